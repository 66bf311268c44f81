import { createBoundedCache } from '#lib/bounded-cache.ts';
import { inReadingOrder, type Arranged } from './mobile-arrangement.ts';
import type { BlockHeight } from './placed-block.ts';

/** Sections of pages that were shown last; a key takes some 50 characters for each block. */
const ORDERS_KEPT = 1000;
const MAX_CACHED_CHARACTERS = 300_000;
const orders = createBoundedCache<readonly string[]>(ORDERS_KEPT, {
  max: MAX_CACHED_CHARACTERS,
  weigh: (key) => key.length,
});

/**
 * `inReadingOrder`, cached by all that it depends on: a page is read each time it is rendered, while most changes move
 * no block.
 */
export function cachedReadingOrder<Block extends Pick<Arranged, 'id' | 'desktop'>>(
  blocks: readonly Block[],
  heightOf: (block: Block) => BlockHeight,
): readonly Block[] {
  if (blocks.length < 2) return blocks;
  let key = '';
  for (const block of blocks) {
    const { x, y, w, h } = block.desktop;
    // Ids of stored records may hold anything.
    key += `${JSON.stringify(block.id)} ${x} ${y} ${w} ${h} ${heightOf(block)}|`;
  }
  const order = orders(key, () => inReadingOrder(blocks, heightOf).map(({ id }) => id));
  const byId = new Map(blocks.map((block) => [block.id, block]));
  return order.flatMap((id) => byId.get(id) ?? []);
}
