import { TEXT_CONTRAST, withContrast } from '#domain/palette/contrast.ts';

const ERROR_RED = '#c4182b';

/** Pages ask again and again for the same few backgrounds. */
const known = new Map<string, string>();
const MAX_KNOWN = 500;

/** The red of messages about mistakes on a background, hexadecimal: as red as can be read on it. */
export function errorColorOn(background: string): string {
  const found = known.get(background);
  if (found !== undefined) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const color = withContrast(ERROR_RED, background, TEXT_CONTRAST);
  known.set(background, color);
  return color;
}
