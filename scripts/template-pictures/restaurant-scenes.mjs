/** A restaurant in the evening: fire, copper, dark plates and lamps low over the tables. */

const EVENING = {
  KEY: 'vec3(-.7, .62, -.3)',
  KEY_COLOR: 'vec3(2.7, 1.75, 1.)',
  SKY_COLOR: 'vec3(.16, .15, .17)',
  BOUNCE_COLOR: 'vec3(.2, .09, .04)',
  SOFT: '9.',
  VIGNETTE: '.42',
  SAMPLES: '2',
};
const DARK_WOOD =
  'vec3 wood(vec2 g) { vec3 c = mix(vec3(.055, .032, .022), vec3(.13, .075, .045), fbm(g * vec2(1.1, 7.))); return c * (.75 + .4 * noise(g * vec2(3., 46.))); }';
const STONEWARE =
  'vec3 stoneware(vec3 p, vec3 tone) { return tone * (.85 + .24 * fbm3(p * 7.)) * (1. - .3 * smoothstep(.74, .8, noise3(p * 60.))); }';
/** A person in an apron: m is the first of four materials (skin, shirt, apron, hair). */
const PERSON = `
Hit person(vec3 p, float m, float reach) {
  float body = smin(ellipsoid(p - vec3(0., .95, 0.), vec3(.34, .62, .22)), ellipsoid(p - vec3(0., 1.32, 0.), vec3(.4, .2, .2)), .16);
  float arms = smin(capsule(p, vec3(-.36, 1.34, 0.), vec3(-.46, .98, .2), .1), capsule(p, vec3(-.46, .98, .2), vec3(-.2, .86, reach), .085), .05);
  arms = min(arms, smin(capsule(p, vec3(.36, 1.34, 0.), vec3(.48, 1., .2), .1), capsule(p, vec3(.48, 1., .2), vec3(.24, .9, reach), .085), .05));
  float hands = min(sphere(p - vec3(-.17, .86, reach + .06), .085), sphere(p - vec3(.21, .9, reach + .06), .085));
  float head = smin(ellipsoid(p - vec3(0., 1.8, .03), vec3(.17, .22, .19)), capsule(p, vec3(0., 1.42, 0.), vec3(0., 1.62, .01), .08), .06);
  float hair = max(ellipsoid(p - vec3(0., 1.84, -.01), vec3(.195, .23, .215)), 1.84 + (p.z - .02) * .75 - p.y);
  hair = smin(hair, sphere(p - vec3(0., 1.98, -.16), .1), .05);
  Hit h = hit(smin(body, arms, .08), m + 1.);
  h = near(h, hit(max(ellipsoid(p - vec3(0., .9, .035), vec3(.33, .66, .225)), max(p.y - 1.22, -p.z)), m + 2.));
  h = near(h, hit(min(head, hands), m));
  return near(h, hit(hair * .9, m + 3.));
}`;

