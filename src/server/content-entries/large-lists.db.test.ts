import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growSite, type GrownSite } from '#server/documents/testing/grow-site.ts';
import { createRowsReader, type RowsReader } from '#server/platform/testing/plans/rows-read.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { countEntries, listEntries, type EntryFilter, type EntryList } from './queries.ts';

let test: TestServices;
let reader: RowsReader;
let large: GrownSite;

beforeAll(async () => {
  test = await createTestServices();
  large = await growSite(test.services, 1500, 6000);
  await sql`vacuum analyze content_entries`.execute(test.services.db);
  reader = await createRowsReader(test.connection);
}, 120_000);
afterAll(async () => {
  await reader.close();
  await test.close();
});

/** As the editor asks. */
const list = (filter: Partial<EntryFilter>, db = test.services.db): Promise<EntryList> =>
  listEntries(db, large.site.siteId, 'draft', { page: 1, pageSize: 50, countsBeyond: 1000, ...filter });
const rowsOf = (filter: Partial<EntryFilter>): Promise<number> => reader.of((db) => list(filter, db));

describe('lists of a site of 7,500 documents', () => {
  it.each([
    ['all, pages first', { isPagesFirst: true }],
    ['all, by date', {}],
    ['posts', { kind: 'item' }],
    ['collections, as they are offered', { kind: 'collection' }],
    ['collections by their words', { kind: 'collection', search: 'journal' }],
    ['pages to which no link leads', { among: 'unlinked' }],
    ['what few titles have', { search: '00012f' }],
    ['what few titles have, of two characters that many have', { search: '2f 0012f' }],
    ['what no title has', { search: 'nowhere' }],
    ['a word that all titles have', { search: 'post' }],
    ['a letter that all titles have', { search: 'o' }],
    ['a word that all pages have', { search: 'page', among: 'tree' }],
  ] as const)('read few rows: %s', async (_what, filter) => {
    expect(await rowsOf(filter)).toBeLessThan(2500);
  });

  it('are counted to 1,000 beyond the page', async () => {
    expect(await list({ isPagesFirst: true })).toMatchObject({ total: 1050, isTotalExact: false });
    expect(await list({ kind: 'item', page: 60 })).toMatchObject({ total: 4000, isTotalExact: false });
    expect(await list({ kind: 'item', page: 101 })).toMatchObject({ total: 6000, isTotalExact: true });
    expect(await list({ search: 'post' })).toMatchObject({ total: 1050, isTotalExact: false });
    expect(await list({ search: 'nowhere' })).toMatchObject({ total: 0, isTotalExact: true });
  });

  it('are counted whole where a page says how many pages there are', async () => {
    const count = (most: number | null) =>
      countEntries(test.services.db, large.site.siteId, 'draft', { kind: 'item' }, most);
    expect([await count(null), await count(250)]).toEqual([6000, 250]);
  });

  it('find parts of words, whichever way the search goes', async () => {
    const titles = async (search: string) => (await list({ search })).entries.map(({ title }) => title);
    expect(await titles('00012f')).toHaveLength(2);
    expect(await titles('WHERE it Beg')).toEqual(['Where it begins']);
    expect(await titles('beg%')).toEqual([]);
    expect((await titles('st')).every((title) => title.toLowerCase().includes('st'))).toBe(true);
    expect(await titles('st')).toHaveLength(50);
  });
});
