#version 330 core
// The light comes from the corners; a fine grain keeps large faces from looking like plastic.
in vec3 light_back;
in vec3 grain_at;

uniform vec4 tint;  // of what only stands there; that is stone

out vec4 colour;

// Random for each whole position, 0 … 1.
vec4 scattered(vec4 x, vec4 y, vec4 z) {
  return fract(sin(x * 17.3 + y * 59.1 + z * 83.7) * 9173.1);
}

// Between the corners of the lattice, 0 … 1.
float cloud(vec3 at) {
  vec3 corner = floor(at);
  vec3 part = at - corner;
  part = part * part * (3.0 - 2.0 * part);
  vec4 x = corner.x + vec4(0.0, 1.0, 0.0, 1.0);
  vec4 y = corner.y + vec4(0.0, 0.0, 1.0, 1.0);
  vec4 sheets = mix(scattered(x, y, vec4(corner.z)), scattered(x, y, vec4(corner.z + 1.0)), part.z);
  vec2 lines = mix(sheets.xy, sheets.zw, part.y);
  return mix(lines.x, lines.y, part.x);
}

// Cloth, hair and wood have their grain upright; stone is mottled.
float grain() {
  if (tint.a > 0.0) return 0.22 * cloud(grain_at * 17.0) + 0.22 * cloud(grain_at * 53.0) - 0.22;
  vec3 waves = sin(grain_at.xzy * vec3(83.0, 67.0, 19.0) + 2.5 * sin(grain_at.yxz * vec3(11.0, 17.0, 29.0)));
  return 0.09 * waves.x * waves.y + 0.05 * waves.z;
}

void main() {
  vec3 light = light_back * (1.0 + grain());
  vec3 curved = light * (light * 2.51 + 0.03) / (light * (light * 2.43 + 0.59) + 0.14);
  colour = vec4(sqrt(clamp(curved, 0.0, 1.0)), 1.0);
}
