import {
  converter,
  formatHex,
  inGamut,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  toGamut,
  useMode as registerMode,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeHsl);
registerMode(modeHwb);
registerMode(modeLab);
registerMode(modeLch);
registerMode(modeOklab);
registerMode(modeOklch);

const isOnScreen = inGamut('rgb');
const toScreen = toGamut('rgb', 'oklch');
const toRgb = converter('rgb');
/** Three or six digits whose `#` was left out. */
const BARE_CODE = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * The colour that a person typed, as `#rrggbb`: a code with or without `#`, a name such as `teal`, or any colour of
 * CSS (`rgb()`, `hsl()`, `oklch()` …); colours no screen shows become the nearest one. Transparency is left out.
 * Null for a text that is no colour.
 */
export function parseColorText(text: string): string | null {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '' || trimmed === 'transparent') return null;
  const color = parse(BARE_CODE.test(trimmed) ? `#${trimmed}` : trimmed);
  if (color === undefined) return null;
  const { r, g, b } = toRgb(isOnScreen(color) ? color : toScreen(color));
  return [r, g, b].every(Number.isFinite) ? formatHex({ mode: 'rgb', r, g, b }) : null;
}
