import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { JsonValue } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { Operation } from '#domain/documents/operation.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { appendChange } from './append-change.ts';
import { loadRecords } from './queries.ts';
import { documentRoutes } from './routes.ts';
import { ANNA, buildSite, type BuiltSite } from './testing/build-site.ts';
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

const link = (index: number, title = 'x'): DocumentRecord => ({
  id: `link-${index}`,
  type: 'nav-link',
  order: 'V',
  target: { kind: 'folder' },
  title,
});
const put = (index: number, title?: string): Operation => ({ op: 'put', record: link(index, title) });
const list = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The document of a site with as many records, its settings among them. */
async function fill(count: number): Promise<void> {
  const links = Object.fromEntries(list(count - 1, link).map((record) => [record.id, record]));
  await writeRecords(test.services.db, site.siteId, site.siteDocumentId, links, Object.keys(links));
}

async function save(operations: readonly Operation[], baseVersion = 0) {
  const id = createId<'change'>();
  rows = 0;
  return test.services.db
    .withPlugin(rowCounter)
    .transaction()
    .execute((trx) =>
      appendChange(trx, {
        siteId: site.siteId,
        documentId: site.siteDocumentId,
        author: ANNA,
        change: { id, baseVersion, name: 'Edit', gestureId: id, operations },
      }),
    );
}

describe('a document of 18,000 records', () => {
  it('is not read for a change of a few', async () => {
    await fill(18_000);
    await save([put(0, 'changed'), { op: 'set', id: 'link-1', field: 'title', value: 'changed' }]);
    expect(rows).toBeLessThanOrEqual(12);
    const { logged } = await save(
      list(2_000, (index) => put(index, 'again')),
      1,
    );
    expect(logged.operations).toHaveLength(2_000);
    expect(rows).toBeLessThanOrEqual(2_020);
  });

  it('holds 20,000 records and refuses one more, but can be changed and made shorter', async () => {
    await fill(19_999);
    await save([put(30_000)]);
    await expect(save([put(30_001)], 1)).rejects.toMatchObject({
      code: 'too-many-records',
      message: expect.stringContaining('20000'),
    });
    await save([put(30_000, 'changed')], 1);
    await save([{ op: 'remove', id: 'link-0' }, put(30_001)], 2);
    await save([{ op: 'remove', id: 'link-1' }], 3);
    const records = await loadRecords(test.services.db, site.siteId, site.siteDocumentId);
    expect(Object.keys(records)).toHaveLength(19_999);
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
  const operations = (count: number): JsonValue => list(count, (index) => put(index) as unknown as JsonValue);

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
