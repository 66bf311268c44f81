import { describe, expect, it } from 'vitest';
import { othersOperations } from './concurrent.ts';
import type { Operation } from './operation.ts';
import { rebaseOperations } from './rebase.ts';
import type { DocumentRecord, DocumentRecords } from './record.ts';
import { squashOperations } from './squash.ts';
import { TouchedFields } from './touched-fields.ts';

const set = (field: string, value?: string | object, id = 'b1') =>
  (value === undefined ? { op: 'set', id, field } : { op: 'set', id, field, value }) as Operation;
const put = (record: DocumentRecord): Operation => ({ op: 'put', record });
const remove = (id = 'b1'): Operation => ({ op: 'remove', id });
const block = (fields: object = {}, id = 'b1'): DocumentRecord => ({ id, type: 'block', ...fields });
const at = (fields: object): DocumentRecords => ({ b1: block(fields) });

describe('operations on an older version', () => {
  it('are as they were where nobody did anything, or something elsewhere', () => {
    const operations = [set('title', 'a')];
    expect(rebaseOperations(operations, [], at({}))).toEqual({ operations, conflicts: [] });
    expect(rebaseOperations(operations, [set('title', 'b', 'b2')], at({}))).toEqual({
      operations,
      conflicts: [],
    });
  });

  it.each<[string, Operation, Operation[], object, unknown]>([
    ['the same field', set('title', 'a'), [set('title', 'b')], { title: 'b' }, 'b'],
    ['the same value', set('title', 'b'), [set('title', 'b')], { title: 'b' }, null],
    ['another field', set('title', 'a'), [set('order', 'b')], { title: 'x', order: 'b' }, null],
    ['a field that was taken away', set('title', 'a'), [set('title')], {}, '(nothing)'],
    ['the object around it', set('data.a', 'a'), [set('data', { a: 'b' })], { data: { a: 'b' } }, 'b'],
    ['an entry of it', set('data', { a: 'a' }), [set('data.a', 'b')], { data: { a: 'b' } }, { a: 'b' }],
    ['another entry', set('data.a', 'a'), [set('data.b', 'b')], { data: { b: 'b' } }, null],
    ['a record that was put', set('title', 'a'), [put(block({ title: 'b' }))], { title: 'b' }, 'b'],
    ['a record put without it', set('title', 'a'), [put(block())], {}, null],
    ['what was set, then put', set('title', 'a'), [set('title', 'b'), put(block())], {}, '(nothing)'],
    ['what was put, then set', set('title', 'a'), [put(block()), set('title')], {}, null],
  ])('stand over %s, and tell what lost', (_what, own, others, fields, lost) => {
    const conflict = { kind: 'field', recordId: 'b1', field: 'field' in own ? own.field : '' };
    expect(rebaseOperations([own], others, at(fields))).toEqual({
      operations: [own],
      conflicts: lost === null ? [] : [{ ...conflict, lost: lost === '(nothing)' ? null : lost }],
    });
  });

  it('have nothing to set where the record was taken away, and tell what was dropped', () => {
    expect(rebaseOperations([set('title', 'a')], [remove()], {})).toEqual({
      operations: [],
      conflicts: [{ kind: 'removed', recordId: 'b1', dropped: set('title', 'a') }],
    });
  });

  it('remove what was edited, and tell of it; what is gone already tells nothing', () => {
    expect(rebaseOperations([remove()], [set('title', 'b')], at({ title: 'b' }))).toEqual({
      operations: [remove()],
      conflicts: [{ kind: 'removed-edited', recordId: 'b1' }],
    });
    expect(rebaseOperations([remove()], [remove()], {})).toEqual({ operations: [remove()], conflicts: [] });
  });

  it('put what is gone, or of another type, whole', () => {
    const own = put(block({ title: 'a' }));
    expect(rebaseOperations([own], [remove()], {})).toEqual({ operations: [own], conflicts: [] });
    const section: DocumentRecord = { id: 'b1', type: 'section', title: 'b' };
    expect(rebaseOperations([own], [put(section)], { b1: section })).toEqual({
      operations: [own],
      conflicts: [],
    });
  });

  it('put over what others set: only the rest', () => {
    const own = put(block({ title: 'a', order: 'a' }));
    const now = at({ title: 'b', order: 'x', label: 'x' });
    expect(rebaseOperations([own], [set('title', 'b')], now)).toEqual({
      operations: [set('order', 'a'), set('label')],
      conflicts: [],
    });
  });

  it('put what others put, too: nothing of theirs is taken away, and what differs is told', () => {
    const own = put(block({ title: 'a', order: 'a' }));
    const now = at({ title: 'b', label: 'b' });
    expect(rebaseOperations([own], [put(block({ title: 'b', label: 'b' }))], now)).toEqual({
      operations: [set('title', 'a'), set('order', 'a')],
      conflicts: [{ kind: 'field', recordId: 'b1', field: 'title', lost: 'b' }],
    });
  });

  it('find what they did themselves before', () => {
    const operations = [remove(), set('title', 'a')];
    expect(rebaseOperations(operations, [set('title', 'b')], at({ title: 'b' }))).toEqual({
      operations: [remove()],
      conflicts: [
        { kind: 'removed-edited', recordId: 'b1' },
        { kind: 'removed', recordId: 'b1', dropped: set('title', 'a') },
      ],
    });
    const fresh = put(block({ title: 'a' }, 'b2'));
    expect(rebaseOperations([fresh, set('title', 'c', 'b2')], [set('title', 'b')], {}).operations).toEqual([
      fresh,
      set('title', 'c', 'b2'),
    ]);
  });
});

