import { z } from 'zod';
import { isStorableText } from '#lib/storable-text.ts';

export const UNSTORABLE_TEXT = 'This has characters that cannot be kept. Remove them and try again.';

/**
 * A text that comes from outside and can be kept. What endpoints declare is checked for all of them where their input
 * is parsed; this is for what is read elsewhere: parts of uploads, rows of files.
 */
export function text() {
  return z.string().refine(isStorableText, UNSTORABLE_TEXT);
}
