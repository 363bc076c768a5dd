#version 330 core
// One texture read and two multiplications: the light comes from the corners.
in vec3 tile;
in vec3 stone_light;
in vec3 stone_contrast;
in vec3 air_light;

uniform sampler2DArray albedo;

out vec4 colour;

void main() {
  vec3 stone = texture(albedo, tile).rgb;
  colour = vec4(stone * (stone_contrast * stone + stone_light) + air_light, 1.0);
}
