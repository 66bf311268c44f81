import { jsonEqual } from '#lib/json-equal.ts';
import type { JsonObject } from '#lib/json.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';

/**
 * Operations that bring a stored block to the version its declaration has now, before one of its fields is set;
 * none where it is there already.
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
