/** Spaces of a studio: plaster, sun and few things. */

const PLASTER =
  'vec3 plaster(vec3 p, vec3 tone) { return tone * (.94 + .09 * fbm3(p * 2.2) + .03 * noise3(p * 40.)); }';
const WOOD =
  'vec3 wood(vec2 g) { vec3 c = mix(vec3(.34, .2, .1), vec3(.55, .35, .19), fbm(g * vec2(1.1, 7.))); return c * (.82 + .3 * noise(g * vec2(3., 46.))); }';
const SKY =
  'vec3 sky(vec3 rd) { return mix(vec3(.86, .8, .72), vec3(.36, .52, .72), smoothstep(-.05, .6, rd.y)) * 1.25; }';
const SUNNY = {
  SOFT: '26.',
  KEY_COLOR: 'vec3(3., 2.6, 2.05)',
  SKY_COLOR: 'vec3(.5, .56, .68)',
  BOUNCE_COLOR: 'vec3(.5, .4, .3)',
  EXPOSURE: '.56',
  FAR: '60.',
};

export const STUDIO_SCENES = {
  'studio-arcade': {
    width: 1600,
    height: 900,
    settings: { ...SUNNY, KEY: 'vec3(.4, .4, .75)' },
    code: `${PLASTER}${SKY}
float openings(vec3 p) { vec2 q = vec2(mod(p.x + 1.2, 2.4) - 1.2, p.y); float rect = max(abs(q.x) - .82, q.y - 2.3); return min(rect, length(q - vec2(0., 2.3)) - .82); }
Hit map(vec3 p) {
  Hit h = hit(p.y, 1.);
  float wall = box(p - vec3(6., 2.3, 0.), vec3(14.4, 2.35, .34), .02);
  h = near(h, hit(smax(wall, -openings(p), .02), 2.));
  h = near(h, hit(p.z + 3.4, 3.));
  h = near(h, hit(box(p - vec3(20.6, 2.4, -1.7), vec3(.2, 2.4, 1.8), .0), 2.));
  float ceiling = box(p - vec3(6., 4.75, -1.6), vec3(14.6, .12, 2.1), .02);
  h = near(h, hit(ceiling, 2.));
  vec3 q = p - vec3(6.1, 0., -2.6);
  h = near(h, hit(vessel(q, .95, .04, .28, .46, .5, .3, .34), 4.));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(-2.6, 1.62, -2.25); ta = vec3(8., 1.75, -.75); focal = 1.45; }
vec3 backdrop(vec3 rd, vec2 uv) { return sky(rd); }
vec3 haze(vec3 c, float t, vec3 rd) { return mix(c, vec3(.92, .84, .74), 1. - exp(-t * .018)); }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.; col = plaster(p, vec3(.78, .68, .58));
  if (m < 1.5) { vec2 g = fract(p.xz * .8); float seam = smoothstep(.0, .018, min(min(g.x, 1. - g.x), min(g.y, 1. - g.y))); col = plaster(p, vec3(.62, .52, .43)) * mix(.72, 1., seam); gloss = .25; }
  else if (m > 2.5 && m < 3.5) col = plaster(p, vec3(.72, .42, .3));
  else if (m > 3.5) col = vec3(.09, .085, .08);
}`,
  },
  'studio-stairs': {
    width: 1400,
    height: 1050,
    settings: { ...SUNNY, KEY: 'vec3(.75, .75, .25)', SOFT: '40.' },
    code: `${PLASTER}${SKY}
Hit map(vec3 p) {
  float run = .52, rise = .3, d = 1e5; float i = floor(-p.z / run);
  for (int k = uZero - 1; k < 3; k++) { float f = i + float(k); vec3 c = vec3(0., f * rise - 3., -(f + .5) * run); d = min(d, box(p - c, vec3(1.9, 3., run * .5), .008)); }
  Hit h = hit(min(d * .8, p.y + 6.), 1.);
  h = near(h, hit(box(p - vec3(-2.5, 1., -6.), vec3(.6, 9. , 12.), .02), 2.));
  float right = max(box(p - vec3(2.5, 1., -6.), vec3(.6, 2.6, 12.), .02), (p.y - (1.5 - p.z * .58)) * .8);
  h = near(h, hit(right, 3.));
  h = near(h, hit(box(p - vec3(0., 7.2, -11.), vec3(5., .3, .5), .02), 3.));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(.35, 1.55, 3.4); ta = vec3(-.15, 3.1, -5.); focal = 1.75; }
vec3 backdrop(vec3 rd, vec2 uv) { return mix(vec3(.74, .83, .92), vec3(.25, .46, .72), smoothstep(.1, .7, rd.y)) * 1.2; }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.; col = plaster(p, vec3(.74, .64, .53));
  if (m < 1.5) col = plaster(p, vec3(.7, .6, .5)) * (.92 + .1 * noise(p.xz * 9.));
  else if (m < 2.5) col = plaster(p, vec3(.72, .36, .23));
}`,
  },
  'studio-pavilion': {
    width: 1500,
    height: 1000,
    settings: {
      ...SUNNY,
      KEY: 'vec3(-.7, .38, .5)',
      KEY_COLOR: 'vec3(2.7, 1.95, 1.35)',
      SKY_COLOR: 'vec3(.55, .56, .68)',
      SOFT: '30.',
    },
    code: `${PLASTER}
Hit map(vec3 p) {
  float below = step(p.y, 0.);
  p.x += below * .05 * (noise(vec2(p.x * .6, p.y * 9.)) - .5) * min(1., -p.y * 3.);
  p.y = abs(p.y);
  vec3 q = p; q.x = p.x - 1.5 * clamp(round(p.x / 1.5), -3., 3.); q.z = p.z - 1.6 * clamp(round(p.z / 1.6), -1., 1.);
  Hit h = hit(cylinder(q - vec3(0., 1.5, 0.), .07, 1.5, .005), 1.);
  h = near(h, hit(box(p - vec3(0., 3.12, 0.), vec3(5.4, .13, 2.4), .01), 2.));
  h = near(h, hit(box(p - vec3(0., .06, 0.), vec3(5.1, .1, 2.1), .01), 3.));
  h = near(h, hit(box(p - vec3(-2.2, 1.55, -1.2), vec3(1.5, 1.5, .08), .0), 4.));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(5.2, 1.5, 12.); ta = vec3(.1, .95, 0.); focal = 2.3; }
vec3 backdrop(vec3 rd, vec2 uv) {
  float under = step(rd.y, 0.); float y = abs(rd.y); float x = atan(rd.x, -rd.z);
  y += under * .012 * (noise(vec2(x * 30., rd.y * 300.)) - .5);
  vec3 c = mix(vec3(1.25, .78, .5), vec3(.5, .58, .74), smoothstep(0., .42, y));
  c = mix(c, vec3(1.3, 1., .78), .5 * smoothstep(.45, .62, fbm(vec2(x * 3., y * 16.))) * smoothstep(.03, .2, y));
  float far = .035 + .05 * fbm(vec2(x * 5. + 3., 1.)); c = mix(c, vec3(.42, .38, .42), smoothstep(.004, -.004, y - far));
  float close = .012 + .028 * fbm(vec2(x * 13., 7.)); c = mix(c, vec3(.13, .15, .13), smoothstep(.003, -.003, y - close));
  return c * mix(1., .62, under) + under * vec3(.0, .012, .02);
}
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.; col = m < 1.5 ? vec3(.62, .56, .5) : m < 2.5 ? vec3(.7, .62, .54) : m < 3.5 ? vec3(.42, .36, .3) : vec3(.58, .26, .16) * (.8 + .3 * fbm(p.xy * vec2(14., .6)));
  if (p.y < 0.) { n.y = -n.y; col *= vec3(.5, .54, .58); }
}`,
  },
  'studio-window': {
    width: 1600,
    height: 900,
    settings: {
      ...SUNNY,
      KEY: 'vec3(.62, .5, -.55)',
      SOFT: '60.',
      KEY_COLOR: 'vec3(4.2, 3.5, 2.6)',
      SKY_COLOR: 'vec3(.42, .44, .5)',
      EXPOSURE: '.62',
    },
    code: `${PLASTER}${WOOD}
Hit map(vec3 p) {
  Hit h = hit(p.y, 1.);
  float wall = box(p - vec3(0., 2., -3.3), vec3(7., 2.2, .3), .0);
  float hole = length(vec2(p.x - 1.5, p.y - 2.05)) - 1.12; hole = max(hole, abs(p.z + 3.3) - .6);
  h = near(h, hit(smax(wall, -hole, .02), 2.));
  h = near(h, hit(p.x + 4.1, 2.));
  h = near(h, hit(box(p - vec3(0., 4.35, 1.4), vec3(6., .2, 4.7), .0), 2.));
  h = near(h, hit(box(p - vec3(4.9, 2., 0.), vec3(.2, 2.4, 6.), .0), 2.));
  vec3 q = p - vec3(-1.7, 0., -2.1);
  float t = box(q - vec3(0., .78, 0.), vec3(1.25, .035, .55), .01);
  vec3 l = vec3(abs(q.x) - 1.05, q.y - .38, abs(q.z) - .42); t = min(t, box(l, vec3(.04, .38, .04), .01));
  h = near(h, hit(t, 3.));
  h = near(h, hit(vessel(q - vec3(-.55, .815, 0.), .52, .02, .1, .17, .16, .07, .09), 4.));
  h = near(h, hit(vessel(q - vec3(.25, .815, .1), .16, .015, .1, .2, .25, .27, .28), 5.));
  h = near(h, hit(capsule(q, vec3(-.55, 1.2, 0.), vec3(-.4, 1.75, .05), .01), 6.));
  h = near(h, hit(ellipsoid(q - vec3(-.4, 1.78, .05), vec3(.06, .1, .06)), 6.));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(1.1, 1.6, 3.6); ta = vec3(-.35, 1.62, -3.); focal = 1.9; }
vec3 backdrop(vec3 rd, vec2 uv) { vec3 c = mix(vec3(1.1, 1.05, .95), vec3(.55, .74, .95), smoothstep(.0, .35, rd.y)) * 1.3; return mix(c, vec3(.22, .3, .2), smoothstep(.0, -.01, rd.y - .02 - .05 * fbm(vec2(rd.x * 14., 2.)))); }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.; col = plaster(p, vec3(.78, .71, .62));
  if (m < 1.5) { col = wood(vec2(p.z * .7 + floor(p.x * 3.) * 3.7, p.x * .8)) * 1.1; col *= mix(.7, 1., smoothstep(.0, .03, fract(p.x * 3.))); gloss = .5; }
  else if (m > 2.5 && m < 3.5) { col = wood(p.xz) * .8; gloss = .4; }
  else if (m > 3.5 && m < 4.5) { col = vec3(.1, .16, .24); gloss = 1.; }
  else if (m > 4.5 && m < 5.5) { col = vec3(.62, .27, .14); gloss = .6; }
  else if (m > 5.5) col = vec3(.36, .3, .1);
}`,
  },
  'studio-tower': {
    width: 1600,
    height: 1000,
    settings: {
      ...SUNNY,
      KEY: 'vec3(-.8, .32, .55)',
      KEY_COLOR: 'vec3(3., 1.9, 1.15)',
      SKY_COLOR: 'vec3(.5, .5, .66)',
      SOFT: '24.',
    },
    code: `${PLASTER}
Hit map(vec3 p) {
  Hit h = hit(p.y, 1.);
  for (int i = uZero; i < 6; i++) { float f = float(i); vec3 q = p - vec3(.35 * sin(f * 2.1), .75 + f * 1.42, .3 * cos(f * 1.7)); q.xz *= rot(f * .42);
    float s = 1.5 - f * .12; float b = box(q, vec3(s, .7, s), .01);
    vec2 w = vec2(mod(q.x + q.z + 8., .6) - .3, q.y); float win = max(abs(w.x) - .12, abs(w.y) - .34);
    b = max(b, -max(win, -(box(q, vec3(s - .1, .66, s - .1), .0))));
    h = near(h, hit(b * .85, 2. + mod(f, 2.))); }
  vec3 q = p - vec3(3.4, 0., -.6); h = near(h, hit(box(q - vec3(0., .45, 0.), vec3(1.2, .45, .9), .01), 2.));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(3.2, 1.7, 15.); ta = vec3(.9, 4.1, 0.); focal = 2.3; }
vec3 backdrop(vec3 rd, vec2 uv) { vec3 c = mix(vec3(1.35, .76, .46), vec3(.34, .44, .64), smoothstep(-.02, .5, rd.y)); return c + vec3(.5, .3, .18) * smoothstep(.46, .7, fbm(vec2(rd.x * 5., rd.y * 22.))) * smoothstep(.0, .15, rd.y); }
vec3 haze(vec3 c, float t, vec3 rd) { return mix(c, vec3(1.3, .76, .48), 1. - exp(-max(t - 14., 0.) * .06)); }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) { gloss = 0.; col = m < 1.5 ? plaster(p, vec3(.5, .38, .28)) : m < 2.5 ? plaster(p, vec3(.75, .64, .54)) : plaster(p, vec3(.66, .3, .19)); }`,
  },
  'studio-model': {
    width: 1400,
    height: 1050,
    settings: { KEY: 'vec3(-.7, .62, .42)', SOFT: '9.', KEY_COLOR: 'vec3(2.7, 2.4, 2.)' },
    code: `${WOOD}
float gable(vec3 p, vec3 b, float rise) { float d = box(p - vec3(0., b.y, 0.), b, .004); vec3 q = p - vec3(0., 2. * b.y, 0.); float slope = (abs(q.z) * rise + q.y * b.z - rise * b.z) / length(vec2(rise, b.z)); return min(d, max(max(slope, -q.y), abs(q.x) - b.x)); }
Hit map(vec3 p) {
  Hit h = hit(p.y, 1.);
  h = near(h, hit(box(p - vec3(0., .04, 0.), vec3(2.2, .04, 1.6), .01), 2.));
  p.y -= .08;
  float a = gable(p - vec3(-.55, 0., -.8), vec3(1.2, .36, .34), .34);
  vec3 q = p - vec3(-1.4, 0., .1); q.xz = q.zx; a = min(a, gable(q, vec3(.9, .36, .34), .34));
  a = min(a, box(p - vec3(.75, .42, .45), vec3(.42, .42, .42), .004));
  a = min(a, max(box(p - vec3(0., .12, .55), vec3(1.1, .12, .03), .0), -1.));
  vec2 w = vec2(mod(p.x + 4., .42) - .21, p.y - .4); float win = max(max(abs(w.x) - .09, abs(w.y) - .16), abs(p.z + .46) - .06); a = max(a, -win);
  w = vec2(p.z - .45, p.y - .5); win = max(max(abs(w.x) - .22, abs(w.y) - .2), abs(p.x - .33) - .06); a = max(a, -win);
  win = max(max(abs(p.x - .75) - .2, abs(p.y - .5) - .2), abs(p.z - .87) - .06); a = max(a, -win);
  h = near(h, hit(a * .9, 3.));
  float trees = 1e5; vec3 t = p - vec3(-.35, .0, .0); trees = min(sphere(t - vec3(0., .42, 0.), .2), capsule(t, vec3(0.), vec3(0., .4, 0.), .014));
  t = p - vec3(.05, .0, .28); trees = min(trees, min(sphere(t - vec3(0., .34, 0.), .16), capsule(t, vec3(0.), vec3(0., .3, 0.), .012)));
  t = p - vec3(1.65, .0, -.7); trees = min(trees, min(sphere(t - vec3(0., .5, 0.), .25), capsule(t, vec3(0.), vec3(0., .4, 0.), .015)));
  h = near(h, hit(trees, 4.));
  h = near(h, hit(capsule(p, vec3(1.1, -.03, 1.95), vec3(2.9, -.03, 1.35), .05), 5.));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(3.4, 3.3, 5.2); ta = vec3(.05, .2, .05); focal = 2.75; }
vec3 backdrop(vec3 rd, vec2 uv) { return vec3(.5, .42, .36); }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.; col = vec3(.86, .83, .78) * (.97 + .04 * noise3(p * 60.));
  if (m < 1.5) { col = wood(p.zx * vec2(.5, .9)) * 1.05; gloss = .35; }
  else if (m < 2.5) col = vec3(.56, .5, .43) * (.92 + .12 * noise3(p * 30.));
  else if (m > 3.5 && m < 4.5) { col = vec3(.5, .52, .36) * (.8 + .35 * noise3(p * 26.)); n = normalize(n + .5 * (vec3(noise3(p * 22.), noise3(p * 22. + 5.), noise3(p * 22. + 9.)) - .5)); }
  else if (m > 4.5) { col = vec3(.72, .3, .1); gloss = .7; }
}`,
  },
  'studio-stool': {
    width: 1000,
    height: 1250,
    settings: {
      KEY: 'vec3(-.85, .75, .5)',
      SOFT: '14.',
      KEY_COLOR: 'vec3(2.8, 2.4, 1.9)',
      BOUNCE_COLOR: 'vec3(.34, .27, .2)',
    },
    code: `${PLASTER}${WOOD}
Hit map(vec3 p) {
  Hit h = hit(smin(p.y, p.z + 2., .12), 1.);
  vec3 s = p - vec3(0., 1.42, 0.); float seat = cylinder(s, .72, .075, .06); seat = smax(seat, -ellipsoid(s - vec3(0., .55, 0.), vec3(.95, .52, .95)), .06);
  h = near(h, hit(seat, 2.));
  float legs = 1e5; for (int i = uZero; i < 3; i++) { float a = float(i) * 2.094 + .5; vec3 d = vec3(cos(a), 0., sin(a)); legs = min(legs, capsule(p, d * .42 + vec3(0., 1.38, 0.), d * .78, .055)); }
  h = near(h, hit(legs, 3.));
  float bars = torus(p - vec3(0., .62, 0.), vec2(.6, .022)); h = near(h, hit(bars, 4.));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(.7, 1.9, 6.4); ta = vec3(.08, .88, 0.); focal = 3.3; }
vec3 backdrop(vec3 rd, vec2 uv) { return vec3(.6); }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.; col = plaster(p, p.y < .06 ? vec3(.56, .45, .36) : vec3(.66, .55, .45));
  if (m > 1.5 && m < 2.5) { col = wood(vec2(p.x * .9, p.z * .8)) * 1.25; gloss = .5; } else if (m > 2.5 && m < 3.5) { col = wood(vec2(p.y, p.x + p.z)) * 1.2; gloss = .5; } else if (m > 3.5) { col = vec3(.05); gloss = .8; }
}`,
  },
};
