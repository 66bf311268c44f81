import { afterAll, beforeAll, expect, it } from 'vitest';
import { changesSince } from '#server/documents/change-log.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { recoverDocument } from '#server/trash/recover-document.ts';
import { removeDocument } from '#server/trash/remove-document.ts';
import {
  ANNA,
  buildCollection,
  buildItem,
  buildPage,
  buildSite,
  change,
  setting,
} from '#server/documents/testing/build-site.ts';
import { createPage } from '#server/pages/create-page.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from './publish-documents.ts';
import { publishDue } from './publish-due.ts';
import { restoreSiteAt } from '#server/site-history/restore-site-at.ts';
import { rollbackRelease } from './rollback-release.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

it('everything that changes a site can happen at once without blocking each other', async () => {
  const { services } = test;
  const site = await buildSite(services);
  const { siteId } = site;
  const page = await buildPage(services, siteId, 'A', 'a');
  const doomed = await buildPage(services, siteId, 'B', 'b');
  const blog = await buildCollection(services, siteId, 'blog');
  const publishAt = new Date(test.clock.now).toISOString();
  await publishDocuments(services, { siteId, documentIds: 'all', authorId: null, name: 'First' });
  const at = () => new Date(test.clock.now);
  const inTransaction = services.db.transaction();
  const work: (() => Promise<unknown>)[] = [];
  for (let round = 0; round < 4; round += 1) {
    const item = await buildItem(services, siteId, blog, `item-${round}`, {
      workflowState: 'scheduled',
      publishAt,
    });
    work.push(
      () => change(services, siteId, page, [setting('urlName', `a-${round}`)], { baseVersion: 0 }),
      () => change(services, siteId, blog, [setting('urlName', `blog-${round}`)], { baseVersion: 0 }),
      () => change(services, siteId, item, [setting('excerpt', `${round}`)], { baseVersion: 0 }),
      () => publishDocuments(services, { siteId, documentIds: 'all', authorId: null, name: `${round}` }),
      () => publishDue(services),
      () =>
        inTransaction.execute((trx) =>
          createPage(trx, { siteId, title: 'New', kind: 'page', navigation: 'main', author: ANNA, at: at() }),
        ),
      () =>
        inTransaction.execute((trx) => rollbackRelease(trx, { siteId, number: 1, author: ANNA, at: at() })),
      () => inTransaction.execute((trx) => restoreSiteAt(trx, { siteId, to: at(), author: ANNA, at: at() })),
    );
  }
  work.push(async () => {
    await inTransaction.execute((trx) =>
      removeDocument(trx, { siteId, documentId: doomed, author: ANNA, at: at() }),
    );
    await inTransaction.execute((trx) =>
      recoverDocument(trx, { siteId, documentId: doomed, author: ANNA, at: at() }),
    );
  });
  const outcomes = await Promise.allSettled(work.map((each) => each()));
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason)] : [],
  );
  expect(failures).toEqual([]);
  const stored = await loadDocument(services.db, siteId, page);
  const log = await changesSince(services.db, siteId, page, 0);
  expect(log.map((sent) => sent.logged.version)).toEqual(log.map((_sent, index) => index + 1));
  expect(stored?.version).toBe(log.length);
});
