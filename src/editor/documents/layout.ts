import { createBoundedCache } from '#lib/bounded-cache.ts';
import { compareByOrder } from '#lib/order-key.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { inReadingOrder } from '#domain/arrangement/mobile-arrangement.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import type { Section } from '#domain/pages/section.ts';
import { parsedBlock, parsedSection } from './parsed-record.ts';

/** The sections of a document in order. */
export function sectionsOf(records: DocumentRecords): readonly Section[] {
  return Object.values(records)
    .map(parsedSection)
    .filter((section) => section !== null)
    .toSorted(compareByOrder);
}

/** All blocks of a document that stand in a section. */
export function blocksOf(records: DocumentRecords): readonly BlockRecord[] {
  return Object.values(records)
    .map(parsedBlock)
    .filter((block) => block !== null)
    .filter((block) => records[block.sectionId]?.type === 'section');
}

/** The blocks of a section in reading order. */
export function blocksInSection(records: DocumentRecords, sectionId: string): readonly BlockRecord[] {
  return inReadingOrder(
    blocksOf(records).filter((block) => block.sectionId === sectionId),
    blockHeight,
  );
}

/** All blocks in reading and tab order: by section, then by position. */
export function blocksInReadingOrder(records: DocumentRecords): readonly BlockRecord[] {
  return sectionsOf(records).flatMap((section) => blocksInSection(records, section.id));
}

/** Ids of sections with those of their blocks, for the canvas. */
export interface LayoutIds {
  readonly sectionIds: readonly string[];
  readonly blockIds: Readonly<Record<string, readonly string[]>>;
}

/** The layout as ids; the same objects as in `previous` while neither their order nor their membership changed. */
export function layoutIds(records: DocumentRecords, previous: LayoutIds | null): LayoutIds {
  const bySection = new Map<string, BlockRecord[]>();
  for (const block of blocksOf(records)) {
    const siblings = bySection.get(block.sectionId);
    if (siblings === undefined) bySection.set(block.sectionId, [block]);
    else siblings.push(block);
  }
  const newIds = sectionsOf(records).map((section) => section.id);
  const sectionIds = previous !== null && sameIds(previous.sectionIds, newIds) ? previous.sectionIds : newIds;
  const blockIds: Record<string, readonly string[]> = {};
  for (const id of sectionIds) {
    const ids = orderOf(bySection.get(id) ?? []);
    const before = previous?.blockIds[id];
    blockIds[id] = before !== undefined && sameIds(before, ids) ? before : ids;
  }
  const isSame =
    previous !== null &&
    previous.sectionIds === sectionIds &&
    sectionIds.every((id) => previous.blockIds[id] === blockIds[id]);
  return isSame ? previous : { sectionIds, blockIds };
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

/** Cached by the fields it depends on, since most changes move no block. */
const orders = createBoundedCache<readonly string[]>(100);

function orderOf(blocks: readonly BlockRecord[]): readonly string[] {
  const keys = blocks.map((block) => {
    const { x, y, w, h } = block.desktop;
    return `${block.id} ${x} ${y} ${w} ${h} ${blockHeight(block)}`;
  });
  return orders(keys.join('|'), () => inReadingOrder(blocks, blockHeight).map((block) => block.id));
}
