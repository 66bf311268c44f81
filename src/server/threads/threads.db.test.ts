import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Thread } from '#contract/threads.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import {
  MAX_COMMENTS_PER_THREAD,
  MAX_THREAD_COMMENT_LENGTH,
  MAX_THREADS_PER_DOCUMENT,
} from '#domain/threads/thread-limits.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { openEventStream } from '#server/documents/event-stream.ts';
import { buildPage, buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { grantRoles } from '#server/roles/queries.ts';

let test: TestApp;
let site: BuiltSite;
let ada: Contributor;
let ed: Contributor;
let page: DocumentId;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(61_000);
  site = await buildSite(test.services);
  ada = await signInContributor(test.app, test.services, site, 'Ada');
  ed = await signInContributor(test.app, test.services, site, 'Ed', ['editor']);
  page = await buildPage(test.services, site.siteId, 'Opening hours', 'hours');
  await test.services.db.deleteFrom('outbox_mails').execute();
});

function as(person: Contributor, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: JsonObject) {
  test.clock.advance(1);
  return person.browser.call(method, `/api/documents/${page}/${path}`, body, person.host);
}
const said = (text: string, mentions: readonly Contributor[] = []) => ({
  commentId: createId<'thread-comment'>(),
  text,
  mentions: mentions.map(({ accountId }) => accountId),
});
const start = (person: Contributor, recordId: string | null, comment: JsonObject) =>
  as(person, 'POST', 'threads', { recordId, ...comment });
const reply = (person: Contributor, { id }: Thread, comment: JsonObject) =>
  as(person, 'POST', `threads/${id}/comments`, comment);
const setState = (person: Contributor, { id }: Thread, state: string) =>
  as(person, 'PUT', `threads/${id}/state`, { state });

async function started(person: Contributor, recordId: string | null, comment: JsonObject): Promise<Thread> {
  return (await start(person, recordId, comment)).body as unknown as Thread;
}
async function listed(person: Contributor, query = ''): Promise<Thread[]> {
  return (await as(person, 'GET', `threads${query}`)).body['threads'] as unknown as Thread[];
}
async function read(person: Contributor, { id }: Thread): Promise<Thread> {
  return (await as(person, 'GET', `threads/${id}`)).body as unknown as Thread;
}
const counts = async (person: Contributor) => (await as(person, 'GET', 'thread-counts')).body;

