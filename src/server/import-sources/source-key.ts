import { createHash } from 'node:crypto';
import { cutText } from '#lib/cut-text.ts';

/** Bytes of a key: an index of the database holds no more than 2,700. */
const MAX_KEY_BYTES = 1000;
const READABLE_LENGTH = 100;

/**
 * A text that identifies something across exports, as a key of bounded length; long ones by their beginning and a hash.
 */
export function sourceKey(text: string): string {
  if (Buffer.byteLength(text) <= MAX_KEY_BYTES) return text;
  return `${cutText(text, READABLE_LENGTH)}#${createHash('sha256').update(text).digest('hex')}`;
}
