import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { createItem } from '#server/pages/create-item.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { appendChange } from './append-change.ts';
import { createDocument } from './create-document.ts';
import { changesSince } from './change-log.ts';
import { loadDocument } from './queries.ts';
import { removeDocument } from '#server/trash/remove-document.ts';
import {
  ANNA,
  buildCollection,
  buildItem,
  buildPage,
  buildSite,
  change,
  setting,
} from './testing/build-site.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

/** Until something waits for what a transaction holds: no clock decides when the other one goes on. */
async function somebodyWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where not l.granted and a.datname = current_database()`.execute(test.services.db);
      return rows[0]?.count ?? 0;
    })
    .toBeGreaterThan(0);
}

it('an item that is edited while its collection is renamed lies below the new address', async () => {
  const { services } = test;
  const { siteId } = await buildSite(services);
  const blog = await buildCollection(services, siteId, 'blog');
  const item = await buildItem(services, siteId, blog, 'post');
  let edited: Promise<unknown> = Promise.resolve();
  await services.db.transaction().execute(async (trx) => {
    const id = createId<'change'>();
    await appendChange(trx, {
      siteId,
      documentId: blog,
      author: ANNA,
      change: { id, baseVersion: 0, name: 'Rename', gestureId: id, operations: [setting('urlName', 'news')] },
    });
    edited = change(services, siteId, item, [setting('title', 'Edited')]);
    await somebodyWaits();
  });
  await edited;
  expect(await findEntryOfDocument(services.db, siteId, 'draft', item)).toMatchObject({
    path: '/news/post',
    title: 'Edited',
  });
});

it('an item that is made while its collection is deleted is refused', async () => {
  const { services } = test;
  const { siteId } = await buildSite(services);
  const blog = await buildCollection(services, siteId, 'blog');
  let made: Promise<unknown> = Promise.resolve();
  await services.db.transaction().execute(async (trx) => {
    await removeDocument(trx, { siteId, documentId: blog, author: ANNA, at: new Date() });
    made = services.db
      .transaction()
      .execute((other) =>
        createItem(other, { siteId, collectionId: blog, title: 'Late', author: ANNA, at: new Date() }),
      );
    made.catch(() => undefined);
    await somebodyWaits();
  });
  await expect(made).rejects.toMatchObject({ code: 'document-removed' });
});

it('an item needs a collection of its own site', async () => {
  const { services } = test;
  const own = await buildSite(services);
  const other = await buildSite(services);
  const page = await buildPage(services, own.siteId, 'A', 'a');
  const foreign = await buildCollection(services, other.siteId, 'blog');
  const make = (collectionId: DocumentId) =>
    services.db.transaction().execute((trx) =>
      createDocument(trx, {
        siteId: own.siteId,
        kind: 'item',
        collectionId,
        records: { settings: { id: 'settings', type: 'settings', title: 'X', urlName: 'x' } },
        authorId: null,
        name: 'Create item',
      }),
    );
  await expect(make(page)).rejects.toMatchObject({ code: 'not-found' });
  await expect(make(foreign)).rejects.toMatchObject({ code: 'not-found' });
});

it('a collection with letters outside the basic plane takes its items along', async () => {
  const { services } = test;
  const { siteId } = await buildSite(services);
  const blog = await buildCollection(services, siteId, '𠮷野');
  const item = await buildItem(services, siteId, blog, 'post');
  await change(services, siteId, blog, [setting('urlName', 'yoshino')]);
  expect((await findEntryOfDocument(services.db, siteId, 'draft', item))?.path).toBe('/yoshino/post');
});

it('times follow versions, also of a change that waited for a later one', async () => {
  const { services, clock } = test;
  const { siteId } = await buildSite(services);
  const page = await buildPage(services, siteId, 'A', 'a');
  clock.advance(60_000);
  await change(services, siteId, page, [setting('title', 'Later')]);
  clock.advance(-30_000);
  await change(services, siteId, page, [setting('title', 'Had waited')]);
  const [later, waited] = await changesSince(services.db, siteId, page, 0);
  expect(waited?.logged.at).toBe(later?.logged.at);
  expect((await loadDocument(services.db, siteId, page))?.records['settings']?.['title']).toBe('Had waited');
  clock.advance(-30_000);
});
