import type { BlockDeclaration } from '#blocks/define-block.ts';
import { translateEnglish } from '#messages/translator.ts';
import { translate } from '#ui/translate.ts';

/** Words that find a block: those of the language of the interface, the English ones, which many know, and its type. */
export function blockKeywords({
  type,
  keywords,
}: Pick<BlockDeclaration, 'type' | 'keywords'>): readonly string[] {
  const words = [translate(keywords), translateEnglish(keywords)].flatMap((text) => text.split(/[,،]\s*/));
  return [...new Set([type, ...words])];
}
