import { createId } from '#lib/id.ts';
import { orderKeysBetween } from '#lib/order-key.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { PAGE_LAYOUTS } from '#compose/page-layouts/page-layouts.ts';
import type { ComposedSection } from '#compose/compose-section.ts';
import { SECTION_CATALOG } from '#compose/section-catalog/section-catalog.ts';
import { CallError } from '#server/platform/http/errors.ts';

/**
 * The records of a page layout, or of a single section of the catalogue, under new ids. Throws `not-found` for an
 * unknown one (EDIT-184).
 */
export function layoutRecords(layoutId: string): DocumentRecords {
  const sections = builtSections(layoutId);
  const orders = orderKeysBetween(null, null, sections.length);
  const records = sections.flatMap(({ section, blocks }, index): readonly DocumentRecord[] => [
    { ...section, order: orders[index] ?? 'V' },
    ...blocks,
  ]);
  return Object.fromEntries(records.map((record) => [record.id, record]));
}

function builtSections(layoutId: string): readonly ComposedSection[] {
  const layout = PAGE_LAYOUTS.find((each) => each.id === layoutId);
  if (layout !== undefined) return layout.build(createId);
  const design = SECTION_CATALOG.find((each) => each.id === layoutId);
  if (design === undefined) throw new CallError('not-found');
  return [design.build(createId)];
}
