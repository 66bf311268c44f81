const K = roundConstants();
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;

/**
 * The SHA-256 of a text of ASCII characters as eight 32-bit words. The browser's own is missing on pages without https and answers later
 * only, which is too slow for many short texts.
 */
export function sha256(text: string): Uint32Array {
  const padded = new Uint8Array((((text.length + 8) >> 6) + 1) << 6);
  for (let index = 0; index < text.length; index += 1) padded[index] = text.charCodeAt(index);
  padded[text.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, text.length * 8);
  const hash = new Uint32Array(START);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(at + index * 4);
    mix(hash, words);
  }
  return hash;
}

function mix(hash: Uint32Array, w: Uint32Array): void {
  for (let index = 16; index < 64; index += 1) {
    const early = at(w, index - 15);
    const late = at(w, index - 2);
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[index] = at(w, index - 16) + s0 + at(w, index - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let index = 0; index < 64; index += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(K, index) + at(w, index)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    hash[index] = at(hash, index) + value;
  });
}

function at(list: Uint32Array, index: number): number {
  return list[index] ?? 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
function roundConstants(): Uint32Array {
  const constants: number[] = [];
  for (let candidate = 2; constants.length < 64; candidate += 1) {
    if (isPrime(candidate)) constants.push((Math.cbrt(candidate) % 1) * 2 ** 32);
  }
  return Uint32Array.from(constants);
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return true;
}
