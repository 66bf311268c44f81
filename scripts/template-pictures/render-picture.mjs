/** Draws one scene by ray marching in a headless browser's WebGL, tile by tile, and gives its pixels. */

const PRELUDE = `#version 300 es
precision highp float;
uniform vec2 uSize;
uniform float uSeed;
uniform int uZero;
out vec4 outColor;

struct Hit { float d; float m; };
Hit near(Hit a, Hit b) { if (a.d < b.d) return a; return b; }
Hit hit(float d, float m) { return Hit(d, m); }

float hash(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float hash3(vec3 p) { p = fract(p * 0.3183099 + vec3(.1, .17, .13)); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float noise3(vec3 p) {
  vec3 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(mix(hash3(i), hash3(i + vec3(1,0,0)), f.x), mix(hash3(i + vec3(0,1,0)), hash3(i + vec3(1,1,0)), f.x), f.y),
             mix(mix(hash3(i + vec3(0,0,1)), hash3(i + vec3(1,0,1)), f.x), mix(hash3(i + vec3(0,1,1)), hash3(i + vec3(1,1,1)), f.x), f.y), f.z);
}
float fbm(vec2 p) { float a = .5, s = 0.; for (int i = uZero; i < 6; i++) { s += a * noise(p); p = mat2(1.6, 1.2, -1.2, 1.6) * p; a *= .5; } return s; }
float fbm3(vec3 p) { float a = .5, s = 0.; for (int i = uZero; i < 4; i++) { s += a * noise3(p); p = p * 2.03 + 7.1; a *= .5; } return s; }
mat2 rot(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
float smin(float a, float b, float k) { float h = max(k - abs(a - b), 0.) / k; return min(a, b) - h * h * k * .25; }
float smax(float a, float b, float k) { return -smin(-a, -b, k); }

float sphere(vec3 p, float r) { return length(p) - r; }
float ellipsoid(vec3 p, vec3 r) { float k0 = length(p / r), k1 = length(p / (r * r)); return k0 * (k0 - 1.) / k1; }
float box(vec3 p, vec3 b, float r) { vec3 q = abs(p) - b + r; return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - r; }
float cylinder(vec3 p, float r, float h, float k) { vec2 d = vec2(length(p.xz) - r, abs(p.y) - h) + k; return min(max(d.x, d.y), 0.) + length(max(d, 0.)) - k; }
float torus(vec3 p, vec2 t) { return length(vec2(length(p.xz) - t.x, p.y)) - t.y; }
float capsule(vec3 p, vec3 a, vec3 b, float r) { vec3 pa = p - a, ba = b - a; return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0., 1.)) - r; }
float cone(vec3 p, float r1, float r2, float h) { vec2 q = vec2(length(p.xz), p.y); vec2 k1 = vec2(r2, h), k2 = vec2(r2 - r1, 2. * h);
  vec2 ca = vec2(q.x - min(q.x, q.y < 0. ? r1 : r2), abs(q.y) - h); vec2 cb = q - k1 + k2 * clamp(dot(k1 - q, k2) / dot(k2, k2), 0., 1.);
  float s = cb.x < 0. && ca.y < 0. ? -1. : 1.; return s * sqrt(min(dot(ca, ca), dot(cb, cb))); }
float profile(float t, float a, float b, float c, float d, float e) {
  t = clamp(t, 0., 1.) * 4.; float i = min(floor(t), 3.), f = t - i;
  vec4 k = i < .5 ? vec4(2. * a - b, a, b, c) : i < 1.5 ? vec4(a, b, c, d) : i < 2.5 ? vec4(b, c, d, e) : vec4(c, d, e, 2. * e - d);
  return k.y + .5 * f * (k.z - k.x + f * (2. * k.x - 5. * k.y + 4. * k.z - k.w + f * (3. * (k.y - k.z) + k.w - k.x)));
}
/** A thrown pot: five radii from foot to rim, open at the top. */
float vessel(vec3 p, float h, float w, float a, float b, float c, float d, float e) {
  float side = (abs(length(p.xz) - profile(p.y / h, a, b, c, d, e)) - w) * .72;
  side = smax(side, p.y - h, .03); side = smax(side, -p.y, .02);
  float foot = cylinder(p - vec3(0, w, 0), a, w, w * .5);
  return min(side, foot);
}
// A flat dish whose rim rises to the height given.
float dish(vec3 p, float r, float h) { float l = length(p.xz); float top = h * smoothstep(.5, 1., l / r); return max((abs(p.y - top - .025) - .022) * .8, l - r); }
float handle(vec3 p, float r, float w, float thick) { vec3 q = p; q.y *= .82; return length(vec2(length(q.xy) - r, q.z * w)) - thick; }
`;

