#version 330 core
// Torchlight on stone. Written for a processor that draws: three texture reads, one root, no branches.
in vec3 tile;
in vec3 to_torch;
in vec2 light_place;
in vec2 shade;

uniform sampler2DArray albedo;
uniform sampler2DArray surface;
uniform sampler2D light;
uniform vec3 torch;
uniform vec3 fog;

out vec4 colour;

vec3 displayed(vec3 light) {
  vec3 curved = light * (light * 2.51 + 0.03) / (light * (light * 2.43 + 0.59) + 0.14);
  return sqrt(clamp(curved, 0.0, 1.0));
}

void main() {
  vec3 base = texture(albedo, tile).rgb;
  vec4 relief = texture(surface, tile);
  float lit = texture(light, light_place).r;
  vec3 bump = vec3(relief.xy * 2.0 - 1.0, 0.9);
  float facing = max(dot(bump, to_torch), 0.0) * inversesqrt(dot(bump, bump) * dot(to_torch, to_torch));
  float open = shade.x * relief.a;
  float gloss = 1.0 - relief.b;
  float glint = facing * facing;
  glint *= glint;
  glint *= glint;
  vec3 from_torch = torch * (lit * open * (0.16 + facing));
  vec3 from_air = fog * (open * min(lit * 6.0, 1.0));
  vec3 light_back = base * base * shade.y * (from_torch + from_air) + from_torch * (glint * gloss * gloss * 0.5);
  colour = vec4(displayed(light_back), 1.0);
}
