import { isJsonObject } from '#lib/json.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import { applyOperations } from './apply.ts';
import type { LoggedChange } from './change.ts';
import { readField } from './field-path.ts';
import { operationRecordId, type Operation, type SetOperation } from './operation.ts';
import type { DocumentRecord, DocumentRecords } from './record.ts';
import { squashOperations } from './squash.ts';
import { TouchedFields } from './touched-fields.ts';
import { WorkingRecords } from './working-records.ts';

/**
 * The operations that take a change back for its author without taking back what others did since: a field is
 * reverted only where it still holds the value the change gave it, a record is taken away only where nobody
 * else changed it or put something into it.
 * @param operations what the change did, as `applyOperations` gave it in `effective`
 * @param inverse its inverse, from the same call
 * @param current the records now
 */
export function undoOperations(
  operations: readonly Operation[],
  inverse: readonly Operation[],
  current: DocumentRecords,
): readonly Operation[] {
  return undoChanges([{ operations, inverse }], current);
}

/**
 * The same for the changes of a whole gesture, given in the order they were made; the newest is taken back first.
 * Empty where nothing of it stands any more.
 */
export function undoChanges(
  changes: readonly Pick<LoggedChange, 'operations' | 'inverse'>[],
  current: DocumentRecords,
): readonly Operation[] {
  const undone: Operation[] = [];
  const overtaken = new TouchedFields();
  const working = WorkingRecords.touchedBy(
    changes.flatMap((change) => change.operations),
    current,
  );
  for (const change of changes.toReversed()) {
    const done = change.operations.toReversed();
    let next = 0;
    for (const undo of change.inverse) {
      const index = indexFrom(done, next, (operation) => isInverseOf(undo, operation));
      const operation = done[index];
      if (operation === undefined) continue;
      next = index + 1;
      const step = overtaken.concerns(operation)
        ? null
        : undoStep(operation, undo, working.get(operationRecordId(operation)));
      if (step === null) {
        overtaken.add(operation);
        continue;
      }
      undone.push(step);
      working.apply(step);
    }
  }
  const taken = applyOperations(current, squashOperations(keepReferenced(undone, current)));
  // Operations that cancel each other out would be an undo without a visible effect.
  const isSeen = taken.effective.some((operation) => {
    const id = operationRecordId(operation);
    return !isSameRecord(taken.records[id], current[id]);
  });
  return isSeen ? taken.effective : [];
}

function isSameRecord(a: DocumentRecord | undefined, b: DocumentRecord | undefined): boolean {
  return a === undefined || b === undefined ? a === b : jsonEqual(a, b);
}

function isInverseOf(undo: Operation, done: Operation): boolean {
  if (operationRecordId(undo) !== operationRecordId(done)) return false;
  if (undo.op !== 'set') return done.op === 'put' || done.op === 'remove';
  return done.op === 'set' && (done.field === undo.field || done.field.startsWith(`${undo.field}.`));
}

/** The index from `start` on of the first item that fits; -1 where there is none. */
function indexFrom<Item>(items: readonly Item[], start: number, fits: (item: Item) => boolean): number {
  for (let index = start; index < items.length; index += 1) {
    const item = items[index];
    if (item !== undefined && fits(item)) return index;
  }
  return -1;
}

/** The operation that undoes another on the record as it is now; null where its effect is no longer there. */
function undoStep(done: Operation, undo: Operation, record: DocumentRecord | undefined): Operation | null {
  switch (done.op) {
    case 'remove':
      return record === undefined ? undo : null;
    case 'put':
      return record !== undefined && jsonEqual(record, done.record) ? undo : null;
    case 'set':
      if (record === undefined || undo.op !== 'set') return null;
      if (!jsonEqual(readField(record, done.field), done.value)) return null;
      if (done.value === undefined && isContainerGone(record, done.field)) return null;
      return undo.field === done.field ? undo : undoInContainer(done, undo, record);
  }
}

/**
 * An entry that was removed, and whose object somebody else replaced or removed since: there is nothing to put it back
 * into.
 */
function isContainerGone(record: DocumentRecord, field: string): boolean {
  const end = field.lastIndexOf('.');
  return end !== -1 && !isJsonObject(readField(record, field.slice(0, end)));
}

/** Setting `data.a` created the object `data`; it is removed again only where nobody put another entry into it. */
function undoInContainer(done: SetOperation, undo: SetOperation, record: DocumentRecord): SetOperation {
  const container = readField(record, undo.field);
  const isAlone = isJsonObject(container) && Object.keys(container).length === 1;
  return isAlone ? undo : { op: 'set', id: done.id, field: done.field };
}

/** Leaves out removals of records that others put something into, such as a section with somebody's block. */
function keepReferenced(operations: readonly Operation[], current: DocumentRecords): readonly Operation[] {
  const removed = new Set(operations.flatMap((each) => (each.op === 'remove' ? [each.id] : [])));
  if (removed.size === 0) return operations;
  const after = applyOperations(current, operations).records;
  const unremoved = WorkingRecords.touchedBy(operations, current);
  for (const operation of operations) if (operation.op !== 'remove') unremoved.apply(operation);
  const left: DocumentRecord[] = Object.values(after);
  // A record that stays because of its content keeps the record that it lies in, too.
  for (const record of left) {
    for (const field of ['sectionId', 'folderId'] as const) {
      const holder = record[field];
      if (typeof holder !== 'string' || !removed.delete(holder)) continue;
      const kept = unremoved.get(holder);
      if (kept !== undefined) left.push(kept);
    }
  }
  return operations.filter((operation) => operation.op !== 'remove' || removed.has(operation.id));
}
