import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { purgeTrash, TRASH_MS } from '#server/trash/purge-trash.ts';
import { loadDocument, loadPublished } from '#server/documents/queries.ts';
import { recoverDocument } from '#server/trash/recover-document.ts';
import { removeDocument } from '#server/trash/remove-document.ts';
import { restoreVersion } from '#server/documents/restore-version.ts';
import {
  ANNA,
  buildCollection,
  buildItem,
  buildPage,
  buildSite,
  change,
  setting,
  textBlock,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { newItemRecords } from '#server/pages/document-templates.ts';
import { findRedirect } from '#server/redirects/find-redirect.ts';
import { findEntryByPath, listEntries } from '#server/content-entries/queries.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishDocuments } from './publish-documents.ts';
import { publishDue } from './publish-due.ts';
import { publishSummary } from './publish-summary.ts';
import { loadReleases } from './release.ts';
import { restoreSiteAt } from '#server/site-history/restore-site-at.ts';
import { rollbackRelease } from './rollback-release.ts';
import { listSchedule, schedulePublish } from './schedule.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

const by = { authorId: ANNA.accountId, authorName: 'Anna' };

function on(site: BuiltSite) {
  const { services } = test;
  const { siteId } = site;
  return {
    publish: (documentIds: 'all' | readonly DocumentId[] = 'all', name = 'Release') =>
      publishDocuments(services, { siteId, documentIds, authorId: null, name }),
    edit: (documentId: DocumentId, ...operations: Parameters<typeof change>[3]) =>
      change(services, siteId, documentId, operations),
    live: (documentId: DocumentId) => loadPublished(services.db, siteId, documentId),
    liveAt: (path: string) => findEntryByPath(services.db, siteId, 'live', path),
    redirect: async (path: string) => {
      const found = await findRedirect(services.db, siteId, [path]);
      return found === null ? null : { to: found.to, status: found.status };
    },
    rollback: (number: number) =>
      services.db
        .transaction()
        .execute((trx) =>
          rollbackRelease(trx, { siteId, number, author: ANNA, at: new Date(services.now()) }),
        ),
    remove: (documentId: DocumentId) =>
      services.db
        .transaction()
        .execute((trx) =>
          removeDocument(trx, { siteId, documentId, author: ANNA, at: new Date(services.now()) }),
        ),
    recover: (documentId: DocumentId) =>
      services.db
        .transaction()
        .execute((trx) =>
          recoverDocument(trx, { siteId, documentId, author: ANNA, at: new Date(services.now()) }),
        ),
    /** Everything visitors get: records by document, and the live list. */
    liveState: async () => {
      const { entries } = await listEntries(services.db, siteId, 'live', { page: 1, pageSize: 500 });
      const documents = await services.db
        .selectFrom('documents')
        .select(['id', 'published_version'])
        .where('site_id', '=', siteId)
        .where('published_version', 'is not', null)
        .orderBy('id')
        .execute();
      const records = [];
      for (const { id } of documents) records.push([id, await loadPublished(services.db, siteId, id)]);
      return { records, paths: entries.map(({ path, title }) => `${path} ${title}`).toSorted() };
    },
  };
}

describe('publishing', () => {
  it('puts the newest version before visitors, who keep it while editors go on', async () => {
    const site = await buildSite(test.services);
    const { publish, edit, live, liveAt } = on(site);
    const page = await buildPage(test.services, site.siteId, 'About', 'about');
    expect(await live(page)).toBeNull();
    expect(await liveAt('/about')).toBeNull();
    await edit(page, setting('title', 'About us'));
    const { release } = await publish([page]);
    expect(release).toBe(1);
    await edit(page, setting('title', 'Draft'));
    expect((await live(page))?.records['settings']?.['title']).toBe('About us');
    expect((await liveAt('/about/'))?.title).toBe('About us');
  });

  it('bumps the revision of the site, and makes no release where nothing differs', async () => {
    const site = await buildSite(test.services);
    const { publish } = on(site);
    const before = (await findSite(test.services.db, site.siteId)).revision;
    await publish();
    expect((await findSite(test.services.db, site.siteId)).revision).toBe(before + 1);
    expect(await publish()).toEqual({ release: null });
    expect((await findSite(test.services.db, site.siteId)).revision).toBe(before + 1);
  });

  it('says in words what changes, by document', async () => {
    const site = await buildSite(test.services);
    const { publish, edit } = on(site);
    const page = await buildPage(test.services, site.siteId, 'About', 'about');
    await publish();
    await edit(page, setting('title', 'Us'), { op: 'put', record: textBlock('b1') });
    const { documents, total } = await publishSummary(test.services.db, site.siteId, {
      page: 1,
      pageSize: 40,
    });
    expect(total).toBe(1);
    expect(documents).toMatchObject([
      {
        documentId: page,
        path: '/about',
        status: 'changed',
        changes: ['Title changed from “About” to “Us”', '1 block added'],
        changeWords: [
          { key: 'documentDifferences.title', params: { from: 'About', to: 'Us' } },
          { key: 'documentDifferences.blockAdded', params: { count: 1 } },
        ],
        changedBy: ['Anna'],
      },
    ]);
    await publish('all', 'Autumn');
    const [release] = await loadReleases(test.services.db, site.siteId, { limit: 1 });
    expect(release).toMatchObject({
      name: 'Autumn',
      documents: [{ title: 'Us', fromVersion: 0, toVersion: 1 }],
    });
  });

  it('says what changes of one document alone where it is asked for that [EDIT-218]', async () => {
    const site = await buildSite(test.services);
    const { publish, edit } = on(site);
    const page = await buildPage(test.services, site.siteId, 'About', 'about');
    const other = await buildPage(test.services, site.siteId, 'Terms', 'terms');
    await publish();
    await edit(page, setting('title', 'Us'));
    const summaryOf = async (documentId: DocumentId) => {
      const asked = { page: 1, pageSize: 1, documentId };
      const { documents, total } = await publishSummary(test.services.db, site.siteId, asked);
      return { total, changes: documents.flatMap(({ changes }) => changes) };
    };
    expect(await summaryOf(page)).toEqual({ total: 1, changes: ['Title changed from “About” to “Us”'] });
    expect(await summaryOf(other)).toEqual({ total: 0, changes: [] });
  });

  it('refuses an address that a page has live which is not published with it', async () => {
    const site = await buildSite(test.services);
    const { publish, edit } = on(site);
    const a = await buildPage(test.services, site.siteId, 'A', 'a');
    await publish();
    await edit(a, setting('urlName', 'c'));
    const b = await buildPage(test.services, site.siteId, 'B', 'a');
    await expect(publish([b])).rejects.toMatchObject({ code: 'url-taken' });
    expect(await publish([a, b])).toEqual({ release: 2 });
  });

  it('leaves out items that visitors would not see, and takes the collection of one along [CONT-185]', async () => {
    const site = await buildSite(test.services);
    const { publish, liveAt } = on(site);
    const blog = await buildCollection(test.services, site.siteId, 'blog');
    const item = await buildItem(test.services, site.siteId, blog, 'hello');
    await buildItem(test.services, site.siteId, blog, 'secret', { workflowState: 'draft' });
    await publish([item]);
    expect(await liveAt('/blog')).not.toBeNull();
    expect(await liveAt('/blog/hello')).not.toBeNull();
    await publish();
    expect(await liveAt('/blog/secret')).toBeNull();
  });
});

describe('addresses of published pages', () => {
  it('lead from the old to the new one, without chains, until a page has the old one again', async () => {
    const site = await buildSite(test.services);
    const { publish, edit, redirect } = on(site);
    const page = await buildPage(test.services, site.siteId, 'A', 'a');
    await publish();
    await edit(page, setting('urlName', 'b'));
    expect(await redirect('/a')).toBeNull();
    await publish();
    await edit(page, setting('urlName', 'c'));
    await publish();
    expect(await redirect('/a')).toEqual({ to: '/c', status: 301 });
    expect(await redirect('/b/')).toEqual({ to: '/c', status: 301 });
    await edit(page, setting('urlName', 'a'));
    await publish();
    expect(await redirect('/a')).toBeNull();
    expect(await redirect('/c')).toEqual({ to: '/a', status: 301 });
  });

  it('move with their collection', async () => {
    const site = await buildSite(test.services);
    const { publish, edit, redirect, liveAt } = on(site);
    const blog = await buildCollection(test.services, site.siteId, 'blog');
    await buildItem(test.services, site.siteId, blog, 'hello');
    await publish();
    await edit(blog, setting('urlName', 'journal'));
    await publish([blog]);
    expect(await liveAt('/journal/hello')).not.toBeNull();
    expect(await redirect('/blog/hello')).toEqual({ to: '/journal/hello', status: 301 });
    expect(await redirect('/blog')).toEqual({ to: '/journal', status: 301 });
  });

  it('can be swapped by two pages in one release', async () => {
    const site = await buildSite(test.services);
    const { publish, edit, liveAt } = on(site);
    const a = await buildPage(test.services, site.siteId, 'A', 'a');
    const b = await buildPage(test.services, site.siteId, 'B', 'b');
    await publish();
    await edit(a, setting('urlName', 'x'));
    await edit(b, setting('urlName', 'a'));
    await edit(a, setting('urlName', 'b'));
    await publish();
    expect((await liveAt('/a'))?.title).toBe('B');
    expect((await liveAt('/b'))?.title).toBe('A');
  });
});

describe('rolling back', () => {
  it('makes live exactly what was live after the release, and can be rolled back itself', async () => {
    const site = await buildSite(test.services);
    const { publish, edit, rollback, liveState, remove } = on(site);
    const a = await buildPage(test.services, site.siteId, 'A', 'a');
    const b = await buildPage(test.services, site.siteId, 'B', 'b');
    await publish();
    const first = await liveState();
    await edit(a, setting('urlName', 'c'), { op: 'put', record: textBlock('b1') });
    await buildPage(test.services, site.siteId, 'New', 'new');
    await publish();
    await remove(b);
    const last = await liveState();
    expect(last.paths).toEqual(['/c A', '/new New']);

    const { release } = await rollback(1);
    expect(await liveState()).toEqual(first);
    expect((await loadDocument(test.services.db, site.siteId, a))?.version).toBe(1);
    const [newest] = await loadReleases(test.services.db, site.siteId, { limit: 1 });
    expect(newest).toMatchObject({ number: release, kind: 'rollback', rolledBackTo: 1 });

    await rollback((release ?? 0) - 1);
    expect(await liveState()).toEqual(last);
    await expect(rollback(99)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the trash', () => {
  it('takes a page and its navigation link away at once, and gives both back as a draft', async () => {
    const site = await buildSite(test.services);
    const { publish, edit, remove, recover, liveAt } = on(site);
    const page = await buildPage(test.services, site.siteId, 'A', 'a');
    const link = {
      id: 'n1',
      type: 'nav-link' as const,
      navigation: 'main',
      order: 'V',
      folderId: null,
      target: { kind: 'document', documentId: page },
      title: '',
    };
    await edit(site.siteDocumentId, { op: 'put', record: link });
    await publish();
    expect(await remove(page)).toBe(1);
    expect(await liveAt('/a')).toBeNull();
    const navigation = async () =>
      (await loadDocument(test.services.db, site.siteId, site.siteDocumentId))?.records['n1'];
    expect(await navigation()).toBeUndefined();
    await buildPage(test.services, site.siteId, 'Other', 'a');
    await recover(page);
    expect(await navigation()).toEqual(link);
    expect((await findEntryByPath(test.services.db, site.siteId, 'draft', '/a-2'))?.documentId).toBe(page);
    expect(await liveAt('/a-2')).toBeNull();
    await expect(recover(page)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('gives an item back as a draft, which publishing everything leaves alone [CONT-184]', async () => {
    const site = await buildSite(test.services);
    const { publish, remove, recover, liveAt } = on(site);
    const blog = await buildCollection(test.services, site.siteId, 'blog');
    const item = await buildItem(test.services, site.siteId, blog, 'one');
    await publish();
    await remove(item);
    await recover(item);
    await publish();
    expect(await liveAt('/blog/one')).toBeNull();
    expect((await findEntryByPath(test.services.db, site.siteId, 'draft', '/blog/one'))?.workflowState).toBe(
      'draft',
    );
  });

  it('takes the items of a collection along, and back', async () => {
    const site = await buildSite(test.services);
    const { remove, recover } = on(site);
    const blog = await buildCollection(test.services, site.siteId, 'blog');
    await buildItem(test.services, site.siteId, blog, 'one');
    await buildItem(test.services, site.siteId, blog, 'two');
    expect(await remove(blog)).toBe(3);
    await recover(blog);
    const { total } = await listEntries(test.services.db, site.siteId, 'draft', {
      collectionId: blog,
      page: 1,
      pageSize: 1,
    });
    expect(total).toBe(2);
  });
});

describe('the schedule', () => {
  it('publishes at its time what the documents hold then', async () => {
    const site = await buildSite(test.services);
    const { edit, live } = on(site);
    const page = await buildPage(test.services, site.siteId, 'A', 'a');
    const runAt = new Date(test.clock.now + 60_000);
    await schedulePublish(test.services, {
      siteId: site.siteId,
      documentIds: [page],
      name: 'Launch',
      runAt,
      ...by,
    });
    expect(await listSchedule(test.services.db, site.siteId, new Date(test.clock.now))).toMatchObject([
      { kind: 'publish', name: 'Launch', status: 'waiting', titles: ['A'] },
    ]);
    await edit(page, setting('title', 'Later'));
    expect(await publishDue(test.services)).toBe(0);
    test.clock.advance(60_000);
    expect(await publishDue(test.services)).toBe(1);
    expect((await live(page))?.records['settings']?.['title']).toBe('Later');
    expect(await listSchedule(test.services.db, site.siteId, new Date(test.clock.now))).toEqual([]);
  });

  it('is woken for by a job', async () => {
    const site = await buildSite(test.services);
    const page = await buildPage(test.services, site.siteId, 'A', 'a');
    const runAt = new Date(test.clock.now + 60_000);
    await schedulePublish(test.services, {
      siteId: site.siteId,
      documentIds: [page],
      name: 'Launch',
      runAt,
      ...by,
    });
    test.clock.advance(60_000);
    // It waits by the clock of the database, which stands for no test.
    const { rows } = await sql<{ seconds: number }>`
      with due as (select id, extract(epoch from start_after - created_on)::float8 as seconds from pgboss.job
        where name = 'publish-scheduled' and state = 'created')
      update pgboss.job set start_after = now() from due where job.id = due.id returning due.seconds`.execute(
      test.services.db,
    );
    expect(rows.map(({ seconds }) => Math.round(seconds))).toContain(60);
    expect(await test.runJobs('publish-scheduled')).toBeGreaterThan(0);
    expect(await on(site).live(page)).not.toBeNull();
  });

  it('publishes what is due within 30 s where the job that should have woken for it was lost', async () => {
    const own = await createTestServices();
    const site = await buildSite(own.services);
    const page = await buildPage(own.services, site.siteId, 'A', 'a');
    const schedule = () =>
      listSchedule(own.services.db, site.siteId, new Date(own.clock.now)).then((entries) => entries.length);
    expect(await own.runDueJobs()).toContain('publish-scheduled');
    const runAt = new Date(own.clock.now + 1_000);
    await schedulePublish(own.services, {
      siteId: site.siteId,
      documentIds: [page],
      name: 'Lost',
      runAt,
      ...by,
    });
    await own.services.jobs.discardWaiting();
    own.clock.advance(29_999);
    expect(await own.runDueJobs()).not.toContain('publish-scheduled');
    expect(await schedule()).toBe(1);
    own.clock.advance(1);
    expect(await own.runDueJobs()).toContain('publish-scheduled');
    expect(await schedule()).toBe(0);
    await own.close();
  });

  it('keeps a publish that was refused, with the reason', async () => {
    const site = await buildSite(test.services);
    const { edit, publish } = on(site);
    const a = await buildPage(test.services, site.siteId, 'A', 'a');
    await publish();
    await edit(a, setting('urlName', 'b'));
    const taker = await buildPage(test.services, site.siteId, 'Taker', 'a');
    await schedulePublish(test.services, {
      siteId: site.siteId,
      documentIds: [taker],
      name: 'Clash',
      runAt: new Date(test.clock.now),
      ...by,
    });
    await publishDue(test.services);
    expect(await listSchedule(test.services.db, site.siteId, new Date(test.clock.now))).toMatchObject([
      { status: 'failed', error: 'The address /a is used by “A”. Choose another one.' },
    ]);
  });

  it('brings a scheduled item live at its time, as published [CONT-184, CONT-185]', async () => {
    const site = await buildSite(test.services);
    const { publish, edit, liveAt } = on(site);
    const blog = await buildCollection(test.services, site.siteId, 'blog');
    const item = await buildItem(test.services, site.siteId, blog, 'later', { workflowState: 'draft' });
    await publish([blog]);
    const publishAt = new Date(test.clock.now + 3_600_000).toISOString();
    const { afterwards } = await edit(
      item,
      setting('workflowState', 'scheduled'),
      setting('publishAt', publishAt),
    );
    const wakes: unknown[] = [];
    const jobs = { enqueue: (...sent: readonly unknown[]) => Promise.resolve(wakes.push(sent)) };
    await afterwards?.({ ...test.services, jobs } as never, test.services.db as never);
    expect(wakes).toMatchObject([[{ name: 'publish-scheduled' }, {}, { startAfter: Date.parse(publishAt) }]]);
    await publishDue(test.services);
    expect(await liveAt('/blog/later')).toBeNull();
    test.clock.advance(3_600_000);
    await publishDue(test.services);
    expect(await liveAt('/blog/later')).toMatchObject({ workflowState: 'published' });
  });
});

describe('restoring the whole site', () => {
  it('brings every draft to what it was, and back again', async () => {
    const site = await buildSite(test.services);
    const { edit, remove, publish, liveState } = on(site);
    const drafts = async () => {
      const { entries } = await listEntries(test.services.db, site.siteId, 'draft', {
        page: 1,
        pageSize: 99,
      });
      const records: [string, unknown][] = [];
      for (const { documentId } of entries) {
        records.push([documentId, (await loadDocument(test.services.db, site.siteId, documentId))?.records]);
      }
      return { paths: entries.map((entry) => entry.path).toSorted(), records: new Map(records) };
    };
    const a = await buildPage(test.services, site.siteId, 'A', 'a');
    const b = await buildPage(test.services, site.siteId, 'B', 'b');
    const gone = await buildPage(test.services, site.siteId, 'Gone', 'gone');
    await publish();
    const before = await drafts();
    const to = new Date(test.clock.now);
    test.clock.advance(60_000);
    await edit(a, setting('urlName', 'x'));
    await edit(b, setting('urlName', 'a'), { op: 'put', record: textBlock('b1') });
    await edit(a, setting('urlName', 'b'));
    await remove(gone);
    await buildPage(test.services, site.siteId, 'New', 'new');
    const after = await drafts();
    const live = await liveState();
    test.clock.advance(60_000);
    const restore = (time: Date) =>
      test.services.db
        .transaction()
        .execute((trx) =>
          restoreSiteAt(trx, { siteId: site.siteId, to: time, author: ANNA, at: new Date(test.clock.now) }),
        );
    const { undoAt, ...restored } = await restore(to);
    expect(restored).toEqual({ restored: 2, recovered: 1, removed: 1 });
    expect(await drafts()).toEqual(before);
    expect(await liveState()).toEqual(live);
    test.clock.advance(60_000);
    await restore(undoAt);
    expect(await drafts()).toEqual(after);
  });

  it('brings back another home page, and the page that was off then', async () => {
    const site = await buildSite(test.services);
    const { edit } = on(site);
    const first = await buildPage(test.services, site.siteId, 'First', 'first');
    const second = await buildPage(test.services, site.siteId, 'Second', 'second');
    await edit(site.siteDocumentId, setting('homePageId', first));
    await edit(second, setting('enabled', false));
    const to = new Date(test.clock.now);
    test.clock.advance(60_000);
    await edit(second, setting('enabled', true));
    await edit(site.siteDocumentId, setting('homePageId', second));
    await test.services.db
      .transaction()
      .execute((trx) =>
        restoreSiteAt(trx, { siteId: site.siteId, to, author: ANNA, at: new Date(test.clock.now) }),
      );
    const settings = async (id: DocumentId) =>
      (await loadDocument(test.services.db, site.siteId, id))?.records['settings'];
    expect((await settings(site.siteDocumentId))?.['homePageId']).toBe(first);
    expect((await settings(second))?.['enabled']).toBe(false);
  });

  it('refuses a time before the site', async () => {
    const site = await buildSite(test.services);
    const to = new Date(test.clock.now - 1000);
    await expect(
      test.services.db
        .transaction()
        .execute((trx) =>
          restoreSiteAt(trx, { siteId: site.siteId, to, author: ANNA, at: new Date(test.clock.now) }),
        ),
    ).rejects.toMatchObject({ code: 'restore-too-early' });
  });

  it('can be taken back, too, when it came in the same moment as another change', async () => {
    const site = await buildSite(test.services);
    const { edit } = on(site);
    const page = await buildPage(test.services, site.siteId, 'First', 'first');
    const to = new Date(test.clock.now);
    test.clock.advance(60_000);
    await edit(page, setting('title', 'Second'));
    const restore = (time: Date) =>
      test.services.db
        .transaction()
        .execute((trx) =>
          restoreSiteAt(trx, { siteId: site.siteId, to: time, author: ANNA, at: new Date(test.clock.now) }),
        );
    const title = async () =>
      (await loadDocument(test.services.db, site.siteId, page))?.records['settings']?.['title'];
    const { undoAt } = await restore(to);
    expect(await title()).toBe('First');
    await restore(undoAt);
    expect(await title()).toBe('Second');
  });
});

describe('many drafts', () => {
  it('that visitors would not see stand neither in the summary nor in its way [CONT-185]', async () => {
    const site = await buildSite(test.services);
    const blog = await buildCollection(test.services, site.siteId, 'blog');
    await on(site).publish();
    const page = await buildPage(test.services, site.siteId, 'New', 'new');
    test.clock.advance(1000);
    const inTransaction = test.services.db.transaction();
    await inTransaction.execute(async (trx) => {
      for (let index = 0; index < 205; index += 1) {
        await createDocument(trx, {
          siteId: site.siteId,
          kind: 'item',
          collectionId: blog,
          records: newItemRecords(`Draft ${index}`, `draft-${index}`, 'Anna', '2026-01-01T00:00:00.000Z'),
          authorId: null,
          name: 'Create item',
          at: new Date(test.clock.now),
        });
      }
    });
    const summary = await publishSummary(test.services.db, site.siteId, { page: 1, pageSize: 40 });
    expect([summary.total, summary.documents.map((each) => each.documentId)]).toEqual([1, [page]]);
    const { release } = await on(site).publish();
    const [published] = await loadReleases(test.services.db, site.siteId, { number: release ?? 0, limit: 1 });
    expect(published?.documents.map((each) => each.documentId)).toEqual([page]);
  });

  it('are summed up in as many queries as one', async () => {
    const site = await buildSite(test.services);
    await on(site).publish();
    let queries = 0;
    const db = test.services.db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const count = async () => {
      queries = 0;
      await publishSummary(db, site.siteId, { page: 1, pageSize: 40 });
      return queries;
    };
    await buildPage(test.services, site.siteId, 'One', 'one');
    const one = await count();
    for (const name of ['two', 'three', 'four']) await buildPage(test.services, site.siteId, name, name);
    expect(await count()).toBe(one);
  });
});

describe('what fails', () => {
  it('unexpectedly holds up no publish of another site', async () => {
    const broken = await buildSite(test.services);
    const sound = await buildSite(test.services);
    const page = await buildPage(test.services, sound.siteId, 'Sound', 'sound');
    const lost = await buildPage(test.services, broken.siteId, 'Lost', 'lost');
    await on(broken).publish([lost]);
    const runAt = new Date(test.clock.now + 1000);
    const plan = (site: BuiltSite, documentIds: readonly DocumentId[]) =>
      schedulePublish(test.services, { siteId: site.siteId, documentIds, name: 'x', runAt, ...by });
    await on(broken).edit(lost, setting('title', 'Changed'));
    await plan(broken, [lost]);
    await plan(sound, [page]);
    // A file use that cannot be written, as a defect would leave it.
    await sql`alter table release_documents add constraint broken check (title <> 'Changed')`.execute(
      test.services.db,
    );
    test.clock.advance(2000);
    await expect(publishDue(test.services)).rejects.toThrow('broken');
    expect(await on(sound).live(page)).not.toBeNull();
    await sql`alter table release_documents drop constraint broken`.execute(test.services.db);
    await publishDue(test.services);
    expect((await on(broken).live(lost))?.records['settings']?.['title']).toBe('Changed');
  });
});

describe('the home page', () => {
  it('can neither be deleted nor switched off while it is one', async () => {
    const site = await buildSite(test.services);
    const { edit, remove } = on(site);
    const home = await buildPage(test.services, site.siteId, 'Home', 'home');
    const other = await buildPage(test.services, site.siteId, 'Other', 'other');
    await edit(site.siteDocumentId, setting('homePageId', home));
    await expect(remove(home)).rejects.toMatchObject({ code: 'home-page-needed' });
    await expect(edit(home, setting('enabled', false))).rejects.toMatchObject({ code: 'home-page-needed' });
    await edit(site.siteDocumentId, setting('homePageId', other));
    await edit(home, setting('enabled', false));
    await remove(home);
  });
});

describe('a home page', () => {
  it('is a page of the site that is there', async () => {
    const site = await buildSite(test.services);
    const other = await buildSite(test.services);
    const { edit, remove } = on(site);
    const foreign = await buildPage(test.services, other.siteId, 'A', 'a');
    const blog = await buildCollection(test.services, site.siteId, 'blog');
    const gone = await buildPage(test.services, site.siteId, 'Gone', 'gone');
    await remove(gone);
    for (const id of [foreign, blog, gone, createId()]) {
      await expect(edit(site.siteDocumentId, setting('homePageId', id))).rejects.toMatchObject({
        errors: { 'settings.homePageId': 'Choose a page of this site.' },
      });
    }
  });

  it('goes live with the site, and stays while visitors have it', async () => {
    const site = await buildSite(test.services);
    const { edit, publish, live, remove } = on(site);
    const home = await buildPage(test.services, site.siteId, 'Home', 'home');
    const next = await buildPage(test.services, site.siteId, 'Next', 'next');
    await edit(site.siteDocumentId, setting('homePageId', home));
    await publish([site.siteDocumentId]);
    expect(await live(home)).not.toBeNull();
    await edit(site.siteDocumentId, setting('homePageId', next));
    await expect(remove(home)).rejects.toMatchObject({ code: 'home-page-needed' });
    await publish([site.siteDocumentId]);
    await remove(home);
  });
});

describe('a scheduled publish', () => {
  it('is refused for documents of another site', async () => {
    const site = await buildSite(test.services);
    const other = await buildSite(test.services);
    const foreign = await buildPage(test.services, other.siteId, 'A', 'a');
    const runAt = new Date(test.clock.now + 1000);
    const plan = { siteId: site.siteId, documentIds: [foreign], name: 'x', runAt, ...by };
    await expect(schedulePublish(test.services, plan)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('of an item that could not go live is shown as failed', async () => {
    const site = await buildSite(test.services);
    const { edit, publish } = on(site);
    const page = await buildPage(test.services, site.siteId, 'Page', 'blog/post');
    await publish();
    await edit(page, setting('urlName', 'elsewhere'));
    const blog = await buildCollection(test.services, site.siteId, 'blog');
    const publishAt = new Date(test.clock.now + 1000).toISOString();
    await buildItem(test.services, site.siteId, blog, 'post', { workflowState: 'scheduled', publishAt });
    const status = async () =>
      (await listSchedule(test.services.db, site.siteId, new Date(test.clock.now))).map(
        (each) => each.status,
      );
    expect(await status()).toEqual(['waiting']);
    test.clock.advance(300_000);
    await publishDue(test.services);
    expect(await status()).toEqual(['failed']);
  });
});

describe('the trash', () => {
  it('keeps a collection as long as a rollback has brought an item of it before visitors', async () => {
    const site = await buildSite(test.services);
    const { publish, remove, rollback, live } = on(site);
    const blog = await buildCollection(test.services, site.siteId, 'blog');
    const item = await buildItem(test.services, site.siteId, blog, 'post');
    await publish([blog]);
    await publish([item]);
    await remove(blog);
    await rollback(2);
    // The collection alone is taken off again, as somebody did by hand.
    await test.services.db
      .updateTable('documents')
      .set({ published_version: null })
      .where('site_id', '=', site.siteId)
      .where('id', '=', blog)
      .execute();
    test.clock.advance(TRASH_MS + 1000);
    await purgeTrash(test.services);
    expect(await live(item)).not.toBeNull();
    test.clock.advance(-TRASH_MS - 1000);
  });
});

describe('a large release', () => {
  it('lists its first 200 documents and counts the others', async () => {
    const site = await buildSite(test.services);
    await on(site).publish();
    const rows = Array.from({ length: 205 }, (_, index) => ({
      site_id: site.siteId,
      release_number: 1,
      document_id: createId<'document'>(),
      kind: 'page' as const,
      title: `Page ${String(index).padStart(3, '0')}`,
      from_version: null,
      to_version: 0,
      changes: '[]',
    }));
    await test.services.db.insertInto('release_documents').values(rows).execute();
    const [release] = await loadReleases(test.services.db, site.siteId, { limit: 5 });
    expect([release?.documents.length, release?.documentCount]).toEqual([200, 206]);
    expect(release?.documents[0]?.title).toBe('Page 000');
  });
});

describe('the state of an item', () => {
  it('goes only where it may, but comes back by undo and restore [CONT-184]', async () => {
    const site = await buildSite(test.services);
    const { edit } = on(site);
    const blog = await buildCollection(test.services, site.siteId, 'blog');
    const item = await buildItem(test.services, site.siteId, blog, 'post', { workflowState: 'needs-review' });
    const to = (state: string) => edit(item, setting('workflowState', state));
    await to('published');
    await expect(to('needs-review')).rejects.toMatchObject({
      errors: { 'settings.workflowState': 'The state cannot change from “Published” to “Needs Review”.' },
    });
    await expect(to('deleted')).rejects.toMatchObject({ code: 'invalid-input' });
    await edit(item, setting('publishAt', null));
    await expect(to('scheduled')).rejects.toMatchObject({
      errors: { 'settings.workflowState': 'Choose the date at which the post goes live.' },
    });
    await test.services.db.transaction().execute((trx) =>
      restoreVersion(trx, {
        siteId: site.siteId,
        documentId: item,
        version: 0,
        author: ANNA,
        at: new Date(test.clock.now),
      }),
    );
    const stored = await loadDocument(test.services.db, site.siteId, item);
    expect(stored?.records['settings']?.['workflowState']).toBe('needs-review');
  });
});
