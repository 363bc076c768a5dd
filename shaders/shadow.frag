#version 330 core
in vec2 from_centre;

uniform float strength;

out vec4 colour;

void main() {
  float inward = max(1.0 - dot(from_centre, from_centre), 0.0);
  colour = vec4(0.0, 0.0, 0.0, strength * inward * inward);
}
