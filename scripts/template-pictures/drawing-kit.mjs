/** Pieces of flat drawings in SVG: figures of thick strokes, plants, and paths through points. */

const rounded = (value) => Math.round(value * 10) / 10;
export const at = ([x, y]) => `${rounded(x)} ${rounded(y)}`;

/** Points from how they are written in drawings: `0,0 120,40`. */
export const pointsOf = (points) =>
  typeof points === 'string' ? points.split(' ').map((each) => each.split(',').map(Number)) : points;

/** A path with straight pieces through points. */
export const straight = (points) => `M${pointsOf(points).map(at).join('L')}`;

/** A smooth path through points (Catmull-Rom). */
export function smooth(written, isClosed = false) {
  const points = pointsOf(written);
  const { length } = points;
  const pointAt = (index) =>
    isClosed ? points[(index + length) % length] : points[Math.min(length - 1, Math.max(0, index))];
  const pieces = Array.from({ length: isClosed ? length : length - 1 }, (_, index) => {
    const [a, b, c, d] = [-1, 0, 1, 2].map((step) => pointAt(index + step));
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(c)}`;
  });
  return `M${at(points[0])}${pieces.join('')}${isClosed ? 'Z' : ''}`;
}

/** An arm or a leg: a thick stroke, round at its ends and joints. */
export const limb = (points, width, color) =>
  `<path d="${straight(points)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A filled shape through points, with soft corners. */
export const shape = (points, color, extra = '') =>
  `<path d="${smooth(points, true)}" fill="${color}" ${extra}/>`;

/** A filled shape with straight sides. */
export const polygon = (points, color, extra = '') =>
  `<path d="${straight(points)}Z" fill="${color}" ${extra}/>`;

export const disc = (x, y, radius, color, extra = '') =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${color}" ${extra}/>`;

export const bar = (x, y, width, height, color, radius = 0, extra = '') =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${radius}" fill="${color}" ${extra}/>`;

export const group = (transform, ...parts) => `<g transform="${transform}">${parts.join('')}</g>`;

/** A leaf from its foot at the origin to its tip `length` above, turned by degrees. */
export function leaf(x, y, length, width, turn, color, vein = '') {
  const half = width / 2;
  const outline = `M0 0C${-half} ${-length * 0.25} ${-half} ${-length * 0.7} 0 ${-length}C${half} ${-length * 0.7} ${half} ${-length * 0.25} 0 0Z`;
  const line =
    vein === ''
      ? ''
      : `<path d="M0 0V${-length * 0.86}" stroke="${vein}" stroke-width="${Math.max(2, width / 22)}" stroke-linecap="round"/>`;
  return group(
    `translate(${at([x, y])}) rotate(${rounded(turn)})`,
    `<path d="${outline}" fill="${color}"/>`,
    line,
  );
}

/** Numbers between 0 and 1 that are the same at every run. */
export function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** A whole drawing. `defs` are gradients, clips and filters. */
export const drawing = (width, height, defs, ...parts) => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${parts.join('')}</svg>`,
});

/** A gradient from top to bottom, or along another line. */
export const gradient = (id, from, to, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

export const softened = (id, amount) =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${amount}"/></filter>`;