const MAIN = `
vec3 normalAt(vec3 p) { vec3 n = vec3(0);
  for (int i = uZero; i < 4; i++) { vec3 e = .5773 * (2. * vec3((((i + 3) >> 1) & 1), ((i >> 1) & 1), (i & 1)) - 1.); n += e * map(p + .0012 * e).d; }
  return normalize(n); }
float shadow(vec3 p, vec3 l, float k) { float r = 1., t = .05;
  for (int i = uZero; i < 64; i++) { float h = map(p + l * t).d; if (h < .0006) return 0.; r = min(r, k * h / t); t += clamp(h, .014, .3); if (t > 9.) break; }
  return r * r * (3. - 2. * r); }
float occlusion(vec3 p, vec3 n) { float o = 0., w = 1.; for (int i = 1 + uZero; i < 7; i++) { float h = .035 * float(i * i) * .55; o += (h - map(p + n * h).d) * w; w *= .72; } return clamp(1. - .95 * o, 0., 1.); }
vec3 render(vec2 uv, vec2 px) {
  vec3 ro, ta; float focal; camera(ro, ta, focal);
  vec3 f = normalize(ta - ro), r = normalize(cross(f, vec3(0, 1, 0))), u = cross(r, f);
  vec3 rd = normalize(f * focal + r * uv.x + u * uv.y);
  float t = .05; Hit h = Hit(1., 0.);
  for (int i = uZero; i < 170; i++) { h = map(ro + rd * t); if (h.d < .0006 * t) break; t += h.d * STEP; if (t > FAR) break; }
  if (t > FAR) return backdrop(rd, uv);
  vec3 p = ro + rd * t, n = normalAt(p), col = vec3(.5); float gloss = 0.;
  material(h.m, p, n, col, gloss);
  vec3 l = normalize(KEY); float ndl = max(dot(n, l), 0.);
  float sh = ndl > 0. ? shadow(p + n * .03, l, SOFT) : 0.;
  float ao = occlusion(p, n);
  float wrap = max(dot(n, l) * .6 + .4, 0.);
  vec3 light = KEY_COLOR * ndl * sh + SKY_COLOR * (.55 + .45 * n.y) * ao + BOUNCE_COLOR * (.5 - .5 * n.y) * ao + KEY_COLOR * wrap * .06 * ao;
  vec3 c = col * mix(light, light * light * .12 + light * .88, .4) * mix(vec3(1), pow(vec3(ao), 1. - col * .6), .6);
  if (gloss > 0.) {
    vec3 v = reflect(rd, n); float fr = .035 + .6 * pow(1. - max(dot(n, -rd), 0.), 5.);
    c += gloss * fr * reflection(v) * (.35 + .65 * ao);
    c += gloss * KEY_COLOR * sh * pow(max(dot(v, l), 0.), 90.) * .5;
  }
  return haze(c, t, rd);
}
vec3 film(vec3 x) { x *= EXPOSURE; return clamp((x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14), 0., 1.); }
void main() {
  vec3 sum = vec3(0);
  for (int i = uZero; i < SAMPLES; i++) {
    vec2 o = fract(vec2(.7548, .5698) * float(i + 1)) - .5;
    vec2 uv = (2. * (gl_FragCoord.xy + o) - uSize) / uSize.y;
    sum += film(render(uv, gl_FragCoord.xy));
  }
  vec3 c = pow(sum / float(SAMPLES), vec3(1. / 2.2));
  vec2 q = gl_FragCoord.xy / uSize;
  c *= mix(1. - VIGNETTE, 1., pow(16. * q.x * q.y * (1. - q.x) * (1. - q.y), .16));
  c += (hash(gl_FragCoord.xy + uSeed) + hash(gl_FragCoord.yx * 1.7 + uSeed) - 1.) * GRAIN;
  outColor = vec4(c, 1);
}`;

const DEFAULTS = {
  STEP: '.92',
  FAR: '30.',
  SAMPLES: '3',
  SOFT: '7.',
  KEY: 'vec3(-.6, .8, .35)',
  KEY_COLOR: 'vec3(2.3, 2.1, 1.8)',
  SKY_COLOR: 'vec3(.5, .55, .62)',
  BOUNCE_COLOR: 'vec3(.3, .24, .18)',
  EXPOSURE: '.62',
  VIGNETTE: '.16',
  GRAIN: '.018',
};

const FUNCTIONS = {
  backdrop: 'vec3 backdrop(vec3 rd, vec2 uv) { return vec3(.8); }',
  reflection:
    'vec3 reflection(vec3 v) { float w = smoothstep(.1, .3, v.y) * smoothstep(.95, .7, v.y) * smoothstep(.55, .3, abs(v.x + .45)); return mix(vec3(.35), vec3(.8), v.y * .5 + .5) + w * 2.6; }',
  haze: 'vec3 haze(vec3 c, float t, vec3 rd) { return c; }',
};

/** The whole fragment shader of a scene. A flat scene has a `render` of its own. */
export function shaderOf(scene) {
  const settings = { ...DEFAULTS, ...scene.settings };
  const defines = Object.entries(settings).map(([name, value]) => `#define ${name} ${value}`);
  const functions = Object.entries(FUNCTIONS)
    .filter(([name]) => !new RegExp(`vec3 ${name}\\(`).test(scene.code))
    .map(([, code]) => code);
  const main = scene.isFlat ? MAIN.slice(MAIN.indexOf('vec3 film')) : MAIN;
  return [PRELUDE, ...defines, ...(scene.isFlat ? [] : functions), scene.code, main].join('\n');
}

/** Runs in the browser's page: compiles the shader, draws in tiles, returns the picture as PNG in base64. */
export async function drawInPage({ shader, width, height, seed }) {
  const canvas = new OffscreenCanvas(width, height);
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true, antialias: false });
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, '#version 300 es\nin vec2 p; void main() { gl_Position = vec4(p, 0, 1); }'],
    [gl.FRAGMENT_SHADER, shader],
  ]) {
    const part = gl.createShader(type);
    gl.shaderSource(part, source);
    gl.compileShader(part);
    if (!gl.getShaderParameter(part, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(part));
    gl.attachShader(program, part);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program));
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.viewport(0, 0, width, height);
  gl.uniform2f(gl.getUniformLocation(program, 'uSize'), width, height);
  gl.uniform1f(gl.getUniformLocation(program, 'uSeed'), seed);
  gl.enable(gl.SCISSOR_TEST);
  const TILE = 160;
  const pixel = new Uint8Array(4);
  for (let y = 0; y < height; y += TILE) {
    for (let x = 0; x < width; x += TILE) {
      gl.scissor(x, y, TILE, TILE);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.readPixels(x, y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    }
  }
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}
