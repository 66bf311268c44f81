import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#lib/json.ts';
import { isId } from '#lib/id.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { derivedId } from './derived-id.ts';
import { expandInstance, expandSynced, type OverrideBlock } from './expand-synced.ts';
import { MAX_SYNCED_PER_PAGE, overrideEntry, syncedIdsOf } from './synced-section.ts';

const SOURCE_ID = 'a'.repeat(24);
const byId = (records: readonly DocumentRecord[]): DocumentRecords =>
  Object.fromEntries(records.map((record) => [record.id, record]));
const block = (id: string, sectionId: string, data: JsonObject = {}): DocumentRecord => ({
  id,
  type: 'block',
  blockType: 'text',
  sectionId,
  data,
});
const instance = (id: string, order: string, rest: JsonObject = {}): DocumentRecord => ({
  id,
  type: 'section',
  order,
  syncedId: SOURCE_ID,
  ...rest,
});
const SOURCE = byId([
  { id: 'settings', type: 'settings', title: 'Hours' },
  { id: 'origin', type: 'section', order: 'V', theme: 'dark', anchor: 'hours', name: 'Hours' },
  block('b1', 'origin', { text: 'Open from nine', size: 'large' }),
  block('b2', 'origin', { text: 'Closed on Monday' }),
]);
const SOURCES = new Map([[SOURCE_ID, SOURCE]]);
const merge: OverrideBlock = (record, overrides) => ({
  ...record,
  data: { ...(record['data'] as JsonObject), ...overrides },
});
const textsOf = (records: DocumentRecords): unknown[] =>
  Object.values(records).flatMap((record) => (record.data as JsonObject | undefined)?.['text'] ?? []);

describe('a page with synced sections [EDIT-206]', () => {
  it('shows the section and its blocks where the place stands, with ids of their own', () => {
    const own = { id: 's1', type: 'section', order: 'A' } as const;
    const shown = expandSynced(byId([own, instance('p1', 'B'), block('b9', 's1')]), SOURCES, merge);
    expect(shown['s1']).toBe(own);
    expect(shown['p1']).toEqual({
      id: 'p1',
      type: 'section',
      order: 'B',
      theme: 'dark',
      anchor: '',
      name: 'Hours',
    });
    const [b1, b2] = [derivedId('p1', 'b1'), derivedId('p1', 'b2')];
    expect(Object.keys(shown).toSorted()).toEqual(['s1', 'b9', 'p1', b1, b2].toSorted());
    expect(shown[b1]).toEqual({ ...SOURCE['b1'], id: b1, sectionId: 'p1' });
    expect(isId(b1)).toBe(true);
  });

  it('shows one source in several places, each with its own anchor', () => {
    const shown = expandSynced(
      byId([instance('p1', 'A', { anchor: 'first' }), instance('p2', 'B')]),
      SOURCES,
      merge,
    );
    expect([shown['p1']?.['anchor'], shown['p2']?.['anchor']]).toEqual(['first', '']);
    expect(Object.keys(shown)).toHaveLength(6);
  });

  it('shows what was overridden in one place there only, and the source everywhere else', () => {
    const overrides = { [overrideEntry('b1', 'text')]: 'Open from ten' };
    const shown = expandSynced(
      byId([instance('p1', 'A', { overrides }), instance('p2', 'B')]),
      SOURCES,
      merge,
    );
    expect(shown[derivedId('p1', 'b1')]?.['data']).toEqual({ text: 'Open from ten', size: 'large' });
    expect(shown[derivedId('p2', 'b1')]?.['data']).toEqual({ text: 'Open from nine', size: 'large' });
    expect(shown[derivedId('p1', 'b2')]?.['data']).toEqual({ text: 'Closed on Monday' });
  });

  it.each([
    ['of a block that is gone', { b7_text: 'x' }],
    ['without a field', { b1: 'x', b1_: 'x', _text: 'x' }],
    ['that are no object', 'x'],
  ])('leaves out overrides %s', (_case, overrides) => {
    expect(textsOf(expandSynced(byId([instance('p1', 'A', { overrides })]), SOURCES, merge))).toEqual([
      'Open from nine',
      'Closed on Monday',
    ]);
  });

  it('shows nothing where the source is not there, or holds no section', () => {
    const records = byId([instance('p1', 'A')]);
    expect(expandSynced(records, new Map(), merge)).toEqual({});
    expect(expandSynced(records, new Map([[SOURCE_ID, {}]]), merge)).toEqual({});
  });

  it('does not look into synced sections for others', () => {
    const source = byId([
      instance('p9', 'A'),
      ...Object.values(SOURCE),
      block('b5', 'p9', { text: 'inner' }),
    ]);
    const shown = expandSynced(byId([instance('p1', 'A')]), new Map([[SOURCE_ID, source]]), merge);
    expect(textsOf(shown)).toEqual(['Open from nine', 'Closed on Monday']);
  });

  it('gives back the same records where there are none', () => {
    const records = byId([{ id: 's1', type: 'section', order: 'A' }]);
    expect(expandSynced(records, SOURCES, merge)).toBe(records);
  });

  it(`shows as many places as the limit, from the top: ${MAX_SYNCED_PER_PAGE}`, () => {
    expect(MAX_SYNCED_PER_PAGE).toBe(20);
    const orders = Array.from('ABCDEFGHIJKLMNOPQRSTU');
    const records = byId(orders.toReversed().map((order) => instance(`p-${order.toLowerCase()}`, order)));
    const shown = expandSynced(records, SOURCES, merge);
    expect(shown['p-t']).toBeDefined();
    expect(shown['p-u']).toBeUndefined();
    expect(Object.keys(shown)).toHaveLength(60);
  });

  it('names each source once', () => {
    expect(syncedIdsOf(byId([instance('p1', 'A'), instance('p2', 'B')]))).toEqual([SOURCE_ID]);
  });
});

describe('a place that becomes an ordinary section [EDIT-206]', () => {
  it('keeps its id, its place and its overrides, with blocks of its own', () => {
    const overrides = { [overrideEntry('b1', 'text')]: 'Open from ten' };
    let count = 0;
    const made = expandInstance(instance('p1', 'A', { overrides, anchor: 'here' }), SOURCE, merge, () => {
      count += 1;
      return `new-${count}`;
    });
    expect(made?.section).toEqual({
      id: 'p1',
      type: 'section',
      order: 'A',
      theme: 'dark',
      anchor: 'here',
      name: 'Hours',
    });
    expect(made?.blocks.map(({ id, sectionId }) => [id, sectionId])).toEqual([
      ['new-1', 'p1'],
      ['new-2', 'p1'],
    ]);
    expect(made?.blocks[0]?.['data']).toEqual({ text: 'Open from ten', size: 'large' });
  });
});

describe('ids of blocks in a place [EDIT-206]', () => {
  it('differ for every place and block, and are the same every time', () => {
    const ids = new Set<string>();
    for (let p = 0; p < 100; p += 1) for (let b = 0; b < 100; b += 1) ids.add(derivedId(`p${p}`, `b${b}`));
    expect(ids.size).toBe(10_000);
    expect(derivedId('p1', 'b1')).toBe(derivedId('p1', 'b1'));
    expect([...ids].every(isId)).toBe(true);
  });
});
