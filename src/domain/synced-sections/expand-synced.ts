import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import type { DocumentRecord, DocumentRecords, RecordId } from '#domain/documents/record.ts';
import { derivedId } from './derived-id.ts';
import { compareSections, readOverrideEntry, syncedIdOf, syncedInstances } from './synced-section.ts';

/**
 * A block with the overrides of one instance. Fields that cannot be overridden, and values that the block cannot show,
 * are left out.
 */
export type OverrideBlock = (block: DocumentRecord, overrides: JsonObject) => DocumentRecord;

/** Fields of the instance itself: its position, and its anchor. */
const OWN_FIELDS = ['order', 'anchor'] as const;

/**
 * Records as visitors see them: each instance of a synced section is replaced by that section, with the overrides of
 * the instance (EDIT-206). An instance without a source shows nothing. Synced sections cannot contain others.
 * @param sources the records of the synced sections by the id of their document
 */
export function expandSynced(
  records: DocumentRecords,
  sources: ReadonlyMap<string, DocumentRecords>,
  overrideBlock: OverrideBlock,
): DocumentRecords {
  const instances = syncedInstances(records);
  if (instances.length === 0) return records;
  const expanded: Record<RecordId, DocumentRecord> = {};
  for (const record of Object.values(records)) {
    if (syncedIdOf(record) === null) expanded[record.id] = record;
  }
  for (const instance of instances) {
    const source = sources.get(syncedIdOf(instance) ?? '');
    const shown = source === undefined ? null : expandInstance(instance, source, overrideBlock);
    if (shown === null) continue;
    for (const record of [shown.section, ...shown.blocks]) expanded[record.id] = record;
  }
  return expanded;
}

/** An ordinary section with its blocks. */
export interface ShownSection {
  readonly section: DocumentRecord;
  readonly blocks: readonly DocumentRecord[];
}

/**
 * The section that one instance shows, as an ordinary one under the id of the instance; null where the source has none.
 * @param newId ids for its blocks: of their own where it becomes an ordinary section; else derived from the place
 */
export function expandInstance(
  instance: DocumentRecord,
  source: DocumentRecords,
  overrideBlock: OverrideBlock,
  newId: (blockId: RecordId) => RecordId = (blockId) => derivedId(instance.id, blockId),
): ShownSection | null {
  const origin = sectionOf(source);
  if (origin === null) return null;
  const overrides = overridesByBlock(instance['overrides']);
  const own = Object.fromEntries(
    OWN_FIELDS.flatMap((field): [string, JsonValue][] => [[field, instance[field] ?? '']]),
  );
  const blocks = Object.values(source)
    .filter((record) => record.type === 'block' && record['sectionId'] === origin.id)
    .map((block) => {
      const changes = overrides.get(block.id);
      const shown = changes === undefined ? block : overrideBlock(block, changes);
      return { ...shown, id: newId(block.id), sectionId: instance.id };
    });
  return { section: { ...origin, ...own, id: instance.id }, blocks };
}

/** The one section of a synced document: the first, whatever else was put there. */
export function sectionOf(source: DocumentRecords): DocumentRecord | null {
  const [first] = Object.values(source)
    .filter((record) => record.type === 'section' && syncedIdOf(record) === null)
    .toSorted(compareSections);
  return first ?? null;
}

/** The overrides by the id of the block in the synced section, field by field. */
function overridesByBlock(overrides: JsonValue | undefined): ReadonlyMap<RecordId, JsonObject> {
  const found = new Map<RecordId, Record<string, JsonValue>>();
  if (!isJsonObject(overrides)) return found;
  for (const [entry, value] of Object.entries(overrides)) {
    const named = readOverrideEntry(entry);
    if (named === null || value === undefined) continue;
    const fields = found.get(named.blockId) ?? {};
    fields[named.field] = value;
    found.set(named.blockId, fields);
  }
  return found;
}
