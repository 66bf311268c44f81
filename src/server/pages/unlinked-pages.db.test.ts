import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { orderKeysBetween } from '#lib/order-key.ts';
import { loadPublished, loadRecords } from '#server/documents/queries.ts';
import { recordsAtVersion } from '#server/documents/records-at-version.ts';
import { buildSite, change, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { publishSummary } from '#server/publishing/publish-summary.ts';

let test: TestServices;
let migration: string;
beforeAll(async () => {
  test = await createTestServices();
  migration = await readFile(path.join(projectFolder(), 'migrations/0066_unlinked_pages.sql'), 'utf8');
});
afterAll(() => test.close());

/** A site from before, whose document has a link for every page; published, and changed since. */
async function siteWithLinks(count: number): Promise<BuiltSite> {
  const site = await buildSite(test.services);
  const orders = orderKeysBetween(null, null, count);
  const links = orders.map((order, index): DocumentRecord => ({
    id: `link-${index}`,
    type: 'nav-link',
    navigation: 'hidden',
    order,
    folderId: null,
    target: { kind: 'document', documentId: index.toString(16).padStart(24, '0') },
    title: '',
  }));
  const kept: readonly DocumentRecord[] = links.slice(0, 5).map((link, index) => ({
    ...link,
    id: `kept-${index}`,
    ...[
      { navigation: 'main' },
      { title: 'Its own' },
      { folderId: 'kept-3' },
      { target: { kind: 'folder' } },
      { target: { kind: 'link', link: { kind: 'url', href: 'https://example.com/', newWindow: false } } },
    ][index],
  }));
  await change(
    test.services,
    site.siteId,
    site.siteDocumentId,
    [...links, ...kept].map((record) => ({ op: 'put', record })),
  );
  await publishDocuments(test.services, { ...site, documentIds: 'all', authorId: null, name: 'Publish' });
  await change(test.services, site.siteId, site.siteDocumentId, [
    { op: 'set', id: 'settings', field: 'title', value: 'Another' },
  ]);
  return site;
}

const linksIn = (records: DocumentRecords | null | undefined) =>
  Object.keys(records ?? {}).filter((id) => id.startsWith('link-')).length;

it('takes links of pages that no menu leads to out of documents with many of them, the live ones too', async () => {
  const { db } = test.services;
  const [many, few] = [await siteWithLinks(300), await siteWithLinks(100)];
  const stateOf = async ({ siteId, siteDocumentId }: BuiltSite) => {
    const draft = await loadRecords(db, siteId, siteDocumentId);
    const live = await loadPublished(db, siteId, siteDocumentId);
    const version = await recordsAtVersion(db, siteId, siteDocumentId, (live?.version ?? 0) + 1);
    const { documents } = await publishSummary(db, siteId, { page: 1, pageSize: 10 });
    return {
      links: [linksIn(draft), linksIn(live?.records), linksIn(version)],
      kept: Object.keys(draft).filter((id) => id.startsWith('kept-')).length,
      changes: documents.flatMap(({ changes }) => changes),
      rest: draft['settings'],
    };
  };
  const before = [await stateOf(many), await stateOf(few)] as const;
  expect(before.map(({ links }) => links)).toEqual([
    [300, 300, 300],
    [100, 100, 100],
  ]);
  await sql.raw(migration).execute(db);
  expect(await stateOf(many)).toEqual({ ...before[0], links: [0, 0, 0], kept: 5 });
  expect(await stateOf(few)).toEqual(before[1]);
});
