#version 330 core
in vec2 from_centre;

uniform float hurt;
uniform float asleep;

out vec4 colour;

void main() {
  float rim = smoothstep(0.3, 1.6, dot(from_centre, from_centre));
  float lid = asleep * smoothstep(0.0, 0.8, abs(from_centre.y) + asleep * 0.6);
  float blood = hurt * rim * 0.75;
  float cover = max(lid, blood);
  colour = vec4(vec3(0.35, 0.02, 0.01) * (1.0 - lid), cover);
}
