import { assertNever } from '#lib/invariant.ts';
import type { AccessPreview } from './access-rule.ts';

/**
 * Which of an item's blocks people without access see, as the number of the first ones in reading order (MEMB-42). A
 * marker that is gone shows none.
 */
export function previewBlockCount(preview: AccessPreview, blockIds: readonly string[]): number {
  switch (preview.kind) {
    case 'none':
    case 'excerpt':
      return 0;
    case 'blocks':
      return Math.min(preview.count, blockIds.length);
    case 'before':
      return Math.max(0, blockIds.indexOf(preview.blockId));
    default:
      return assertNever(preview);
  }
}
