/** Objects of a small shop, each on a seamless ground under a soft window light. */

const vec = (hex) => {
  const value = Number.parseInt(hex.slice(1), 16);
  const linear = [value >> 16, (value >> 8) & 255, value & 255].map((each) =>
    ((each / 255) ** 2.2).toFixed(4),
  );
  return `vec3(${linear.join(', ')})`;
};

/** A seamless backdrop: the floor bends into the wall. */
function still({ ground, objects, materials, camera, settings }) {
  return {
    settings: { KEY: 'vec3(-.75, .8, .45)', SOFT: '5.', BOUNCE_COLOR: `(${vec(ground)} * .55)`, ...settings },
    code: `
Hit map(vec3 p) {
  float back = smin(p.y, 2.6 - p.z * -1., 1.6); back = smin(p.y, p.z + 2.6, 2.2);
  Hit h = hit(back, 0.);
  ${objects}
  return h;
}
void camera(out vec3 ro, out vec3 ta, out float focal) { ${camera ?? 'ro = vec3(0., 1.75, 6.2); ta = vec3(0., .78, 0.); focal = 2.9;'} }
float speckle(vec3 p) { return smoothstep(.74, .8, noise3(p * 60.)) * .5 + smoothstep(.8, .84, noise3(p * 25. + 4.)) * .4; }
void material(float m, vec3 p, inout vec3 n, out vec3 col, out float gloss) {
  gloss = 0.;
  col = ${vec(ground)} * (.97 + .05 * fbm(p.xz * 3. + p.y * 2.));
  ${materials}
}`,
  };
}

const CLAY = vec('#b9744f');
const CREAM = vec('#efe6d6');
const INK = vec('#27405c');
const SAGE = vec('#8a9a7b');
const OAT = vec('#d8c7ab');
const CHARCOAL = vec('#35312e');

