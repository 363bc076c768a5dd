#version 330 core
// One texture read: the ceiling upside down.
in vec3 mirrored_tile;
in vec3 mirrored_light;
in vec3 still_light;
in float depth;
in float cover;

uniform sampler2DArray albedo;

out vec4 colour;

void main() {
  vec3 stone = texture(albedo, mirrored_tile).rgb;
  colour = vec4(still_light + mirrored_light * stone, cover * clamp(depth * 12.0, 0.0, 1.0));
}
