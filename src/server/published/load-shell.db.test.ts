import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage, buildSite, change } from '#server/documents/testing/build-site.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { findSite } from '#server/sites/queries.ts';
import { createShellStore } from './load-shell.ts';

let test: TestServices;
let db: Kysely<Database>;
const asked: string[] = [];

beforeAll(async () => {
  test = await createTestServices();
  const pool = new Pool(test.connection);
  // One that is still closing when the database is dropped is told so; nobody waits for it any more.
  pool.on('connect', (each) => each.on('error', () => null));
  pool.on('error', () => null);
  db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query.sql),
  });
});
afterAll(async () => {
  await db.destroy();
  await test.close();
});

it("reads the site's document when it was published, and not after a publish of a page", async () => {
  const { services } = test;
  const { siteId, siteDocumentId } = await buildSite(services);
  const page = await buildPage(services, siteId, 'A page', 'page');
  const publish = () =>
    publishDocuments(services, { siteId, documentIds: 'all', authorId: null, name: 'Publish' });
  const store = createShellStore({ ...services, db });
  const load = async () => {
    asked.length = 0;
    const loaded = await store.load(await findSite(services.db, siteId));
    const isRead = asked.some((statement) => statement.includes('document_snapshots'));
    const { title } = loaded?.shell.settings ?? {};
    return { title, revision: loaded?.shell.revision, isRead };
  };
  await publish();
  const first = await load();
  expect(first.isRead).toBe(true);

  await change(services, siteId, page, [{ op: 'set', id: 'settings', field: 'title', value: 'Another' }]);
  await publish();
  const second = await load();
  expect(second).toMatchObject({ title: first.title, isRead: false });
  expect(second.revision).not.toBe(first.revision);

  await change(services, siteId, siteDocumentId, [
    { op: 'set', id: 'settings', field: 'title', value: 'A new name' },
  ]);
  await publish();
  expect(await load()).toMatchObject({ title: 'A new name', isRead: true });
});
