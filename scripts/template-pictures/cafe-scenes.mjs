/** A café: coffee, bread and the light over a counter. */

const WOOD =
  'vec3 wood(vec2 g) { vec3 c = mix(vec3(.3, .16, .075), vec3(.52, .31, .15), fbm(g * vec2(1.1, 7.))); return c * (.8 + .32 * noise(g * vec2(3., 46.))); }';
const WARM = {
  KEY: 'vec3(-.8, .7, -.35)',
  KEY_COLOR: 'vec3(2.9, 2.35, 1.7)',
  SKY_COLOR: 'vec3(.5, .48, .46)',
  BOUNCE_COLOR: 'vec3(.34, .22, .13)',
  SOFT: '8.',
};
const GLAZE =
  'vec3 glaze(vec3 p, vec3 tone) { return tone * (.9 + .16 * fbm3(p * 7.)) * (1. - .35 * smoothstep(.76, .82, noise3(p * 70.))); }';

export const CAFE_SCENES = {
  'cafe-cup': {
    width: 1200,
    height: 1500,
    settings: WARM,
    code: `${WOOD}${GLAZE}
Hit map(vec3 p) {
  Hit h = hit(p.y, 1.);
  vec3 q = p;
  h = near(h, hit(dish(q, 1.06, .13), 2.));
  q = p - vec3(0., .07, 0.);
  float cup = vessel(q, .68, .026, .3, .46, .56, .6, .61); vec3 e = q - vec3(.6, .36, .28); e.xz *= rot(-.45);
  cup = smin(cup, max(handle(e - vec3(.08, 0., 0.), .19, .85, .042), .0 - length(q.xz) + .57), .03);
  h = near(h, hit(cup, 3.));
  h = near(h, hit(cylinder(q - vec3(0., .5, 0.), .575, .012, .005), 4.));
  q = p - vec3(-.12, .16, .84); q.xz *= rot(.12);
  float spoon = capsule(q, vec3(-.55, 0., 0.), vec3(.45, .03, 0.), .022); spoon = smin(spoon, max(abs(ellipsoid(q - vec3(-.72, .02, 0.), vec3(.2, .06, .12))) - .012, q.y - .03), .03);
  h = near(h, hit(spoon, 5.));
  q = p - vec3(1.5, .0, -1.45);
  h = near(h, hit(vessel(q, .95, .03, .3, .33, .34, .34, .35), 6.));
  h = near(h, hit(cylinder(q - vec3(0., .5, 0.), .31, .02, .005), 7.));
  q = p - vec3(-1.75, .16, -1.1); q.xz *= rot(.7);
  float a = atan(q.z, q.x); float r = .62; float width = .27 * (1. - .6 * pow(abs(a - 1.57) / 1.75, 2.)); float ridge = .03 * abs(sin(a * 5.5));
  float roll = length(vec2(length(q.xz) - r, q.y * 1.05)) - max(width, .03) - ridge; roll = max(roll, abs(a - 1.57) - 1.72);
  h = near(h, hit(roll * .6, 8.));
  h = near(h, hit(dish(p - vec3(-1.62, .0, -.62), 1.05, .1), 9.));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(.35, 4.6, 4.3); ta = vec3(-.05, .2, -.2); focal = 2.9; }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.;
  if (m < 1.5) { vec2 g = vec2(p.x + floor(p.z * .9) * 5.3, p.z); col = wood(g * vec2(.7, 1.)) * mix(.45, 1., smoothstep(.0, .02, fract(p.z * .9))) * 1.05; gloss = .4; }
  else if (m < 2.5) { col = glaze(p, vec3(.8, .7, .58)); gloss = .8; }
  else if (m < 3.5) { float edge = smoothstep(.7, .74, p.y); col = mix(glaze(p, vec3(.8, .7, .58)), vec3(.42, .2, .1), edge); gloss = .9; }
  else if (m < 4.5) { vec2 g = p.xz * rot(.8); float leaf = 1e5; for (int i = uZero; i < 4; i++) { float f = float(i); vec2 c = vec2(g.x, g.y + .26 - f * .15); leaf = min(leaf, abs(length(c * vec2(1. - .1 * f, 1.5)) - (.27 - f * .05)) - .03 + .5 * smoothstep(-.0, -.2, c.y)); }
    leaf = min(leaf, abs(g.x) - .012 + step(.36, abs(g.y))); float crema = smoothstep(.3, .5, length(p.xz)); col = mix(vec3(.3, .13, .045), vec3(.46, .24, .09), crema * .8 + .25 * fbm(p.xz * 9.)); col = mix(col, vec3(.86, .7, .48), smoothstep(.02, -.02, leaf)); gloss = .35; }
  else if (m < 5.5) { col = vec3(.52, .5, .46); gloss = 2.6; }
  else if (m < 6.5) { col = vec3(.62, .68, .66); gloss = 1.8; }
  else if (m < 7.5) { col = vec3(.74, .8, .78); gloss = 1.8; }
  else if (m < 8.5) { col = mix(vec3(.36, .14, .035), vec3(.76, .45, .16), smoothstep(.1, .8, fbm3(p * 7.) + .25 * n.y)); gloss = .45; }
  else { col = glaze(p, vec3(.2, .27, .3)); gloss = .9; }
}`,
  },
  'cafe-counter': {
    width: 1500,
    height: 1000,
    settings: {
      ...WARM,
      KEY: 'vec3(-.55, .6, .75)',
      KEY_COLOR: 'vec3(1.5, 1.15, .8)',
      SKY_COLOR: 'vec3(.34, .32, .32)',
      EXPOSURE: '.8',
    },
    code: `${WOOD}${GLAZE}
float lampGlow(vec3 p) { float x = p.x - 1.9 * clamp(round(p.x / 1.9), -2., 2.); vec3 c = vec3(x, p.y - 2.4, p.z - .1); return 1. / (1. + 3.2 * dot(c, c)); }
Hit map(vec3 p) {
  Hit h = hit(p.y, 1.);
  h = near(h, hit(p.z + 2.2, 2.));
  h = near(h, hit(box(p - vec3(0., 1.12, 0.), vec3(6.2, .055, .62), .015), 3.));
  h = near(h, hit(box(p - vec3(0., .52, -.05), vec3(6., .56, .42), .01), 4.));
  vec3 q = p; q.x = p.x - 1.9 * clamp(round(p.x / 1.9), -2., 2.);
  vec3 c = q - vec3(0., 2.55, .1); float shade = max(abs(length(c * vec3(1., .92, 1.)) - .42) - .012, -c.y - .06 );
  h = near(h, hit(shade, 5.)); h = near(h, hit(sphere(q - vec3(0., 2.52, .1), .12), 6.));
  h = near(h, hit(capsule(q, vec3(0., 2.95, .1), vec3(0., 6., .1), .012), 7.));
  q.x = p.x - .95 - 1.3 * clamp(round((p.x - .95) / 1.3), -3., 3.); q.z -= 1.15;
  float stool = cylinder(q - vec3(0., .74, 0.), .23, .035, .03); vec3 l = vec3(abs(q.x) - .13, q.y - .36, abs(q.z) - .13); stool = min(stool, box(l, vec3(.016, .37, .016), .005));
  h = near(h, hit(stool, 8.));
  h = near(h, hit(box(p - vec3(0., 2.02, -2.05), vec3(4.6, .035, .2), .005), 3.));
  q = p - vec3(0., 2.05, -2.02); float k = clamp(round(q.x / .52), -8., 8.); q.x -= .52 * k; float s = hash(vec2(k, 3.)); 
  h = near(h, hit(vessel(q, .2 + .26 * s, .02, .12, .15 + .04 * s, .15, .13, .12 + .03 * s), 9. + floor(s * 2.99)));
  h = near(h, hit(vessel(p - vec3(-1.15, 1.175, .1), .42, .02, .12, .19, .2, .12, .14), 10.));
  h = near(h, hit(vessel(p - vec3(1.35, 1.175, .18), .15, .02, .11, .14, .15, .155, .16), 9.));
  h = near(h, hit(vessel(p - vec3(1.75, 1.175, .0), .15, .02, .11, .14, .15, .155, .16), 11.));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(-3.7, 1.75, 6.2); ta = vec3(.15, 1.5, -.2); focal = 2.25; }
vec3 haze(vec3 c, float t, vec3 rd) { return c; }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.; float glow = lampGlow(p) * 1.9;
  if (m < 1.5) { vec2 t = floor(p.xz * 2.2); vec2 f = fract(p.xz * 2.2); float seam = smoothstep(.0, .03, min(min(f.x, 1. - f.x), min(f.y, 1. - f.y))); col = mix(vec3(.2, .1, .07), mod(t.x + t.y, 2.) < .5 ? vec3(.5, .4, .31) : vec3(.26, .14, .1), seam); gloss = .4; }
  else if (m < 2.5) { float tile = p.y < 1.85 ? 1. : 0.; vec2 g = vec2(p.x * 3. + .5 * mod(floor(p.y * 6.), 2.), p.y * 6.); vec2 f = fract(g); float seam = smoothstep(.0, .06, min(f.x, 1. - f.x)) * smoothstep(.0, .1, min(f.y, 1. - f.y)); col = mix(vec3(.52, .36, .24), mix(vec3(.3, .34, .3), vec3(.13, .25, .22) * (.8 + .5 * hash(floor(g))), seam), tile); gloss = tile * .9; }
  else if (m < 3.5) { col = wood(vec2(p.x * .6, p.z + p.y)) * 1.15; gloss = .5; }
  else if (m < 4.5) { col = vec3(.5, .21, .12) * mix(.55, 1., smoothstep(.0, .05, fract(p.x * 3.))); }
  else if (m < 5.5) { col = vec3(.62, .25, .12) + step(length(vec2(p.x - 1.9 * round(p.x / 1.9), p.z - .1)), .405) * step(p.y, 2.7) * vec3(1.4, .9, .4) * max(-n.y, 0.); gloss = .8; }
  else if (m < 6.5) { col = vec3(14., 9.5, 4.6); return; }
  else if (m < 7.5) col = vec3(.04);
  else if (m < 8.5) { col = wood(vec2(p.x, p.z * .9)); gloss = .3; }
  else { col = glaze(p, m < 9.5 ? vec3(.82, .74, .62) : m < 10.5 ? vec3(.16, .24, .28) : vec3(.62, .3, .17)); gloss = .8; }
  col *= 1. + glow * vec3(1.1, .72, .36) * (m < 2.5 ? 1.6 : 1.1);
}`,
  },
  'cafe-bread': {
    width: 1100,
    height: 1375,
    settings: WARM,
    code: `${WOOD}
float loaf(vec3 p, vec3 r) { float d = ellipsoid(p, r); float cut = 1e5; for (int i = uZero - 1; i < 2; i++) cut = min(cut, length(vec2(p.x * .8 + p.z * .35 - float(i) * .3, max(r.y * .78 - p.y, 0.))) - .05); d = smax(d, -cut, .09); return max(d + .018 * fbm3(p * 9.), -p.y - r.y * .55); }
Hit map(vec3 p) {
  Hit h = hit(p.y, 1.);
  vec3 b = p - vec3(0., .07, 0.); b.xz *= rot(.2); h = near(h, hit(box(b, vec3(1.9, .07, 1.25), .04), 2.));
  vec3 q = p - vec3(-.55, .45, -.25); q.xz *= rot(.5); h = near(h, hit(loaf(q, vec3(.82, .52, .68)) * .7, 3.));
  q = p - vec3(.85, .42, -.45); q.xz *= rot(-.6); h = near(h, hit(loaf(q, vec3(.7, .48, .62)) * .7, 3.));
  q = p - vec3(.35, .4, .62); q.xz *= rot(1.4); h = near(h, hit(loaf(q, vec3(.66, .46, .56)) * .7, 3.));
  float ears = 1e5; for (int i = uZero; i < 3; i++) { float f = float(i); vec3 e = p - vec3(-1.45 + f * .12, .06, .95 + f * .08); e.xz *= rot(.5 + f * .22); ears = min(ears, capsule(e, vec3(-.9, 0., 0.), vec3(.5, 0., 0.), .012)); ears = min(ears, (ellipsoid(e - vec3(.6, .02, 0.), vec3(.26, .06, .06)) + .018 * sin(e.x * 50.) ) * .6); }
  h = near(h, hit(ears, 4.));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(.1, 3.7, 4.9); ta = vec3(.0, .3, .0); focal = 3.1; }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.;
  if (m < 1.5) { float weave = .5 + .5 * sin(p.x * 160.) * sin(p.z * 160.); col = vec3(.74, .66, .55) * (.86 + .1 * weave + .1 * fbm(p.xz * 3.)); float flour = smoothstep(.55, .75, fbm(p.xz * 2.6 + 3.)); col = mix(col, vec3(.85, .8, .72), flour * .5); }
  else if (m < 2.5) { col = wood(p.xz * vec2(.8, 1.)); float flour = smoothstep(.5, .7, fbm(p.xz * 3.)); col = mix(col, vec3(.82, .76, .68), flour * .5); }
  else if (m < 3.5) { float bake = fbm3(p * 5.) + .35 * n.y; col = mix(vec3(.26, .1, .03), vec3(.66, .38, .15), smoothstep(.2, .9, bake)); float flour = smoothstep(.42, .66, fbm3(p * 6. + 9.)) * smoothstep(.1, .8, n.y); col = mix(col, vec3(.88, .82, .74), flour * .8); }
  else { col = vec3(.72, .52, .24); }
}`,
  },
  'cafe-cake': {
    width: 1100,
    height: 1375,
    settings: { ...WARM, KEY: 'vec3(-.75, .75, .5)' },
    code: `${WOOD}${GLAZE}
Hit map(vec3 p) {
  Hit h = hit(smin(p.y, p.z + 2.6, 1.6), 1.);
  h = near(h, hit(min(cylinder(p - vec3(0., .78, 0.), 1.3, .04, .03), smin(cylinder(p - vec3(0., .4, 0.), .12, .38, .02), cylinder(p - vec3(0., .05, 0.), .55, .05, .04), .18)), 2.));
  vec3 q = p - vec3(0., 1.22, 0.); float cake = cylinder(q, 1.08, .4, .05); vec2 w = q.xz * rot(-.75); float slice = max(w.y - w.x * .42, -w.y - w.x * .42); cake = smax(cake, -slice, .012);
  h = near(h, hit(cake, 3.));
  float berries = 1e5; for (int i = uZero; i < 9; i++) { float a = float(i) * .62 + 1.55; vec3 c = vec3(cos(a), 0., sin(a)) * (.62 + .22 * sin(float(i) * 5.)); berries = min(berries, sphere(q - c - vec3(0., .49, 0.), .105)); }
  berries = max(berries, -slice + .0);
  h = near(h, hit(berries, 4.));
  q = p - vec3(1.55, 0., 1.05); h = near(h, hit(dish(q, .68, .08), 5.));
  q = p - vec3(1.55, .3, 1.05); q.xz *= rot(.5); float piece = max(max(q.z - (q.x + .5) * .36, -q.z - (q.x + .5) * .36), max(q.x - .42, abs(q.y) - .22)); h = near(h, hit(piece - .01, 3.5));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(.9, 2.9, 6.4); ta = vec3(.25, .85, 0.); focal = 2.9; }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.; col = vec3(.72, .45, .32) * (.96 + .06 * fbm(p.xz * 3.));
  if (m > 1.5 && m < 2.5) { col = glaze(p, vec3(.84, .77, .66)); gloss = .9; }
  else if (m > 2.5 && m < 3.8) {
    float y = m > 3.2 ? (p.y - .3) * 1.8 + 1.22 : p.y; float outside = m > 3.2 ? step(.36, dot(vec2(1.), vec2(0.))) : smoothstep(1.04, 1.06, length(p.xz)); float top = smoothstep(.7, .9, n.y);
    float layer = smoothstep(.03, .0, abs(mod(y - .82, .27) - .135) - .025); vec3 crumb = mix(vec3(.72, .48, .2), vec3(.56, .33, .12), fbm3(p * 24.)); vec3 cut = mix(crumb, vec3(.93, .86, .74), layer);
    vec3 icing = vec3(.92, .85, .74) * (.95 + .07 * fbm3(p * 6.)); col = mix(cut, icing, max(outside, top)); gloss = .25 * max(outside, top); }
  else if (m > 3.8 && m < 4.5) { col = vec3(.24, .03, .07); gloss = 1.4; }
  else if (m > 4.5) { col = glaze(p, vec3(.16, .24, .28)); gloss = .9; }
}`,
  },
  'cafe-lemons': {
    width: 1100,
    height: 1375,
    settings: WARM,
    code: `${GLAZE}
float lemon(vec3 p, vec3 d) { vec3 u = normalize(d); float along = dot(p, u); vec3 across = p - u * along; float r = length(across); float body = length(vec2(r, along * .8)) - .27; float tip = length(vec2(r, abs(along) - .34)) - .06; return smin(body, tip, .12); }
Hit map(vec3 p) {
  float folds = .05 * sin(p.x * 2.3 + sin(p.z * 1.4) * 1.5) * smoothstep(1., 2.2, length(p.xz)) + .03 * sin(p.z * 3.1 + p.x) * smoothstep(1.1, 2., length(p.xz));
  Hit h = hit((p.y - folds) * .8, 1.);
  h = near(h, hit(vessel(p, .62, .035, .42, .8, 1., 1.1, 1.14), 2.));
  float l = lemon(p - vec3(-.35, .62, .25), vec3(1., .15, .4));
  l = min(l, lemon(p - vec3(.38, .62, .3), vec3(.5, .2, -1.)));
  l = min(l, lemon(p - vec3(.05, .62, -.42), vec3(1., .1, -.2)));
  l = min(l, lemon(p - vec3(-.62, .66, -.28), vec3(.2, .3, 1.)));
  l = min(l, lemon(p - vec3(.62, .64, -.3), vec3(.7, .5, .5)));
  l = min(l, lemon(p - vec3(.02, 1.02, .02), vec3(.8, .25, .8)));
  l = min(l, lemon(p - vec3(1.45, .27, .85), vec3(.9, .0, -.4)));
  h = near(h, hit(l * .8, 3.));
  vec3 q = p - vec3(-1.25, .2, 1.05); q.xz *= rot(.5); float half_ = max(lemon(q, vec3(1., 0., 0.)), q.x - .02); h = near(h, hit(half_ * .8, 4.));
  vec3 f = p - vec3(.2, 1.2, .2); f.xy *= rot(.5); h = near(h, hit(max(ellipsoid(f - vec3(.3, .12, 0.), vec3(.3, .16, .14)), abs(f.y - .12 - .1 * cos(f.x * 3.)) - .012) * .6, 5.));
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(.2, 3.5, 4.7); ta = vec3(.0, .45, .1); focal = 3.; }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.;
  if (m < 1.5) { float weave = .5 + .5 * sin(p.x * 190.) * sin(p.z * 190.); float stripe = smoothstep(.04, .02, abs(mod(p.x * .9 + .3, .9) - .45) - .03); col = mix(vec3(.72, .66, .58), vec3(.2, .3, .42), stripe * .8) * (.84 + .16 * weave); }
  else if (m < 2.5) { col = glaze(p, vec3(.1, .13, .15)); gloss = 1.; }
  else if (m < 3.5) { col = mix(vec3(.86, .58, .03), vec3(.9, .68, .1), fbm3(p * 4.)); n = normalize(n + .12 * (vec3(noise3(p * 60.), noise3(p * 60. + 7.), noise3(p * 60. + 15.)) - .5)); gloss = .6; }
  else if (m < 4.5) { vec3 q = p - vec3(-1.25, .2, 1.05); q.xz *= rot(.5); float r = length(q.yz); float a = atan(q.y, q.z); float seg = smoothstep(.04, .09, abs(fract(a * 1.4324 + .5) - .5)); vec3 flesh = mix(vec3(.92, .86, .62), vec3(.88, .72, .16), seg * smoothstep(.26, .22, r) * smoothstep(.02, .05, r)); col = abs(q.x - .02) < .01 ? flesh : vec3(.88, .63, .05); gloss = .7; }
  else col = vec3(.14, .24, .07);
}`,
  },
  'cafe-shelf': {
    width: 1100,
    height: 1375,
    settings: { ...WARM, KEY: 'vec3(-.75, .6, .62)', SOFT: '10.' },
    code: `${WOOD}${GLAZE}
Hit shelfRow(vec3 p, float y, float salt) {
  vec3 q = p - vec3(0., y, -.05); float k = clamp(round(q.x / .62), -2., 2.); q.x -= .62 * k; float s = hash(vec2(k + salt, salt * 3.)); float s2 = hash(vec2(salt, k * 2. + 5.));
  q.x -= .05 * (s - .5); float tall = .3 + .42 * s;
  float d = vessel(q, tall, .022, .16 + .04 * s2, .22, .23 - .05 * s, .19 + .05 * s2, .2 - .07 * s);
  if (s < .45) d = smin(d, max(handle(q - vec3(.24, tall * .5, 0.), .1, .9, .026), -length(q.xz) + .2), .02);
  return hit(d, 3. + floor(s2 * 3.99));
}
Hit map(vec3 p) {
  Hit h = hit(p.z + .5, 1.);
  h = near(h, hit(box(p - vec3(0., .0, -.1), vec3(1.75, .045, .38), .01), 2.));
  h = near(h, hit(box(p - vec3(0., 1.35, -.1), vec3(1.75, .045, .38), .01), 2.));
  vec3 b = vec3(abs(p.x) - 1.35, p.y, p.z); h = near(h, hit(min(box(b - vec3(0., -.16, -.1), vec3(.025, .14, .3), .005), box(b - vec3(0., 1.19, -.1), vec3(.025, .14, .3), .005)), 7.));
  h = near(h, shelfRow(p, .045, 1.)); h = near(h, shelfRow(p, 1.395, 2.));
  vec3 q = p - vec3(-.6, -.5, .1); float c = length(vec2(length(q.xy * vec2(1., .8)) - .13, q.z * .9)) ;
  for (int i = uZero; i < 4; i++) { vec3 e = p - vec3(-.95 + float(i) * .62, -.34, .06); h = near(h, hit(capsule(e, vec3(0., .0, 0.), vec3(0., .26, 0.), .012), 7.)); e.y += .22; e.xy *= rot(.25); h = near(h, hit(vessel(e.xzy * vec3(1., 1., -1.) + vec3(0., .1, 0.), .26, .02, .13, .17, .18, .17, .175), 3. + mod(float(i), 3.))); }
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(.9, 1.35, 6.2); ta = vec3(.0, .78, -.1); focal = 3.1; }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.; col = vec3(.66, .42, .3) * (.95 + .08 * fbm(p.xy * 3.));
  if (m > 1.5 && m < 2.5) { col = wood(vec2(p.x * .7, p.z + p.y)) * 1.15; gloss = .3; }
  else if (m > 2.5 && m < 6.5) { vec3 tone = m < 3.5 ? vec3(.84, .77, .66) : m < 4.5 ? vec3(.17, .25, .3) : m < 5.5 ? vec3(.58, .26, .14) : vec3(.42, .47, .36); col = glaze(p, tone); gloss = .85; }
  else if (m > 6.5) { col = vec3(.05); gloss = .6; }
}`,
  },
};
