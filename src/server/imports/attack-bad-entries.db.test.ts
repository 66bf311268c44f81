import { Readable } from 'node:stream';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { OutsideCallError } from '#server/platform/network/call-outside.ts';
import { findImportRun, type StoredImportRun } from './import-runs.ts';
import type { FetchFile } from '#server/import-sources/fetch-file.ts';
import { importJob } from './import-wordpress-job.ts';
import { startImport } from './start-import.ts';
import { cdata, exportOf, type ExportedEntry } from './testing/export-of.ts';

const FAMILY = '👨‍👩‍👧‍👦';
/** Each run starts processes of its own. */
const LIMIT_MS = 180_000;

const NOT_FOUND: FetchFile = () => Promise.reject(new OutsideCallError('The server was not found.', true));

let test: TestServices;
let site: BuiltSite;
beforeAll(async () => {
  test = await createTestServices({ now: Date.UTC(2026, 10, 21), jobs: [importJob(() => NOT_FOUND)] });
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
});

async function run(xml: string, isDryRun = false): Promise<StoredImportRun> {
  const started = await startImport(test.services, {
    siteId: site.siteId,
    accountId: null,
    fileName: 'export.xml',
    content: Readable.from([Buffer.from(xml)]),
    isDryRun,
  });
  await test.runJobs('import-wordpress');
  const ended = await findImportRun(test.services.db, site.siteId, started.id);
  if (ended === null) throw new Error('the run is gone');
  return ended;
}

const outcomes = (ended: StoredImportRun) =>
  ended.report?.documents.map((each) => [each.title, each.outcome]).toSorted();

/** The database refuses the documents of these titles, as it would refuse what no check foresaw. */
async function refuseTitles(...titles: readonly string[]): Promise<void> {
  await sql`alter table content_entries drop constraint if exists refused`.execute(test.services.db);
  if (titles.length === 0) return;
  const list = sql.join(titles.map((title) => sql.lit(title)));
  await sql`alter table content_entries add constraint refused check (title not in (${list})) not valid`.execute(
    test.services.db,
  );
}

it('of a page at an address that belongs to the product says the new one, and redirects nothing to it [MEMB-08]', async () => {
  const fields = { link: 'https://garden.example/account/', 'wp:post_name': 'account' };
  const { report } = await run(exportOf([{ id: 1, type: 'page', fields }]));
  expect(report?.documents).toMatchObject([{ title: 'Entry 1', outcome: 'created', path: '/account-page' }]);
  expect(report?.changedUrls).toEqual([{ from: '/account', to: '/account-page', isRedirected: false }]);
});

describe('one bad post among good ones', () => {
  it.each([true, false])(
    'is an entry of the report, and the rest goes on (dry run: %s)',
    async (isDryRun) => {
      await refuseTitles('Entry 2', 'Entry 5');
      try {
        const ended = await run(
          exportOf([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4, type: 'page' }, { id: 5, type: 'page' }]),
          isDryRun,
        );
        expect(ended.status).toBe('done');
        expect(outcomes(ended)).toEqual([
          ['Entry 1', 'created'],
          ['Entry 2', 'failed'],
          ['Entry 3', 'created'],
          ['Entry 4', 'created'],
          ['Entry 5', 'failed'],
        ]);
        const bad = ended.report?.documents.find((each) => each.title === 'Entry 2');
        expect(bad?.source).toBe('https://garden.example/2020/2/');
        expect(bad?.note).toMatch(/unexpected error .*log has it under [0-9a-f]{24}.*copy its text by hand/);
        expect(ended.report?.counts).toMatchObject({ posts: 2, pages: 1, failed: 2 });
      } finally {
        await refuseTitles();
      }
    },
  );

  it('is brought in by the next import, when it is mended', async () => {
    await refuseTitles('Entry 2');
    await run(exportOf([{ id: 1 }, { id: 2 }]));
    await refuseTitles();
    expect(outcomes(await run(exportOf([{ id: 1 }, { id: 2 }])))).toEqual([
      ['Entry 1', 'unchanged'],
      ['Entry 2', 'created'],
    ]);
  });
});

