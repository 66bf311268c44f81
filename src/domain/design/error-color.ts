import { createBoundedCache } from '#lib/bounded-cache.ts';
import { TEXT_CONTRAST, withContrast } from '#domain/palette/contrast.ts';

const ERROR_RED = '#c4182b';

/** Cached, since pages ask for the same few backgrounds. */
const colors = createBoundedCache<string>(500);

/** The red of messages about mistakes on a background, hexadecimal: as red as can be read on it. */
export function errorColorOn(background: string): string {
  return colors(background, () => withContrast(ERROR_RED, background, TEXT_CONTRAST));
}
