import { describe, expect, it } from 'vitest';
import { applyOperations } from './apply.ts';
import type { Operation } from './operation.ts';
import type { DocumentRecord, DocumentRecords } from './record.ts';
import { tellsAllCollisions } from './tells-all-collisions.ts';
import { undoChanges, undoOperations } from './undo.ts';
import { WorkingRecords } from './working-records.ts';

const set = (field: string, value?: string | object, id = 'b1') =>
  (value === undefined ? { op: 'set', id, field } : { op: 'set', id, field, value }) as Operation;
const put = (record: DocumentRecord): Operation => ({ op: 'put', record });
const remove = (id = 'b1'): Operation => ({ op: 'remove', id });
const block = (fields: object = {}, id = 'b1'): DocumentRecord => ({ id, type: 'block', ...fields });

/** What takes `operations` back after `others`. */
function undone(
  before: DocumentRecords,
  operations: readonly Operation[],
  others: readonly Operation[] = [],
) {
  const done = applyOperations(before, operations);
  const { records } = applyOperations(done.records, others);
  return undoOperations(done.effective, done.inverse, records);
}

describe('one operation', () => {
  it.each<[string, DocumentRecords, Operation, Operation]>([
    ['a value', { b1: block({ title: 'a' }) }, set('title', 'b'), set('title', 'a')],
    ['a new field', { b1: block() }, set('title', 'b'), set('title')],
    ['a field taken away', { b1: block({ title: 'a' }) }, set('title'), set('title', 'a')],
    ['an entry', { b1: block({ data: { a: 'a' } }) }, set('data.a', 'b'), set('data.a', 'a')],
    ['an entry taken away', { b1: block({ data: { a: 'a' } }) }, set('data.a'), set('data.a', 'a')],
    ['an object made for an entry', { b1: block() }, set('data.a', 'b'), set('data')],
    ['an object in place of a text', { b1: block({ data: 'x' }) }, set('data.a', 'b'), set('data', 'x')],
    ['a new record', {}, put(block()), remove()],
    ['a replaced record', { b1: block({ title: 'a' }) }, put(block()), put(block({ title: 'a' }))],
    ['a removed record', { b1: block() }, remove(), put(block())],
  ])('is inverted: %s [EDIT-72]', (_what, before, operation, inverse) => {
    const applied = applyOperations(before, [operation]);
    expect(applied.inverse).toStrictEqual([inverse]);
    expect(applyOperations(applied.records, [inverse]).records).toStrictEqual(before);
    expect(undone(before, [operation]).length).toBe(1);
  });

  it.each<[string, DocumentRecords, Operation]>([
    ['a field with its value', { b1: block({ title: 'a' }) }, set('title', 'a')],
    ['a field that is not there', { b1: block() }, set('title')],
    ['a record as it is', { b1: block({ title: 'a' }) }, put(block({ title: 'a' }))],
    ['a field of a record that is not there', {}, set('title', 'a')],
    ['a record that is not there', {}, remove()],
  ])('does nothing with %s, and the records are the very same', (_what, before, operation) => {
    const applied = applyOperations(before, [operation]);
    expect(applied).toEqual({ records: before, inverse: [], effective: [] });
    expect(applied.records).toBe(before);
  });
});

describe('working copies', () => {
  it('hold only what operations are about, and never change what was given out', () => {
    const records = { b1: block({ data: { a: 'a' } }), b2: block({}, 'b2') };
    const working = WorkingRecords.touchedBy([set('title', 'a'), remove('b3')], records);
    expect(Object.keys(working.records)).toEqual(['b1']);
    expect(working.get('b2')).toBeUndefined();
    working.apply(set('data.a', 'b'));
    const given = working.records['b1'];
    working.apply(set('data.a', 'c'));
    expect([records.b1, given, working.get('b1')].map((record) => record?.['data'])).toEqual([
      { a: 'a' },
      { a: 'b' },
      { a: 'c' },
    ]);
  });
});

