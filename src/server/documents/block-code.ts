import { isJsonObject } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import { parseBlockData } from '#blocks/parse-block-data.ts';
import { findBlock } from '#blocks/registry.ts';

/**
 * The code that the block in a record runs on published pages, with its type; empty for none, and for other records.
 * Data that cannot be parsed now, or of an unknown type, may run in a later version: it counts as code.
 */
export function blockCodeOf(record: DocumentRecord): string {
  if (record.type !== 'block') return '';
  const { blockType, data } = record;
  if (typeof blockType !== 'string' || !isJsonObject(data)) return '';
  const declaration = findBlock(blockType);
  if (declaration !== null && declaration.code === undefined) return '';
  const block = blockRecordSchema.safeParse(record);
  const parsed =
    block.success && declaration !== null
      ? parseBlockData(declaration, block.data.data, block.data.dataVersion)
      : null;
  const code = parsed?.ok === true ? (declaration?.code?.(parsed.value) ?? '') : JSON.stringify(data);
  return code === '' ? '' : `${blockType} ${code}`;
}
