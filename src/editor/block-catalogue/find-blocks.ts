import { blockKeywords } from './block-keywords.ts';
import { translate } from '#ui/translate.ts';
import type { BlockDeclaration } from '#blocks/define-block.ts';

type Named = Pick<BlockDeclaration, 'title' | 'type'>;

/**
 * Blocks whose name or keywords ("photo", "divider") match every typed word; those whose name begins with it come
 * first. All blocks for an empty text.
 */
export function findBlocks<Block extends Named>(blocks: readonly Block[], typed: string): readonly Block[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return blocks;
  const isNamed = ({ title }: Block): boolean => translate(title).toLowerCase().startsWith(first);
  return blocks
    .filter((block) => {
      const names = [translate(block.title), ...blockKeywords(block)].map((name) => name.toLowerCase());
      return words.every((word) => names.some((name) => name.includes(singularOf(word))));
    })
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
}

/** Matches plurals: "photos" finds "photo". */
function singularOf(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
