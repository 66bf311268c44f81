import { compareByOrder } from '#lib/order-key.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { blockRecordSchema, type BlockRecord } from './block-record.ts';
import type { BlockHeight } from '../arrangement/placed-block.ts';
import { cachedReadingOrder } from '#domain/arrangement/cached-reading-order.ts';
import { sectionSchema, type Section } from './section.ts';

export interface SectionWithBlocks {
  readonly section: Section;
  /** In reading order. */
  readonly blocks: readonly BlockRecord[];
}

/**
 * The tree of a layout, derived from the flat records: sections in order, each with its blocks.
 * Records that do not parse, and blocks without a section, are left out: a broken record never takes a page down.
 */
export function deriveSections(
  records: DocumentRecords,
  heightOf: (block: BlockRecord) => BlockHeight,
): readonly SectionWithBlocks[] {
  const sections: Section[] = [];
  const blocks = new Map<string, BlockRecord[]>();
  for (const record of Object.values(records)) {
    if (record.type === 'section') {
      const parsed = sectionSchema.safeParse(record);
      if (parsed.success) sections.push(parsed.data);
    } else if (record.type === 'block') {
      const parsed = blockRecordSchema.safeParse(record);
      if (!parsed.success) continue;
      const siblings = blocks.get(parsed.data.sectionId);
      if (siblings === undefined) blocks.set(parsed.data.sectionId, [parsed.data]);
      else siblings.push(parsed.data);
    }
  }
  return sections
    .toSorted(compareByOrder)
    .map((section) => ({ section, blocks: cachedReadingOrder(blocks.get(section.id) ?? [], heightOf) }));
}