export const SHOP_SCENES = {
  'shop-window': {
    width: 1680,
    height: 1120,
    ...still({
      ground: '#e3d3c0',
      camera: 'ro = vec3(.6, 1.9, 7.6); ta = vec3(.1, 1.05, 0.); focal = 3.6;',
      objects: `
  vec3 q = p - vec3(-1.75, 0, -.2);
  h = near(h, hit(vessel(q, 2.3, .035, .34, .62, .6, .2, .26), 1.));
  q = p - vec3(-.55, 0, .55);
  h = near(h, hit(min(vessel(q, .82, .035, .3, .42, .46, .45, .42), handle(q - vec3(.5, .42, 0), .2, .8, .05)), 2.));
  q = p - vec3(.62, 0, -.5);
  h = near(h, hit(box(q - vec3(0, .3, 0), vec3(.75, .3, .6), .02), 4.));
  h = near(h, hit(vessel(q - vec3(0, .6, 0), .48, .03, .22, .52, .66, .72, .74), 3.));
  h = near(h, hit(min(sphere(q - vec3(-.14, .98, .1), .24), sphere(q - vec3(.26, .96, .12), .22)), 5.));
  q = p - vec3(2.05, 0, .25);
  h = near(h, hit(vessel(q, 1.5, .03, .2, .3, .17, .1, .12), 6.));
  h = near(h, hit(capsule(q, vec3(0, 1.2, 0), vec3(.28, 2.55, -.1), .012), 7.));
  h = near(h, hit(capsule(q, vec3(.05, 1.2, 0), vec3(-.25, 2.25, .1), .01), 7.));
  vec3 b = q - vec3(.28, 2.55, -.1); h = near(h, hit(ellipsoid(b, vec3(.09, .14, .09)), 7.));
  b = q - vec3(-.25, 2.25, .1); h = near(h, hit(ellipsoid(b, vec3(.08, .12, .08)), 7.));
  q = p - vec3(1.45, 0, 1.15);
  h = near(h, hit(vessel(q, .3, .03, .3, .52, .58, .6, .6), 8.));`,
      materials: `
  if (m > .5 && m < 1.5) { float line = smoothstep(-.02, .02, p.y - 1.25 - .06 * noise(vec2(atan(p.z + .2, p.x + 1.75) * 2., 0.))); col = mix(${CLAY} * (.85 + .3 * fbm3(p * 6.)), ${CREAM}, line); col *= 1. - .35 * speckle(p) * line; gloss = line; }
  else if (m > 1.5 && m < 2.5) { col = ${INK} * (.8 + .5 * fbm3(p * 5.)); gloss = 1.1; }
  else if (m > 2.5 && m < 3.5) { col = ${SAGE} * (.9 + .3 * fbm3(p * 4.)); col *= 1. - .3 * speckle(p); gloss = .8; }
  else if (m > 3.5 && m < 4.5) { vec2 g = vec2(p.x * .9, (p.y + p.z) * 9.); col = mix(vec3(.42, .25, .13), vec3(.55, .36, .2), fbm(g * vec2(1.2, 1.)) ) * (.85 + .3 * noise(g * vec2(3., 8.))); }
  else if (m > 4.5 && m < 5.5) { col = mix(vec3(.62, .2, .06), vec3(.75, .38, .07), fbm3(p * 3.)); n = normalize(n + .05 * (vec3(noise3(p * 70.), noise3(p * 70. + 9.), noise3(p * 70. + 17.)) - .5)); gloss = .55; }
  else if (m > 5.5 && m < 6.5) { col = ${CHARCOAL} * (.7 + .5 * fbm3(p * 8.)); gloss = .5; }
  else if (m > 6.5 && m < 7.5) col = vec3(.42, .3, .13);
  else if (m > 7.5) { col = ${CREAM}; col *= 1. - .4 * speckle(p); gloss = .8; }`,
    }),
  },
  'shop-vase': {
    width: 1000,
    height: 1250,
    ...still({
      ground: '#d9c3b0',
      objects: `h = near(h, hit(vessel(p, 1.95, .03, .3, .62, .66, .24, .3), 1.));
  h = near(h, hit(capsule(p, vec3(0, 1.5, 0), vec3(.35, 2.75, -.1), .012), 2.));
  h = near(h, hit(capsule(p, vec3(.04, 1.5, 0), vec3(-.32, 2.6, .1), .012), 2.));
  vec3 b = p - vec3(.35, 2.75, -.1); b.xy *= rot(.3); h = near(h, hit(ellipsoid(b, vec3(.11, .2, .11)), 2.));
  b = p - vec3(-.32, 2.6, .1); b.xy *= rot(-.3); h = near(h, hit(ellipsoid(b, vec3(.1, .18, .1)), 2.));`,
      camera: 'ro = vec3(.3, 1.9, 6.8); ta = vec3(0., 1.28, 0.); focal = 3.3;',
      materials: `if (m > 1.5) { col = vec3(.45, .33, .14) * (.7 + .6 * noise3(p * 40.)); }
  else if (m > .5) { float line = smoothstep(-.03, .03, p.y - .7 - .1 * noise(vec2(atan(p.z, p.x) * 1.5 + 3., 0.))); col = mix(${CLAY} * (.8 + .35 * fbm3(p * 7.)), ${CREAM}, line); col *= 1. - .4 * speckle(p) * line; gloss = line * .9; }`,
    }),
  },
  'shop-bowls': {
    width: 1000,
    height: 1250,
    ...still({
      ground: '#c7cdc0',
      objects: `h = near(h, hit(vessel(p, .52, .035, .3, .62, .8, .9, .94), 1.));
  h = near(h, hit(vessel(p - vec3(.02, .17, 0), .52, .035, .28, .58, .75, .84, .88), 2.));
  h = near(h, hit(vessel(p - vec3(-.02, .34, .01), .52, .035, .26, .54, .7, .79, .82), 3.));
  h = near(h, hit(vessel(p - vec3(0, .51, 0), .52, .035, .25, .5, .66, .74, .77), 4.));`,
      camera: 'ro = vec3(0., 2.6, 6.2); ta = vec3(0., .5, 0.); focal = 4.6;',
      materials: `if (m > .5) { col = m < 1.5 ? ${CLAY} : m < 2.5 ? ${OAT} : m < 3.5 ? ${CREAM} : ${SAGE}; col *= .88 + .25 * fbm3(p * 5.); col *= 1. - .45 * speckle(p); gloss = .75; }`,
    }),
  },
  'shop-jug': {
    width: 1000,
    height: 1250,
    ...still({
      ground: '#cfd4d9',
      objects: `vec3 q = p; q.x -= .12 * smoothstep(1.1, 1.55, p.y) * step(0., -p.x) * -1. * smoothstep(.3, .0, abs(p.z));
  h = near(h, hit(smin(vessel(q, 1.55, .032, .42, .62, .56, .36, .44), handle(p - vec3(.66, .92, 0), .34, .85, .055), .05), 1.));
  h = near(h, hit(min(vessel(p - vec3(-1.15, 0, .5), .62, .028, .24, .3, .32, .33, .33), vessel(p - vec3(-1.05, 0, -.35), .62, .028, .24, .3, .32, .33, .33)), 2.));`,
      camera: 'ro = vec3(-.4, 1.9, 6.8); ta = vec3(-.25, .8, 0.); focal = 3.7;',
      materials: `if (m > 1.5) { col = ${CREAM} * (.92 + .12 * fbm3(p * 6.)); col *= 1. - .3 * speckle(p); gloss = .8; }
  else if (m > .5) { col = mix(${INK} * 1.1, ${INK} * .55, smoothstep(.2, 1.5, p.y + .3 * fbm3(p * 3.))); gloss = 1.2; }`,
    }),
  },
  'shop-candles': {
    width: 1000,
    height: 1250,
    ...still({
      ground: '#3a332f',
      settings: { KEY_COLOR: 'vec3(1.5, 1.3, 1.05)', SKY_COLOR: 'vec3(.3, .32, .38)', EXPOSURE: '.85' },
      objects: `for (int i = uZero; i < 3; i++) { float f = float(i); vec3 q = p - vec3(-.75 + f * .75, 0, .3 - .35 * mod(f, 2.)); float t = .5 + .42 * mod(f * 2., 3.);
    h = near(h, hit(min(cylinder(q - vec3(0, .05, 0), .3, .05, .03), min(cylinder(q - vec3(0, t * .5, 0), .075, t * .5, .02), cylinder(q - vec3(0, t, 0), .14, .08, .03))), 1.));
    h = near(h, hit(cylinder(q - vec3(0, t + .5, 0), .062, .45, .03), 2.));
    vec3 b = q - vec3(0, t + 1.07, 0); b.y *= .5; h = near(h, hit(sphere(b, .045 - .02 * smoothstep(0., .06, b.y)), 3.)); }`,
      camera: 'ro = vec3(.2, 1.75, 6.8); ta = vec3(0., 1.0, 0.); focal = 3.6;',
      materials: `if (m > 2.5) { col = vec3(9., 5.2, 1.6); }
  else if (m > 1.5) { col = vec3(.85, .74, .55) + vec3(.7, .35, .08) * smoothstep(.6, 1.9, p.y) * .5; }
  else if (m > .5) { col = ${vec('#a6823f')}; gloss = 2.2; }`,
    }),
  },
  'shop-linen': {
    width: 1000,
    height: 1250,
    ...still({
      ground: '#ddd6ca',
      settings: { KEY: 'vec3(-.9, .65, .2)', STEP: '.7' },
      objects: `vec3 q = p - vec3(0, .0, 0);
  for (int i = uZero; i < 4; i++) { float f = float(i); vec3 b = q - vec3(.03 * sin(f * 4.), .17 + f * .3, .03 * cos(f * 3.)); b.xz *= rot(.06 * sin(f * 2.));
    float wob = .02 * sin(b.x * 3. + f) + .014 * noise(b.xz * 4. + f * 3.);
    float fold = box(b - vec3(0, wob, 0), vec3(1.05 - .03 * f, .135, .72), .12);
    fold = smax(fold, -box(b - vec3(.25, wob, .5), vec3(1.2, .012, .6), .01), .03);
    h = near(h, hit(fold * .8, 1. + f)); }`,
      camera: 'ro = vec3(1.9, 2.2, 5.6); ta = vec3(0., .6, 0.); focal = 3.7;',
      materials: `if (m > .5) { col = m < 1.5 ? ${INK} : m < 2.5 ? ${OAT} : m < 3.5 ? ${vec('#b4563c')} : ${CREAM};
    float weave = .5 + .5 * sin(p.x * 420.) * sin((p.z + p.y) * 420.); col *= .86 + .14 * weave + .12 * fbm3(p * 14.); n = normalize(n + .12 * (vec3(noise3(p * 90.), noise3(p * 90. + 5.), noise3(p * 90. + 11.)) - .5)); }`,
    }),
  },
  'shop-lamp': {
    width: 1000,
    height: 1250,
    ...still({
      ground: '#b98a6a',
      settings: { KEY_COLOR: 'vec3(1.7, 1.45, 1.15)', SKY_COLOR: 'vec3(.36, .36, .42)' },
      objects: `h = near(h, hit(vessel(p, 1.05, .04, .5, .58, .44, .2, .13), 1.));
  h = near(h, hit(cylinder(p - vec3(0, 1.2, 0), .035, .3, .01), 3.));
  float s = cone(p - vec3(0, 1.85, 0), .86, .5, .42); s = max(abs(s) - .012, abs(p.y - 1.85) - .415); h = near(h, hit(s, 2.));
  h = near(h, hit(sphere(p - vec3(0, 1.62, 0), .14), 4.));`,
      camera: 'ro = vec3(.2, 1.75, 6.8); ta = vec3(0., 1.18, 0.); focal = 3.9;',
      materials: `if (m > 3.5) col = vec3(9., 7., 4.);
  else if (m > 2.5) { col = ${vec('#a6823f')}; gloss = 2.; }
  else if (m > 1.5) { col = vec3(.9, .8, .62) * (.9 + .1 * sin(atan(p.z, p.x) * 260.)) + vec3(1.5, .95, .42) * exp(-3.2 * abs(p.y - 1.62)) * 1.2; }
  else if (m > .5) { col = ${CREAM} * (.9 + .15 * fbm3(p * 6.)); col *= 1. - .35 * speckle(p); gloss = .5; }`,
    }),
  },
  'shop-soap': {
    width: 1000,
    height: 1250,
    ...still({
      ground: '#e6cfc6',
      objects: `vec3 q = p; q.xz *= rot(.25);
  h = near(h, hit(max(box(q - vec3(0, .09, 0), vec3(1.15, .09, .72), .03), -box(q - vec3(0, .2, 0), vec3(1.03, .08, .6), .04)), 1.));
  vec3 b = q - vec3(-.3, .36, .05); b.xz *= rot(.12); h = near(h, hit(box(b, vec3(.52, .2, .34), .09), 2.));
  b = q - vec3(.1, .72, -.03); b.xz *= rot(-.35); b.xy *= rot(.03); h = near(h, hit(box(b, vec3(.5, .18, .32), .09), 3.));
  b = q - vec3(.78, .33, .28); b.xz *= rot(.9); h = near(h, hit(box(b, vec3(.2, .16, .3), .08), 4.));`,
      camera: 'ro = vec3(.5, 2.5, 6.2); ta = vec3(.05, .42, 0.); focal = 4.4;',
      materials: `if (m > 3.5) { col = ${CLAY} * 1.1; gloss = .35; }
  else if (m > 2.5) { col = mix(${SAGE}, ${CREAM}, .35 + .3 * fbm3(p * 3. + 2. * fbm3(p * 2.))); gloss = .35; }
  else if (m > 1.5) { col = mix(${OAT}, ${CREAM}, fbm3(p * 5.)) * (1. - .4 * smoothstep(.72, .78, noise3(p * 22.))); gloss = .35; }
  else if (m > .5) { vec2 g = q2(p); col = mix(vec3(.34, .2, .1), vec3(.5, .32, .18), fbm(g)) * (.85 + .3 * noise(g * vec2(2., 9.))); }`,
    }),
  },
};
SHOP_SCENES['shop-soap'].code =
  `vec2 q2(vec3 p) { p.xz *= rot(.25); return vec2(p.x * 1.2, p.z * 10. + p.y * 6.); }\n${SHOP_SCENES['shop-soap'].code}`;
