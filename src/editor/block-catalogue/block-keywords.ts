import type { BlockDeclaration } from '#blocks/define-block.ts';
import type { Words } from '#messages/message.ts';
import { translateEnglish } from '#messages/translator.ts';
import { translate } from '#ui/translate.ts';

/** Keywords separated by commas: in the language of the interface, and in English, which many people know. */
export function searchWords(words: Words): readonly string[] {
  return [translate(words), translateEnglish(words)].flatMap((text) => text.split(/[,،]\s*/));
}

/** Keywords that find a block, and its type. */
export function blockKeywords({
  type,
  keywords,
}: Pick<BlockDeclaration, 'type' | 'keywords'>): readonly string[] {
  return [...new Set([type, ...searchWords(keywords)])];
}