describe('what was met in exports', () => {
  it('texts that are cut in the middle of an emoji', async () => {
    const long = (length: number): string => `${'x'.repeat(length - 1)}${FAMILY}${'y'.repeat(3000)}`;
    const ended = await run(
      exportOf([
        {
          id: 1,
          fields: { title: long(200), 'excerpt:encoded': long(2000), 'dc:creator': long(200) },
          content: `<img src="https://garden.example/a.png" alt="${long(1000)}"><figure><img src="https://garden.example/a.png"><figcaption>${long(1000)}</figcaption></figure>
            <!-- wp:button --><div><a href="/x">${long(100)}</a></div><!-- /wp:button -->
            <!-- wp:quote --><blockquote><p>q</p><cite>${long(300)}</cite></blockquote><!-- /wp:quote -->
            <!-- wp:html --><details><summary>${long(300)}</summary><p>x</p></details><!-- /wp:html -->`,
          xml: `<category domain="category" nicename="c">${cdata(long(25))}</category><category domain="post_tag" nicename="t">${cdata(long(50))}</category>`,
        },
        { id: 2, type: 'page', fields: { title: long(200), 'excerpt:encoded': long(500) } },
      ]),
    );
    expect([ended.status, ended.report?.counts.failed]).toEqual(['done', 0]);
  });

  it('a page that wants the address of one that an earlier import brought, and stands before it', async () => {
    const untitled = (id: number): ExportedEntry => ({
      id,
      type: 'page',
      fields: { title: 'Hello there', link: '', guid: `garden ${id}`, 'wp:post_name': '' },
    });
    await run(exportOf([untitled(5)]));
    const { report } = await run(exportOf([untitled(6), untitled(5)]));
    expect(report?.documents.map(({ outcome, path }) => [outcome, path])).toEqual([
      ['created', '/hello-there-2'],
      ['unchanged', '/hello-there'],
    ]);
  });

  it('comments with one id, and comments that answer each other in a circle', async () => {
    const comment = (id: number, parent: number, text: string): string =>
      `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_parent>${parent}</wp:comment_parent><wp:comment_author>A</wp:comment_author><wp:comment_content>${text}</wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment>`;
    const ended = await run(
      exportOf([
        { id: 1, xml: comment(5, 0, 'a') + comment(5, 0, 'b') + comment(6, 5, 'c') },
        { id: 2, xml: comment(1, 2, 'd') + comment(2, 3, 'e') + comment(3, 1, 'f') + comment(4, 4, 'g') },
      ]),
    );
    expect(ended.report?.counts).toMatchObject({ posts: 2, comments: 7, failed: 0 });
    const rows = await test.services.db
      .selectFrom('item_comments')
      .select(['id', 'parent_id', 'body'])
      .where('site_id', '=', site.siteId)
      .execute();
    const byBody = new Map(rows.map((row) => [row.body, row]));
    expect(byBody.get('c')?.parent_id).toBe(byBody.get('a')?.id);
    for (const row of rows) {
      const seen = new Set<string>();
      for (let at = row.parent_id; at !== null; at = rows.find((each) => each.id === at)?.parent_id ?? null) {
        expect(seen.has(at)).toBe(false);
        seen.add(at);
      }
    }
  });

  it('dates, ids and addresses that no database can keep', async () => {
    const long = 'https://garden.example/'.padEnd(6000, '本');
    const ended = await run(
      exportOf(
        [
          {
            id: 1,
            fields: { 'wp:post_date_gmt': '0000-01-01 00:00:00', 'wp:post_date': '0000-00-00 00:00:00' },
          },
          { id: 2, fields: { guid: long, link: long, 'wp:post_name': '%00%ff%ed%a0%bd' } },
          { id: 3, fields: { 'wp:post_name': 'x'.repeat(5000), 'wp:status': 'constructor' } },
          { id: 3, fields: { guid: 'other' } },
          { id: 4, type: 'page', fields: { 'wp:post_parent': '4', 'wp:post_name': 'y'.repeat(5000) } },
          { id: '', fields: { title: '', link: '', guid: '', 'wp:post_name': '' } },
          { id: 6, fields: { link: 'https://garden.example/%00/%ED%A0%BD', guid: '%00' } },
          { id: 5, content: '<constructor>a</constructor><a href="mailto:%00?subject=%00">b</a>' },
        ],
        `<wp:category><wp:term_id>1</wp:term_id><wp:category_nicename>${'s'.repeat(5000)}</wp:category_nicename><wp:cat_name>c</wp:cat_name></wp:category>`,
      ),
    );
    expect([ended.status, ended.report?.counts.failed]).toEqual(['done', 0]);
    expect(ended.report?.counts).toMatchObject({ posts: 7, pages: 1 });
  });

  it(
    'ten thousand terms',
    async () => {
      const term = (index: number): string =>
        `<wp:tag><wp:term_id>${index}</wp:term_id><wp:tag_slug>t${index}</wp:tag_slug><wp:tag_name>T${index}</wp:tag_name></wp:tag>`;
      const label = (index: number): string =>
        `<category domain="post_tag" nicename="t${index}">T${index}</category>`;
      const all = Array.from({ length: 10_000 }, (_, index) => index);
      const ended = await run(
        exportOf([{ id: 1, xml: all.map(label).join('') }], all.slice(0, 1500).map(term).join('')),
      );
      expect([ended.status, ended.report?.counts.failed]).toEqual(['done', 0]);
      expect(ended.report?.unmapped).toContainEqual(
        expect.objectContaining({ element: 'tag “T200” beyond 200', outcome: 'left-out' }),
      );
    },
    LIMIT_MS,
  );
});

