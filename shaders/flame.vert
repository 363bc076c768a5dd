#version 330 core
// A tongue of fire: an upright square that turns towards the eye.
uniform mat4 view_projection;
uniform vec3 eye;
uniform vec4 square;  // middle, half the edge

out vec2 point;

void main() {
  point = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  vec2 way = normalize(eye.xz - square.xz);
  vec3 right = vec3(way.y, 0.0, -way.x);
  vec3 at = square.xyz + square.w * (right * point.x + vec3(0.0, point.y, 0.0));
  gl_Position = view_projection * vec4(at, 1.0);
}
