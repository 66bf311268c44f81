import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { loadDocument, loadPublished } from '#server/documents/queries.ts';
import { recoverDocument } from '#server/documents/recover-document.ts';
import { removeDocument } from '#server/documents/remove-document.ts';
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
import { findEntryByPath, findRedirect, listEntries } from '#server/pages/queries.ts';
import { findSite } from '#server/sites/queries.ts';
import { registerPublishingJobs } from './jobs.ts';
import { publishDocuments } from './publish-documents.ts';
import { publishDue } from './publish-due.ts';
import { publishSummary } from './publish-summary.ts';
import { loadReleases } from './release.ts';
import { restoreSite } from './restore-site.ts';
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
    redirect: (path: string) => findRedirect(services.db, siteId, path),
    rollback: (number: number) =>
      services.db
        .transaction()
        .execute((trx) => rollbackRelease(trx, { siteId, number, ...by, at: new Date(services.now()) })),
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
    const { documents, total } = await publishSummary(test.services.db, site.siteId);
    expect(total).toBe(1);
    expect(documents).toMatchObject([
      {
        documentId: page,
        path: '/about',
        status: 'changed',
        changes: ['Title changed from “About” to “Us”', '1 block added'],
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
    expect(await listSchedule(test.services.db, site.siteId)).toMatchObject([
      { kind: 'publish', name: 'Launch', status: 'waiting' },
    ]);
    await edit(page, setting('title', 'Later'));
    expect(await publishDue(test.services)).toBe(0);
    test.clock.advance(60_000);
    expect(await publishDue(test.services)).toBe(1);
    expect((await live(page))?.records['settings']?.['title']).toBe('Later');
    expect(await listSchedule(test.services.db, site.siteId)).toEqual([]);
  });

  it('is woken for by a job', async () => {
    const site = await buildSite(test.services);
    const page = await buildPage(test.services, site.siteId, 'A', 'a');
    await registerPublishingJobs(test.services);
    const runAt = new Date(test.clock.now + 60_000);
    await schedulePublish(test.services, {
      siteId: site.siteId,
      documentIds: [page],
      name: 'Launch',
      runAt,
      ...by,
    });
    test.clock.advance(60_000);
    expect(await test.runJobs('publish-scheduled')).toBeGreaterThan(0);
    expect(await on(site).live(page)).not.toBeNull();
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
    expect(await listSchedule(test.services.db, site.siteId)).toMatchObject([
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
    const { scheduledFor } = await edit(
      item,
      setting('workflowState', 'scheduled'),
      setting('publishAt', publishAt),
    );
    expect(scheduledFor?.toISOString()).toBe(publishAt);
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
          restoreSite(trx, { siteId: site.siteId, to: time, author: ANNA, at: new Date(test.clock.now) }),
        );
    expect(await restore(to)).toEqual({ restored: 2, recovered: 1, removed: 1 });
    expect(await drafts()).toEqual(before);
    expect(await liveState()).toEqual(live);
    const undoAt = new Date(test.clock.now - 1);
    test.clock.advance(60_000);
    await restore(undoAt);
    expect(await drafts()).toEqual(after);
  });
});
