#version 330 core
// Light falling from the ceiling: an upright strip that turns towards the eye.
uniform mat4 view_projection;
uniform vec3 eye;
uniform vec4 column;  // its foot, half its width

out vec2 point;  // -1 to 1 across, 0 to 1 upwards

const float room_height = 2.8;

void main() {
  point = vec2(float(gl_VertexID & 1) * 2.0 - 1.0, float(gl_VertexID >> 1));
  vec2 way = normalize(eye.xz - column.xz);
  vec3 right = vec3(way.y, 0.0, -way.x);
  float wide = column.w * mix(1.15, 0.8, point.y);
  vec3 at = column.xyz + right * (point.x * wide) + vec3(0.0, point.y * room_height, 0.0);
  gl_Position = view_projection * vec4(at, 1.0);
}
