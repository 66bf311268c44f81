import type { BlockDeclaration } from '#blocks/define-block.ts';
import type { Words } from '#messages/message.ts';
import { translateEnglish } from '#messages/translator.ts';
import { translate } from '#ui/translate.ts';

/** Words with commas between them: those of the language of the interface, and the English ones, which many know. */
export function searchWords(words: Words): readonly string[] {
  return [translate(words), translateEnglish(words)].flatMap((text) => text.split(/[,،]\s*/));
}

/** Words that find a block: those people look for it by, and its type. */
export function blockKeywords({
  type,
  keywords,
}: Pick<BlockDeclaration, 'type' | 'keywords'>): readonly string[] {
  return [...new Set([type, ...searchWords(keywords)])];
}
