import { MAX_NAV_LINKS } from '#domain/navigation/nav-link.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SITE_CONTENT_QUERY, type ContentListEntry } from '#contract/pages.ts';
import { buildPage, buildSite, change } from '#server/documents/testing/build-site.ts';
import { growSite, type GrownSite } from '#server/documents/testing/grow-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { createShellStore } from '#server/published/load-shell.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { publishSummary } from '#server/publishing/publish-summary.ts';
import { findSite } from '#server/sites/queries.ts';

let test: TestApp;

interface Grown extends GrownSite {
  readonly anna: Contributor;
}

let small: Grown;
let large: Grown;

beforeAll(async () => {
  test = await createTestApp();
  small = await grow(10, 2);
  large = await grow(5000, 20_000);
}, 120_000);
afterAll(() => test.close());

async function grow(pages: number, posts: number): Promise<Grown> {
  const grown = await growSite(test.services, pages, posts);
  return { ...grown, anna: await signInContributor(test.app, test.services, grown.site, 'Anna') };
}

async function shellOf({ anna }: Grown): Promise<{ readonly bytes: number; readonly answers: object }> {
  const cookie = [...anna.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { body } = await test.app.inject({ url: '/config/pages', headers: { host: anna.host, cookie } });
  const json = /id="portico-boot-answers">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
  return { bytes: Buffer.byteLength(body), answers: JSON.parse(json) as object };
}

async function list({ anna }: Grown, query: Readonly<Record<string, string | number>>) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  const { body } = await anna.browser.call('GET', `/api/content?${search}`, undefined, anna.host);
  return body as unknown as { readonly entries: readonly ContentListEntry[]; readonly total: number };
}

it('opens a site of 5,000 pages and 20,000 posts with a page of bounded size that knows the home page', async () => {
  const of = { small: await shellOf(small), large: await shellOf(large) };
  expect(of.small.bytes).toBeLessThan(20_000);
  expect(of.large.bytes).toBeLessThan(110_000);
  const content = await list(large, SITE_CONTENT_QUERY);
  expect(content.entries).toHaveLength(100);
  expect(content.entries.some((entry) => entry.isHome)).toBe(false);
  // Over 500 pages are newer than it: it comes by its address.
  expect(Object.keys(of.large.answers)).toContain('/api/content?path=%2F&page=1&pageSize=1&order=date');
  const at = await list(large, { path: '/', page: 1, pageSize: 1 });
  expect(at.entries.map((entry) => [entry.documentId, entry.isHome])).toEqual([[large.home, true]]);
  expect(Object.keys(of.small.answers)).not.toContain('/api/content?path=%2F&page=1&pageSize=1&order=date');
});

it('leaves what is too long for the page to the browser', async () => {
  const site = await buildSite(test.services);
  const anna = await signInContributor(test.app, test.services, site, 'Anna');
  await change(
    test.services,
    site.siteId,
    site.siteDocumentId,
    Array.from({ length: MAX_NAV_LINKS }, (_, index) => ({
      op: 'put' as const,
      record: {
        id: String(index).padStart(24, '0'),
        type: 'nav-link' as const,
        navigation: 'main',
        order: `a${index}z`,
        folderId: null,
        target: { kind: 'document', documentId: String(index).padStart(24, 'a') },
        title: 'x'.repeat(200),
      },
    })),
  );
  const { bytes, answers } = await shellOf({ site, anna, home: site.siteDocumentId });
  expect(bytes).toBeLessThan(20_000);
  expect(Object.keys(answers).filter((address) => address.includes(site.siteDocumentId))).toEqual([]);
});

it('adds nothing to the document of the site for a page that no menu leads to', async () => {
  const recordsOf = async (): Promise<number> => {
    const { count } = await test.services.db
      .selectFrom('document_records')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('site_id', '=', small.site.siteId)
      .where('document_id', '=', small.site.siteDocumentId)
      .executeTakeFirstOrThrow();
    return count;
  };
  const before = await recordsOf();
  const make = async (navigation: string): Promise<string | null> => {
    const page = { title: `A page of ${navigation}`, kind: 'page', navigation };
    const { body } = await small.anna.browser.call('POST', '/api/pages', page, small.anna.host);
    return (body as { navLinkId: string | null }).navLinkId;
  };
  expect(await make('hidden')).toBeNull();
  expect(await recordsOf()).toBe(before);
  expect(await make('main')).not.toBeNull();
  expect(await recordsOf()).toBe(before + 1);
  // 11 pages and the blog are unlinked, the new one without a link is the 13th.
  const { total } = await list(small, { among: 'unlinked' });
  expect(total).toBe(13);
  expect((await list(small, { among: 'tree' })).total).toBe(14);
});

it('looks up no page for links that no menu of the published site shows', async () => {
  const site = await buildSite(test.services);
  const page = await buildPage(test.services, site.siteId, 'Shown', 'shown');
  const other = await buildPage(test.services, site.siteId, 'Not shown', 'not-shown');
  await change(
    test.services,
    site.siteId,
    site.siteDocumentId,
    [page, other].map((documentId, index) => ({
      op: 'put' as const,
      record: {
        id: `link-${index}`,
        type: 'nav-link' as const,
        navigation: index === 0 ? 'main' : 'hidden',
        order: `a${index}`,
        folderId: null,
        target: { kind: 'document', documentId },
        title: '',
      },
    })),
  );
  await publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Publish',
  });
  const loaded = await createShellStore(test.services).load(await findSite(test.services.db, site.siteId));
  expect([...(loaded?.targets.keys() ?? [])]).toEqual([page]);
});

it('says what a publish of 25,000 documents would change in parts of 40', async () => {
  const first = await publishSummary(test.services.db, large.site.siteId, { page: 1, pageSize: 40 });
  expect(first.total).toBe(25_004 - 1);
  expect(first.documents).toHaveLength(40);
  const second = await publishSummary(test.services.db, large.site.siteId, { page: 2, pageSize: 40 });
  const ids = new Set([...first.documents, ...second.documents].map((each) => each.documentId));
  expect(ids.size).toBe(80);
  const refused = await large.anna.browser.call(
    'GET',
    '/api/publish/summary?pageSize=41',
    undefined,
    large.anna.host,
  );
  expect(refused.status).toBe(400);
});
