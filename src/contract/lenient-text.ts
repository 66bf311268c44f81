import { z } from 'zod';
import { storableText } from '#lib/storable-text.ts';

/**
 * What a page says of itself along with what a visitor entered: the visitor cannot mend it, so what cannot be kept is
 * left out, and what is no text at all, or too long, is empty.
 */
export function lenientText(max: number) {
  return z.string().max(max).overwrite(storableText).catch('');
}
