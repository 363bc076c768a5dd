#version 330 core
// Creatures and things. They have triangles enough to be lit at their corners alone.
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in float part;
layout(location = 3) in vec4 paint;  // sRGB, openness
layout(location = 4) in float own_glow;

uniform mat4 view_projection;
uniform mat4 place;
uniform mat4 parts[16];
uniform vec3 eye;
uniform vec3 torch_at;
uniform vec3 torch;
uniform vec3 fog;
uniform vec4 tint;   // sRGB, how much
uniform vec2 lit;    // on the sides towards -z and +z
uniform float flash;
uniform float outline;
uniform float glow;  // light of its own, brightest along its outline

out vec3 light_back;
out vec3 grain_at;

void main() {
  mat4 moved = place * parts[int(part)];
  vec3 at = (moved * vec4(position, 1.0)).xyz;
  vec3 outward = normalize(mat3(moved) * normal);
  vec3 way = torch_at - at;
  vec3 to_torch = normalize(way);
  vec3 to_eye = normalize(eye - at);
  float facing = max(dot(outward, to_torch) * 0.8 + 0.2, 0.0);
  // What only stands there is shaded more deeply and has less of a rim: it is to be seen, not to stand out.
  facing = mix(facing, facing * facing, tint.a);
  float near = 1.0 / (1.0 + 0.06 * dot(way, way));
  float rim = 1.0 - max(dot(outward, to_eye), 0.0);
  float here = position.z < 0.0 ? lit.x : lit.y;
  float shown = here / (here + 0.12);
  vec3 srgb = mix(paint.rgb, tint.rgb, tint.a);
  vec3 base = srgb * srgb;
  float glint = pow(max(dot(outward, normalize(to_torch + to_eye)), 0.0), 24.0);
  vec3 from_torch = torch * ((here * (0.55 + 0.45 * near) + 0.14 * shown) * paint.a);
  light_back = base * (from_torch * (0.2 + 0.85 * facing) + fog * (3.0 * shown)) + from_torch * (glint * 0.08) +
               fog * (shown * (rim * rim * rim * outline * (2.5 - 3.5 * tint.a) + 0.3 * shown * (1.0 - near)));
  light_back += base * max(own_glow * 3.0, glow) + (0.3 + base) * (rim * rim * 4.0 * glow);
  light_back = mix(light_back, vec3(2.4, 0.45, 0.25) * (0.15 + 0.7 * facing), flash * 0.6);
  grain_at = position;
  gl_Position = view_projection * vec4(at, 1.0);
}
