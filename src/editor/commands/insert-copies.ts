import { orderKeysBetween } from '#lib/order-key.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import type { GridBox } from '#domain/arrangement/grid-box.ts';
import { inGroupsOfTheirOwn } from './group-blocks.ts';
import { sectionsOf } from '../documents/layout.ts';

/** Copies of sections with their blocks, as operations that insert them after a section (null: at the top). */
export function insertSectionCopies(
  records: DocumentRecords,
  copied: { readonly sections: readonly DocumentRecord[]; readonly blocks: readonly DocumentRecord[] },
  afterSectionId: string | null,
  newId: () => string,
): { readonly operations: readonly Operation[]; readonly sectionIds: readonly string[] } {
  const orders = orderKeysAfter(records, afterSectionId, copied.sections.length);
  const operations: Operation[] = [];
  const sectionIds: string[] = [];
  // Links lead to the first section with an anchor, so the original keeps it.
  const anchors = new Set(sectionsOf(records).map(({ anchor }) => anchor));
  copied.sections.forEach((section, index) => {
    const id = newId();
    sectionIds.push(id);
    const { anchor } = section;
    const isTaken = typeof anchor === 'string' && anchor !== '' && anchors.has(anchor);
    if (typeof anchor === 'string') anchors.add(anchor);
    const own = isTaken ? { ...section, anchor: '' } : section;
    operations.push({ op: 'put', record: { ...own, id, order: orders[index] ?? 'V' } });
    const blocks = copied.blocks.filter((each) => each['sectionId'] === section.id);
    for (const block of inGroupsOfTheirOwn(blocks, newId)) {
      operations.push({ op: 'put', record: { ...block, id: newId(), sectionId: id } });
    }
  });
  return { operations, sectionIds };
}

/** Order keys for `count` sections after the given one. */
export function orderKeysAfter(
  records: DocumentRecords,
  afterSectionId: string | null,
  count: number,
): readonly string[] {
  const sections = sectionsOf(records);
  const index = sections.findIndex((section) => section.id === afterSectionId);
  return orderKeysBetween(sections[index]?.order ?? null, sections[index + 1]?.order ?? null, count);
}

/** The smallest box around all boxes. */
export function boundingBox(boxes: readonly GridBox[]): GridBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}
