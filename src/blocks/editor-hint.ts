import type { Words } from '#messages/message.ts';
import { translateEnglish } from '#messages/translator.ts';
import type { BlockContext } from './define-block.ts';

/** A message for editors, in the language of the interface where the canvas provides it. */
export function editorHint({ sayToEditors = translateEnglish }: BlockContext, words: Words): string {
  return sayToEditors(words);
}
