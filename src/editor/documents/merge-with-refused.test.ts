import { expect, it } from 'vitest';
import type { Operation } from '#domain/documents/operation.ts';
import { mergeWithRefused } from './merge-with-refused.ts';
import { changeOf } from './testing/testing-document.ts';

const set = (id: string, field: string, value: string): Operation => ({ op: 'set', id, field, value });
const put = (id: string, title: string): Operation => ({ op: 'put', record: { id, type: 'block', title } });

it.each<[string, Operation, Operation, readonly Operation[] | null]>([
  ['the same field', set('b1', 'title', 'a'), set('b1', 'title', 'b'), [set('b1', 'title', 'b')]],
  ['another field', set('b1', 'title', 'a'), set('b1', 'titles', 'b'), null],
  ['another record', set('b1', 'title', 'a'), set('b2', 'title', 'b'), null],
  [
    'the whole of which an entry was refused',
    set('b1', 'data.title', 'a'),
    set('b1', 'data', 'b'),
    [set('b1', 'data', 'b')],
  ],
  [
    'a field of a record that was refused',
    put('b1', 'a'),
    set('b1', 'size', 'b'),
    [put('b1', 'a'), set('b1', 'size', 'b')],
  ],
  [
    'the end of a record that was refused',
    put('b1', 'a'),
    { op: 'remove', id: 'b1' },
    [{ op: 'remove', id: 'b1' }],
  ],
])('a change of %s takes what was refused along, or not', (_name, refused, now, joined) => {
  const mended = mergeWithRefused([changeOf('c1', [refused], 3)], changeOf('c2', [now], 7));
  expect([...mended.ids]).toEqual(joined === null ? [] : ['c1']);
  expect(mended.change).toMatchObject({
    id: 'c2',
    baseVersion: joined === null ? 7 : 3,
    operations: joined ?? [now],
  });
});
