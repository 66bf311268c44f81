import { describe, expect, it } from 'vitest';
import { applyOperations } from '#domain/documents/apply.ts';
import type { DocumentRecord, DocumentRecords, DocumentId } from '#domain/documents/record.ts';
import { MAX_SYNCED_PER_PAGE } from '#domain/synced-sections/synced-section.ts';
import {
  detachSynced,
  insertSynced,
  keepsOneSection,
  makeSynced,
  resetOverride,
  setOverride,
} from './synced-section.ts';

const SYNCED = 'a'.repeat(24) as DocumentId;
const section = (id: string, order: string, rest = {}): DocumentRecord => ({
  id,
  type: 'section',
  order,
  ...rest,
});
const block = (id: string, sectionId: string): DocumentRecord => ({
  id,
  type: 'block',
  blockType: 'text',
  sectionId,
  desktop: { x: 0, y: 0, w: 8, h: 2 },
  mobile: null,
  dataVersion: 1,
  data: {},
  groupId: 'g1',
});
const byId = (...records: DocumentRecord[]): DocumentRecords =>
  Object.fromEntries(records.map((record) => [record.id, record]));
let count = 0;
const newId = (): string => `new-${(count += 1)}`;

describe('synced sections on a page [EDIT-206]', () => {
  it('are inserted after a section, as a place that names them', () => {
    const records = byId(section('s1', 'A'), section('s2', 'C'));
    const done = insertSynced(records, SYNCED, 's1', newId);
    if (!done.ok) throw new Error(done.error);
    const after = applyOperations(records, done.value.operations).records[done.value.sectionId];
    expect(after).toMatchObject({ type: 'section', syncedId: SYNCED });
    const order = after?.['order'] as string;
    expect(order > 'A' && order < 'C').toBe(true);
  });

  it('stand in so many places of a page and in no more', () => {
    const instances = (length: number) =>
      byId(...Array.from({ length }, (_, at) => section(`p${at}`, 'A', { syncedId: SYNCED })));
    expect(insertSynced(instances(MAX_SYNCED_PER_PAGE - 1), SYNCED, null, newId).ok).toBe(true);
    expect(insertSynced(instances(MAX_SYNCED_PER_PAGE), SYNCED, null, newId)).toEqual({
      ok: false,
      error: 'A page can show synced sections in at most 20 places.',
    });
  });

  it('are made of a section in its place; undo gives that back with its blocks', () => {
    const records = byId(section('s1', 'A', { anchor: 'here', theme: 'dark' }), block('b1', 's1'));
    const done = makeSynced(records, 's1', SYNCED);
    if (!done.ok) throw new Error(done.error);
    const applied = applyOperations(records, done.value.operations);
    expect(applied.records).toEqual(byId(section('s1', 'A', { anchor: 'here', syncedId: SYNCED })));
    expect(applyOperations(applied.records, applied.inverse).records).toEqual(records);
  });

  it('have a text of their own in a place until that is reset', () => {
    const records = byId(section('p1', 'A', { syncedId: SYNCED }));
    const text = { blockId: 'b1', field: 'text', label: 'Text' };
    const changed = applyOperations(records, setOverride('p1', text, 'Here').operations).records;
    expect(changed['p1']?.['overrides']).toEqual({ b1_text: 'Here' });
    const reset = applyOperations(changed, resetOverride('p1', text).operations).records;
    expect(reset['p1']?.['overrides']).toEqual({});
  });

  it('become ordinary sections with groups of their own, where there is room for their blocks', () => {
    const shown = { section: section('p1', 'A'), blocks: [block('n1', 'p1'), block('n2', 'p1')] };
    const records = byId(section('p1', 'A', { syncedId: SYNCED }));
    const done = detachSynced(records, shown, newId);
    if (!done.ok) throw new Error(done.error);
    const after = applyOperations(records, done.value.operations).records;
    expect(after['p1']).not.toHaveProperty('syncedId');
    expect(after['n1']?.['groupId']).toBe(after['n2']?.['groupId']);
    expect(after['n1']?.['groupId']).not.toBe('g1');
    const full = Array.from({ length: 59 }, (_, at) => block(`b${at}`, 's1'));
    expect(detachSynced(byId(section('s1', 'B'), ...full), shown, newId).ok).toBe(false);
  });
});

it('a synced section stays one section [EDIT-206]', () => {
  const records = byId(section('s1', 'A'), block('b1', 's1'));
  const keeps = (...operations: Parameters<typeof applyOperations>[1]) =>
    keepsOneSection(records, { name: 'x', operations });
  expect(keeps({ op: 'set', id: 's1', field: 'theme', value: 'dark' })).toBe(true);
  expect(keeps({ op: 'remove', id: 'b1' }, { op: 'put', record: block('b2', 's1') })).toBe(true);
  expect(keeps({ op: 'remove', id: 's1' })).toBe(false);
  expect(keeps({ op: 'put', record: section('s2', 'B') })).toBe(false);
});
