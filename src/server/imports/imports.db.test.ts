import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBlock } from '#blocks/registry.ts';
import { parseBlockData } from '#blocks/parse-block-data.ts';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import type { ImportReport } from '#domain/wordpress/import-report.ts';
import type { JsonObject } from '#lib/json.ts';
import {
  buildCollection,
  buildItem,
  buildSite,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { addRedirect } from '#server/pages/add-redirect.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { OutsideCallError } from '#server/platform/network/call-outside.ts';
import type { FetchFile } from '#server/import-sources/fetch-file.ts';
import { findImportRun } from './import-runs.ts';
import { importWordpress } from './import-wordpress.ts';
import { importJob } from './import-wordpress-job.ts';
import { requestCancel } from './run-lifecycle.ts';
import { repeatImport, startImport } from './start-import.ts';

const EXPORT = path.join(import.meta.dirname, 'fixtures/export.xml');
const SAMPLES = path.resolve(import.meta.dirname, '../../../../shared/samples/wordpress');
const NOT_FOUND: FetchFile = () => Promise.reject(new OutsideCallError('The server was not found.', true));

let test: TestServices;
let site: BuiltSite;
let rose: Buffer;
beforeAll(async () => {
  test = await createTestServices({ now: Date.UTC(2026, 10, 21), jobs: [importJob(() => fetchRose)] });
  rose = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#cc2244' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await test.close();
});
beforeEach(async () => {
  site = await buildSite(test.services);
});

const fetchRose: FetchFile = (url) =>
  url.endsWith('/rose.png')
    ? Promise.resolve({ content: Readable.from([rose]), name: 'rose.png' })
    : Promise.reject(new OutsideCallError('The server answered 404.', false));

async function bringIn(
  options: { readonly dryRun?: boolean; readonly fetchFile?: FetchFile; readonly file?: string } = {},
): Promise<ImportReport> {
  const { report, failure } = await importWordpress(test.services, {
    siteId: site.siteId,
    file: options.file ?? EXPORT,
    dryRun: options.dryRun ?? false,
    fetchFile: options.fetchFile ?? fetchRose,
  });
  expect(failure).toBeNull();
  return report;
}

function entries(stage: 'draft' | 'live') {
  return test.services.db
    .selectFrom('content_entries')
    .selectAll()
    .where('site_id', '=', site.siteId)
    .where('stage', '=', stage)
    .orderBy('path')
    .execute();
}

async function blocksOf(urlPath: string): Promise<readonly DocumentRecord[]> {
  const entry = (await entries('draft')).find((each) => each.path === urlPath);
  const document =
    entry === undefined ? null : await loadDocument(test.services.db, site.siteId, entry.document_id);
  return Object.values(document?.records ?? {}).filter((record) => record.type === 'block');
}

describe('importWordpress', () => {
  it('brings pages, posts, states, files, comments, redirects and navigation in [FIND-50]', async () => {
    const report = await bringIn();
    expect(report.counts).toMatchObject({ pages: 2, posts: 3, comments: 2, files: 1, failed: 0 });
    expect((await entries('draft')).map((each) => [each.path, each.kind, each.workflow_state])).toEqual([
      ['/blog', 'collection', 'published'],
      ['/blog/idea', 'item', 'draft'],
      ['/blog/mint', 'item', 'published'],
      ['/blog/secret', 'item', 'private'],
      ['/welcome', 'page', 'published'],
      ['/welcome/beds', 'page', 'published'],
    ]);
    expect((await entries('live')).map((each) => each.path)).toEqual([
      '/blog',
      '/blog/mint',
      '/welcome',
      '/welcome/beds',
    ]);
    const mint = (await entries('live')).find((each) => each.path === '/blog/mint');
    expect(mint).toMatchObject({
      title: 'Mint & Thyme',
      author_name: 'Rose Gardener',
      excerpt: 'Before the fold.',
      tags: ['green'],
      categories: ['Herbs & Roots'],
      image: { width: 300, height: 200 },
    });
    expect(mint?.publish_at?.toISOString()).toBe('2021-03-04T05:06:07.000Z');
    const redirects = await test.services.db
      .selectFrom('redirects')
      .selectAll()
      .where('site_id', '=', site.siteId)
      .execute();
    expect(redirects.map((each) => [each.from_path, each.to_path])).toContainEqual([
      '/2021/03/mint',
      '/blog/mint',
    ]);
    // The short addresses that WordPress answers besides lead to the document, wherever it stands (FIND-50).
    const mintId = mint?.document_id;
    expect(redirects.filter((each) => each.document_id === mintId).map((each) => each.from_path)).toEqual([
      expect.stringMatching(/^\/\?p=\d+$/),
    ]);
    expect(redirects.map((each) => each.from_path)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/\?page_id=\d+$/),
        expect.stringMatching(/^\/\?cat=\d+$/),
      ]),
    );
    const document = await loadDocument(test.services.db, site.siteId, site.siteDocumentId);
    const links = Object.values(document?.records ?? {}).filter((record) => record.type === 'nav-link');
    const main = links.filter((link) => link['navigation'] === 'main');
    expect(main.map((link) => link['folderId'] === null)).toEqual(expect.arrayContaining([true, false]));
    // The entry of the export has no words of its own: the folder is called as the page it leads to.
    const isFolder = (link: DocumentRecord) => (link['target'] as { kind: string }).kind === 'folder';
    expect(main.filter(isFolder).map((link) => link['title'])).toEqual(['Welcome']);
  });

  it('keeps comments with their item, answers under what they answer', async () => {
    await bringIn();
    const comments = await test.services.db
      .selectFrom('item_comments')
      .selectAll()
      .where('site_id', '=', site.siteId)
      .orderBy('created_at')
      .execute();
    expect(comments.map((each) => [each.author_name, each.body, each.state])).toEqual([
      ['Ann', 'Nice mint', 'approved'],
      ['Bo', 'Yes', 'pending'],
    ]);
    expect(comments[1]?.parent_id).toBe(comments[0]?.id);
  });

  it('makes blocks whose data their types accept, without anything that runs', async () => {
    await bringIn();
    const types: string[] = [];
    for (const urlPath of ['/welcome', '/welcome/beds']) {
      for (const block of await blocksOf(urlPath)) {
        const declaration = findBlock(block['blockType'] as string);
        if (!declaration) throw new Error(`unknown block type ${JSON.stringify(block['blockType'])}`);
        expect(
          parseBlockData(declaration, block['data'] as JsonObject, block['dataVersion'] as number).ok,
        ).toBe(true);
        types.push(declaration.type);
      }
    }
    expect(types.toSorted()).toEqual([
      'button',
      'gallery',
      'image',
      'image',
      'text',
      'text',
      'text',
      'video',
    ]);
    const stored = JSON.stringify(await blocksOf('/welcome'));
    expect(stored).not.toMatch(/javascript:|<script|alert/);
    expect(stored).toContain('"kind":"page"');
  });

  it('reports what was not mapped, missing files and changed addresses', async () => {
    const report = await bringIn();
    expect(report.unmapped).toContainEqual({
      document: '/welcome',
      element: 'wp:calendar',
      count: 1,
      outcome: 'left-out',
    });
    expect(report.unmapped.map((each) => each.element)).toEqual(
      expect.arrayContaining(['<script>', '<form>']),
    );
    expect(report.missingFiles).toMatchObject([
      {
        document: '/welcome/beds',
        url: 'https://garden.example/wp-content/uploads/missing.png',
        reason: 'The server answered 404.',
      },
    ]);
    expect(report.changedUrls).toContainEqual({
      from: '/2021/03/mint',
      to: '/blog/mint',
      isRedirected: true,
    });
    expect(report.documents.find((each) => each.title === 'Secret')?.note).toContain('behind a password');
  });

  it('brings nothing in twice', async () => {
    await bringIn();
    const before = (await entries('draft')).length;
    const again = await bringIn();
    expect(again.counts).toMatchObject({
      pages: 0,
      posts: 0,
      files: 0,
      comments: 0,
      navigationLinks: 0,
      unchanged: 5,
    });
    expect((await entries('draft')).length).toBe(before);
    const files = await test.services.db
      .selectFrom('files')
      .selectAll()
      .where('site_id', '=', site.siteId)
      .execute();
    expect(files).toHaveLength(1);
  });

  it('writes nothing in a dry run', async () => {
    const report = await bringIn({ dryRun: true });
    expect(report.counts).toMatchObject({ pages: 2, posts: 3 });
    expect(await entries('draft')).toEqual([]);
  });

  it('tells in a dry run what the import does then, navigation and redirects included', async () => {
    const facts = ({ counts, documents, changedUrls, notes }: ImportReport) => ({
      counts: { ...counts, files: 0 },
      documents: documents.map((each) => ({ ...each, documentId: each.documentId !== null })),
      changedUrls,
      notes: notes.filter((note) => !note.startsWith('This was a dry run')),
    });
    const dry = await bringIn({ dryRun: true, fetchFile: NOT_FOUND });
    expect(dry.counts.redirects).toBeGreaterThan(dry.changedUrls.length);
    expect(dry.counts.navigationLinks).toBeGreaterThan(0);
    const redirects = () =>
      test.services.db.selectFrom('redirects').selectAll().where('site_id', '=', site.siteId).execute();
    expect(await redirects()).toEqual([]);
    expect(facts(await bringIn({ fetchFile: NOT_FOUND }))).toEqual(facts(dry));
    expect((await redirects()).length).toBeGreaterThan(0);
  });

  it.each([true, false])('tells what cannot go live or into the navigation (dry run: %s)', async (dryRun) => {
    // What no check foresaw: the database refuses what publishing and the navigation write.
    await sql`alter table document_changes add constraint refused check (operations::text not like '%nav-link%') not valid`.execute(
      test.services.db,
    );
    await sql`alter table content_entries add constraint refused check (stage <> 'live' or title <> 'Welcome') not valid`.execute(
      test.services.db,
    );
    try {
      const report = await bringIn({ dryRun });
      expect(report.counts.navigationLinks).toBe(0);
      expect(report.notes.join()).toMatch(
        /“Welcome” was brought in but could not be published.*could not be put into the navigation/s,
      );
      expect(report.noteWords).toHaveLength(report.notes.length);
      expect(report.noteWords).toContainEqual(
        expect.objectContaining({
          key: 'importReports.notPublished',
          params: { title: 'Welcome', fault: expect.objectContaining({ key: 'importReports.unexpected' }) },
        }),
      );
    } finally {
      await sql`alter table document_changes drop constraint refused`.execute(test.services.db);
      await sql`alter table content_entries drop constraint refused`.execute(test.services.db);
    }
  });

  it('goes on without files on a closed network, giving a host up after two failures', async () => {
    let tries = 0;
    const report = await bringIn({
      fetchFile: (url, signal) => {
        tries += 1;
        return NOT_FOUND(url, signal);
      },
    });
    expect(report.counts).toMatchObject({ pages: 2, posts: 3, files: 0 });
    expect(report.missingFiles.length).toBeGreaterThanOrEqual(2);
    expect(tries).toBe(2);
  });

  it('goes on after a cancel where it stopped', async () => {
    const cancelled = new AbortController();
    const { report: first } = await importWordpress(test.services, {
      siteId: site.siteId,
      file: EXPORT,
      dryRun: false,
      fetchFile: fetchRose,
      signal: cancelled.signal,
      onProgress: (progress) => {
        if (progress.phase === 'documents' && progress.done === 2) cancelled.abort();
      },
    });
    expect(first.counts.pages + first.counts.posts).toBe(2);
    expect((await entries('live')).map((each) => each.path)).toContain('/welcome');
    const second = await bringIn();
    expect(second.counts.pages + second.counts.posts).toBe(3);
  });
});

