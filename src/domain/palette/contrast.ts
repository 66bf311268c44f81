import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
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
  return formatHex(interpolate([color, other], 'oklab')(share));
}

/** A colour of an opacity, 0 to 1, laid over another one, as browsers do it: the colour that is seen. */
export function layOver(color: string, backdrop: string, opacity: number): string {
  return opacity >= 1 ? color : formatHex(interpolate([backdrop, color], 'rgb')(Math.max(0, opacity)));
}

/** Brightness of a colour as it is seen: 0 to 1 (Rec. 709 weights on the encoded values). Null where it is no colour. */
export function lumaOf(color: string): number | null {
  const rgb = toRgb(parse(color));
  return rgb === undefined ? null : 0.2126 * rgb.r + 0.7152 * rgb.g + 0.0722 * rgb.b;
}
