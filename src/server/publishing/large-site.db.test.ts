import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage } from '#server/documents/testing/build-site.ts';
import { growSite, type GrownSite } from '#server/documents/testing/grow-site.ts';
import { createRowsReader, type RowsReader } from '#server/platform/testing/plans/rows-read.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { documentsToPublish } from './publish-documents.ts';
import { publishSummary } from './publish-summary.ts';

let test: TestServices;
let reader: RowsReader;
let large: GrownSite;

beforeAll(async () => {
  test = await createTestServices();
  const { db } = test.services;
  large = await growSite(test.services, 1500, 6000);
  await sql`update documents set published_version = version`.execute(db);
  await sql`insert into content_entries select (jsonb_populate_record(draft, '{"stage": "live"}')).*
    from content_entries draft`.execute(db);
  await sql`insert into document_snapshots select site_id, document_id, 0, jsonb_object_agg(record_id, record)
    from document_records group by site_id, document_id on conflict do nothing`.execute(db);
  // One post among those that differ, so that it is asked whether visitors see it.
  await sql`update documents set version = 1 where id = (select max(id) from documents where kind = 'item')`.execute(
    db,
  );
  for (const title of ['One', 'Two', 'Three'])
    await buildPage(test.services, large.site.siteId, title, title.toLowerCase());
  await sql`vacuum analyze documents, content_entries, document_records`.execute(db);
  reader = await createRowsReader(test.connection);
}, 120_000);
afterAll(async () => {
  await reader.close();
  await test.close();
});

it('of a large site that is live, what a publish would change is found among what differs', async () => {
  const summary = (db = test.services.db) => publishSummary(db, large.site.siteId, { page: 1, pageSize: 40 });
  expect((await summary()).total).toBe(4);
  expect(await reader.of(summary)).toBeLessThan(100);
});

it('of a large site that is live, publishing everything looks at what differs', async () => {
  const all = (db = test.services.db) => documentsToPublish(db, large.site.siteId, 'all');
  expect(await all()).toHaveLength(4);
  // Each is read once to be found and once to be locked.
  expect(await reader.of(all)).toBeLessThan(100);
});

it('more than a thousand that differ are published all, too', async () => {
  const { db } = test.services;
  const trx = await db.startTransaction().execute();
  await sql`update documents set version = 1 where kind = 'page' and site_id = ${large.site.siteId}`.execute(
    trx,
  );
  const found = await documentsToPublish(trx, large.site.siteId, 'all');
  await trx.rollback().execute();
  expect(found.filter((each) => each.kind === 'page').length).toBeGreaterThanOrEqual(1500);
});
