import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_COMMENT_CHOICE, type CommentChoice } from '#domain/comments/comment-choice.ts';
import { DEFAULT_COMMENT_SETTINGS, type CommentSettings } from '#domain/comments/comment-settings.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { identify } from '#server/callers/identify.ts';
import { saveCommentChoice } from '#server/comments/comment-choices.ts';
import { saveCommentSettings } from '#server/comments/comment-settings.ts';
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
let silent: DocumentId;
let journal: DocumentId;

beforeAll(async () => {
  test = await createTestServices();
  app = await createHttpApp(test.services, { identify, routes: [], plugins: [registerPublished] });
  await app.ready();
  site = await buildSite(test.services);
  const { siteId } = site;
  journal = await buildCollection(test.services, siteId, 'journal');
  commented = await buildItem(test.services, siteId, journal, 'commented');
  silent = await buildItem(test.services, siteId, journal, 'silent');
  await buildPage(test.services, siteId, 'Plain', 'plain', []);
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

it('with an outside provider lists and summaries have a place for its counts where it has a thread, and own counts come back [BLK-90] [BLK-91] [DATA-56] [DATA-57] [COMT-31]', async () => {
  const { siteId } = site;
  const set = (changes: Partial<CommentSettings>) =>
    saveCommentSettings(test.services.db, siteId, { ...DEFAULT_COMMENT_SETTINGS, ...changes }, 0);
  const choose = (documentId: DocumentId, changes: Partial<CommentChoice>) =>
    saveCommentChoice(test.services.db, siteId, documentId, { ...NO_COMMENT_CHOICE, ...changes }, 0);
  const placesOn = async (url: string) =>
    [
      ...(await visit(url)).matchAll(
        /<span data-block-type="comments" data-comment-count="([^"]*)"><a hidden[^>]* data-disqus-identifier="([^"]*)"/g,
      ),
    ].map(([, shortname, id]) => [shortname, id]);
  const needsScript = async (url: string) => /<script[^>]* src=/.test(await visit(url));
  const all = [
    ['quarry-lane', silent],
    ['quarry-lane', commented],
  ];
  const isScriptNeededBefore = await needsScript('/journal');

  await set({ shortname: 'quarry-lane' });
  for (const url of ['/journal', '/news']) {
    expect(await placesOn(url)).toEqual(all);
    expect(await countsOn(url)).toEqual([]);
    expect(await visit(url)).not.toContain('disqus.com');
  }
  expect(isScriptNeededBefore).toBe(false);
  expect(await needsScript('/journal')).toBe(true);
  expect(await placesOn('/plain')).toEqual([]);
  expect(await needsScript('/plain')).toBe(false);

  // As the thread: what the item says, then the collection, then its type; hidden is hidden.
  await choose(silent, { isOpen: false });
  expect(await placesOn('/journal')).toEqual([['quarry-lane', commented]]);
  await choose(journal, { isOpen: false });
  expect(await placesOn('/journal')).toEqual([]);
  await choose(silent, { isOpen: true });
  expect(await placesOn('/journal')).toEqual([['quarry-lane', silent]]);
  await choose(journal, { isHidden: true });
  expect(await placesOn('/journal')).toEqual([]);
  await choose(journal, {});
  await choose(silent, {});
  await set({ shortname: 'quarry-lane', isEnabled: false });
  expect(await placesOn('/journal')).toEqual([]);
  await set({});
  expect(await placesOn('/journal')).toEqual([]);
  expect(await countsOn('/journal')).toEqual(['<a href="/journal/commented#comments">51 comments']);
});
