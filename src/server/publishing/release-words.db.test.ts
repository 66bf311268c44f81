import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseNames as german } from '#messages/de/interface/release-names.ts';
import { documentDifferences as germanDifferences } from '#messages/de/interface/document-differences.ts';
import { releaseNames } from '#messages/en/interface/release-names.ts';
import { sayStored, type StoredWords } from '#messages/stored-words.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { ANNA, buildPage, buildSite, change, setting } from '#server/documents/testing/build-site.ts';
import { removeDocument } from '#server/trash/remove-document.ts';
import { publishDocuments } from './publish-documents.ts';
import { publishDue } from './publish-due.ts';
import { loadReleases } from './release.ts';
import { rollbackRelease } from './rollback-release.ts';
import { listSchedule, schedulePublish } from './schedule.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

const inGerman = (words: StoredWords | null | undefined) =>
  words === null || words === undefined ? null : sayStored(words, 'de', { ...german, ...germanDifferences });

it('keeps what Portico calls releases and their changes by key beside its English', async () => {
  const { services } = test;
  const { siteId } = await buildSite(services);
  const page = await buildPage(services, siteId, 'About', 'about');
  const publish = (name: Parameters<typeof publishDocuments>[1]['name']) =>
    publishDocuments(services, { siteId, documentIds: [page], authorId: null, name });
  const at = new Date(services.now());
  await publish('Launch');
  await change(services, siteId, page, [setting('title', 'About us')]);
  await publish(releaseNames.published);
  const back = (number: number) =>
    services.db.transaction().execute((trx) => rollbackRelease(trx, { siteId, number, author: ANNA, at }));
  await back(1);
  await back(2);
  await back(3);
  await back(4);
  await services.db
    .transaction()
    .execute((trx) => removeDocument(trx, { siteId, documentId: page, author: ANNA, at }));
  const releases = (await loadReleases(services.db, siteId, { limit: 9 })).toReversed();
  expect(releases.map(({ name, nameWords }) => [name, inGerman(nameWords)])).toEqual([
    ['Launch', null],
    ['Published changes', 'Änderungen veröffentlicht'],
    ['Rolled back to “Launch”', 'Zurückgesetzt auf „Launch“'],
    ['Rolled back to “Published changes”', 'Zurückgesetzt auf „Änderungen veröffentlicht“'],
    ['Rolled back to “Rolled back to “Launch””', 'Zurückgesetzt auf „Zurückgesetzt auf „Launch““'],
    [
      'Rolled back to “Rolled back to “Published changes””',
      'Zurückgesetzt auf „Rolled back to “Published changes”“',
    ],
    ['Deleted “About us”', '„About us“ gelöscht'],
  ]);
  const last = releases.at(-1)?.documents[0];
  expect([last?.changes, last?.changeWords?.map(inGerman)]).toEqual([['Deleted'], ['Gelöscht']]);
});

it('shows releases of a version that kept English alone', async () => {
  const { siteId } = await buildSite(test.services);
  await publishDocuments(test.services, { siteId, documentIds: 'all', authorId: null, name: 'First' });
  await sql`update release_documents set changes_words = null where site_id = ${siteId}`.execute(
    test.services.db,
  );
  const [release] = await loadReleases(test.services.db, siteId, { limit: 1 });
  expect(release).toMatchObject({ name: 'First', nameWords: null });
  expect(release?.documents[0]).toMatchObject({ changes: ['New site'], changeWords: null });
});

it('keeps by key what a scheduled release is called and why it failed', async () => {
  const { services, clock } = test;
  const { siteId } = await buildSite(services);
  const live = await buildPage(services, siteId, 'A', 'a');
  await publishDocuments(services, { siteId, documentIds: [live], authorId: null, name: 'A' });
  await change(services, siteId, live, [setting('urlName', 'b')]);
  const other = await buildPage(services, siteId, 'Other', 'a');
  await schedulePublish(services, {
    siteId,
    documentIds: [other],
    name: releaseNames.published,
    runAt: new Date(clock.now + 1000),
    authorId: null,
    authorName: 'Anna',
  });
  clock.advance(1000);
  await publishDue(services);
  const [entry] = await listSchedule(services.db, siteId, new Date(clock.now));
  expect(entry).toMatchObject({
    name: 'Published changes',
    nameWords: { key: 'releaseNames.published', params: {} },
    status: 'failed',
    errorWords: { key: 'errors.url-taken' },
  });
});