describe('mutated exports', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '0000-00-00 00:00:00',
      '99999-01-01 00:00:00',
      '%00',
      '\uD83D',
      'constructor',
      '__proto__',
      '[gallery ids="',
      '<!-- wp:group {"a":"\\ud83d\\u0000"} -->',
      '<table>'.repeat(50),
      '<ul><li>'.repeat(50),
      'x'.repeat(3000),
      FAMILY.repeat(100),
      'https://garden.example/\uDE00?p=1',
      '[/caption][caption][embed]',
    ),
  );
  const FIELDS = [
    'title',
    'link',
    'guid',
    'dc:creator',
    'excerpt:encoded',
    'wp:post_id',
    'wp:post_date_gmt',
    'wp:post_name',
    'wp:status',
    'wp:post_parent',
    'wp:menu_order',
    'wp:post_password',
    'wp:is_sticky',
    'wp:attachment_url',
  ];
  const entry: fc.Arbitrary<ExportedEntry> = fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    type: fc.constantFrom('post', 'page', 'attachment', 'nav_menu_item', 'odd'),
    fields: fc.dictionary(fc.constantFrom(...FIELDS), text, { maxKeys: 8 }),
    content: fc.array(text, { maxLength: 6 }).map((parts) => parts.join(' ')),
    xml: fc
      .array(fc.tuple(text, text, text), { maxLength: 4 })
      .map((parts) =>
        parts
          .map(
            ([a, b, c]) =>
              `<category domain="category" nicename="n">${cdata(a)}</category><category domain="nav_menu" nicename="main">${cdata(b)}</category><wp:comment><wp:comment_id>${cdata(a)}</wp:comment_id><wp:comment_parent>${cdata(b)}</wp:comment_parent><wp:comment_author>${cdata(c)}</wp:comment_author><wp:comment_author_url>${cdata(`https://${b}`)}</wp:comment_author_url><wp:comment_content>${cdata(c)}</wp:comment_content><wp:comment_date_gmt>${cdata(a)}</wp:comment_date_gmt></wp:comment><wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value>${cdata(b)}</wp:meta_value></wp:postmeta>`,
          )
          .join(''),
      ),
  });

  it(
    'end, every one of them, and never with a failed run or a bad entry that no other one is spared of',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(entry, { minLength: 1, maxLength: 8 }),
          fc.boolean(),
          async (entries, isDryRun) => {
            const ended = await run(exportOf(entries), isDryRun);
            expect(ended.error).toBeNull();
            expect(ended.status).toBe('done');
            expect(ended.report?.documents.filter((each) => each.outcome === 'failed')).toEqual([]);
          },
        ),
        { numRuns: 12, endOnFailure: true },
      );
    },
    LIMIT_MS,
  );
});
