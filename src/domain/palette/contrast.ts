import {
  clampChroma,
  converter,
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeHsl);
registerMode(modeOklab);
registerMode(modeOklch);

const toOklab = converter('oklab');
const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** WCAG 2.2: contrast of text (1.4.3), and of large text and parts of controls (1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const LARGE_CONTRAST = 3;

/** Contrast of two hexadecimal colours after WCAG, 1 to 21. */
export function contrastOf(a: string, b: string): number {
  return wcagContrast(a, b);
}

/** Black or white, whichever is easier to read on the colour; its contrast is at least 4.58. */
export function blackOrWhiteOn(background: string): '#000000' | '#ffffff' {
  return contrastOf('#000000', background) >= contrastOf('#ffffff', background) ? '#000000' : '#ffffff';
}

/**
 * The colour itself where its contrast with the background suffices; otherwise the nearest one of its hue that is
 * light or dark enough. Ratios up to 4.5 can always be met.
 */
export function withContrast(color: string, background: string, ratio: number): string {
  if (contrastOf(color, background) >= ratio) return color;
  const start = toOklch(parse(color));
  const pole = blackOrWhiteOn(background);
  if (start === undefined) return pole;
  const end = pole === '#000000' ? 0 : 1;
  let failing = 0;
  let passing = 1;
  let best: string = pole;
  for (let step = 0; step < 9; step += 1) {
    const share = (failing + passing) / 2;
    const lightness = start.l + (end - start.l) * share;
    const candidate = formatHex(clampChroma({ ...start, l: lightness }, 'oklch'));
    if (contrastOf(candidate, background) >= ratio) {
      passing = share;
      best = candidate;
    } else failing = share;
  }
  return best;
}

/** The colour mixed with another one: share 0 gives the first, 1 the second. */
export function mixColors(color: string, other: string, share: number): string {
  const [from, to] = [toOklab(parse(color)), toOklab(parse(other))];
  if (from === undefined || to === undefined) return color;
  const between = betweenAt(share);
  return formatHex({
    mode: 'oklab',
    l: between(from.l, to.l),
    a: between(from.a, to.a),
    b: between(from.b, to.b),
  });
}

/** A colour of an opacity, 0 to 1, laid over another one, as browsers do it: the colour that is seen. */
export function layOver(color: string, backdrop: string, opacity: number): string {
  const [from, to] = [toRgb(parse(backdrop)), toRgb(parse(color))];
  if (opacity >= 1 || from === undefined || to === undefined) return color;
  const between = betweenAt(opacity);
  return formatHex({
    mode: 'rgb',
    r: between(from.r, to.r),
    g: between(from.g, to.g),
    b: between(from.b, to.b),
  });
}

/** Where a share, 0 to 1, of the way between two figures leads: the library mixes any number of colours, in 1 KB more. */
function betweenAt(share: number): (from: number, to: number) => number {
  const part = Math.min(Math.max(0, share), 1);
  return (from, to) => from + part * (to - from);
}

/** Brightness of a colour as it is seen: 0 to 1 (Rec. 709 weights on the encoded values). Null where it is no colour. */
export function lumaOf(color: string): number | null {
  const rgb = toRgb(parse(color));
  return rgb === undefined ? null : 0.2126 * rgb.r + 0.7152 * rgb.g + 0.0722 * rgb.b;
}
