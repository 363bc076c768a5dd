#version 330 core
layout(location = 0) in vec3 position;

uniform mat4 view_projection;
uniform mat4 place;

out vec2 tile;

void main() {
  tile = position.xy;
  gl_Position = view_projection * (place * vec4(position, 1.0));
}
