#version 330 core
// One triangle over the whole picture.
out vec2 from_centre;

void main() {
  vec2 corner = vec2((gl_VertexID & 1) * 4, (gl_VertexID >> 1) * 4) - 1.0;
  from_centre = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}
