#version 330 core
// The light comes from the corners, without grain.
in vec3 light_back;

out vec4 colour;

void main() {
  vec3 curved = light_back * (light_back * 2.51 + 0.03) / (light_back * (light_back * 2.43 + 0.59) + 0.14);
  colour = vec4(sqrt(clamp(curved, 0.0, 1.0)), 1.0);
}
