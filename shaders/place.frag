#version 330 core
// Torchlight on stone. Written for a processor that draws: three texture reads, two roots, no branches.
in vec3 tile;
in vec3 to_torch;
in vec2 light_place;
in vec2 shade;  // openness, tone

uniform sampler2DArray albedo;
uniform sampler2DArray relief;
uniform sampler2D light;
uniform vec3 torch;
uniform vec3 fog;

out vec4 colour;

// A filmic curve after K. Narkowicz ("ACES filmic tone mapping curve", 2015), then a gamma of 2.
vec3 displayed(vec3 light) {
  vec3 curved = light * (light * 2.51 + 0.03) / (light * (light * 2.43 + 0.59) + 0.14);
  return sqrt(clamp(curved, 0.0, 1.0));
}

void main() {
  vec4 stone = texture(albedo, tile);
  vec3 base = stone.rgb;
  vec4 stone_relief = texture(relief, tile);
  float lit = texture(light, light_place).r;
  vec3 bump = vec3(stone_relief.xy * 2.0 - 1.0, 0.8);
  float squared_way = dot(to_torch, to_torch);
  float facing = max(dot(bump, to_torch), 0.0) * inversesqrt(dot(bump, bump) * squared_way);
  float near = 1.0 / (1.0 + 0.06 * squared_way);
  float open = shade.x * stone_relief.a;
  float gloss = 1.0 - stone_relief.b;
  float glint = facing * facing;
  glint *= glint;
  glint *= glint;
  glint *= glint;
  float shown = lit / (lit + 0.12);
  vec3 from_torch = torch * ((lit * (0.45 + 1.1 * near) + 0.16 * shown) * open);
  vec3 from_fire = torch * (max(lit - 1.0, 0.0) * 1.6 * open);  // only a fire makes it lighter than the torch
  vec3 from_air = fog * (open * shown);
  vec3 on_stone = shade.y * (from_torch * (0.5 - 0.3 * near + facing) + from_fire + from_air * 3.0) + 3.0 * stone.a * shown;
  vec3 light_back = base * base * on_stone +
                    base * from_torch * (glint * gloss * gloss * 0.7) + fog * (shown * shown * 0.3 * (1.0 - near));
  colour = vec4(displayed(light_back), 1.0);
}
