import { describe, expect, it } from 'vitest';
import { newField } from './new-field.ts';
import { fieldOperations, type FieldRecord } from './field-operations.ts';

const field = (id: string, order: string): FieldRecord => ({ ...newField('text', id), order });
const [a, b, c] = [field('a', 'B'), field('b', 'D'), field('c', 'F')];

describe('fields that are records', () => {
  it('are changed where they differ, and nowhere else [ORD-03, ORD-22]', () => {
    expect(
      fieldOperations('checkout-field', [a, b], [a, { ...b, title: 'Engraving', required: true }]),
    ).toEqual([
      { op: 'set', id: 'b', field: 'title', value: 'Engraving' },
      { op: 'set', id: 'b', field: 'required', value: true },
    ]);
    expect(fieldOperations('checkout-field', [a, b], [a, b])).toEqual([]);
  });

  it('are added between others, and taken out [ORD-03, ORD-22]', () => {
    const added = newField('date', 'n');
    expect(fieldOperations('checkout-field', [a, b], [a, added, b])).toEqual([
      { op: 'put', record: { ...added, type: 'checkout-field', order: 'C' } },
    ]);
    expect(fieldOperations('checkout-field', [a, b, c], [a, c])).toEqual([{ op: 'remove', id: 'b' }]);
  });

  it.each([
    ['up', [b, a, c]],
    ['down', [b, c, a]],
    ['to the front', [c, a, b]],
  ])('are moved %s, one with a place of its own [ORD-03, ORD-22]', (_way, next) => {
    const operations = fieldOperations('checkout-field', [a, b, c], next);
    expect(operations).toHaveLength(1);
    const orders = new Map([a, b, c].map((each) => [each.id as string, each.order]));
    for (const each of operations) {
      if (each.op === 'set' && typeof each.value === 'string') orders.set(each.id, each.value);
    }
    const sorted = [...orders].toSorted(([, one], [, other]) => (one < other ? -1 : 1));
    expect(sorted.map(([id]) => id)).toEqual(next.map((each) => each.id));
  });
});
