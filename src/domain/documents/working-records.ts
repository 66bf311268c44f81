import { isJsonObject, type JsonValue } from '#lib/json.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import { assertNever } from '#lib/invariant.ts';
import { readField, splitField } from './field-path.ts';
import { operationRecordId, type Operation, type SetOperation } from './operation.ts';
import type { DocumentRecord, DocumentRecords, RecordId } from './record.ts';

type Entries = Record<string, JsonValue | undefined>;

/**
 * A copy of records that operations are applied to one after the other, without another copy for each of them: a record
 * is copied when the first field of it is set. What was given is never changed.
 */
export class WorkingRecords {
  readonly #records: Record<RecordId, DocumentRecord>;
  /** Objects created here, which nobody else refers to: they may be mutated. */
  #own = new WeakSet<object>();

  constructor(records: DocumentRecords) {
    this.#records = { ...records };
  }

  /** Only these records are considered; the others count as absent. */
  static touchedBy(operations: readonly Operation[], records: DocumentRecords): WorkingRecords {
    const touched: Record<RecordId, DocumentRecord> = {};
    for (const operation of operations) {
      const id = operationRecordId(operation);
      const record = records[id];
      if (record !== undefined) touched[id] = record;
    }
    return new WorkingRecords(touched);
  }

  get(id: RecordId): DocumentRecord | undefined {
    return this.#records[id];
  }

  /** All records as they are now. They are not mutated afterwards: setting a field copies the record again. */
  get records(): DocumentRecords {
    this.#own = new WeakSet();
    return this.#records;
  }

  /** Returns the inverse operation, or null where nothing changed. */
  apply(operation: Operation): Operation | null {
    const id = operationRecordId(operation);
    const before = this.#records[id];
    switch (operation.op) {
      case 'put':
        if (before !== undefined && jsonEqual(before, operation.record)) return null;
        this.#records[id] = operation.record;
        return before === undefined ? { op: 'remove', id } : { op: 'put', record: before };
      case 'set':
        return before === undefined ? null : this.#set(operation, before);
      case 'remove':
        if (before === undefined) return null;
        delete this.#records[id];
        return { op: 'put', record: before };
      default:
        return assertNever(operation);
    }
  }

  #set({ id, field, value }: SetOperation, record: DocumentRecord): Operation | null {
    const before = readField(record, field);
    if (jsonEqual(before, value)) return null;
    const [outer, inner] = splitField(field);
    const container = record[outer];
    const isNewContainer = inner !== null && !isJsonObject(container);
    const own = this.#owned(record);
    this.#records[id] = own as DocumentRecord;
    if (inner === null) setEntry(own, outer, value);
    else {
      const inside = this.#owned(isJsonObject(container) ? container : {});
      own[outer] = inside;
      setEntry(inside, inner, value);
    }
    return isNewContainer ? setOf(id, outer, container) : setOf(id, field, before);
  }

  #owned(object: Readonly<Entries>): Entries {
    if (this.#own.has(object)) return object;
    const copy = { ...object };
    this.#own.add(copy);
    return copy;
  }
}

function setEntry(object: Entries, key: string, value: JsonValue | undefined): void {
  if (value === undefined) delete object[key];
  else object[key] = value;
}

function setOf(id: RecordId, field: string, value: JsonValue | undefined): SetOperation {
  return value === undefined ? { op: 'set', id, field } : { op: 'set', id, field, value };
}
