import type { Words } from '#messages/message.ts';
import { translate } from './translate.ts';

/** What a label says: a message in the language of the interface, a text that was said already as it is. */
export function sayLabel(label: Words | string): string {
  return typeof label === 'string' ? label : translate(label);
}
