#version 330 core
// The place lit at its corners alone, for slow processors; place.vert and place.frag say what the light is made of.
layout(location = 0) in vec3 position;
layout(location = 1) in vec4 normal;
layout(location = 3) in vec2 uv;
layout(location = 4) in vec2 lit;
layout(location = 5) in vec3 detail;  // surface, openness, tone

uniform mat4 view_projection;
uniform vec3 torch_at;
uniform vec3 torch;
uniform vec3 fog;
uniform sampler2D light;
uniform vec2 light_origin;  // fields
uniform vec2 light_texels;  // the size of the light map, 3 texels for each field

out vec3 tile;
out vec3 stone_light;
out vec3 stone_contrast;
out vec3 air_light;
out float ember_light;

const float field_size = 2.5;
const float dark_stone = 0.15;  // roots of brightness
const float pale_stone = 0.6;

vec3 displayed(vec3 light_back) {
  vec3 curved = light_back * (light_back * 2.51 + 0.03) / (light_back * (light_back * 2.43 + 0.59) + 0.14);
  return sqrt(clamp(curved, 0.0, 1.0));
}

void main() {
  vec3 way = torch_at - position;
  float squared_way = dot(way, way);
  float facing = max(dot(normal.xyz, way), 0.0) * inversesqrt(squared_way);
  float near = 1.0 / (1.0 + 0.06 * squared_way);
  float open = detail.y / 255.0;
  float tone = 0.6 + detail.z / 255.0 * 0.8;
  vec2 within = clamp(position.xz / field_size - lit, 0.0, 1.0);
  float here = textureLod(light, ((lit - light_origin) * 3.0 + 0.5 + within * 2.0) / light_texels, 0.0).r;
  float shown = here / (here + 0.12);
  vec3 from_torch = torch * ((here * (0.45 + 1.1 * near) + 0.16 * shown) * open);
  vec3 on_stone = tone * (from_torch * (0.5 - 0.3 * near + facing) + fog * (open * shown * 3.0));
  vec3 from_air = fog * (shown * shown * 0.3 * (1.0 - near));
  // The curve of the display is taken for no stone, a dark and a pale one; a parabola goes through the three.
  air_light = displayed(from_air);
  vec3 dark = (displayed(dark_stone * dark_stone * on_stone + from_air) - air_light) / dark_stone;
  vec3 pale = (displayed(pale_stone * pale_stone * on_stone + from_air) - air_light) / pale_stone;
  stone_contrast = (pale - dark) / (pale_stone - dark_stone);
  stone_light = dark - stone_contrast * dark_stone;
  ember_light = 0.9 * shown;
  tile = vec3(uv, detail.x);
  gl_Position = view_projection * vec4(position, 1.0);
}
