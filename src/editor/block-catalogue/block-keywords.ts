import type { BlockDeclaration } from '#blocks/define-block.ts';
import { blockSearch } from '#messages/en/interface/block-search.ts';
import type { Words } from '#messages/message.ts';
import { translateEnglish } from '#messages/translator.ts';
import { translate } from '#ui/translate.ts';

/** Keywords separated by commas: in the language of the interface, and in English, which many people know. */
export function searchWords(words: Words): readonly string[] {
  return [translate(words), translateEnglish(words)].flatMap((text) => text.split(/[,،]\s*/));
}

/** By the type of the block: they are looked for only here, so declarations do not carry them. */
const WORDS = new Map<string, Words>(
  Object.entries(blockSearch).map(([name, words]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    words,
  ]),
);

/** Keywords that find a block, and its type. */
export function blockKeywords({ type }: Pick<BlockDeclaration, 'type'>): readonly string[] {
  const words = WORDS.get(type);
  return [...new Set([type, ...(words === undefined ? [] : searchWords(words))])];
}