async function mails() {
  return test.services.db
    .selectFrom('outbox_mails')
    .select(['recipient', 'subject', 'text_body as text'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

it('whoever may see a page comments on a block of it, others answer, and it is resolved and opened again [ROLE-14]', async () => {
  await grantRoles(test.services.db, site.siteId, {
    accountId: ed.accountId,
    roles: ['editor'],
    isReviewed: true,
    now: test.clock.now,
  });
  const thread = await started(ed, 'b1', said('Are we open on Sundays?'));
  expect(thread).toMatchObject({ recordId: 'b1', state: 'open', isUnread: false, commentCount: 1 });
  expect(await counts(ada)).toEqual({
    open: 1,
    unread: 1,
    resolved: 0,
    records: [{ recordId: 'b1', open: 1, unread: 1 }],
  });
  expect(await listed(ed, '?recordId=b1')).toMatchObject([{ id: thread.id }]);
  expect(await listed(ed, '?recordId=b2')).toEqual([]);
  await reply(ada, thread, said('We are.'));
  expect((await read(ed, thread)).comments).toMatchObject([
    { author: { name: 'Ed' }, isOwn: true, text: 'Are we open on Sundays?' },
    { author: { name: 'Ada' }, isOwn: false, text: 'We are.' },
  ]);
  expect((await setState(ada, thread, 'resolved')).body).toMatchObject({
    state: 'resolved',
    resolvedBy: 'Ada',
  });
  expect(await listed(ed)).toEqual([]);
  expect(await listed(ed, '?state=resolved')).toMatchObject([{ id: thread.id, commentCount: 2 }]);
  expect(await counts(ed)).toMatchObject({ open: 0, unread: 0, resolved: 1, records: [] });
  expect((await setState(ed, thread, 'open')).body).toMatchObject({ state: 'open', resolvedBy: null });
  // An answer opens it, too.
  await setState(ed, thread, 'resolved');
  expect((await reply(ada, thread, said('Not in winter.'))).body).toMatchObject({ state: 'open' });
});

it('who may not see pages in the editor neither reads nor writes comments [ROLE-15] [ROLE-16] [ROLE-19]', async () => {
  const thread = await started(ada, null, said('For us.'));
  for (const role of ['moderator', 'commenter', 'viewer'] as const) {
    const other = await signInContributor(test.app, test.services, site, role, [role]);
    for (const answer of [await as(other, 'GET', 'threads'), await reply(other, thread, said('Hello'))]) {
      expect(answer.body['code']).toBe('not-permitted');
    }
  }
});

it('a comment has 1 to 5,000 characters', async () => {
  for (const text of ['', '   ', 'x'.repeat(MAX_THREAD_COMMENT_LENGTH + 1)]) {
    expect((await start(ada, null, said(text))).body['code']).toBe('invalid-input');
  }
  expect(await started(ada, null, said(' x '))).toMatchObject({ comments: [{ text: 'x' }] });
  const longest = 'x'.repeat(MAX_THREAD_COMMENT_LENGTH);
  expect(await started(ada, null, said(longest))).toMatchObject({ comments: [{ text: longest }] });
});

it('a comment that is sent again is there once, and is nobody else’s', async () => {
  const comment = said('Once');
  const thread = await started(ada, 'b1', comment);
  expect(await started(ada, 'b1', comment)).toEqual(thread);
  const answer = said('Twice');
  await Promise.all([reply(ed, thread, answer), reply(ed, thread, answer)]);
  expect(await read(ada, thread)).toMatchObject({ commentCount: 2, comments: [{}, { text: 'Twice' }] });
  expect((await reply(ada, thread, answer)).status).toBe(404);
});

it('everybody changes and deletes their own comments alone; with the last one the thread goes', async () => {
  const thread = await started(ada, 'b1', said('Frist'));
  await reply(ed, thread, said('Second'));
  const [first, second] = (await read(ada, thread)).comments;
  const path = `threads/${thread.id}/comments/`;
  const edit = { text: 'First', mentions: [] };
  expect((await as(ed, 'PUT', path + first?.id, edit)).status).toBe(404);
  expect((await as(ed, 'DELETE', path + first?.id)).status).toBe(404);
  expect((await as(ada, 'PUT', path + first?.id, edit)).body).toMatchObject({
    comments: [{ text: 'First', editedAt: expect.any(String) }, { editedAt: null }],
  });
  expect((await as(ada, 'DELETE', path + first?.id)).body).toMatchObject({
    thread: { commentCount: 1, lastAt: second?.createdAt, comments: [{ text: 'Second' }] },
  });
  expect((await as(ed, 'DELETE', path + second?.id)).body).toEqual({ thread: null });
  expect(await counts(ada)).toMatchObject({ open: 0, records: [] });
  expect((await as(ada, 'GET', `threads/${thread.id}`)).status).toBe(404);
});

it('what others wrote is unread until it was read, up to the comment that was seen', async () => {
  const thread = await started(ada, 'b1', said('One'));
  const markRead = (commentId: string | undefined) =>
    as(ed, 'PUT', `threads/${thread.id}/read`, { commentId: commentId ?? '' });
  expect((await listed(ed))[0]?.isUnread).toBe(true);
  const [one] = (await read(ed, thread)).comments;
  await reply(ada, thread, said('Two'));
  await markRead(one?.id);
  expect((await listed(ed))[0]?.isUnread).toBe(true);
  const two = (await read(ed, thread)).comments[1];
  await markRead(two?.id);
  // Late news of an older one does not take it back.
  await markRead(one?.id);
  expect((await listed(ed))[0]?.isUnread).toBe(false);
  expect(await counts(ed)).toMatchObject({ open: 1, unread: 0 });
  // One's own answer is read.
  await reply(ed, thread, said('Three'));
  expect((await listed(ed))[0]?.isUnread).toBe(false);
  expect((await listed(ada))[0]?.isUnread).toBe(true);
});

it('who is mentioned gets one mail with the comment and a link to the thread, people who may see the page alone [ROLE-14]', async () => {
  const viewer = await signInContributor(test.app, test.services, site, 'Vi', ['viewer']);
  const stranger = await signInContributor(test.app, test.services, await buildSite(test.services), 'Zoe');
  const people = (await as(ada, 'GET', 'mentionable')).body['people'] as JsonObject[];
  expect(people.map(({ name }) => name)).toEqual(['Ada', 'Ed']);
  expect((await as(ada, 'GET', 'mentionable?search=e')).body['people']).toMatchObject([{ name: 'Ed' }]);

  const thread = await started(ada, 'b1', said('@Ed @Ada @Vi @Zoe look', [ed, ada, viewer, stranger]));
  const link = `/config/pages?frameUrl=%2Fhours&thread=${thread.id}`;
  expect(await mails()).toMatchObject([
    { recipient: `${ed.accountId}@example.com`, subject: 'Ada mentioned you on Opening hours' },
  ]);
  expect((await mails())[0]?.text).toContain(link);
  expect((await mails())[0]?.text).toContain('@Ed @Ada @Vi @Zoe look');
  const [comment] = thread.comments;
  expect(comment?.mentions).toEqual([{ id: ed.accountId, name: 'Ed' }]);

  // Edited, only who was not mentioned before is told.
  const bob = await signInContributor(test.app, test.services, site, 'Bob', ['editor']);
  const edit = (mentions: readonly Contributor[]) => {
    const { text, mentions: ids } = said('@Ed @Bob', mentions);
    return as(ada, 'PUT', `threads/${thread.id}/comments/${comment?.id}`, { text, mentions: ids });
  };
  expect((await edit([ed, bob])).body).toMatchObject({ comments: [{ mentions: [{}, {}] }] });
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([
    `${ed.accountId}@example.com`,
    `${bob.accountId}@example.com`,
  ]);
  expect((await edit([bob])).body).toMatchObject({ comments: [{ mentions: [{ name: 'Bob' }] }] });
  // Put back, nobody is told a second time.
  expect((await edit([ed, bob])).body).toMatchObject({ comments: [{ mentions: [{}, {}] }] });
  expect(await mails()).toHaveLength(2);
});

it('people in the page are told at once that its comments changed, without a change of the page', async () => {
  const told: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const close = await openEventStream(test.services, {
    siteId: site.siteId,
    documentId: page,
    since: 0,
    person: {
      clientId: 'client-of-test',
      accountId: ed.accountId,
      sessionId: createId<'session'>(),
      name: 'Ed',
    },
    isStillAllowed: async () => true,
    channel: {
      send: ({ lines }) => {
        const text = lines.toString();
        told.push(text);
        if (text.includes('event: threads')) resolve(text);
      },
      waitingBytes: () => 0,
      beat: () => undefined,
      end: () => undefined,
      onClosed: () => undefined,
    },
  });
  await start(ada, 'b1', said('Live'));
  expect(await promise).toBe('event: threads\ndata: {}\n\n');
  expect(told.filter((text) => text.includes('event: change'))).toEqual([]);
  close();
});

it('an account that is deleted leaves its comments without a name, and its reading is forgotten [ROLE-24]', async () => {
  const thread = await started(ed, 'b1', said('@Ada Mine', [ada]));
  await reply(ada, thread, said('@Ed Yours', [ed]));
  await setState(ed, thread, 'resolved');
  await as(ed, 'PUT', `threads/${thread.id}/read`, {
    commentId: (await read(ed, thread)).comments[1]?.id ?? '',
  });
  await test.services.db.deleteFrom('accounts').where('id', '=', ed.accountId).execute();
  expect(await read(ada, thread)).toMatchObject({
    state: 'resolved',
    resolvedBy: null,
    comments: [
      { author: null, isOwn: false, text: '@Ada Mine' },
      { author: { name: 'Ada' }, mentions: [] },
    ],
  });
  const reads = test.services.db.selectFrom('thread_reads').select('thread_id');
  expect(await reads.where('site_id', '=', site.siteId).execute()).toEqual([]);
});

it('a page has at most 500 threads and a thread 100 comments, and says so', async () => {
  const first = await started(ada, null, said('First'));
  const { db } = test.services;
  const at = new Date(test.clock.now);
  const { siteId } = site;
  const threads = Array.from({ length: MAX_THREADS_PER_DOCUMENT - 2 }, () => ({
    site_id: siteId,
    id: createId<'thread'>(),
    document_id: page,
    record_id: null,
    state: 'resolved' as const,
    resolved_by: null,
    resolved_at: at,
    comment_count: 0,
    last_at: at,
  }));
  await db.insertInto('document_threads').values(threads).execute();
  // Of two at once that would be the last, one is.
  const answers = await Promise.all([start(ada, null, said('a')), start(ed, null, said('b'))]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await start(ada, null, said('c'))).body).toMatchObject({
    code: 'too-many-threads',
    error:
      'This page has 500 threads of comments, which is the most. Answer in one of them, or delete some of yours.',
  });
  expect((await listed(ada, '?state=resolved&pageSize=50&page=10')).length).toBe(48);

  await db
    .updateTable('document_threads')
    .set({ comment_count: MAX_COMMENTS_PER_THREAD - 1 })
    .where('id', '=', first.id)
    .execute();
  expect((await reply(ada, first, said('Last'))).status).toBe(200);
  expect((await reply(ada, first, said('One more'))).body).toMatchObject({
    code: 'too-many-replies',
    error: 'This thread has 100 comments, which is the most. Begin a new one.',
  });
});

it('comments are no part of the page: neither its version nor its history changes, and they go with it into the trash', async () => {
  const versionOf = async () =>
    (
      await test.services.db
        .selectFrom('documents')
        .select('version')
        .where('id', '=', page)
        .executeTakeFirstOrThrow()
    ).version;
  const before = await versionOf();
  const thread = await started(ada, 'b1', said('Aside'));
  expect(await versionOf()).toBe(before);
  await ada.browser.call('DELETE', `/api/content/${page}`, undefined, ada.host);
  expect((await as(ada, 'GET', 'threads')).status).toBe(404);
  expect((await reply(ada, thread, said('Too late'))).status).toBe(404);
  await ada.browser.call('POST', `/api/content/${page}/recover`, undefined, ada.host);
  expect(await listed(ada)).toMatchObject([{ id: thread.id }]);
});

it('the activity log tells who commented on which page, not what [ROLE-14]', async () => {
  await start(ed, 'b1', said('A secret remark'));
  await test.consumeEvents();
  const { body } = await ada.browser.call('GET', '/api/activity', undefined, ada.host);
  expect(JSON.stringify(body)).not.toContain('A secret remark');
  expect(body['entries']).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'discussed', title: 'Opening hours' })]),
  );
});
