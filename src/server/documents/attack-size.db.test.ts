import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { JsonValue } from '#lib/json.ts';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import type { Operation } from '#domain/documents/operation.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { appendChange } from './append-change.ts';
import { loadRecords } from './queries.ts';
import { documentRoutes } from './routes.ts';
import { ANNA, buildPage, buildSite, type BuiltSite } from './testing/build-site.ts';
import { signInContributor, type Contributor } from './testing/sign-in-contributor.ts';
import { writeRecords } from './write-records.ts';

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;
let rows = 0;
/** Counts what comes out of the database. */
const rowCounter: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    rows += result.rows.length;
    return result;
  },
};

beforeAll(async () => {
  test = await createTestApp(documentRoutes);
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});

const section = (index: number, order = 'V'): DocumentRecord => ({
  id: `section-${index}`,
  type: 'section',
  order,
});
const put = (index: number, order?: string): Operation => ({ op: 'put', record: section(index, order) });
const link = (index: number): DocumentRecord => ({
  id: `link-${index}`,
  type: 'nav-link',
  order: 'V',
  target: { kind: 'folder' },
  title: 'x',
});
const putLink = (index: number): Operation => ({ op: 'put', record: link(index) });
const list = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A page with as many records, its settings among them. */
async function pageOf(count: number): Promise<DocumentId> {
  const page = await buildPage(test.services, site.siteId, 'Long', 'long');
  const had = Object.keys(await loadRecords(test.services.db, site.siteId, page)).length;
  await store(page, list(count - had, section));
  return page;
}

async function store(documentId: DocumentId, records: readonly DocumentRecord[]): Promise<void> {
  const byId = Object.fromEntries(records.map((record) => [record.id, record]));
  await writeRecords(test.services.db, site.siteId, documentId, byId, Object.keys(byId));
}

async function save(documentId: DocumentId, operations: readonly Operation[], baseVersion = 0) {
  const id = createId<'change'>();
  rows = 0;
  return test.services.db
    .withPlugin(rowCounter)
    .transaction()
    .execute((trx) =>
      appendChange(trx, {
        siteId: site.siteId,
        documentId,
        author: ANNA,
        change: { id, baseVersion, name: 'Edit', gestureId: id, operations },
      }),
    );
}

describe('a document of 18,000 records', () => {
  it('is not read for a change of a few', async () => {
    const page = await pageOf(18_000);
    await save(page, [put(0, 'W'), { op: 'set', id: 'section-1', field: 'order', value: 'W' }]);
    expect(rows).toBeLessThanOrEqual(12);
    const { logged } = await save(
      page,
      list(2_000, (index) => put(index, 'X')),
      1,
    );
    expect(logged.operations).toHaveLength(2_000);
    expect(rows).toBeLessThanOrEqual(2_020);
  });

  it('holds 20,000 records and refuses one more, but can be changed and made shorter', async () => {
    const page = await pageOf(19_999);
    await save(page, [put(30_000)]);
    await expect(save(page, [put(30_001)], 1)).rejects.toMatchObject({
      code: 'too-many-records',
      message: expect.stringContaining('20000'),
    });
    await save(page, [put(30_000, 'W')], 1);
    await save(page, [{ op: 'remove', id: 'section-0' }, put(30_001)], 2);
    await save(page, [{ op: 'remove', id: 'section-1' }], 3);
    const records = await loadRecords(test.services.db, site.siteId, page);
    expect(Object.keys(records)).toHaveLength(19_999);
  });
});

describe('the navigation of a site', () => {
  it('holds 500 links and folders and refuses one more, but can be changed and made shorter', async () => {
    const document = site.siteDocumentId;
    await store(document, list(499, link));
    await save(document, [putLink(499)]);
    await expect(save(document, [putLink(500)], 1)).rejects.toMatchObject({
      code: 'too-many-links',
      message: 'The navigation can hold at most 500 links and folders. Remove some of them first.',
    });
    await save(document, [{ op: 'set', id: 'link-1', field: 'title', value: 'changed' }], 1);
    await save(document, [{ op: 'remove', id: 'link-0' }, putLink(500)], 2);
    await store(document, [link(600), link(601)]);
    await expect(save(document, [putLink(700)], 3)).rejects.toMatchObject({ code: 'too-many-links' });
    await save(document, [{ op: 'remove', id: 'link-2' }], 3);
  });
});

describe('a body that is mostly wrong', () => {
  const send = (changes: JsonValue) =>
    anna.browser.call(
      'POST',
      `/api/documents/${site.siteDocumentId}/changes`,
      { clientId: 'client-anna', changes },
      anna.host,
    );
  const changeOf = (operations: JsonValue): JsonValue => {
    const id = createId();
    return { id, baseVersion: 0, name: 'Edit', gestureId: id, operations };
  };
  /** As many as there are, on records that a site may have. */
  const operations = (count: number): JsonValue =>
    list(count, (index) => putLink(index % 100) as unknown as JsonValue);

  it('takes 2,000 operations a change and 200 changes, and no more', async () => {
    const full = await send([changeOf(operations(2_000))]);
    expect(full.body).toMatchObject({ results: [{ version: 1 }], rejected: [] });
    expect((await send([changeOf(operations(2_001))])).status).toBe(400);
    const changes = list(201, () => changeOf([{ op: 'remove', id: 'link-9000' }]));
    expect((await send(changes)).status).toBe(400);
    expect((await send(changes.slice(1))).status).toBe(200);
  });

  it('is answered in a few lines, whatever the number of faults', async () => {
    const worst = list(200, () => changeOf(list(2_000, () => ({}))));
    const { status, body } = await send(worst);
    expect([status, body['code']]).toEqual([400, 'invalid-input']);
    expect(Object.keys(body['errors'] as object).length).toBeLessThanOrEqual(100);
    expect((await send(list(100_000, () => 1))).status).toBe(400);
    const invalid = list(2_000, (index) => ({ op: 'put', record: { ...link(index), order: 1 } }));
    const refused = await send([changeOf(invalid)]);
    expect(refused.status).toBe(200);
    const [rejected] = refused.body['rejected'] as readonly { readonly errors: object }[];
    expect(Object.keys(rejected?.errors ?? {})).toHaveLength(10);
  });

  it('is refused before it is parsed where it is nested more than 64 levels deep', async () => {
    const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
    // The browser of the test keeps the crumb of its first call.
    await send([]);
    const call = (payload: string) =>
      test.app.inject({
        method: 'POST',
        url: `/api/documents/${site.siteDocumentId}/changes?crumb=${anna.browser.cookies.get('crumb') ?? ''}`,
        headers: { host: anna.host, 'content-type': 'application/json' },
        cookies: Object.fromEntries(anna.browser.cookies),
        payload,
      });
    expect((await call(nested(64))).json()).toMatchObject({ code: 'invalid-input' });
    expect((await call(nested(65))).json()).toMatchObject({ code: 'body-too-deep' });
    expect((await call(nested(500_000))).json()).toMatchObject({ code: 'body-too-deep' });
    expect((await call('['.repeat(7_900_000))).statusCode).toBe(400);
  });
});
