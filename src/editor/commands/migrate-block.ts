import { jsonEqual } from '#lib/json-equal.ts';
import type { JsonObject } from '#lib/json.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';

/**
 * Operations that migrate a stored block to the version of its declaration, before one of its fields is set; none where
 * it has that version already.
 */
export function migrateBlock(
  blockId: string,
  block: Pick<BlockRecord, 'dataVersion' | 'data'>,
  dataVersion: number,
  data: JsonObject,
): readonly Operation[] {
  if (block.dataVersion === dataVersion || jsonEqual(block.data, data)) return [];
  return [
    { op: 'set', id: blockId, field: 'data', value: data },
    { op: 'set', id: blockId, field: 'dataVersion', value: dataVersion },
  ];
}
