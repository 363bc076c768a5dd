#version 330 core
// Fire adds light to what is behind it: a body that narrows upwards and sways, a pale core, a glow around.
in vec2 point;

uniform float time;

out vec4 colour;

void main() {
  float height = (point.y + 0.6) / 1.35;
  float sway = height * (0.13 * sin(time * 6.3 - point.y * 3.0) + 0.07 * sin(time * 11.9 - point.y * 6.0));
  float wide = 0.62 * sqrt(max(height, 0.0)) * max(1.0 - height, 0.0) + 0.001;
  float across = abs(point.x + sway) / wide;
  float inside = step(0.0, height) * step(height, 1.0);
  float body = inside * smoothstep(1.0, 0.15, across);
  float core = inside * smoothstep(0.75, 0.0, across) * (1.0 - height);
  vec2 from_heart = point - vec2(0.0, -0.3);
  float rim = max(1.0 - dot(point, point), 0.0);
  float glow = exp(-3.5 * dot(from_heart, from_heart)) * rim;
  colour = vec4(body * vec3(0.95, 0.38, 0.06) + core * vec3(0.5, 0.55, 0.3) + glow * vec3(0.36, 0.16, 0.05), 1.0);
}
