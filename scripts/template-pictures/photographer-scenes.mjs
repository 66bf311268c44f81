/** What a photographer shows: people against the light, and places with nobody in them. */

/** A person seen from afar as a dark shape: feet at the origin, one high. */
const FIGURE = `
float limb(vec2 p, vec2 a, vec2 b, float r1, float r2) { vec2 d = b - a; float k = clamp(dot(p - a, d) / dot(d, d), 0., 1.); return length(p - a - d * k) - mix(r1, r2, k); }
float figure(vec2 p, float step_) {
  float d = length((p - vec2(.012, .925)) * vec2(1.12, 1.)) - .068;
  d = min(d, limb(p, vec2(.0, .84), vec2(.005, .9), .03, .03));
  d = smin(d, limb(p, vec2(0., .77), vec2(0., .5), .088, .068), .05);
  d = smin(d, limb(p, vec2(-.015, .5), vec2(-.03 - step_, .03), .06, .026), .03);
  d = smin(d, limb(p, vec2(.015, .5), vec2(.03 + step_, .03), .06, .026), .03);
  d = min(d, limb(p, vec2(-.08, .78), vec2(-.12 - step_ * .4, .44), .032, .022));
  d = min(d, limb(p, vec2(.08, .78), vec2(.13 + step_ * .4, .45), .032, .022));
  return min(d, limb(p, vec2(.03 + step_, .02), vec2(.08 + step_, .016), .02, .014));
}`;
const FLAT = { EXPOSURE: '.72', VIGNETTE: '.1', SAMPLES: '3', GRAIN: '.035' };

