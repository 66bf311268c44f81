import type { Words } from '#messages/message.ts';
import { translateEnglish } from '#messages/translator.ts';
import type { BlockContext } from './define-block.ts';

/** What is meant for those who edit, in their language where the canvas knows it. */
export function editorHint({ sayToEditors = translateEnglish }: BlockContext, words: Words): string {
  return sayToEditors(words);
}
