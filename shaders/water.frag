#version 330 core
// Pools that one sees the ground of at one's feet, and farther off the ceiling upside down, broken by ripples.
in vec3 at;

uniform sampler2DArray albedo;
uniform sampler2D light;
uniform vec2 light_origin;  // fields
uniform vec2 light_texels;  // the size of the light map, 3 texels for each field
uniform vec3 eye;
uniform vec3 torch_at;
uniform vec3 torch;
uniform vec3 fog;
uniform float time;

out vec4 colour;

const float field_size = 2.5;
const float room_height = 2.8;
const float ceiling = 2.0;       // layer
const float farthest = 7.0;      // metres that a ray goes before something stops it
const vec3 still = vec3(0.010, 0.022, 0.017);

vec3 displayed(vec3 light) {
  vec3 curved = light * (light * 2.51 + 0.03) / (light * (light * 2.43 + 0.59) + 0.14);
  return sqrt(clamp(curved, 0.0, 1.0));
}

float lit_at(vec2 place) {
  vec2 field = floor(place);
  return texture(light, ((field - light_origin) * 3.0 + 0.5 + (place - field) * 2.0) / light_texels).r;
}

// Above 0 where water stands; waves of many lengths, so that no two pools are alike.
float depth_at(vec2 ground) {
  float wide = sin(ground.x * 0.71 + 1.9 * sin(ground.y * 0.37)) + sin(ground.y * 0.83 + 1.6 * sin(ground.x * 0.43 + 2.0));
  float bays = sin(ground.x * 2.3 + 1.3 * sin(ground.y * 1.9)) * sin(ground.y * 2.7 - 1.1 * sin(ground.x * 1.7));
  float edge = sin(ground.x * 9.1 + 2.0 * sin(ground.y * 6.3)) * sin(ground.y * 8.3 + 2.0 * sin(ground.x * 7.1));
  return wide + 0.55 * bays + 0.09 * edge + 0.45;
}

void main() {
  vec2 ground = at.xz;
  float water = smoothstep(0.0, 0.06, depth_at(ground));
  float foam = water * (1.0 - smoothstep(0.02, 0.16, depth_at(ground)));
  vec2 wave = 0.026 * cos(ground.yx * 2.1 + ground.xy * 3.3 + vec2(0.9, -0.7) * time) +
              0.016 * cos(ground.xy * 7.7 - ground.yx * 4.1 + vec2(-1.3, 1.1) * time);
  vec3 normal = normalize(vec3(wave.x, 1.0, wave.y));
  vec3 to_eye = normalize(eye - at);
  vec3 ray = reflect(-to_eye, normal);
  float mirror = 0.04 + 0.96 * pow(1.0 - max(dot(to_eye, normal), 0.0), 4.0);
  vec3 hit = at + ray * min(room_height / max(ray.y, 0.05), farthest);
  vec3 stone = texture(albedo, vec3(hit.xz / field_size, ceiling), -1.5).rgb;
  vec3 way = torch_at - hit;
  float near = 1.0 / (1.0 + 0.06 * dot(way, way));
  float here = lit_at(at.xz / field_size);
  float there = max(lit_at(hit.xz / field_size), 0.4 * here);  // or a wall, before it comes so far
  float shown = here / (here + 0.12);
  vec3 mirrored = stone * stone * (torch * (there * (0.45 + 1.1 * near)) + fog * 3.0);
  vec3 back = (still + 0.05 * foam) * torch * here + (mirror * shown) * (mirrored * 5.0 + fog * 0.4);
  float glitter = pow(max(dot(ray, normalize(torch_at - at)), 0.0), 40.0);
  back += torch * (0.5 * glitter * shown);
  colour = vec4(displayed(back), water * mix(0.72, 1.0, mirror));
}
