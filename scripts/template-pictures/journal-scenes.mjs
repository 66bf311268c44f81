/** Landscapes of a walker's journal. */

const RIDGE = `float ridge(float x, float salt, float rough) { return fbm(vec2(x * rough + salt, salt * 1.7)); }`;

export const JOURNAL_SCENES = {
  'journal-ridges': {
    width: 1600,
    height: 1000,
    isFlat: true,
    settings: { EXPOSURE: '.7', VIGNETTE: '.12', SAMPLES: '4' },
    code: `${RIDGE}
vec3 render(vec2 uv, vec2 px) {
  float y = uv.y; vec3 sky = mix(vec3(1.5, 1.02, .68), vec3(.5, .64, .82), smoothstep(-.1, 1., y));
  vec2 sun = vec2(-.55, .36); float d = length(uv - sun); sky += vec3(1.2, .75, .35) * exp(-d * 3.2) + vec3(4.) * smoothstep(.085, .08, d);
  vec3 c = sky;
  for (int i = uZero; i < 7; i++) { float f = float(i) / 6.; float top = mix(.26, -.92, pow(f, 1.15)) + (ridge(uv.x, 3. + f * 19., .75 + f * 1.5) - .5) * (.5 + .25 * f) ;
    if (i > 4) top += .035 * pow(noise(vec2(uv.x * (60. + 40. * f), f * 9.)), 2.) * (1. + f);
    vec3 body = mix(vec3(.98, .76, .6), vec3(.05, .1, .11), pow(f, .75)); float depth = top - y; vec3 mist = mix(vec3(1.25, .92, .7), vec3(.55, .52, .5), f);
    vec3 layer = mix(body, mist, smoothstep(.0, .55, depth) * (.85 - .55 * f)); layer *= .93 + .14 * fbm(vec2(uv.x * 9., y * 16.) + f * 7.);
    c = mix(c, layer, smoothstep(-.002, .002, depth)); }
  return c;
}`,
  },
  'journal-sea': {
    width: 1600,
    height: 1000,
    isFlat: true,
    settings: { EXPOSURE: '.66', VIGNETTE: '.14', SAMPLES: '4' },
    code: `
vec3 sky(vec3 rd) { float h = max(rd.y, 0.); vec3 c = mix(vec3(1.5, .82, .48), vec3(.26, .42, .62), smoothstep(0., .5, h)); c = mix(c, vec3(1.25, .78, .6), .55 * smoothstep(.46, .68, fbm(vec2(rd.x / (h + .16) * 1.1, 1. / (h + .16) * 1.6))) * smoothstep(.02, .16, h)); float s = max(dot(rd, normalize(vec3(.12, .085, -1.))), 0.); return c + vec3(1.4, .8, .35) * pow(s, 60.) + vec3(9., 5.5, 2.6) * smoothstep(.99945, .9996, s); }
float waves(vec2 p) { return fbm(p * vec2(.5, 1.1)) * .6 + .3 * fbm(p * vec2(1.7, 3.) + 4.) + .12 * noise(p * vec2(6., 11.)); }
vec3 render(vec2 uv, vec2 px) {
  vec3 rd = normalize(vec3(uv.x, uv.y - .12, -2.)); if (rd.y > -.0005) return sky(rd);
  float t = 1.4 / -rd.y; vec2 p = rd.xz * t; float e = .012 * t; vec2 g = vec2(waves(p + vec2(e, 0.)) - waves(p - vec2(e, 0.)), waves(p + vec2(0., e)) - waves(p - vec2(0., e))) / (2. * e);
  vec3 n = normalize(vec3(-g.x * .42, 1., -g.y * .42)); vec3 v = reflect(rd, n); v.y = abs(v.y); float f = .03 + .97 * pow(1. - max(dot(n, -rd), 0.), 5.);
  vec3 c = mix(vec3(.02, .075, .1), sky(v), f); c += vec3(.03, .07, .07) * smoothstep(.4, .9, waves(p)); return mix(c, vec3(1.35, .78, .5), 1. - exp(-t * .006));
}`,
  },
  'journal-dunes': {
    width: 1500,
    height: 1000,
    settings: {
      KEY: 'vec3(-.85, .3, -.15)',
      SOFT: '30.',
      KEY_COLOR: 'vec3(3.3, 2.2, 1.3)',
      SKY_COLOR: 'vec3(.4, .46, .66)',
      BOUNCE_COLOR: 'vec3(.4, .25, .15)',
      STEP: '.5',
      FAR: '60.',
      SAMPLES: '3',
    },
    code: `
float dune(vec2 p) { vec2 q = p * rot(.35); q.x += .9 * sin(q.y * .23) + .5 * noise(q * .5); float s = fract(q.x * .16); float profile = s < .72 ? pow(s / .72, 1.6) : pow((1. - s) / .28, 1.1); float big = noise(q * vec2(.09, .13) + 3.); return profile * (1.1 + 1.4 * big) + 1.3 * big; }
Hit map(vec3 p) { return hit((p.y - dune(p.xz)) * .62, 1.); }
void camera(out vec3 ro, out vec3 ta, out float focal) { ro = vec3(1., 5.1, 9.); ta = vec3(-1., 1.9, -8.); focal = 2.2; }
vec3 backdrop(vec3 rd, vec2 uv) { return mix(vec3(1.35, .9, .62), vec3(.36, .5, .72), smoothstep(-.12, .32, rd.y)); }
vec3 haze(vec3 c, float t, vec3 rd) { return mix(c, vec3(1.3, .88, .62), 1. - exp(-max(t - 8., 0.) * .026)); }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) { gloss = 0.; col = vec3(.62, .38, .2) * (.94 + .1 * fbm(p.xz * 2.)); float r = sin((p.x * 1. + p.z * .45 + .5 * noise(p.xz * 1.2)) * 26.); n = normalize(n + vec3(.09 * r, 0., .05 * r) * smoothstep(16., 5., length(p.xz - vec2(1., 9.)))); }`,
  },
  'journal-lake': {
    width: 1600,
    height: 1000,
    isFlat: true,
    settings: { EXPOSURE: '.7', VIGNETTE: '.14', SAMPLES: '4' },
    code: `${RIDGE}
vec3 land(vec2 uv) {
  vec3 c = mix(vec3(1.2, .78, .66), vec3(.2, .3, .52), smoothstep(.0, 1., uv.y)); c = mix(c, vec3(1.35, .8, .62), .6 * smoothstep(.5, .72, fbm(uv * vec2(1.3, 5.) + 2.)) * smoothstep(.05, .4, uv.y));
  float peak = .82 - abs(uv.x - .18) * .62 + (fbm(vec2(uv.x * 2.4, 3.)) - .5) * .42 + (fbm(vec2(uv.x * 11., 7.)) - .5) * .1; float rock = fbm(vec2(uv.x * 5. + uv.y * 2.5, uv.y * 9. - uv.x * 3.)); float lit = smoothstep(-.2, .3, (rock - .5) + .5 * (.18 - uv.x));
  vec3 stone = mix(vec3(.17, .19, .29), vec3(.78, .5, .42), lit * .75); stone = mix(stone, mix(vec3(.46, .5, .66), vec3(1.35, .98, .86), lit), smoothstep(.36, .5, uv.y + .3 * (rock - .5))); stone = mix(vec3(.55, .46, .52), stone, smoothstep(-.02, .4, uv.y)); c = mix(c, stone, smoothstep(-.003, .003, peak - uv.y));
  float mid = .2 + (ridge(uv.x, 11., 1.6) - .5) * .3; c = mix(c, mix(vec3(.2, .2, .27), vec3(.5, .42, .45), smoothstep(.0, .2, mid - uv.y)), smoothstep(-.002, .002, mid - uv.y));
  float trees = .055 + (ridge(uv.x, 5., 2.6) - .5) * .14 + .055 * pow(noise(vec2(uv.x * 55., 2.)), 1.6) + .03 * noise(vec2(uv.x * 140., 5.)); c = mix(c, vec3(.035, .055, .06), smoothstep(-.002, .002, trees - uv.y)); return c;
}
vec3 render(vec2 uv, vec2 px) {
  float shore = -.18; float y = uv.y - shore; if (y > 0.) return land(vec2(uv.x, y));
  float depth = -y; vec2 q = vec2(uv.x + (noise(vec2(uv.x * 5., 16. / (depth + .12))) - .5) * .03 * smoothstep(0., .5, depth), depth * 1.04 + (noise(vec2(uv.x * 3., 30. / (depth + .1))) - .5) * .05 * smoothstep(0., .4, depth)); vec3 c = land(q) * vec3(.66, .7, .76); c = mix(c, vec3(.05, .08, .12), smoothstep(.2, 1., depth) * .55); return c + vec3(.5, .36, .3) * exp(-depth * 60.) * .35;
}`,
  },
  'journal-snow': {
    width: 1500,
    height: 1000,
    isFlat: true,
    settings: { EXPOSURE: '.66', VIGNETTE: '.1', SAMPLES: '4' },
    code: `${RIDGE}
float branch(vec2 p, float salt) { float d = 1e5; vec2 q = p; float s = 1.; for (int i = uZero; i < 7; i++) { float w = .03 * s; d = min(d, max(abs(q.x) - w * (1.25 - q.y / s), max(-q.y, q.y - s))); q.y -= s * (.56 + .08 * hash(vec2(salt, float(i)))); q.x = abs(q.x) ; q *= rot(.42 + .28 * hash(vec2(float(i), salt))); s *= .64; } return d; }
vec3 render(vec2 uv, vec2 px) {
  vec3 c = mix(vec3(1.1, 1.02, 1.), vec3(.62, .72, .84), smoothstep(-.1, 1., uv.y)); c += vec3(.5, .36, .24) * exp(-length(uv - vec2(.75, .12)) * 1.7);
  float hill = .02 + (ridge(uv.x, 2., .9) - .5) * .34; c = mix(c, mix(vec3(.6, .68, .78), vec3(.92, .93, .96), smoothstep(.0, .25, hill - uv.y)), smoothstep(-.003, .003, hill - uv.y));
  float wood = -.07 + (ridge(uv.x, 8., 1.3) - .5) * .2 + .07 * noise(vec2(uv.x * 46., 1.)); c = mix(c, mix(vec3(.34, .4, .48), vec3(.72, .78, .85), smoothstep(.0, .14, wood - uv.y)), smoothstep(-.003, .003, wood - uv.y));
  float ground = -.3 + .12 * sin(uv.x * 1.1 + .6) + (fbm(vec2(uv.x * .9, 4.)) - .5) * .12;
  float trees = 1e5; for (int i = uZero; i < 7; i++) { float f = float(i); float x = -1.2 + f * .4 + .16 * (hash(vec2(f, 2.)) - .5); float base = -.3 + .12 * sin(x * 1.1 + .6) + (fbm(vec2(x * .9, 4.)) - .5) * .12 - .02; float s = .42 + .28 * hash(vec2(f, 7.)); trees = min(trees, branch((uv - vec2(x, base)) / (s * .62), f) * s * .62); }
  c = mix(c, vec3(.13, .12, .13), smoothstep(.002, -.002, trees));
  float d = ground - uv.y; float drift = fbm(vec2(uv.x * 1.6 + uv.y, uv.y * 6.)); vec3 snow = mix(vec3(.66, .74, .88), vec3(1.16, 1.1, 1.06), smoothstep(.3, .72, drift + .25 * uv.x)); float x = uv.x * 1.15 + .22 * sin(uv.y * 5.); float track = smoothstep(.035, .0, abs(x - .12 + uv.y * .35) * (1.2 + uv.y) - .0) * smoothstep(.42, .5, sin(log(1.3 + uv.y) * 46.) * .5 + .5);
  snow = mix(snow, vec3(.5, .58, .72), track * .7); c = mix(c, snow, smoothstep(-.004, .004, d)); float flake = smoothstep(.985, .999, noise(uv * 90. + 3.)) * .5; return c + flake;
}`,
  },
  'journal-night': {
    width: 1500,
    height: 1000,
    isFlat: true,
    settings: { EXPOSURE: '.9', VIGNETTE: '.2', SAMPLES: '4' },
    code: `${RIDGE}
vec3 render(vec2 uv, vec2 px) {
  vec3 c = mix(vec3(.2, .24, .36), vec3(.015, .026, .07), smoothstep(-.5, .8, uv.y)); vec2 q = uv * rot(.62); float band = exp(-pow(q.y * 2.1 - .1, 2.)); float dust = fbm(q * vec2(2.2, 4.) + 5.); c += vec3(.22, .2, .26) * band * dust + vec3(.2, .12, .1) * band * smoothstep(.5, .8, fbm(q * 3. + 9.)); c *= 1. - .5 * band * smoothstep(.52, .7, fbm(q * vec2(3., 9.) + 2.));
  for (int i = uZero; i < 3; i++) { float k = 34. * pow(2.1, float(i)); vec2 g = uv * k; vec2 id = floor(g); vec2 o = vec2(hash(id + 3.), hash(id.yx + 7.)) * .6 + .2; float lum = pow(hash(id + 11.), 14. - 3. * band); float d = length(fract(g) - o); vec3 tint = mix(vec3(1., .84, .68), vec3(.72, .85, 1.), hash(id + 19.)); c += tint * lum * exp(-d * d * 70.) * 2.6; }
  c += vec3(.62, .36, .2) * exp(-abs(uv.y + .52) * 5.) * exp(-pow(uv.x - .5, 2.) * .9);
  float far = -.48 + (ridge(uv.x, 4., 1.1) - .5) * .36; c = mix(c, vec3(.06, .07, .11), smoothstep(-.003, .003, far - uv.y)); float close = -.68 + (ridge(uv.x, 9., 1.7) - .5) * .3 + .06 * pow(noise(vec2(uv.x * 60., 3.)), 1.7); c = mix(c, vec3(.008, .01, .016), smoothstep(-.003, .003, close - uv.y));
  vec2 t = uv - vec2(-.52, -.7); float tent = max(abs(t.x) * 1.5 + t.y - .13, -t.y); c = mix(c, mix(vec3(.5, .16, .04), vec3(2.6, 1.5, .6), smoothstep(.2, .0, length(t - vec2(0., .03)))), smoothstep(.004, -.004, tent)); c += vec3(.5, .26, .09) * exp(-length(t) * 9.); return c;
}`,
  },
};
