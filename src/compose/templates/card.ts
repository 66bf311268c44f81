import type { BlockDraft } from '#compose/block-draft.ts';
import type { BlockLook } from '#domain/pages/block-look.ts';

/** A block on a background of its own, with room around what it holds. */
export function card(block: BlockDraft, look: Partial<BlockLook>): BlockDraft {
  return { ...block, look };
}
