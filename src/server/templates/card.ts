import type { MadeBlock } from '#domain/section-catalog/block-kit.ts';
import type { BlockLook } from '#domain/pages/block-look.ts';

/** A block on a background of its own, with room around what it holds. */
export function card(block: MadeBlock, look: Partial<BlockLook>): MadeBlock {
  return { ...block, look };
}
