import { createBoundedCache } from '#lib/bounded-cache.ts';
import type { GridBox } from '#domain/arrangement/grid-box.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import { arrangeSection, type ArrangedSection } from '#site/arrangement/arranged-section.ts';
import { blockFlow } from '../blocks/block-flow.ts';
import { blockHeight } from '../blocks/block-height.ts';

/** Sections that were rendered last; a key takes some 80 characters for each block, what is made of it some 1,000 bytes. */
const ARRANGEMENTS_KEPT = 500;
const MAX_CACHED_CHARACTERS = 300_000;
const arrangements = createBoundedCache<ArrangedSection>(ARRANGEMENTS_KEPT, {
  max: MAX_CACHED_CHARACTERS,
  weigh: (key) => key.length,
});

/**
 * The arrangement of a section for visitors, cached by all that it depends on: it takes as long as a quarter of the
 * rest of a page, and most publishes move no block.
 */
export function publishedArrangement({ section, blocks }: SectionWithBlocks): ArrangedSection {
  const isFullWidth = section.width === 'full';
  let key = String(isFullWidth);
  for (const block of blocks) {
    const { id, desktop, mobile, hiddenOn = [], verticalAlign } = block;
    // Ids of stored records may hold anything.
    key += `|${JSON.stringify(id)} ${boxKey(desktop)} ${mobile === null ? '' : boxKey(mobile)} `;
    key += `${blockHeight(block)} ${hiddenOn.join(',')} ${verticalAlign} ${blockFlow(block)}`;
  }
  return arrangements(key, () => arrangeSection(blocks, blockHeight, { isFullWidth, flowOf: blockFlow }));
}

function boxKey({ x, y, w, h }: GridBox): string {
  return `${x},${y},${w},${h}`;
}