const storedComments = () =>
  test.services.db
    .selectFrom('item_comments')
    .selectAll()
    .where('site_id', '=', site.siteId)
    .orderBy('id')
    .execute();

describe('an export of Disqus', () => {
  const element = (name: string, text: string) => `<${name}>${text}</${name}>`;
  const thread = (id: number, identifier: string, link: string) =>
    `<thread dsq:id="${id}"><id>${identifier}</id><forum>garden</forum><link>${link}</link><title>Thread ${id}</title>
      <author><name>Owner</name></author><isClosed>false</isClosed><isDeleted>false</isDeleted></thread>`;
  const post = (
    id: number,
    threadId: number,
    {
      parent,
      message = `Text ${id}`,
      name = 'Ann',
      flags = '',
    }: Partial<Record<'message' | 'name' | 'flags', string>> & {
      readonly parent?: number;
    } = {},
  ) =>
    `<post dsq:id="${id}"><id/><message><![CDATA[<p>${message}</p>]]></message><createdAt>2012-01-0${(id % 9) + 1}T10:00:00Z</createdAt>
      ${flags}<author>${element('email', 'ann@example.org')}${element('name', name)}<isAnonymous>true</isAnonymous></author>
      <ipAddress>192.0.2.1</ipAddress><thread dsq:id="${threadId}"/>${parent === undefined ? '' : `<parent dsq:id="${parent}"/>`}</post>`;
  const exported = (...parts: string[]) => `<?xml version="1.0" encoding="utf-8"?>
    <disqus xmlns="http://disqus.com" xmlns:dsq="http://disqus.com/disqus-internals"><category dsq:id="1"><title>General</title></category>
    ${parts.join('\n')}</disqus>`;
  const bringIn = async (content: string, isDryRun = false) => {
    const { siteId } = site;
    const file = { fileName: 'garden.xml', content: Readable.from([Buffer.from(content)]) };
    const run = await startImport(test.services, { siteId, accountId: null, isDryRun, ...file });
    await test.runJobs('import-wordpress');
    const ended = await findImportRun(test.services.db, siteId, run.id);
    expect([ended?.status, ended?.error]).toEqual(['done', null]);
    return ended?.report;
  };
  const stored = async () => (await storedComments()).toSorted((a, b) => a.body.localeCompare(b.body));
  let item: DocumentId;
  let moved: DocumentId;
  beforeEach(async () => {
    const journal = await buildCollection(test.services, site.siteId, 'journal');
    item = await buildItem(test.services, site.siteId, journal, 'mint-thyme');
    moved = await buildItem(test.services, site.siteId, journal, 'rose');
    await test.services.db.transaction().execute((trx) =>
      addRedirect(trx, site.siteId, {
        from: '/2012/old',
        to: { documentId: moved },
        status: 301,
        source: 'import',
        at: new Date(0),
      }),
    );
  });

  it('comes in with author, date, text, parents and states, to items by id, address and redirect; a second run makes no doubles, and nobody gets a mail [COMT-32]', async () => {
    const { path: itemPath } = (await entries('draft')).find((each) => each.document_id === item) ?? {
      path: '',
    };
    const all = [
      thread(1, moved, 'https://elsewhere.example/anything'),
      thread(2, '7', `https://old.example${encodeURI(itemPath)}/?utm=x`),
      thread(3, '', 'http://old.example/2012/old/'),
      thread(4, 'gone', 'http://old.example/nothing/here'),
      thread(5, '', 'http://old.example/silent'),
      post(11, 1, { message: 'One</p><p>with <b>two</b> lines &amp; <script>x()</script>more' }),
      post(12, 1, { parent: 11, name: '' }),
      post(13, 2, { flags: '<isDeleted>true</isDeleted><isSpam>false</isSpam>' }),
      post(14, 2, { flags: '<isDeleted>true</isDeleted><isSpam>true</isSpam>' }),
      post(15, 2, { parent: 12, flags: '<isDeleted>false</isDeleted><isSpam>false</isSpam>' }),
      post(16, 3, { parent: 16 }),
      post(17, 3, { parent: 18 }),
      post(18, 3, { parent: 17 }),
      post(19, 4),
      post(20, 99),
    ];
    const tried = await bringIn(exported(...all), true);
    expect(await stored()).toEqual([]);
    const report = await bringIn(exported(...all));
    for (const each of [tried, report]) {
      expect(each?.counts).toMatchObject({ comments: 8, unchanged: 0, failed: 2 });
    }
    const first = await stored();
    const idOf = (text: string) => first.find(({ body }) => body === text)?.id;
    expect(first.map((each) => [each.body, each.document_id, each.state, each.author_name])).toEqual([
      ['One\n\nwith two lines & more', moved, 'approved', 'Ann'],
      ['Text 12', moved, 'approved', ''],
      ['Text 13', item, 'deleted', 'Ann'],
      ['Text 14', item, 'spam', 'Ann'],
      ['Text 15', item, 'approved', 'Ann'],
      ['Text 16', moved, 'approved', 'Ann'],
      ['Text 17', moved, 'approved', 'Ann'],
      ['Text 18', moved, 'approved', 'Ann'],
    ]);
    // Answers stand behind what they answer, in its thread: there are no circles.
    expect(first.flatMap(({ body, parent_id: parent }) => (parent === null ? [] : [[body, parent]]))).toEqual(
      [
        ['Text 12', first[0]?.id],
        ['Text 18', idOf('Text 17')],
      ],
    );
    expect(first[1]?.created_at?.toISOString()).toBe('2012-01-04T10:00:00.000Z');
    expect(first[0]).toMatchObject({ author_email: null, kind: 'comment' });
    expect(
      report?.documents.map(({ outcome, source, note }) => [outcome, source, note.split('.')[0]]),
    ).toEqual([
      ['created', 'https://elsewhere.example/anything', '2 comments'],
      ['created', `https://old.example${encodeURI(itemPath)}/?utm=x`, '3 comments'],
      ['created', 'http://old.example/2012/old/', '3 comments'],
      [
        'failed',
        'http://old.example/nothing/here',
        'No item of this site has its id or its address: 1 comment was left out',
      ],
      ['failed', '', 'No item of this site has its id or its address: 1 comment was left out'],
    ]);

    // What was decided and emptied since stays so; what is new comes in below what it answers.
    await test.services.db
      .updateTable('item_comments')
      .set({ state: 'pending' })
      .where('site_id', '=', site.siteId)
      .where('body', '=', 'Text 12')
      .execute();
    await test.services.db
      .deleteFrom('item_comments')
      .where('site_id', '=', site.siteId)
      .where('body', '=', 'Text 14')
      .execute();
    const again = await bringIn(exported(...all, post(21, 1, { parent: 12 })));
    expect(again?.counts).toMatchObject({ comments: 1, unchanged: 8 });
    const second = await stored();
    expect(second.map(({ body }) => body.slice(-2))).toEqual([
      're',
      '12',
      '13',
      '15',
      '16',
      '17',
      '18',
      '21',
    ]);
    expect(second[1]).toMatchObject({ state: 'pending' });
    expect(second.at(-1)).toMatchObject({ parent_id: second[1]?.id });
    const { db } = test.services;
    for (const table of ['comments_to_tell', 'comment_replies', 'outbox_mails'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it.each([
    [
      'cut off',
      exported(thread(1, '', 'https://a.example/x')).slice(0, -30),
      /Line \d+: the file ends too early/,
    ],
    ['malformed', exported('<thread dsq:id="1"></post>'), /Line \d+: unexpected close tag/],
  ])('that is %s is refused, with the place [COMT-32]', async (_what, content, message) => {
    const { siteId } = site;
    const file = { fileName: 'garden.xml', content: Readable.from([Buffer.from(content)]) };
    const refused = startImport(test.services, { siteId, accountId: null, isDryRun: true, ...file });
    await expect(refused).rejects.toThrow(message);
  });
});

describe('an import as a job', () => {
  const start = (content: string, isDryRun = false) =>
    startImport(test.services, {
      siteId: site.siteId,
      accountId: null,
      fileName: 'export.xml',
      content: Readable.from([Buffer.from(content)]),
      isDryRun,
    });
  const refusalOf = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.then(
      () => null,
      (failure: unknown) => failure,
    );
    return error instanceof CallError ? error.message : `no refusal: ${String(error)}`;
  };

  it('keeps its report, and a tried file can be imported without sending it again', async () => {
    const tried = await start(await readFile(EXPORT, 'utf8'), true);
    await test.runJobs('import-wordpress');
    expect(await findImportRun(test.services.db, site.siteId, tried.id)).toMatchObject({
      status: 'done',
      isDryRun: true,
    });
    const real = await repeatImport(test.services, {
      siteId: site.siteId,
      importId: tried.id,
      accountId: null,
    });
    expect(await refusalOf(start(await readFile(EXPORT, 'utf8')))).toContain('An import is running already');
    await test.runJobs('import-wordpress');
    const done = await findImportRun(test.services.db, site.siteId, real.id);
    expect([done?.status, done?.report?.counts.pages]).toEqual(['done', 2]);
  });

  it('can be cancelled before it begins', async () => {
    const run = await start(await readFile(EXPORT, 'utf8'));
    await requestCancel(test.services.db, site.siteId, run.id, new Date());
    await test.runJobs('import-wordpress');
    expect((await findImportRun(test.services.db, site.siteId, run.id))?.status).toBe('cancelled');
    expect(await entries('draft')).toEqual([]);
  });

  it.each([
    ['truncated', (xml: string) => xml.slice(0, xml.length / 2), /Line \d+: the file ends too early/],
    [
      'malformed',
      (xml: string) => xml.replace('</title><link>', '</titel><link>'),
      /Line \d+: unexpected close tag/,
    ],
    ['other', () => '<rss version="2.0"><channel><title>News</title></channel></rss>', /which version/],
    ['not XML', () => '{"posts": []}', /WordPress or Disqus/],
    ['empty', () => '', /empty/],
  ] as const)('refuses a file that is %s, with the place where it can', async (_what, damage, message) => {
    expect(await refusalOf(start(damage(await readFile(EXPORT, 'utf8'))))).toMatch(message);
  });
});

describe.runIf(existsSync(SAMPLES))('the sample exports', () => {
  it('come in whole: 21 pages and 58 posts with their states, 33 comments, 4 of them mentions, 3 pending [COMT-32]', async () => {
    const unit = await bringIn({
      file: path.join(SAMPLES, 'themeunittestdata.wordpress.xml'),
      fetchFile: NOT_FOUND,
    });
    const kept = await storedComments();
    const blocks = await bringIn({
      file: path.join(SAMPLES, '64-block-test-data.xml'),
      fetchFile: NOT_FOUND,
    });
    expect(unit.counts).toMatchObject({ pages: 21, posts: 58, failed: 0 });
    expect(kept).toHaveLength(33);
    expect(kept.filter(({ kind }) => kind !== 'comment')).toHaveLength(4);
    expect(kept.filter(({ state }) => state === 'pending')).toHaveLength(3);
    expect(blocks.counts.failed).toBe(0);
    const states = Map.groupBy(
      unit.documents.filter((each) => each.kind === 'item'),
      (each) => each.state,
    );
    expect(Object.fromEntries([...states].map(([state, all]) => [state, all.length]))).toEqual({
      draft: 1,
      private: 1,
      published: 55,
      scheduled: 1,
    });
  }, 180_000);
});