export const PHOTOGRAPHER_SCENES = {
  'photographer-shore': {
    width: 1800,
    height: 1080,
    isFlat: true,
    settings: FLAT,
    code: `${FIGURE}
vec3 render(vec2 uv, vec2 px) {
  float y = uv.y + .32; vec3 c = mix(vec3(1.5, 1.36, 1.22), vec3(.72, .86, .98), smoothstep(.0, 1.2, y)); c += vec3(.8, .6, .4) * exp(-length(uv - vec2(.75, .1)) * 1.6);
  float sea = smoothstep(.002, -.002, y); float w = fbm(vec2(uv.x * 3., 9. / (.06 - y)) + 2.); vec3 water = mix(vec3(.5, .66, .72), vec3(1.3, 1.24, 1.15), smoothstep(.42, .72, w)); c = mix(c, water, sea);
  float edge = -.2 + .05 * sin(uv.x * 1.6) + .03 * fbm(vec2(uv.x * 4., 1.)); float sand = smoothstep(.004, -.004, y - edge); float wet = smoothstep(-.22, 0., y - edge);
  vec3 ground = mix(vec3(1.02, .88, .72), vec3(.74, .7, .66), wet) * (.93 + .12 * fbm(vec2(uv.x * 8., y * 30.))); c = mix(c, ground, sand); c = mix(c, vec3(1.5), sand * smoothstep(.02, .0, abs(y - edge + .012)) * .8);
  for (int i = uZero; i < 3; i++) { float f = float(i); float s = i == 2 ? .3 : .46 - .03 * f; vec2 o = vec2(-.42 + .24 * f, -.72 + .0 * f); float d = figure((uv - o) / s, .06 + .05 * f); vec2 m = vec2(uv.x - (o.y - uv.y) * .5, 2. * o.y - uv.y); float r = figure((m - o) / s, .06 + .05 * f); c = mix(c, c * .62, smoothstep(.02, -.02, r) * step(uv.y, o.y)); c = mix(c, f < .5 ? vec3(.1, .13, .18) : f < 1.5 ? vec3(.42, .1, .06) : vec3(.14, .16, .16), smoothstep(.004, -.004, d)); }
  return c;
}`,
  },
  'photographer-doorway': {
    width: 1200,
    height: 1500,
    isFlat: true,
    settings: FLAT,
    code: `${FIGURE}
vec3 render(vec2 uv, vec2 px) {
  vec3 c = vec3(1.06, .96, .84) * (.92 + .1 * fbm(uv * 5.)); float floor_ = smoothstep(.003, -.003, uv.y + .62); c = mix(c, vec3(.78, .7, .62) * (.9 + .14 * fbm(uv * vec2(3., 14.))), floor_);
  vec2 q = uv - vec2(.06, 0.); float arch = max(abs(q.x) - .3, max(q.y - .32, -.62 - q.y)); arch = min(arch, length(q - vec2(0., .32)) - .3);
  vec3 sky = mix(vec3(1.5, 1.3, 1.05), vec3(.5, .72, .95), smoothstep(-.5, .7, uv.y)); float hill = -.3 + .1 * fbm(vec2(uv.x * 3., 2.)); sky = mix(sky, vec3(.5, .58, .46), smoothstep(.004, -.004, uv.y - hill)); c = mix(c, sky, smoothstep(.003, -.003, arch)); c = mix(c, c * .7, smoothstep(.05, .0, arch) * step(0., arch) * .7);
  vec2 l = vec2(q.x + (uv.y + .62) * .55, -.62 - (uv.y + .62) * 1.5); float pool = max(abs(l.x) - .3, uv.y + .62); c = mix(c, c * vec3(1.5, 1.38, 1.16), smoothstep(.02, -.02, pool) * floor_);
  float d = figure((uv - vec2(.0, -.66)) / .78, .0); vec2 s = vec2(uv.x + (uv.y + .66) * .55, -.66 - (uv.y + .66) * 1.4); float sh = figure((s - vec2(.0, -.66)) / .78, .0); c = mix(c, c * .5, smoothstep(.02, -.02, sh) * step(uv.y, -.655)); c = mix(c, vec3(.11, .1, .12), smoothstep(.003, -.003, d)); float hat = min(limb(uv, vec2(-.09, .095), vec2(.11, .095), .012, .012), limb(uv, vec2(.0, .12), vec2(.02, .13), .045, .04)); return mix(c, vec3(.5, .34, .16), smoothstep(.003, -.003, hat));
}`,
  },
  'photographer-street': {
    width: 1500,
    height: 1000,
    isFlat: true,
    settings: FLAT,
    code: `${FIGURE}
vec3 render(vec2 uv, vec2 px) {
  vec3 c = vec3(1.2, .98, .74) * (.95 + .06 * fbm(uv * 3.)); float shade = smoothstep(-.004, .004, uv.y - .1 - uv.x * .62); c *= mix(vec3(.42, .46, .62), vec3(1.), shade < .5 ? 1. : 0.);
  vec2 w = vec2(fract(uv.x * 1.55 + .5) - .5, uv.y - .42); float win = max(abs(w.x) - .16, abs(w.y) - .28); c = mix(c, vec3(.2, .3, .34) * (1. + .6 * step(.0, w.x + w.y * .3)), smoothstep(.004, -.004, win)); c = mix(c, vec3(1.1, 1.06, .98) * mix(1., .5, shade), smoothstep(.004, -.004, abs(win - .012) - .012)); c = mix(c, vec3(.16, .36, .34) * mix(1., .5, shade), smoothstep(.004, -.004, max(abs(abs(w.x) - .235) - .055, abs(w.y) - .29)));
  float walk = smoothstep(.003, -.003, uv.y + .5); c = mix(c, vec3(.94, .86, .76) * (.9 + .1 * fbm(uv * 12.)), walk); c = mix(c, vec3(.3, .3, .33), smoothstep(.003, -.003, uv.y + .84)); 
  for (int i = uZero; i < 3; i++) { float f = float(i); vec2 o = vec2(-.95 + .62 * f + .3 * step(1.5, f), -.74 + .05 * hash(vec2(f, 2.))); float s = .62; float d = figure((uv - o) / s * vec2(i == 1 ? -1. : 1., 1.), .1 - .04 * f); vec2 q = vec2(uv.x + (uv.y - o.y) * 2.2, o.y - (uv.y - o.y) * 3.); c = mix(c, c * .52, smoothstep(.03, -.03, figure((q - o) / s, .1)) * step(uv.y, o.y + .01)); vec3 coat = i == 0 ? vec3(.75, .16, .08) : i == 1 ? vec3(.1, .16, .3) : vec3(.86, .62, .12); float legs = step((uv.y - o.y) / s, .46); float head = step(.855, (uv.y - o.y) / s); c = mix(c, mix(mix(coat, vec3(.09, .09, .12), legs), vec3(.36, .2, .13), head), smoothstep(.003, -.003, d)); }
  return c;
}`,
  },
  'photographer-table': {
    width: 1500,
    height: 1000,
    isFlat: true,
    settings: FLAT,
    code: `
float stem(vec2 p, vec2 a, vec2 b, float r) { vec2 d = b - a; float k = clamp(dot(p - a, d) / dot(d, d), 0., 1.); return length(p - a - d * k) - r; }
vec3 render(vec2 uv, vec2 px) {
  vec3 c = vec3(1.12, 1.08, 1.02) * (.95 + .07 * fbm(uv * 2.)); vec2 l = uv * rot(.32); float pane = smoothstep(.03, -.03, max(abs(fract(l.x * 1.25) - .5) - .4, abs(fract(l.y * 1.1 + .3) - .5) - .42)); c *= mix(vec3(.82, .86, .94), vec3(1.16, 1.08, .96), pane * smoothstep(-1.5, .6, uv.x));
  float table = smoothstep(.004, -.004, uv.y + .42); c = mix(c, vec3(1.05, .99, .9) * (.9 + .12 * fbm(vec2(uv.x * 2., uv.y * 26.))), table); c *= 1. - .4 * exp(-pow((uv.y + .6) * 9., 2.)) * exp(-pow(uv.x * 1.1 + .15, 2.) * 1.4);
  float d = 1e5; for (int i = uZero; i < 7; i++) { float f = float(i); vec2 tip = vec2(-.62 + .19 * f, .32 + .3 * hash(vec2(f, 4.))); d = stem(uv, vec2(-.02 + .01 * f, -.12), tip, .006); c = mix(c, vec3(.3, .36, .2), smoothstep(.003, -.003, d)); float a = atan(uv.y - tip.y, uv.x - tip.x); float flower = length(uv - tip) - .075 - .02 * sin(a * (5. + mod(f, 3.)) + f); vec3 tone = mod(f, 3.) < .5 ? vec3(1.05, .46, .34) : mod(f, 3.) < 1.5 ? vec3(1.3, 1.05, .72) : vec3(.76, .42, .56); c = mix(c, tone * (.75 + .5 * smoothstep(.0, .09, length(uv - tip))), smoothstep(.004, -.004, flower)); c = mix(c, vec3(.5, .3, .08), smoothstep(.004, -.004, length(uv - tip) - .018)); }
  vec2 q = uv - vec2(.0, -.34); float body = abs(q.x) - mix(.2, .11, smoothstep(-.24, .22, q.y)) - .05 * sin((q.y + .24) * 5.); body = max(body, abs(q.y) - .24); vec3 pot = mix(vec3(.3, .42, .5), vec3(.74, .86, .92), smoothstep(.2, -.2, q.x)) * (.94 + .1 * noise(uv * 60.)); c = mix(c, pot, smoothstep(.004, -.004, body));
  for (int i = uZero; i < 3; i++) { vec2 o = vec2(.52 + .21 * float(i), -.5 - .04 * mod(float(i), 2.)); float r = length((uv - o) * vec2(1., 1.04)) - .095; c = mix(c, mix(vec3(.7, .3, .08), vec3(1.25, .72, .24), smoothstep(.1, -.1, dot(uv - o, vec2(.7, -.7)))), smoothstep(.004, -.004, r)); } return c;
}`,
  },
};
