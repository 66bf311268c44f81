import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { OutsideCallError } from '#server/platform/network/call-outside.ts';
import { findImportRun } from './import-runs.ts';
import type { FetchFile } from '#server/import-sources/fetch-file.ts';
import { importJob } from './import-wordpress-job.ts';
import { ExportReaderError, openExport } from './open-export.ts';
import { startImport } from './start-import.ts';
import { exportOf } from './testing/export-of.ts';

// Whatever the main thread parsed would throw: modules of another process are its own.
vi.mock('saxes', () => ({
  SaxesParser: class {
    constructor() {
      throw new Error('XML was parsed on the main thread');
    }
  },
}));
vi.mock('parse5', () => {
  const refuse = (): never => {
    throw new Error('HTML was parsed on the main thread');
  };
  return { parse: refuse, parseFragment: refuse, serialize: refuse };
});

/** Processes are started and lost. */
const LIMIT_MS = 180_000;
/** As a tree in memory this takes many times its 16 MB. */
const HEAVY = '<b>x</b>'.repeat(2_000_000);

const NOT_FOUND: FetchFile = () => Promise.reject(new OutsideCallError('The server was not found.', true));

let test: TestServices;
let site: BuiltSite;
let folder: string;
beforeAll(async () => {
  test = await createTestServices({
    now: Date.UTC(2026, 10, 21),
    config: { importMemoryMb: 64 },
    jobs: [importJob(() => NOT_FOUND)],
  });
  folder = await mkdtemp(path.join(tmpdir(), 'portico-export-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await test.close();
});
beforeEach(async () => {
  site = await buildSite(test.services);
});

async function run(xml: string) {
  const started = await startImport(test.services, {
    siteId: site.siteId,
    accountId: null,
    fileName: 'export.xml',
    content: Readable.from([Buffer.from(xml)]),
    isDryRun: false,
  });
  await test.runJobs('import-wordpress');
  return findImportRun(test.services.db, site.siteId, started.id);
}

async function fileOf(xml: string): Promise<string> {
  const file = path.join(folder, 'export.xml');
  await writeFile(file, xml);
  return file;
}

it('the main thread parses nothing of an import: no XML and no HTML', async () => {
  const menu =
    '<category domain="nav_menu" nicename="main">Main</category><wp:postmeta><wp:meta_key>_menu_item_url</wp:meta_key><wp:meta_value>https://x.example</wp:meta_value></wp:postmeta>';
  const ended = await run(
    exportOf(
      [
        { id: 1, content: '<p>Words &amp; <b>more</b></p>', fields: { 'excerpt:encoded': '<i>a</i>' } },
        { id: 2, type: 'page', content: '<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->' },
        { id: 3, type: 'nav_menu_item', xml: menu },
      ],
      '<wp:category><wp:term_id>1</wp:term_id><wp:category_nicename>c</wp:category_nicename><wp:cat_name>A &amp; B</wp:cat_name></wp:category>',
    ),
  );
  expect([ended?.status, ended?.error, ended?.report?.counts.failed]).toEqual(['done', null, 0]);
  expect(ended?.report?.counts).toMatchObject({ posts: 1, pages: 1 });
});

it(
  'a post that needs more memory than there is names itself, and the import goes on behind it',
  async () => {
    const comment =
      '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author>A</wp:comment_author><wp:comment_content>Hello</wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment>';
    const heavy = HEAVY.slice(0, 4_900_000);
    const ended = await run(
      exportOf([
        { id: 1 },
        { id: 2, content: heavy },
        // Its link leads to a post that came before the process was lost.
        { id: 3, content: '<p><a href="https://garden.example/2020/1/">first</a></p>', xml: comment },
        { id: 4, type: 'page', content: heavy },
        { id: 5, type: 'page' },
      ]),
    );
    expect([ended?.status, ended?.error]).toEqual(['done', null]);
    expect(ended?.report?.documents.map((each) => [each.title, each.outcome])).toEqual([
      ['Entry 1', 'created'],
      ['Entry 2', 'failed'],
      ['Entry 3', 'created'],
      ['Entry 4', 'failed'],
      ['Entry 5', 'created'],
    ]);
    expect(ended?.report?.counts).toMatchObject({ posts: 2, pages: 1, failed: 2, comments: 1 });
    expect(ended?.report?.documents[1]?.note).toContain(
      'needs more memory than an import may take (64 MB, IMPORT_MEMORY_MB)',
    );
    const [first, third] = [ended?.report?.documents[0], ended?.report?.documents[2]];
    const { records } =
      (await loadDocument(test.services.db, site.siteId, (third?.documentId ?? '') as DocumentId)) ?? {};
    expect(JSON.stringify(records)).toContain(first?.documentId);
  },
  LIMIT_MS,
);

it('a text that is too long for a page is the fault of its entry', async () => {
  const ended = await run(exportOf([{ id: 1, content: 'x'.repeat(5_000_001) }, { id: 2 }]));
  expect(ended?.report?.documents.map((each) => [each.title, each.outcome])).toEqual([
    ['Entry 1', 'failed'],
    ['Entry 2', 'created'],
  ]);
  expect(ended?.report?.documents[0]?.note).toContain('more than 5,000,000 characters');
});

it('cancelling ends the process in the middle of what it does', async () => {
  const file = await fileOf(exportOf([{ id: 1, content: HEAVY.slice(0, 4_900_000) }]));
  const cancelled = new AbortController();
  const config = { ...test.services.config, importMemoryMb: 2048 };
  const reader = openExport({ config }, file, cancelled.signal);
  await reader.ask({ kind: 'index' });
  await reader.ask({ kind: 'next' });
  const converting = reader.ask({ kind: 'convert' });
  cancelled.abort(new Error('cancelled'));
  await expect(converting).rejects.toThrow('cancelled');
  await expect(reader.ask({ kind: 'next' })).rejects.toThrow('cancelled');
  await reader.close();
});

it('a process that is gone says so', async () => {
  const reader = openExport(test.services, await fileOf(exportOf([{ id: 1 }])), new AbortController().signal);
  const asked = reader.ask({ kind: 'index' });
  await Promise.all([expect(asked).rejects.toThrow(ExportReaderError), reader.close()]);
});

it('the index of a long file comes in parts of at most 500', async () => {
  const entries = Array.from({ length: 1201 }, (_, index) => ({ id: index + 1 }));
  const reader = openExport(test.services, await fileOf(exportOf(entries)), new AbortController().signal);
  const sizes: number[] = [];
  for (let isLast = false; !isLast;) {
    const part = await reader.ask({ kind: 'index' });
    sizes.push(part.events.length);
    isLast = part.isLast;
  }
  await reader.close();
  expect(sizes).toEqual([500, 500, 202]);
});