describe('what others did', () => {
  it('is told in order, without own changes and what they have overwritten', () => {
    const since = [
      { clientId: 'them', operations: [set('title', '1'), set('order', '1'), remove('b2')] },
      { clientId: 'us', operations: [set('title', '2'), remove('b3'), put(block({}, 'b2'))] },
      { clientId: 'else', operations: [set('title', '3'), put(block({}, 'b3'))] },
    ];
    expect(othersOperations(since, 'us')).toEqual([
      set('order', '1'),
      remove('b2'),
      set('title', '3'),
      put(block({}, 'b3')),
    ]);
    expect(othersOperations(since, 'nobody')).toHaveLength(8);
  });
});

describe('places', () => {
  const touched = new TouchedFields([set('data.a', 'x'), put(block()), set('title', 'x'), remove('b2')]);

  it('know which fields were set, inside and around', () => {
    const isSet = (field: string) => touched.isFieldSet('b1', field);
    expect(['data', 'data.a', 'data.b', 'title', 'title.a', 'order'].map(isSet)).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(touched.isFieldSet('b2', 'title')).toBe(false);
    expect(touched.isFieldSet('b3', 'title')).toBe(false);
  });

  it('know what was first', () => {
    const first = (field: string) => touched.firstAt('b1', field);
    expect(['data', 'data.a', 'data.b', 'title', 'order'].map(first)).toEqual([
      'set',
      'set',
      'put',
      'put',
      'put',
    ]);
    expect([touched.firstAt('b2', 'title'), touched.firstAt('b3', 'title')]).toEqual([null, null]);
    const twice = new TouchedFields([put(block()), set('title', 'x'), put(block()), set('title', 'y')]);
    expect(twice.firstAt('b1', 'title')).toBe('put');
    const again = new TouchedFields([set('title', 'x'), put(block()), set('title', 'y')]);
    expect(again.firstAt('b1', 'title')).toBe('set');
    const outer = new TouchedFields([set('data.a', 'x'), put(block()), set('data.b', 'y')]);
    expect(outer.firstAt('b1', 'data')).toBe('set');
  });

  it('know the records, and which were put', () => {
    expect(['b1', 'b2', 'b3'].map((id) => touched.hasRecord(id))).toEqual([true, true, false]);
    expect(['b1', 'b2', 'b3'].map((id) => touched.wasPut(id))).toEqual([true, false, false]);
  });

  it('concern an operation on the same field, or on the same record as a whole', () => {
    expect(touched.concerns(set('order', 'x'))).toBe(true);
    expect(touched.concerns(set('order', 'x', 'b2'))).toBe(true);
    expect(touched.concerns(set('order', 'x', 'b3'))).toBe(false);
    const fields = new TouchedFields([set('title', 'x')]);
    expect(
      [set('title', 'y'), set('order', 'y'), remove(), put(block())].map((each) => fields.concerns(each)),
    ).toEqual([true, false, true, true]);
  });
});

describe('squashed operations', () => {
  it.each<[string, Operation[], Operation[]]>([
    [
      'the last value of a field',
      [set('a', '1'), set('b', '1'), set('a', '2')],
      [set('b', '1'), set('a', '2')],
    ],
    [
      'what another record is given',
      [set('a', '1'), set('a', '2', 'b2')],
      [set('a', '1'), set('a', '2', 'b2')],
    ],
    ['nothing before a put', [set('a', '1'), remove(), put(block())], [put(block())]],
    ['nothing before a removal', [put(block()), set('a', '1'), remove()], [remove()]],
    ['what follows a put', [put(block()), set('a', '1')], [put(block()), set('a', '1')]],
    ['the object over its entries', [set('d.a', '1'), set('d', {})], [set('d', {})]],
    ['entries after their object', [set('d', {}), set('d.a', '1')], [set('d', {}), set('d.a', '1')]],
    ['that a field was taken away', [set('a', '1'), set('a')], [set('a')]],
    ['that a field was given again', [set('a'), set('a', '1')], [set('a', '1')]],
    ['that giving an entry made its object', [set('d.a', '1'), set('d.a')], [set('d.a', '1'), set('d.a')]],
    ['one taking away', [set('d.a'), set('d.a')], [set('d.a')]],
    ['an entry given last', [set('d.a', '1'), set('d.a'), set('d.a', '2')], [set('d.a', '2')]],
    ['that the object is gone', [set('d.a', '1'), set('d')], [set('d')]],
  ])('keep %s', (_what, operations, kept) => {
    expect(squashOperations(operations)).toEqual(kept);
  });
});
