#version 330 core
// The light comes from the corners; a fine grain keeps large faces from looking like plastic.
in vec3 light_back;
in vec3 grain_at;

out vec4 colour;

void main() {
  vec3 waves = sin(grain_at.xzy * vec3(83.0, 67.0, 19.0) + 2.5 * sin(grain_at.yxz * vec3(11.0, 17.0, 29.0)));
  vec3 light = light_back * (1.0 + 0.09 * waves.x * waves.y + 0.05 * waves.z);
  vec3 curved = light * (light * 2.51 + 0.03) / (light * (light * 2.43 + 0.59) + 0.14);
  colour = vec4(sqrt(clamp(curved, 0.0, 1.0)), 1.0);
}