export const RESTAURANT_SCENES = {
  'restaurant-plate': {
    width: 1200,
    height: 1500,
    settings: EVENING,
    code: `${DARK_WOOD}${STONEWARE}
float wedge(vec3 p, float a, float turn) { p.xz *= rot(turn); float r = length(vec2(length(p.xz) - .42, p.y * .9)) - .17; r = max(r, abs(atan(p.z, p.x)) - a); float inner = length(vec2(length(p.xz) - .34, p.y - .05)) - .12; return smax(r, -inner, .03) * .7; }
float leaf(vec3 p, float a) { p.xz *= rot(a); return max(ellipsoid(p, vec3(.17, .12, .07)), abs(p.y - .03 * sin(p.x * 12.)) - .008) * .6; }
Hit map(vec3 p) {
  Hit h = hit(p.y, 1.);
  h = near(h, hit(dish(p, 1.3, .16), 2.));
  h = near(h, hit(ellipsoid(p - vec3(0., .03, 0.), vec3(.78 + .08 * sin(atan(p.z, p.x) * 5.), .06, .72)), 3.));
  float w = wedge(p - vec3(-.12, .2, .02), .95, .3); w = min(w, wedge(p - vec3(.2, .2, -.12), .8, 2.5)); w = min(w, wedge(p - vec3(.0, .26, .22), .7, 4.4));
  h = near(h, hit(w, 4.));
  float l = leaf(p - vec3(-.3, .36, .1), .5); l = min(l, leaf(p - vec3(.26, .37, .18), 2.1)); l = min(l, leaf(p - vec3(.05, .38, -.32), 3.4)); l = min(l, leaf(p - vec3(.34, .34, -.25), .2));
  h = near(h, hit(l, 5.));
  float seeds = 1e5; for (int i = uZero; i < 12; i++) { float f = float(i); vec2 o = vec2(hash(vec2(f, 1.)), hash(vec2(2., f))) * 1.5 - .75; vec3 q = p - vec3(o.x, .1 + .05 * (1. - length(o)), o.y); q.xz *= rot(f); seeds = min(seeds, ellipsoid(q, vec3(.055, .022, .03))); }
  h = near(h, hit(seeds, 6.));
  vec3 q = p - vec3(1.75, .04, .1); q.xz *= rot(-.06);
  float fork = capsule(q, vec3(0., 0., .2), vec3(0., 0., 1.15), .028); fork = smin(fork, box(q - vec3(0., 0., .02), vec3(.085, .014, .14), .012), .05);
  fork = min(fork, min(capsule(q, vec3(-.065, .01, -.1), vec3(-.065, .02, -.48), .015), min(capsule(q, vec3(0., .01, -.1), vec3(0., .02, -.48), .015), capsule(q, vec3(.065, .01, -.1), vec3(.065, .02, -.48), .015))));
  h = near(h, hit(fork, 7.));
  h = near(h, hit(box(p - vec3(1.78, .012, .35), vec3(.3, .012, 1.1), .01), 8.));
  q = p - vec3(-1.25, 0., -1.75); h = near(h, hit(vessel(q, .5, .02, .3, .34, .34, .33, .33), 9.)); h = near(h, hit(cylinder(q - vec3(0., .2, 0.), .31, .2, .01), 10.));
  q = p - vec3(1.3, 0., -1.8); h = near(h, hit(dish(q, .52, .14), 2.)); h = near(h, hit(ellipsoid(q - vec3(0., .07, 0.), vec3(.36, .08, .36)), 11.));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(.1, 5.4, 3.6); ta = vec3(.05, .1, -.15); focal = 2.75; }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.;
  if (m < 1.5) { col = wood(vec2(p.z * .7 + 3., p.x)); col *= mix(.35, 1., smoothstep(.0, .018, abs(fract(p.x * .8 + .31) - .5))); gloss = .35; }
  else if (m < 2.5) { col = stoneware(p, vec3(.07, .075, .085)); gloss = .9; }
  else if (m < 3.5) { col = mix(vec3(.78, .66, .46), vec3(.62, .44, .22), fbm(p.xz * 5.)); gloss = .7; }
  else if (m < 4.5) { float char_ = smoothstep(.5, .72, fbm3(p * 6.)) ; col = mix(vec3(.82, .3, .04), vec3(.07, .025, .012), char_ * .9); col = mix(col, vec3(.2, .12, .04), smoothstep(.13, .05, p.y)); gloss = .8; }
  else if (m < 5.5) { col = vec3(.13, .25, .05); gloss = .3; }
  else if (m < 6.5) { col = vec3(.42, .46, .2); gloss = .5; }
  else if (m < 7.5) { col = vec3(.5, .36, .18); gloss = 1.6; }
  else if (m < 8.5) { col = vec3(.33, .075, .05) * (.8 + .2 * sin(p.x * 170.) * sin(p.z * 170.)); }
  else if (m < 9.5) { col = vec3(.4, .42, .42); gloss = 1.8; }
  else if (m < 10.5) { col = vec3(.3, .02, .035); gloss = 1.5; }
  else { col = vec3(.66, .62, .52) * (.8 + .3 * noise3(p * 40.)); }
}`,
  },
  'restaurant-room': {
    width: 1200,
    height: 750,
    settings: {
      ...EVENING,
      KEY: 'vec3(-.4, .75, .6)',
      KEY_COLOR: 'vec3(.5, .4, .34)',
      SKY_COLOR: 'vec3(.13, .12, .14)',
      EXPOSURE: '1.',
    },
    code: `${DARK_WOOD}${STONEWARE}${PERSON}
float lampX(float x) { return x - 2.2 * clamp(round(x / 2.2), -2., 2.); }
float glowAt(vec3 p) { vec3 c = vec3(lampX(p.x), p.y - 1.95, p.z - .1); return 1. / (.25 + 2.4 * dot(c, c)); }
Hit map(vec3 p) {
  Hit h = hit(p.y, 1.); h = near(h, hit(p.z + 2.6, 2.));
  vec3 q = p; q.x = lampX(p.x);
  h = near(h, hit(cylinder(q - vec3(0., .92, .1), .62, .03, .02), 3.));
  h = near(h, hit(min(cylinder(q - vec3(0., .46, .1), .05, .46, .01), cylinder(q - vec3(0., .02, .1), .34, .025, .02)), 4.));
  vec3 c = q - vec3(0., 2.12, .1); h = near(h, hit(max(abs(cone(c, .34, .07, .2)) - .012, -c.y - .19), 5.)); h = near(h, hit(sphere(q - vec3(0., 1.98, .1), .1), 6.));
  h = near(h, hit(capsule(q, vec3(0., 2.3, .1), vec3(0., 6., .1), .012), 4.));
  vec3 s = q; s.x = abs(s.x) - .92; s.z -= .1; float chair = box(s - vec3(0., .52, 0.), vec3(.24, .03, .24), .02); chair = min(chair, box(s - vec3(.22, .86, 0.), vec3(.025, .16, .22), .02)); vec3 leg = vec3(abs(s.x) - .2, s.y - .26, abs(s.z) - .2); chair = min(chair, box(leg, vec3(.02, .27, .02), .01)); chair = min(chair, box(vec3(s.x - .22, s.y - .7, abs(s.z) - .19), vec3(.02, .2, .02), .01));
  h = near(h, hit(chair, 7.));
  h = near(h, hit(dish(vec3(abs(q.x) - .3, q.y - .95, q.z - .12), .2, .03), 8.));
  h = near(h, hit(vessel(q - vec3(.02, .95, -.18), .3, .012, .05, .06, .055, .03, .032), 9.));
  vec3 b = p - vec3(0., .0, -2.05); h = near(h, hit(box(b - vec3(0., .55, 0.), vec3(7., .55, .3), .02), 10.)); h = near(h, hit(box(b - vec3(0., 1.12, 0.), vec3(7.1, .04, .36), .01), 3.));
  h = near(h, person(p - vec3(-1.9, .3, -2.42), 12., .3));
  h = near(h, person(p - vec3(.55, .24, -2.42), 16., .34));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(1.5, 1.7, 5.4); ta = vec3(-.2, 1.35, -.5); focal = 2.35; }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.; float g = glowAt(p); vec3 warm = vec3(1.5, .82, .36) * g;
  if (m < 1.5) { col = wood(p.zx * vec2(.5, 1.)); col *= mix(.4, 1., smoothstep(.0, .03, abs(fract(p.x * 1.6) - .5))); gloss = .06; }
  else if (m < 2.5) { vec2 gr = vec2(p.x * 2.4 + .5 * mod(floor(p.y * 5.), 2.), p.y * 5.); vec2 f = fract(gr); float seam = smoothstep(.0, .06, min(f.x, 1. - f.x)) * smoothstep(.0, .1, min(f.y, 1. - f.y)); col = mix(vec3(.05), vec3(.16, .045, .03) * (.7 + .6 * hash(floor(gr))), seam); warm *= .8; }
  else if (m < 3.5) { col = wood(vec2(p.x, p.z)) * 2.2; gloss = .8; }
  else if (m < 4.5) { col = vec3(.03); gloss = .6; }
  else if (m < 5.5) { col = vec3(.42, .19, .07) ; gloss = 1.4; warm = vec3(0.); if (n.y < .0) col += vec3(2.2, 1.2, .45); }
  else if (m < 6.5) { col = vec3(14., 9.5, 5.); }
  else if (m < 7.5) { col = vec3(.12, .06, .035); gloss = .4; }
  else if (m < 8.5) { col = stoneware(p, vec3(.5, .46, .4)); gloss = .7; }
  else if (m < 9.5) { col = vec3(.12, .2, .12); gloss = 1.2; }
  else if (m < 11.) { col = vec3(.075, .09, .075) * mix(.5, 1., smoothstep(.0, .05, abs(fract(p.x * 2.) - .5))); }
  else { float k = m - (m < 15.5 ? 12. : 16.); col = k < .5 ? (m < 15.5 ? vec3(.52, .29, .18) : vec3(.28, .15, .09)) : k < 1.5 ? vec3(.6, .57, .52) : k < 2.5 ? vec3(.3, .07, .045) : vec3(.04, .025, .02); warm = vec3(1.2, .8, .5) * .55; }
  col *= 1. + warm * 1.9;
}`,
  },
  'restaurant-pans': {
    width: 800,
    height: 1000,
    settings: { ...EVENING, KEY: 'vec3(-.6, .55, .75)', EXPOSURE: '.75' },
    code: `${DARK_WOOD}
float pan(vec3 p, float r) { float bowl = max(abs(length(vec2(length(p.xy), p.z * 1.)) - r) - .0, 0.); float wall = max(abs(length(p.xy) - r * (1. - .12 * p.z)) - .014, abs(p.z - .12) - .14); float base = max(length(p.xy) - r, abs(p.z + .0) - .016); float arm = capsule(p, vec3(0., r, .18), vec3(0., r + .62, .1), .034); float ring = length(vec2(length(p.xy - vec2(0., r + .68)) - .06, p.z - .1)) - .018; return min(min(wall, base), min(arm, ring)); }
Hit map(vec3 p) {
  Hit h = hit(p.z + .28, 1.);
  h = near(h, hit(capsule(p, vec3(-3., 1.55, .06), vec3(3., 1.55, .06), .028), 3.));
  h = near(h, hit(pan(p - vec3(-.95, .38, -.05), .48), 2.)); h = near(h, hit(pan(p - vec3(.05, .5, -.05), .36), 2.)); h = near(h, hit(pan(p - vec3(.88, .58, -.05), .28), 2.));
  h = near(h, hit(box(p - vec3(0., -.86, .05), vec3(2.6, .05, .4), .01), 4.));
  vec3 q = p - vec3(-.85, -.81, .12); h = near(h, hit(vessel(q, .56, .03, .3, .31, .31, .31, .315), 5.)); h = near(h, hit(torus((q - vec3(.36, .42, 0.)).xzy, vec2(.09, .022)), 5.)); h = near(h, hit(torus((q - vec3(-.36, .42, 0.)).xzy, vec2(.09, .022)), 5.));
  q = p - vec3(.05, -.81, .12); h = near(h, hit(vessel(q, .62, .02, .17, .21, .2, .1, .085), 6.));
  q = p - vec3(.85, -.81, .12); h = near(h, hit(vessel(q, .34, .03, .22, .3, .31, .28, .27), 7.));
  for (int i = uZero; i < 4; i++) { float f = float(i); vec3 a = q - vec3(-.06 + .05 * f, .2, -.05 + .04 * f); vec3 b = vec3(.1 * (f - 1.5), .62 + .06 * sin(f * 3.), .02 * f); h = near(h, hit(capsule(a, vec3(0.), b, .022), 8.)); if (mod(f, 2.) < .5) h = near(h, hit(ellipsoid(a - b - vec3(0., .06, 0.), vec3(.075, .13, .035)), 8.)); }
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(.55, .5, 6.2); ta = vec3(0., .28, 0.); focal = 3.35; }
vec3 reflection(vec3 v) { return mix(vec3(.12, .06, .03), vec3(1.1, .8, .5), smoothstep(-.2, .9, v.y)) + vec3(2., 1.3, .7) * smoothstep(.5, .8, v.x * -.7 + v.y * .5); }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.;
  if (m < 1.5) { vec2 g = vec2(p.x * 2.2 + .5 * mod(floor(p.y * 4.4), 2.), p.y * 4.4); vec2 f = fract(g); float seam = smoothstep(.0, .03, min(f.x, 1. - f.x)) * smoothstep(.0, .06, min(f.y, 1. - f.y)); col = mix(vec3(.02), vec3(.035, .085, .07) * (.75 + .5 * hash(floor(g))), seam); gloss = .7 * seam; }
  else if (m < 2.5) { col = vec3(.62, .26, .11) * (.8 + .3 * fbm3(p * 9.)); gloss = 3.2; }
  else if (m < 3.5) { col = vec3(.45, .32, .15); gloss = 2.; }
  else if (m < 4.5) { col = wood(vec2(p.x, p.z + p.y)) * 1.8; gloss = .5; }
  else if (m < 5.5) { col = vec3(.3, .045, .03); gloss = 1.; }
  else if (m < 6.5) { col = vec3(.06, .13, .05); gloss = 1.6; }
  else if (m < 7.5) { col = vec3(.55, .5, .42) * (.85 + .2 * fbm3(p * 9.)); gloss = .6; }
  else { col = vec3(.4, .24, .11); }
}`,
  },
  'restaurant-wine': {
    width: 1050,
    height: 700,
    settings: { ...EVENING, KEY: 'vec3(-.75, .5, -.4)', EXPOSURE: '.8' },
    code: `${DARK_WOOD}${STONEWARE}
float glass(vec3 p) { float foot = cylinder(p - vec3(0., .012, 0.), .24, .012, .008); float stem = cylinder(p - vec3(0., .3, 0.), .02, .3, .0); float bowl = vessel(p - vec3(0., .56, 0.), .62, .012, .06, .27, .31, .28, .23); return smin(min(foot, bowl), stem, .04); }
float fill(vec3 p) { return max(length(p.xz) - profile((p.y - .56) / .62, .04, .25, .29, .26, .21), max(p.y - .84, .57 - p.y)) * .7; }
Hit map(vec3 p) {
  Hit h = hit(p.y, 1.); h = near(h, hit(p.z + 4., 2.));
  vec3 a = p - vec3(-.55, 0., .2), b = p - vec3(.25, 0., -.35);
  h = near(h, hit(min(glass(a), glass(b)), 3.)); h = near(h, hit(min(fill(a), fill(b)), 4.));
  vec3 q = p - vec3(1.15, 0., -.5); float bottle = smin(cylinder(q - vec3(0., .58, 0.), .25, .58, .05), cylinder(q - vec3(0., 1.4, 0.), .085, .34, .02), .22); h = near(h, hit(bottle, 5.)); h = near(h, hit(cylinder(q - vec3(0., .55, 0.), .256, .27, .005), 6.));
  q = p - vec3(-1.75, 0., -.4); h = near(h, hit(cylinder(q - vec3(0., .3, 0.), .09, .3, .02), 7.)); h = near(h, hit(ellipsoid(q - vec3(0., .72, 0.), vec3(.035, .1, .035)), 8.)); h = near(h, hit(dish(q, .3, .07), 9.));
  q = p - vec3(.35, 0., .75); q.xz *= rot(.4); h = near(h, hit(box(q - vec3(0., .035, 0.), vec3(.62, .035, .3), .02), 10.)); 
  vec3 r = q - vec3(-.15, .2, 0.); r.xy *= rot(.12); float loaf = ellipsoid(r, vec3(.36, .16, .2)); h = near(h, hit(loaf + .01 * sin(r.x * 26.), 11.)); r = q - vec3(.36, .1, .02); r.xy *= rot(-1.3); h = near(h, hit(max(ellipsoid(r, vec3(.14, .16, .19)), abs(r.y) - .03) * .9, 11.));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(-.35, 1.35, 4.9); ta = vec3(-.1, .66, 0.); focal = 2.75; }
vec3 haze(vec3 c, float t, vec3 rd) { return c; }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.; float fl = length(p - vec3(-1.75, .75, -.4)); vec3 warm = vec3(2.2, 1.1, .4) / (.35 + 2.2 * fl * fl);
  if (m < 1.5) { col = wood(vec2(p.x, p.z) * vec2(.8, 1.)) * 1.6; gloss = .08; }
  else if (m < 2.5) { vec2 o = fract(vec2(p.x * .5 + .2, p.y * .55)) - .5; float spot = smoothstep(.2, .05, length(o)) * hash(floor(vec2(p.x * .5 + .2, p.y * .55))); col = vec3(.05, .03, .025) + vec3(1., .5, .18) * spot * .5; }
  else if (m < 3.5) { col = p.y > .57 && p.y < .86 ? vec3(.2, .012, .03) : vec3(.1, .085, .08); gloss = 2.; }
  else if (m < 4.5) { col = vec3(.25, .012, .03); gloss = 1.4; }
  else if (m < 5.5) { col = vec3(.015, .04, .02); gloss = 2.; }
  else if (m < 6.5) { float a = p.y; col = mix(vec3(.72, .64, .5), vec3(.35, .07, .04), step(abs(a - .66), .05) + step(abs(a - .42), .012)); }
  else if (m < 7.5) { col = vec3(.8, .72, .56); warm *= .6; }
  else if (m < 8.5) { col = vec3(9., 5.5, 2.); warm = vec3(0.); }
  else if (m < 9.5) { col = stoneware(p, vec3(.3, .2, .1)); gloss = 1.; }
  else if (m < 10.5) { col = wood(p.xz * 1.5) * 3.4; }
  else { col = mix(vec3(.5, .26, .09), vec3(.75, .55, .3), smoothstep(.4, .7, fbm3(p * 12.))); }
  col *= 1. + warm;
}`,
  },
};
