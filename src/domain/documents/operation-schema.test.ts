import { describe, expect, it } from 'vitest';
import { operationSchema } from './operation-schema.ts';

describe('operations as they arrive', () => {
  it.each([
    [
      'a record with a field of a reserved name',
      { op: 'put', record: { id: 'b1', type: 'block', constructor: 1 } },
    ],
    ['a record under a reserved id', { op: 'remove', id: 'constructor' }],
    ['a field of the id', { op: 'set', id: 'b1', field: 'id', value: 'x' }],
    ['a field three levels deep', { op: 'set', id: 'b1', field: 'a.b.c', value: 'x' }],
    ['an unknown type of record', { op: 'put', record: { id: 'b1', type: 'script' } }],
    ['a value that is too large', { op: 'set', id: 'b1', field: 'data', value: 'x'.repeat(600_000) }],
  ])('refuse %s', (_name, operation) => {
    expect(operationSchema.safeParse(operation).success).toBe(false);
  });

  it('lose the characters that the database refuses', () => {
    const parsed = operationSchema.parse({
      op: 'set',
      id: 'b1',
      field: 'data',
      value: { text: 'a\u0000b\ud800' },
    });
    expect(parsed).toEqual({ op: 'set', id: 'b1', field: 'data', value: { text: 'ab\ufffd' } });
  });
});
