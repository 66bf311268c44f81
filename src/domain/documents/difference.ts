import type { Operation } from './operation.ts';
import { fieldSets } from './field-sets.ts';
import type { DocumentRecord, DocumentRecords, RecordId } from './record.ts';

/**
 * Operations that bring `from` to `to`: applied to `from` they give records equal to `to`. Fields are set one by one,
 * so that what others change meanwhile merges.
 * @param only the records to bring back; all where absent. A section or folder one of them lies in comes with it where it is gone.
 */
export function differenceOperations(
  from: DocumentRecords,
  to: DocumentRecords,
  only?: ReadonlySet<RecordId>,
): readonly Operation[] {
  const ids =
    only === undefined ? new Set([...Object.keys(from), ...Object.keys(to)]) : withHolders(only, from, to);
  const puts: Operation[] = [];
  const sets: Operation[] = [];
  const removals: Operation[] = [];
  for (const id of ids) {
    const before = from[id];
    const after = to[id];
    if (after === undefined) {
      if (before !== undefined) removals.push({ op: 'remove', id });
    } else if (before === undefined || before.type !== after.type) {
      puts.push({ op: 'put', record: after });
    } else {
      sets.push(...fieldSets(before, after));
    }
  }
  return [...puts, ...sets, ...removals];
}

function withHolders(
  only: ReadonlySet<RecordId>,
  from: DocumentRecords,
  to: DocumentRecords,
): ReadonlySet<RecordId> {
  const ids = new Set(only);
  for (const id of ids) {
    for (const holder of holdersOf(to[id])) {
      if (from[holder] === undefined && to[holder] !== undefined) ids.add(holder);
    }
  }
  return ids;
}

function holdersOf(record: DocumentRecord | undefined): readonly RecordId[] {
  return [record?.['sectionId'], record?.['folderId']].filter((holder) => typeof holder === 'string');
}
