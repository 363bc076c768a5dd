#version 330 core
// Water over a field's floor.
layout(location = 0) in vec3 position;

uniform mat4 view_projection;

out vec3 at;

const float depth = 0.015;  // metres

void main() {
  at = position + vec3(0.0, depth, 0.0);
  gl_Position = view_projection * vec4(at, 1.0);
}
