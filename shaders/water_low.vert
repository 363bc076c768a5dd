#version 330 core
// Water over a field's floor for slow processors: what water.frag does at each point, here at corners alone.
layout(location = 0) in vec3 position;
layout(location = 4) in vec2 lit;

uniform mat4 view_projection;
uniform vec3 eye;
uniform vec3 torch_at;
uniform vec3 torch;
uniform vec3 fog;
uniform sampler2D light;
uniform vec2 light_origin;  // fields
uniform vec2 light_texels;  // the size of the light map, 3 texels for each field
uniform float time;

out vec3 mirrored_tile;
out vec3 mirrored_light;
out vec3 still_light;
out float depth;
out float cover;

const float field_size = 2.5;
const float room_height = 2.8;
const float ceiling = 2.0;  // layer
const float above = 0.015;  // metres over the floor
const vec3 still = vec3(0.010, 0.022, 0.017);

void main() {
  vec3 at = position + vec3(0.0, above, 0.0);
  vec3 to_eye = normalize(eye - at);
  vec3 way = torch_at - at;
  vec2 within = clamp(at.xz / field_size - lit, 0.0, 1.0);
  float here = textureLod(light, ((lit - light_origin) * 3.0 + 0.5 + within * 2.0) / light_texels, 0.0).r;
  float shown = here / (here + 0.12);
  float mirror = 0.04 + 0.96 * pow(1.0 - max(to_eye.y, 0.0), 4.0);
  vec2 hit = at.xz - to_eye.xz / max(to_eye.y, 0.2) * room_height;
  vec2 wave = 0.07 * cos(at.zx * 2.1 + at.xz * 3.3 + vec2(0.9, -0.7) * time);
  mirrored_tile = vec3(hit / field_size + wave, ceiling);
  // Both as the display shows them: dim enough for its curve to be a root.
  mirrored_light = sqrt(mirror * shown * (torch * (here * (0.9 + 2.2 / (1.0 + 0.06 * dot(way, way)))) + fog * 9.0));
  still_light = sqrt(still * torch * here + fog * (0.15 * mirror * shown));
  depth = sin(at.x * 0.71 + 1.9 * sin(at.z * 0.37)) + sin(at.z * 0.83 + 1.6 * sin(at.x * 0.43 + 2.0)) +
          0.55 * sin(at.x * 2.3 + 1.3 * sin(at.z * 1.9)) * sin(at.z * 2.7 - 1.1 * sin(at.x * 1.7)) + 0.45;
  cover = mix(0.72, 1.0, mirror);
  gl_Position = view_projection * vec4(at, 1.0);
}
