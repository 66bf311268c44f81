import { z } from 'zod';
import { compareByOrder } from '#lib/order-key.ts';
import type { DocumentRecord, DocumentRecords, RecordId, DocumentId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';

/** Synced sections that one site may hold. */
export const MAX_SYNCED_SECTIONS = 200;
/** Instances of synced sections on one page; further ones are not shown, and the editor says so. */
export const MAX_SYNCED_PER_PAGE = 20;
export const MAX_SYNCED_NAME = 100;

/** The settings of a document that holds a synced section (EDIT-206). */
export const syncedSettingsSchema = z.object({
  id: z.literal('settings'),
  type: z.literal('settings'),
  /** What owners call it; visitors never see it. */
  title: z.string().trim().min(1).max(MAX_SYNCED_NAME),
});

/** The document whose section a record of a section stands for; null where it is an ordinary one. */
export function syncedIdOf(record: DocumentRecord | undefined): DocumentId | null {
  const id = record?.type === 'section' ? record['syncedId'] : undefined;
  return typeof id === 'string' && isId<'document'>(id) ? id : null;
}

/**
 * The ids of the synced sections that records show, each once: of as many instances as a page may have, from the top.
 */
export function syncedIdsOf(records: DocumentRecords): readonly DocumentId[] {
  return [...new Set(syncedInstances(records).map(syncedIdOf))].filter((id) => id !== null);
}

/** The records of sections that stand for synced ones, from the top of the page, as many as it shows. */
export function syncedInstances(records: DocumentRecords): readonly DocumentRecord[] {
  return Object.values(records)
    .filter((record) => syncedIdOf(record) !== null)
    .toSorted(compareSections)
    .slice(0, MAX_SYNCED_PER_PAGE);
}

/** Records of sections in the order they stand in. */
export function compareSections(a: DocumentRecord, b: DocumentRecord): number {
  return compareByOrder({ id: a.id, order: orderOf(a) }, { id: b.id, order: orderOf(b) });
}

function orderOf({ order }: DocumentRecord): string {
  return typeof order === 'string' ? order : '';
}

/** The entry of `overrides` for a field of a block: `set overrides.<entry>` changes this one alone. */
export function overrideEntry(blockId: RecordId, field: string): string {
  return `${blockId}_${field}`;
}

/** The block and the field that an entry of `overrides` is about; null where it is none. */
export function readOverrideEntry(
  entry: string,
): { readonly blockId: RecordId; readonly field: string } | null {
  const at = entry.indexOf('_');
  return at <= 0 || at === entry.length - 1
    ? null
    : { blockId: entry.slice(0, at), field: entry.slice(at + 1) };
}
