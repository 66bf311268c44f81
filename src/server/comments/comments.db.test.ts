import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_COMMENT_CHOICE, type CommentChoice } from '#domain/comments/comment-choice.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { createId, type Id } from '#lib/id.ts';
import {
  ANNA,
  buildCollection,
  buildItem,
  buildSite,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { duplicateContent } from '#server/pages/duplicate-content.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { saveCommentChoice } from './comment-choices.ts';
import { commentRoutes } from './routes.ts';

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;
let journal: DocumentId;
let post: DocumentId;

beforeAll(async () => {
  test = await createTestApp(commentRoutes);
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
  journal = await buildCollection(test.services, site.siteId, 'journal');
  post = await buildItem(test.services, site.siteId, journal, 'first');
});
afterAll(() => test.close());

async function write(
  text: string,
  state: 'approved' | 'pending',
  minute: number,
  parent: Id<'comment'> | null,
) {
  const id = createId<'comment'>();
  const row = {
    site_id: site.siteId,
    id,
    document_id: post,
    parent_id: parent,
    kind: 'comment',
    state,
    author_name: 'Bo',
    author_url: 'https://bo.example',
    body: text,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  } as const;
  await test.services.db.insertInto('item_comments').values(row).execute();
  return id;
}

const PAGE = { pageNumber: 1, pageCount: 1, commenting: 'off', writers: 'anybody', hasLikes: false };

const commentsOf = (id: DocumentId, who = anna) =>
  who.browser.call('GET', `/api/items/${id}/comments`, undefined, who.host);

it('gives the canvas the approved comments of a post as its page shows them, the oldest first [COMT-06] [COMT-07]', async () => {
  expect((await commentsOf(post)).body).toEqual({ comments: [], count: 0, ...PAGE });
  const later = await write('And I', 'approved', 2, null);
  const first = await write('I like it', 'approved', 1, null);
  const reply = await write('So do I', 'approved', 3, first);
  await write('Not read yet', 'pending', 0, null);
  const { body } = await commentsOf(post);
  expect(body).toEqual({
    comments: [
      {
        id: first,
        parentId: null,
        authorName: 'Bo',
        isByMember: false,
        isRemoved: false,
        likes: 0,
        mark: null,
        text: 'I like it',
        writtenAt: '2026-01-01T00:01:00.000Z',
      },
      {
        id: reply,
        parentId: first,
        authorName: 'Bo',
        isByMember: false,
        isRemoved: false,
        likes: 0,
        mark: null,
        text: 'So do I',
        writtenAt: '2026-01-01T00:03:00.000Z',
      },
      {
        id: later,
        parentId: null,
        authorName: 'Bo',
        isByMember: false,
        isRemoved: false,
        likes: 0,
        mark: null,
        text: 'And I',
        writtenAt: '2026-01-01T00:02:00.000Z',
      },
    ],
    count: 3,
    ...PAGE,
  });
});

it('gives them of items of the own site only [COMT-05]', async () => {
  const other = await signInContributor(test.app, test.services, await buildSite(test.services), 'Ben');
  expect((await commentsOf(post, other)).status).toBe(404);
  expect((await commentsOf(journal)).status).toBe(404);
});

it('a copy of an item or a collection says of its comments what the original said, and follows it no further [COMT-02] [COMT-21]', async () => {
  const { services } = test;
  const { siteId } = site;
  const chosen = async (id: DocumentId) =>
    (await anna.browser.call('GET', `/api/content/${id}/comments`, undefined, anna.host)).body['choice'];
  const choose = (documentId: DocumentId, choice: CommentChoice) =>
    saveCommentChoice(services.db, siteId, documentId, choice, services.now());
  const copyOf = async (documentId: DocumentId) => {
    const copied = { siteId, documentId, author: ANNA, at: new Date(services.now()) };
    return (await services.db.transaction().execute((trx) => duplicateContent(trx, copied))).documentId;
  };
  expect(await chosen(await copyOf(post))).toEqual(NO_COMMENT_CHOICE);
  for (const [original, said] of [
    [post, { isOpen: false, isHidden: true, closeAfterDays: 30 }],
    [journal, { isOpen: true, isHidden: false, closeAfterDays: 0 }],
  ] as const) {
    await choose(original, said);
    const copy = await copyOf(original);
    expect(await chosen(copy)).toEqual(said);
    await choose(original, NO_COMMENT_CHOICE);
    expect(await chosen(copy)).toEqual(said);
  }
});
