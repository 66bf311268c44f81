import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { addChoice } from '#server/consent/choices.ts';
import { loadHistory } from '#server/documents/history.ts';
import { loadPublished } from '#server/documents/queries.ts';
import { recordsAtVersion } from '#server/documents/records-at-version.ts';
import { restoreVersion } from '#server/documents/restore-version.ts';
import { ANNA, buildPage, buildSite, change, setting } from '#server/documents/testing/build-site.ts';
import { readConfiguration } from '#server/platform/config/configuration.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { loadReleases } from '#server/publishing/release.ts';
import { restoreSiteAt } from '#server/site-history/restore-site-at.ts';
import { rollbackRelease } from '#server/publishing/rollback-release.ts';
import { trimSites } from './trim-sites.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** One every other day; every second one is published. */
const CHANGES = 320;
const CHANGE_MS = 2 * DAY_MS;

let test: TestServices;
let siteId: SiteId;
let page: DocumentId;
/** Of each version, what its title was. */
const titleOf = (version: number) => (version === 0 ? 'About' : `Title ${version}`);

beforeAll(async () => {
  const { retention } = readConfiguration({});
  test = await createTestServices({
    config: { retention: { ...retention, historyChanges: 100, historyReleases: 20 } },
  });
  const { services } = test;
  ({ siteId } = await buildSite(services));
  page = await buildPage(services, siteId, 'About', 'about');
  for (let version = 1; version <= CHANGES; version += 1) {
    test.clock.advance(CHANGE_MS);
    await change(services, siteId, page, [setting('title', titleOf(version))]);
    if (version % 2 === 0) {
      await publishDocuments(services, { siteId, documentIds: [page], authorId: null, name: 'Release' });
    }
  }
}, 120_000);
afterAll(() => test.close());

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
    where site_id = ${siteId}`.execute(test.services.db);
  return rows[0]?.count ?? 0;
}

async function listedVersions(): Promise<readonly number[]> {
  const versions: number[] = [];
  let before: number | null = null;
  do {
    const page_: Awaited<ReturnType<typeof loadHistory>> = await loadHistory(test.services.db, siteId, page, {
      limit: 150,
      ...(before === null ? {} : { before }),
    });
    versions.push(...page_.entries.map(({ version }) => version));
    before = page_.next;
  } while (before !== null);
  return versions;
}

async function refuseUnlessRestorable(versions: readonly number[]): Promise<void> {
  for (const version of versions) {
    const records = await recordsAtVersion(test.services.db, siteId, page, version);
    expect(records?.['settings']?.['title']).toBe(titleOf(version));
  }
}

describe('a history of 320 changes and 160 publishes in two years', () => {
  it('loses no version while everything is young, and most of its snapshots', async () => {
    expect(await count('document_snapshots')).toBe(162);
    await trimSites({ ...test.services, now: () => test.clock.now - 400 * DAY_MS });
    expect(await count('document_snapshots')).toBeLessThan(8);
    expect(await count('document_changes')).toBe(CHANGES);
    const listed = await listedVersions();
    expect(listed).toHaveLength(CHANGES + 1);
    await refuseUnlessRestorable(listed);
  });

  it('shrinks to what is kept; every version and release that is listed comes back', async () => {
    await trimSites(test.services);
    // Of a year; the newest 100 changes and 20 releases would stay in any case.
    expect(await count('document_changes')).toBe(183);
    expect(await count('releases')).toBe(92);
    const listed = await listedVersions();
    expect(listed.at(-1)).toBe(137);
    await refuseUnlessRestorable(listed);
    const oldest = (await loadHistory(test.services.db, siteId, page, { limit: 1, before: 138 })).entries.at(
      -1,
    );
    expect(oldest?.names).toEqual(['Everything until then; older steps are no longer kept']);
    const releases = await loadReleases(test.services.db, siteId, { limit: 500 });
    expect(releases).toHaveLength(92);
    for (const release of releases) {
      await refuseUnlessRestorable(release.documents.flatMap(({ toVersion }) => toVersion ?? []));
    }
  });

  it('says what is gone, and does nothing then', async () => {
    const { services } = test;
    const at = new Date(services.now());
    const inTransaction = <Value>(
      work: Parameters<ReturnType<typeof services.db.transaction>['execute']>[0],
    ) => services.db.transaction().execute(work) as Promise<Value>;
    const restore = (version: number) =>
      inTransaction((trx) => restoreVersion(trx, { siteId, documentId: page, version, author: ANNA, at }));
    await expect(restore(100)).rejects.toMatchObject({ code: 'version-gone' });
    await expect(restore(100_000)).rejects.toMatchObject({ code: 'version-unknown' });
    const rollback = (number: number) =>
      inTransaction((trx) => rollbackRelease(trx, { siteId, number, author: ANNA, at }));
    await expect(rollback(3)).rejects.toMatchObject({ code: 'release-gone' });
    await expect(rollback(99_999)).rejects.toMatchObject({ code: 'not-found' });
    const to = new Date(at.getTime() - 500 * DAY_MS);
    const whole = inTransaction((trx) => restoreSiteAt(trx, { siteId, to, author: ANNA, at }));
    await expect(whole).rejects.toMatchObject({
      code: 'history-gone',
      message: expect.stringContaining('no longer kept. Choose a time after 20') as string,
    });
    await expect(
      change(services, siteId, page, [setting('title', 'Late')], { baseVersion: 100 }),
    ).rejects.toMatchObject({ code: 'version-unknown' });
  });

  it('rolls back to the oldest release that is kept', async () => {
    const { services } = test;
    const oldest = (await loadReleases(services.db, siteId, { limit: 500 })).at(-1);
    const version = oldest?.documents[0]?.toVersion ?? 0;
    await services.db.transaction().execute((trx) =>
      rollbackRelease(trx, {
        siteId,
        number: oldest?.number ?? 0,
        author: ANNA,
        at: new Date(services.now()),
      }),
    );
    expect((await loadPublished(services.db, siteId, page))?.records['settings']?.['title']).toBe(
      titleOf(version),
    );
    await trimSites(services);
    expect((await loadPublished(services.db, siteId, page))?.version).toBe(version);
  });

  it('is left alone by a second run, and taken up where a run was broken off', async () => {
    const tables = ['document_changes', 'document_snapshots', 'releases', 'release_documents'];
    const before = await Promise.all(tables.map(count));
    await trimSites(test.services);
    expect(await Promise.all(tables.map(count))).toEqual(before);
    await sql`insert into document_changes select (jsonb_populate_record(change,
        jsonb_build_object('version', 5, 'id', repeat('f', 24)))).* from document_changes change
      where site_id = ${siteId} and document_id = ${page} and version = ${CHANGES}`.execute(test.services.db);
    await trimSites(test.services);
    expect(await Promise.all(tables.map(count))).toEqual(before);
  });
});

it('choices in the cookie banner stay for four years, in statements of a thousand', async () => {
  const { services } = test;
  const choice = { isAccepted: true, textVersion: 'a' };
  await addChoice(services.db, siteId, choice, services.now() - 1462 * DAY_MS);
  await addChoice(services.db, siteId, choice, services.now() - 1460 * DAY_MS);
  await sql`insert into consent_choices select ${siteId}, lpad(n::text, 24, '0'), true, 'a', '2015-01-01'
    from generate_series(1, 2500) n`.execute(services.db);
  await trimSites(services);
  expect(await count('consent_choices')).toBe(1);
});
