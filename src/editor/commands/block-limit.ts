import type { DocumentRecords } from '#domain/documents/record.ts';
import { MAX_BLOCKS_PER_LAYOUT, TOO_MANY_BLOCKS_MESSAGE } from '#domain/pages/block-record.ts';
import { blocksOf } from '../documents/layout.ts';

/** Why `count` more blocks cannot be added, or null where they can (CONT-194, CONT-201). */
export function blockLimitMessage(records: DocumentRecords, count: number): string | null {
  return blocksOf(records).length + count > MAX_BLOCKS_PER_LAYOUT ? TOO_MANY_BLOCKS_MESSAGE : null;
}
