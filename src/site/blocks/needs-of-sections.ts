import type { Need } from '#blocks/needs/need.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import { parsedContent } from './parsed-content.ts';

/** What a block needs of other documents; nothing where it is broken. */
export function needsOfBlock(block: BlockRecord): readonly Need[] {
  const parsed = parsedContent(block);
  if (!parsed.ok) return [];
  const { declaration, data } = parsed.value;
  return declaration.needs?.(data) ?? [];
}

export function needsOfSections(sections: readonly SectionWithBlocks[]): readonly Need[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap(needsOfBlock));
}
