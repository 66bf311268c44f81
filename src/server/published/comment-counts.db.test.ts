import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { identify } from '#server/callers/identify.ts';
import {
  buildCollection,
  buildItem,
  buildPage,
  buildSite,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { registerPublished } from './plugin.ts';

/** Top comments on a page of a thread. */
const SHOWN = 50;

let test: TestServices;
let app: FastifyInstance;
let site: BuiltSite;
let commented: DocumentId;

beforeAll(async () => {
  test = await createTestServices();
  app = await createHttpApp(test.services, { identify, routes: [], plugins: [registerPublished] });
  await app.ready();
  site = await buildSite(test.services);
  const { siteId } = site;
  const journal = await buildCollection(test.services, siteId, 'journal');
  commented = await buildItem(test.services, siteId, journal, 'commented');
  await buildItem(test.services, siteId, journal, 'silent');
  const locked = await buildItem(test.services, siteId, journal, 'locked');
  await buildPage(test.services, siteId, 'News', 'news', [
    {
      id: 'b1',
      type: 'block',
      blockType: 'summary',
      sectionId: 's1',
      desktop: { x: 0, y: 0, w: 24, h: 8 },
      mobile: null,
      dataVersion: 1,
      data: { collection: { kind: 'page', documentId: journal }, variant: 'list', metadata: 'comments' },
    },
  ]);
  await publishDocuments(test.services, { siteId, documentIds: 'all', authorId: null, name: 'First' });
  await test.services.db.updateTable('sites').set({ is_public: true }).where('id', '=', siteId).execute();
  await test.services.db
    .insertInto('content_locks')
    .values({
      site_id: siteId,
      document_id: locked,
      password_hash: 'x',
      key_id: createId(),
      changed_at: new Date(0),
    })
    .execute();
  await write(commented, 'approved', 'comment');
  await write(commented, 'approved', 'pingback');
  for (const state of ['pending', 'spam', 'deleted'] as const) await write(commented, state, 'comment');
  await write(locked, 'approved', 'comment');
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function write(
  documentId: DocumentId,
  state: 'approved' | 'pending' | 'spam' | 'deleted',
  kind: 'comment' | 'pingback',
  count = 1,
): Promise<void> {
  const rows = Array.from({ length: count }, () => ({
    site_id: site.siteId,
    id: createId<'comment'>(),
    document_id: documentId,
    parent_id: null,
    kind,
    state,
    author_name: 'Bo',
    author_url: '',
    body: 'Well said',
    created_at: null,
  }));
  await test.services.db.insertInto('item_comments').values(rows).execute();
  await bumpRevision(test.services.db, site.siteId);
}

async function visit(url: string): Promise<string> {
  const answer = await app.inject({
    method: 'GET',
    url,
    headers: { host: `${site.identifier}.localhost:8080` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

/** The links to comments on a page. */
async function countsOn(url: string): Promise<readonly string[]> {
  return (await visit(url)).match(/<a href="[^"]*#comments">[^<]*/g) ?? [];
}

it('lists and summaries say how many approved comments a post has, nothing where there are none or a password is asked for [COMT-05] [COMT-08]', async () => {
  expect(await countsOn('/journal')).toEqual(['<a href="/journal/commented#comments">1 comment']);
  expect(await countsOn('/news')).toEqual(['<a href="/journal/commented#comments">1 comment']);
});

it('a list, a summary and the post count those, too, that are on another page of the thread [COMT-07] [COMT-08]', async () => {
  await write(commented, 'approved', 'comment', SHOWN);
  const post = await visit('/journal/commented');
  expect(post).toContain('<h2 id="comments">51 comments</h2>');
  expect(post.match(/Well said/g)).toHaveLength(SHOWN);
  expect(post).toContain('href="?page=2#comments"');
  expect((await visit('/journal/commented?page=2')).match(/Well said/g)).toHaveLength(1);
  expect(await countsOn('/journal')).toEqual(['<a href="/journal/commented#comments">51 comments']);
  expect(await countsOn('/news')).toEqual(['<a href="/journal/commented#comments">51 comments']);
});
