import { createId } from '#lib/id.ts';
import { orderKeyBetween } from '#lib/order-key.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { SECTION_CATALOG } from '#domain/section-catalog/section-catalog.ts';
import { CallError } from '#server/platform/http/errors.ts';

/** The records of a section of the catalogue, under new ids. Throws `not-found` for an unknown one. */
export function layoutRecords(layoutId: string): DocumentRecords {
  const design = SECTION_CATALOG.find((each) => each.id === layoutId);
  if (design === undefined) throw new CallError('not-found');
  const { section, blocks } = design.build(createId);
  const records: readonly DocumentRecord[] = [{ ...section, order: orderKeyBetween(null, null) }, ...blocks];
  return Object.fromEntries(records.map((record) => [record.id, record]));
}
