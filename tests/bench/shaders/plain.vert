#version 330 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec2 uv;

uniform mat4 view_projection;

out vec2 tile;

void main() {
  tile = uv;
  gl_Position = view_projection * vec4(position, 1.0);
}
