import { describe, expect, it } from 'vitest';
import { differenceOperations } from './difference.ts';
import { readField, splitField } from './field-path.ts';
import { fieldSets } from './field-sets.ts';
import type { DocumentRecord } from './record.ts';

const x = (count: number): string => 'x'.repeat(count);
const block = (id: string, fields: object = {}): DocumentRecord => ({ id, type: 'block', ...fields });
const data = (value: object) => block('b1', { data: value });

describe('fields', () => {
  it('are read by name, or by the name of an entry of their object', () => {
    const record = block('b1', { title: 'A', data: { title: 'B', 'c.d': 'E' } });
    expect(readField(record, 'title')).toBe('A');
    expect(readField(record, 'data.title')).toBe('B');
    expect(readField(record, 'data.c.d')).toBe('E');
    for (const field of ['order', 'toString', 'data.order', 'data.toString', 'title.length', 'order.title']) {
      expect(readField(record, field)).toBeUndefined();
    }
    expect(splitField('data')).toEqual(['data', null]);
    expect(splitField('data.a.b')).toEqual(['data', 'a.b']);
  });

  it('are set entry by entry where they are objects in both, and only where they differ', () => {
    expect(fieldSets(data({ a: 1, b: 2, c: 3 }), data({ a: 1, b: 3, d: 4 }))).toStrictEqual([
      { op: 'set', id: 'b1', field: 'data.b', value: 3 },
      { op: 'set', id: 'b1', field: 'data.c' },
      { op: 'set', id: 'b1', field: 'data.d', value: 4 },
    ]);
    expect(fieldSets(data({ a: { b: 1 } }), data({ a: { b: 2 } }))).toEqual([
      { op: 'set', id: 'b1', field: 'data.a', value: { b: 2 } },
    ]);
    expect(fieldSets(data({ a: 1 }), data({ a: 1 }))).toEqual([]);
  });

  it('are set whole where they are no objects in both', () => {
    expect(fieldSets(data({ a: 1 }), block('b1', { data: [1], title: 'A' }))).toStrictEqual([
      { op: 'set', id: 'b1', field: 'data', value: [1] },
      { op: 'set', id: 'b1', field: 'title', value: 'A' },
    ]);
    expect(fieldSets(data([1]), data({ a: 1 }))).toEqual([
      { op: 'set', id: 'b1', field: 'data', value: { a: 1 } },
    ]);
    expect(fieldSets(data({ a: 1 }), block('b1'))).toStrictEqual([{ op: 'set', id: 'b1', field: 'data' }]);
  });

  it('of another id or type are none', () => {
    expect(fieldSets(block('b1'), { id: 'b2', type: 'section' })).toEqual([]);
  });

  it.each(['a', '1', 'A_b-c', x(64)])('have entries like %j', (key) => {
    expect(fieldSets(data({ [key]: 1 }), data({ [key]: 2 }))).toEqual([
      { op: 'set', id: 'b1', field: `data.${key}`, value: 2 },
    ]);
  });

  it.each(['', 'a.b', '-a', '_a', 'a b', 'a ', 'ä', x(65), 'constructor', 'prototype'])(
    'are set whole where an entry is called %j in one of them',
    (key) => {
      const [plain, other] = [data({ a: 1 }), data({ a: 1, [key]: 2 })];
      expect(fieldSets(plain, other).map(({ field }) => field)).toEqual(['data']);
      expect(fieldSets(other, plain).map(({ field }) => field)).toEqual(['data']);
    },
  );
});

describe('differences', () => {
  it('put what is new or of another type, then set fields, then remove', () => {
    const from = { gone: block('gone'), b1: block('b1', { title: 'A' }), other: block('other') };
    const other = { id: 'other', type: 'section' } as const;
    const to = { other, b1: block('b1', { title: 'B' }), fresh: block('fresh') };
    expect(differenceOperations(from, to)).toEqual([
      { op: 'put', record: other },
      { op: 'put', record: to.fresh },
      { op: 'set', id: 'b1', field: 'title', value: 'B' },
      { op: 'remove', id: 'gone' },
    ]);
  });

  it('of one record bring the folders with it that are gone, and nothing else', () => {
    const inner = block('inner', { folderId: 'outer' });
    const outer = block('outer', { folderId: 'top' });
    const top = block('top', { title: 'then' });
    const link = block('link', { folderId: 'inner', sectionId: 'nowhere' });
    const to = { link, inner, outer, top, else: block('else') };
    const now = { top: block('top', { title: 'now' }) };
    expect(differenceOperations(now, to, new Set(['link']))).toEqual([
      { op: 'put', record: link },
      { op: 'put', record: inner },
      { op: 'put', record: outer },
    ]);
    expect(differenceOperations(now, to, new Set(['neither']))).toEqual([]);
    expect(differenceOperations({ ...to }, now, new Set(['link']))).toEqual([{ op: 'remove', id: 'link' }]);
  });
});
