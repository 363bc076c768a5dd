#version 330 core
in vec2 point;

uniform float strength;

out vec4 colour;

void main() {
  float across = max(1.0 - point.x * point.x, 0.0);
  float streaks = 0.85 + 0.15 * sin(point.x * 19.0) * sin(point.x * 7.0 + 1.0);
  float ends = min(min(point.y, 1.0 - point.y) * 9.0, 1.0);
  float light = strength * across * across * streaks * ends * mix(0.1, 0.32, point.y);
  colour = vec4(vec3(0.62, 0.74, 0.9) * light, 1.0);
}
