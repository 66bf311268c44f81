import { describe, expect, it } from 'vitest';
import type { OwnField } from '#domain/checkout/own-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import { ownFieldOperations } from './own-field-operations.ts';

const field = (id: string, order: string): OwnField =>
  ({ ...newField('text', id), type: 'checkout-field', order, isInMails: true }) as unknown as OwnField;
const [a, b, c] = [field('a', 'B'), field('b', 'D'), field('c', 'F')];

describe('the fields of the checkout', () => {
  it('are changed where they differ, and nowhere else [ORD-22]', () => {
    expect(ownFieldOperations([a, b], [a, { ...b, title: 'Engraving', required: true }])).toEqual([
      { op: 'set', id: 'b', field: 'title', value: 'Engraving' },
      { op: 'set', id: 'b', field: 'required', value: true },
    ]);
    expect(ownFieldOperations([a, b], [a, b])).toEqual([]);
  });

  it('are added between others, and taken out [ORD-22]', () => {
    const added = newField('date', 'n');
    expect(ownFieldOperations([a, b], [a, added, b])).toEqual([
      { op: 'put', record: { ...added, type: 'checkout-field', order: 'C', isInMails: false } },
    ]);
    expect(ownFieldOperations([a, b, c], [a, c])).toEqual([{ op: 'remove', id: 'b' }]);
  });

  it.each([
    ['up', [b, a, c], 'b', (order: string) => order < 'B'],
    ['down', [b, c, a], 'a', (order: string) => order > 'F'],
    ['to the front', [c, a, b], 'c', (order: string) => order < 'B'],
  ])('are moved %s, one with a place of its own [ORD-22]', (_way, next, id, isThere) => {
    const operations = ownFieldOperations([a, b, c], next);
    expect(operations).toHaveLength(1);
    const [moved] = operations;
    const order = moved?.op === 'set' && typeof moved.value === 'string' ? moved.value : '';
    const orders = new Map([a, b, c].map((each) => [each.id as string, each.order]));
    if (moved?.op === 'set') orders.set(moved.id, order);
    expect(
      [...orders].toSorted(([, one], [, other]) => (one < other ? -1 : 1)).map(([each]) => each),
    ).toEqual(next.map((each) => each.id));
    if (id !== 'b') expect(moved).toMatchObject({ op: 'set', id, field: 'order' });
    if (moved?.op === 'set' && moved.id === id) expect(isThere(order)).toBe(true);
  });
});
