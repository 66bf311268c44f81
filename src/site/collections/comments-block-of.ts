import type { SectionWithBlocks } from '#domain/pages/page-model.ts';

/** The block that shows the thread of an item: the first of its kind; null where the thread stands at the end (COMT-03). */
export function commentsBlockOf(sections: readonly SectionWithBlocks[]): string | null {
  for (const { blocks } of sections) {
    const found = blocks.find(({ blockType }) => blockType === 'comments');
    if (found !== undefined) return found.id;
  }
  return null;
}
