#version 330 core
in vec2 tile;

uniform sampler2D image;

out vec4 colour;

void main() {
  colour = texture(image, tile);
}
