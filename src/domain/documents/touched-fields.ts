import { splitField } from './field-path.ts';
import { operationRecordId, type OperationTarget } from './operation.ts';
import type { RecordId } from './record.ts';

/** What operations did to one record; numbers are positions in their order. */
interface Touched {
  firstPut: number;
  /** The record was put or removed. */
  isWhole: boolean;
  /** The first `set` of a field by its full name, and by the name of the field it lies in. */
  readonly fields: Map<string, number>;
  readonly outers: Map<string, number>;
}

/** The records and fields operations touched, found by record and field without going through the operations again. */
export class TouchedFields {
  readonly #records = new Map<RecordId, Touched>();
  #count = 0;

  constructor(operations: readonly OperationTarget[] = []) {
    for (const operation of operations) this.add(operation);
  }

  add(operation: OperationTarget): void {
    const id = operationRecordId(operation);
    let touched = this.#records.get(id);
    if (touched === undefined) {
      touched = { firstPut: Infinity, isWhole: false, fields: new Map(), outers: new Map() };
      this.#records.set(id, touched);
    }
    const position = this.#count;
    this.#count += 1;
    if (operation.op === 'set') {
      const [outer] = splitField(operation.field);
      if (!touched.fields.has(operation.field)) touched.fields.set(operation.field, position);
      if (!touched.outers.has(outer)) touched.outers.set(outer, position);
    } else {
      touched.isWhole = true;
      if (operation.op === 'put') touched.firstPut = Math.min(touched.firstPut, position);
    }
  }

  hasRecord(id: RecordId): boolean {
    return this.#records.has(id);
  }

  wasPut(id: RecordId): boolean {
    return (this.#records.get(id)?.firstPut ?? Infinity) !== Infinity;
  }

  /** Whether a field was set, or one that holds it or lies in it. */
  isFieldSet(id: RecordId, field: string): boolean {
    return this.#firstSet(id, field) !== Infinity;
  }

  /** What was first of a put of the record and a `set` that can be seen in the field; null for neither. */
  firstAt(id: RecordId, field: string): 'put' | 'set' | null {
    const firstPut = this.#records.get(id)?.firstPut ?? Infinity;
    const firstSet = this.#firstSet(id, field);
    if (firstPut === Infinity && firstSet === Infinity) return null;
    return firstPut < firstSet ? 'put' : 'set';
  }

  /** Whether what was done here says something about an operation: about a field of it, or the record as a whole. */
  concerns(operation: OperationTarget): boolean {
    const id = operationRecordId(operation);
    const touched = this.#records.get(id);
    if (touched === undefined) return false;
    return operation.op !== 'set' || touched.isWhole || this.isFieldSet(id, operation.field);
  }

  #firstSet(id: RecordId, field: string): number {
    const touched = this.#records.get(id);
    if (touched === undefined) return Infinity;
    const [outer, inner] = splitField(field);
    if (inner === null) return touched.outers.get(outer) ?? Infinity;
    return Math.min(touched.fields.get(field) ?? Infinity, touched.fields.get(outer) ?? Infinity);
  }
}
