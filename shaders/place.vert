#version 330 core
// The place itself. All that changes slowly is made here: the way to the torch in the axes of the texture, and where in
// the light map to look.
layout(location = 0) in vec3 position;
layout(location = 1) in vec4 normal;
layout(location = 2) in vec4 tangent;
layout(location = 3) in vec2 uv;
layout(location = 4) in vec2 lit;
layout(location = 5) in vec3 detail;  // surface, openness, tone

uniform mat4 view_projection;
uniform vec3 torch_at;
uniform vec2 light_origin;  // fields
uniform vec2 light_texels;  // the size of the light map, 3 texels for each field

out vec3 tile;
out vec3 to_torch;
out vec2 light_place;
out vec2 shade;  // openness, tone

const float field_size = 2.5;

void main() {
  vec3 up = cross(normal.xyz, tangent.xyz) * tangent.w;
  vec3 way = torch_at - position;
  to_torch = vec3(dot(tangent.xyz, way), dot(up, way), dot(normal.xyz, way));
  tile = vec3(uv, detail.x);
  vec2 within = clamp(position.xz / field_size - lit, 0.0, 1.0);
  light_place = ((lit - light_origin) * 3.0 + 0.5 + within * 2.0) / light_texels;
  shade = vec2(detail.y / 255.0, 0.6 + detail.z / 255.0 * 0.8);
  gl_Position = view_projection * vec4(position, 1.0);
}
