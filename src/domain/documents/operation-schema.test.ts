import { describe, expect, it } from 'vitest';
import { changeSchema, operationSchema } from './operation-schema.ts';
import { RECORD_TYPES } from './record.ts';

const x = (count: number): string => 'x'.repeat(count);
const isTaken = (operation: unknown): boolean => operationSchema.safeParse(operation).success;

describe('operations as they arrive', () => {
  it.each([
    [
      'a record with a field of a reserved name',
      { op: 'put', record: { id: 'b1', type: 'block', constructor: 1 } },
    ],
    ['a record under a reserved id', { op: 'remove', id: 'constructor' }],
    ['a field of the id', { op: 'set', id: 'b1', field: 'id', value: 'x' }],
    ['a field of the type', { op: 'set', id: 'b1', field: 'type', value: 'x' }],
    ['a field three levels deep', { op: 'set', id: 'b1', field: 'a.b.c', value: 'x' }],
    ['an unknown type of record', { op: 'put', record: { id: 'b1', type: 'script' } }],
    ['a record without a type', { op: 'put', record: { id: 'b1' } }],
    ['a record that is a list', { op: 'put', record: ['b1', 'block'] }],
    ['a value that is no JSON', { op: 'set', id: 'b1', field: 'data', value: Number.NaN }],
    ['another operation', { op: 'move', id: 'b1' }],
  ])('refuse %s', (_name, operation) => {
    expect(isTaken(operation)).toBe(false);
  });

  it.each(['b1', 'a-0', x(48), 'settings'])('are about the record %j', (id) => {
    expect(operationSchema.parse({ op: 'remove', id })).toEqual({ op: 'remove', id });
    expect(isTaken({ op: 'set', id, field: 'title', value: 1 })).toBe(true);
    expect(isTaken({ op: 'put', record: { id, type: 'block' } })).toBe(true);
  });

  it.each(['', 'B1', 'b_1', 'b 1', ' b1', 'b1 ', x(49), 'prototype', '__proto__'])(
    'are about no record %j',
    (id) => {
      expect(isTaken({ op: 'remove', id })).toBe(false);
      expect(isTaken({ op: 'set', id, field: 'title', value: 1 })).toBe(false);
      expect(isTaken({ op: 'put', record: { id, type: 'block' } })).toBe(false);
    },
  );

  it.each(['title', 'a-1', 'a.b', `${x(64)}.${x(64)}`, 'data.1a_-', 'data.id', 'data.type'])(
    'set the field %j',
    (field) => {
      const operation = { op: 'set', id: 'b1', field, value: 'x' };
      expect(operationSchema.parse(operation)).toEqual(operation);
    },
  );

  it.each([
    '',
    '1a',
    'a_b',
    'a.',
    '.a',
    'a._b',
    ' a',
    'a ',
    x(65),
    `a.${x(65)}`,
    'constructor',
    'prototype',
    '__proto__',
    'data.constructor',
    'data.prototype',
    'data.__proto__',
  ])('set no field %j', (field) => {
    expect(isTaken({ op: 'set', id: 'b1', field, value: 'x' })).toBe(false);
  });

  it.each([
    [x(64), true],
    ['a-1', true],
    [x(65), false],
    ['1a', false],
    ['a_b', false],
    ['a.b', false],
    ['a b', false],
    ['prototype', false],
  ])('put a record with the field %j: %s', (field, isAllowed) => {
    const parsed = operationSchema.safeParse({ op: 'put', record: { id: 'b1', type: 'block', [field]: 1 } });
    expect(parsed.success ? null : parsed.error.issues[0]?.message).toBe(
      isAllowed ? null : 'A field of the record has a name that is not allowed.',
    );
  });

  it('put records of all types', () => {
    for (const type of RECORD_TYPES) {
      const operation = { op: 'put', record: { id: 'b1', type, data: { list: [1, null, true] } } };
      expect(operationSchema.parse(operation)).toEqual(operation);
    }
  });

  it('hold values and records of up to 512,000 characters', () => {
    const set = (value: string) => operationSchema.safeParse({ op: 'set', id: 'b1', field: 'data', value });
    expect(set(x(511_998)).success).toBe(true);
    expect(set(x(511_999)).error?.issues[0]?.message).toBe('The value is too large.');
    const around = JSON.stringify({ id: 'b1', type: 'block', data: '' }).length;
    const put = (data: string) =>
      operationSchema.safeParse({ op: 'put', record: { id: 'b1', type: 'block', data } });
    expect(put(x(512_000 - around)).success).toBe(true);
    expect(put(x(512_001 - around)).error?.issues[0]?.message).toBe('The record is too large.');
  });

  it('take a field away where they have no value', () => {
    const parsed = operationSchema.parse({ op: 'set', id: 'b1', field: 'data' });
    expect(Object.keys(parsed)).toEqual(['op', 'id', 'field']);
    expect(operationSchema.parse({ op: 'set', id: 'b1', field: 'data', value: null })).toEqual({
      op: 'set',
      id: 'b1',
      field: 'data',
      value: null,
    });
  });

  it('lose the characters that the database refuses', () => {
    const parsed = operationSchema.parse({
      op: 'set',
      id: 'b1',
      field: 'data',
      value: { text: 'a\u0000b\ud800', ['key\u0000']: ['c\u0000', { d: 'e\u0000' }, 1, null, true] },
    });
    expect(parsed).toEqual({
      op: 'set',
      id: 'b1',
      field: 'data',
      value: { text: 'ab\ufffd', key: ['c', { d: 'e' }, 1, null, true] },
    });
    expect(operationSchema.parse({ op: 'put', record: { id: 'b1', type: 'block', a: 'b\u0000' } })).toEqual({
      op: 'put',
      record: { id: 'b1', type: 'block', a: 'b' },
    });
  });
});

describe('changes as they arrive', () => {
  const change = {
    id: '0123456789abcdef01234567',
    baseVersion: 0,
    name: 'Edit text',
    gestureId: 'g',
    operations: [{ op: 'remove', id: 'a' }],
  };
  const operations = (count: number) => Array.from({ length: count }, () => ({ op: 'remove', id: 'a' }));

  it.each([
    {},
    { name: x(80) },
    { gestureId: x(48) },
    { operations: operations(2000) },
    { reverts: { kind: 'undo', gestureId: x(48) } },
    { reverts: { kind: 'redo', gestureId: 'g' } },
  ])('are taken with %j', (given) => {
    expect(changeSchema.parse({ ...change, ...given })).toStrictEqual({ ...change, ...given });
  });

  it.each([
    { id: '0123456789abcdef0123456' },
    { id: '0123456789abcdef012345678' },
    { id: '0123456789abcdef0123456g' },
    { baseVersion: -1 },
    { baseVersion: 1.5 },
    { name: '' },
    { name: ' ' },
    { name: x(81) },
    { gestureId: '' },
    { gestureId: x(49) },
    { operations: [] },
    { operations: operations(2001) },
    { operations: [{ op: 'move', id: 'a' }] },
    { reverts: { kind: 'again', gestureId: 'g' } },
    { reverts: { kind: 'undo', gestureId: '' } },
    { reverts: { kind: 'undo', gestureId: x(49) } },
  ])('are refused with %j', (given) => {
    expect(changeSchema.safeParse({ ...change, ...given }).success).toBe(false);
  });

  it('lose spaces around their name', () => {
    expect(changeSchema.parse({ ...change, name: ' Edit text ' }).name).toBe('Edit text');
  });
});
