#version 330 core
// One texture read and three multiplications: the light comes from the corners.
in vec3 tile;
in vec3 stone_light;
in vec3 stone_contrast;
in vec3 air_light;
in float ember_light;

uniform sampler2DArray albedo;

out vec4 colour;

void main() {
  vec4 stone = texture(albedo, tile);
  vec3 shown = stone_contrast * stone.rgb + (stone_light + stone.a * ember_light);
  colour = vec4(stone.rgb * shown + air_light, 1.0);
}