describe('taking back', () => {
  it.each<[string, DocumentRecords, Operation[], Operation[], Operation[]]>([
    [
      'a value that still stands',
      { b1: block({ a: '1' }) },
      [set('a', '2')],
      [set('b', 'x')],
      [set('a', '1')],
    ],
    ['no value that others changed', { b1: block({ a: '1' }) }, [set('a', '2')], [set('a', '3')], []],
    ['no value of a record that is gone', { b1: block({ a: '1' }) }, [set('a', '2')], [remove()], []],
    ['a new record', {}, [put(block())], [], [remove()]],
    ['no new record that others changed', {}, [put(block())], [set('a', '1')], []],
    ['no new record that others removed', {}, [put(block())], [remove()], []],
    ['a removal', { b1: block() }, [remove()], [], [put(block())]],
    ['no removal where others brought it back', { b1: block() }, [remove()], [put(block({ a: '1' }))], []],
    ['a whole new object', { b1: block() }, [set('d.a', '1')], [], [set('d')]],
    ['only the entry', { b1: block() }, [set('d.a', '1')], [set('d.b', '2')], [set('d.a')]],
    [
      'an entry that was taken away',
      { b1: block({ d: { a: '1', b: '2' } }) },
      [set('d.a')],
      [set('d.b', '3')],
      [set('d.a', '1')],
    ],
    [
      'no entry of an object that others took away',
      { b1: block({ d: { a: '1' } }) },
      [set('d.a')],
      [set('d')],
      [],
    ],
    [
      'no entry of an object that others replaced by a text',
      { b1: block({ d: { a: '1' } }) },
      [set('d.a')],
      [set('d', 'text')],
      [],
    ],
    [
      'what cancels itself out, which nobody would see',
      { b1: block({ a: '1' }) },
      [set('a', '2'), set('a', '1')],
      [],
      [],
    ],
    [
      'of several what still stands',
      { b1: block({ a: '1', b: '1' }) },
      [set('a', '2'), set('b', '2')],
      [set('b', '3')],
      [set('a', '1')],
    ],
  ])('takes back %s [EDIT-72]', (_what, before, operations, others, expected) => {
    expect(undone(before, operations, others)).toEqual(expected);
  });

  it('takes a gesture back from its end, and stops where others came between [EDIT-72]', () => {
    const before = { b1: block({ a: '0' }) };
    const first = applyOperations(before, [set('a', '1')]);
    const second = applyOperations(first.records, [set('a', '2')]);
    const changes = [first, second].map(({ effective, inverse }) => ({ operations: effective, inverse }));
    expect(undoChanges(changes, second.records)).toEqual([set('a', '0')]);
    expect(undoChanges(changes, applyOperations(second.records, [set('a', 'theirs')]).records)).toEqual([]);
    const between = applyOperations(first.records, [set('a', 'theirs')]);
    const later = applyOperations(between.records, [set('a', '2')]);
    const held = [first, later].map(({ effective, inverse }) => ({ operations: effective, inverse }));
    expect(undoChanges(held, later.records)).toEqual([set('a', 'theirs')]);
  });

  it('keeps what others put something into, and what that lies in [EDIT-72]', () => {
    const folder = (id: string, fields: object = {}) => block(fields, id);
    const own = [put(folder('top')), put(folder('inner', { folderId: 'top' })), put(folder('alone'))];
    const link = put(block({ folderId: 'inner' }, 'link'));
    expect(undone({}, own, [link])).toEqual([remove('alone')]);
    expect(undone({}, own)).toEqual([remove('alone'), remove('inner'), remove('top')]);
    const theirs = put(block({ sectionId: 's1' }, 'b2'));
    expect(undone({}, [put(block({}, 's1')), put(block({ sectionId: 's1' }))], [theirs])).toEqual([remove()]);
  });
});

it('tells by the newest only of fields that are there, and that have the value or were set [EDIT-72]', () => {
  const records = { b1: block({ title: 'now' }) };
  const tells = (operation: Operation, newest: readonly Operation[] = []) =>
    tellsAllCollisions([operation], newest, records);
  expect(tells(set('title', 'now'))).toBe(true);
  expect(tells(set('title', 'x'))).toBe(false);
  expect(tells(set('title', 'x'), [put(block())])).toBe(true);
  expect(tells(set('title', 'x', 'b2'), [set('title', 'y', 'b2')])).toBe(false);
  expect(tells(put(block({ title: 'now' })))).toBe(false);
  expect(tellsAllCollisions([], [], records)).toBe(true);
});
