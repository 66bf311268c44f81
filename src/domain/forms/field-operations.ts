import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecord, RecordType } from '#domain/documents/record.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import { orderKeyBetween } from '#lib/order-key.ts';
import type { FormField } from './form-field.ts';

/** A field that is a record of its own, with its place among the others. */
export type FieldRecord = FormField & { readonly order: string };

/**
 * What makes the fields that are records of one type those of a list: only what differs, so that others may change the rest
 * (ORD-03, ORD-22).
 */
export function fieldOperations(
  type: RecordType,
  before: readonly FieldRecord[],
  next: readonly FormField[],
): readonly Operation[] {
  const orders = new Map(before.map(({ id, order }) => [id as string, order]));
  const kept = new Set(next.map(({ id }) => id));
  const moved = movedId(
    before.flatMap(({ id }) => (kept.has(id) ? [id as string] : [])),
    next.flatMap(({ id }) => (orders.has(id) ? [id] : [])),
  );
  const operations: Operation[] = before.flatMap(({ id }) => (kept.has(id) ? [] : [{ op: 'remove', id }]));
  next.forEach((field, place) => {
    const known = before.find(({ id }) => id === field.id);
    const placed = (): string => {
      const last = next[place - 1]?.id ?? '';
      const after = next.slice(place + 1).find(({ id }) => id !== moved && orders.has(id));
      const order = orderKeyBetween(orders.get(last) ?? null, orders.get(after?.id ?? '') ?? null);
      orders.set(field.id, order);
      return order;
    };
    if (known === undefined) {
      const record: DocumentRecord = { ...field, type, order: placed() };
      operations.push({ op: 'put', record });
      return;
    }
    if (field.id === moved) operations.push({ op: 'set', id: field.id, field: 'order', value: placed() });
    for (const [name, value] of Object.entries(field)) {
      const isSame = name === 'order' || jsonEqual(known[name as keyof FieldRecord], value);
      if (!isSame) operations.push({ op: 'set', id: field.id, field: name, value });
    }
  });
  return operations;
}

/** The one that stands at another place among the others; null where none does. */
function movedId(before: readonly string[], next: readonly string[]): string | null {
  const from = before.findIndex((id, place) => id !== next[place]);
  const [one, other] = [before[from], next[from]];
  if (one === undefined || other === undefined) return null;
  // Taken out of where it was, all others stand as they are to.
  const rest = before.filter((id) => id !== one);
  return rest.every((id, place) => id === next.filter((each) => each !== one)[place]) ? one : other;
}
