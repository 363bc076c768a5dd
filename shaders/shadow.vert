#version 330 core
// A disc on the floor from four vertices.
uniform mat4 view_projection;
uniform vec4 disc;  // centre, radius

out vec2 from_centre;

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  from_centre = corner;
  gl_Position = view_projection * vec4(disc.x + corner.x * disc.w, disc.y, disc.z - corner.y * disc.w, 1.0);
}
