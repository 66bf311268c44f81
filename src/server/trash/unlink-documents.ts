import { parseBlockData } from '#blocks/parse-block-data.ts';
import { findBlock } from '#blocks/registry.ts';
import { readField } from '#domain/documents/field-path.ts';
import type { Operation, SetOperation } from '#domain/documents/operation.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { relinkText } from '#domain/links/relink-text.ts';
import { withoutLinksIn, withoutLinksTo } from '#domain/links/without-links-to.ts';
import { isJsonObject } from '#lib/json.ts';
import { jsonEqual } from '#lib/json-equal.ts';

interface Unlinking {
  readonly operations: readonly Operation[];
  /** As they were, to be put back when the documents come back. */
  readonly before: readonly DocumentRecord[];
}

/** What takes the links to documents out of the records of a site's document (EDIT-189). */
export function unlinkDocuments(records: DocumentRecords, documentIds: ReadonlySet<string>): Unlinking {
  const operations: Operation[] = [];
  const before: DocumentRecord[] = [];
  for (const record of Object.values(records)) {
    const after = withoutLinksTo(record, documentIds);
    if (after === record || (after !== null && !isWhole(after))) continue;
    before.push(record);
    operations.push(
      ...(after === null ? [{ op: 'remove' as const, id: record.id }] : changed(record, after)),
    );
  }
  return { operations, before };
}

/**
 * What puts links back: records that are gone come back where what they lie in is there, without links to what is still
 * in the trash; of others the fields that nobody has changed since, and lines of texts beside what was changed.
 */
export function relinkDocuments(
  records: DocumentRecords,
  kept: readonly DocumentRecord[],
  ids: { readonly restored: ReadonlySet<string>; readonly inTrash: ReadonlySet<string> },
): readonly Operation[] {
  return kept.flatMap((record): readonly Operation[] => {
    const now = records[record.id];
    const wanted = withoutLinksTo(record, ids.inTrash);
    if (now === undefined) {
      const isPut = wanted !== null && isHeld(records, record);
      return isPut ? [{ op: 'put', record: withOrder(records, wanted) }] : [];
    }
    const unlinked = withoutLinksTo(record, ids.restored);
    return changed(unlinked ?? { id: record.id, type: record.type }, record).flatMap((operation) => {
      const { field } = operation;
      const current = readField(now, field);
      if (unlinked !== null && jsonEqual(current ?? null, readField(unlinked, field) ?? null))
        return [operation];
      const text = relinkText(readField(record, field), current, (line) =>
        withoutLinksIn(line, ids.restored),
      );
      return text === null ? [] : [{ ...operation, value: text }];
    });
  });
}

/** A block of a section that was removed meanwhile has no place to come back to. */
function isHeld(records: DocumentRecords, record: DocumentRecord): boolean {
  const { sectionId } = record;
  return record.type !== 'block' || (typeof sectionId === 'string' && records[sectionId] !== undefined);
}

function withOrder(records: DocumentRecords, record: DocumentRecord): DocumentRecord {
  const folder = record['folderId'];
  const isLost = typeof folder === 'string' && records[folder] === undefined;
  return isLost ? { ...record, folderId: null } : record;
}

/** Field by field; of a block's data entry by entry, so that what others change beside it stays. */
function changed(from: DocumentRecord, into: DocumentRecord): readonly SetOperation[] {
  return Object.entries(into).flatMap(([name, value]): readonly SetOperation[] => {
    const fields =
      name === 'data' && isJsonObject(value) ? Object.keys(value).map((key) => `data.${key}`) : [name];
    return fields.flatMap((field) => {
      const next = readField(into, field);
      const isSame = next === undefined || jsonEqual(readField(from, field) ?? null, next);
      return isSame ? [] : [{ op: 'set' as const, id: into.id, field, value: next }];
    });
  });
}

/** A block that its own schema would refuse stays as it is: its link leads nowhere, which harms nobody. */
function isWhole(record: DocumentRecord): boolean {
  if (record.type !== 'block') return true;
  const { blockType, data, dataVersion } = record;
  const block = typeof blockType === 'string' ? findBlock(blockType) : null;
  if (block === null || !isJsonObject(data) || typeof dataVersion !== 'number') return false;
  return parseBlockData(block, data, dataVersion).ok;
}
