import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommentChoice } from '#domain/comments/comment-choice.ts';
import { DEFAULT_COMMENT_SETTINGS, type CommentSettings } from '#domain/comments/comment-settings.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { createId, type Id } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import {
  ANNA,
  buildCollection,
  buildItem,
  buildSite,
  change,
  setting,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { registerHandOver } from '#server/accounts/hand-over-plugin.ts';
import { duplicateContent } from '#server/pages/duplicate-content.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { recoverDocument } from '#server/trash/recover-document.ts';
import { removeDocument } from '#server/trash/remove-document.ts';
import { findCommentedItem } from './commented-item.ts';
import { commentsCsv } from './comments-csv.ts';
import { decideComments } from './decide-comments.ts';
import { leaveReplies } from './followers.ts';
import { commentData } from './personal-data.ts';
import { registerComments } from './plugin.ts';
import { refreshComments } from './refresh-comments.ts';
import { commentRoutes } from './routes.ts';
import { sendNotices } from './send-notices.ts';
import { sendReplies } from './send-replies.ts';
import { SPAM_FILTER, type SpamFilter } from './spam-filter.ts';
import { trimComments } from './trim-comments.ts';
import { writeComment } from './write-comment.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const GUEST = { name: 'Bo', email: 'bo@example.org', text: 'I like it' };

let test: TestApp;
let site: BuiltSite;
let host: string;
let anna: Contributor;
let journal: DocumentId;
let post: DocumentId;
let people = 0;

beforeAll(async () => {
  test = await createTestApp(commentRoutes, {}, [registerHandOver, registerComments, registerPublished]);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(2 * DAY_MS);
  const { services } = test;
  site = await buildSite(services);
  host = `${site.identifier}.localhost`;
  anna = await signInContributor(test.app, services, site, 'Anna Berg');
  journal = await buildCollection(services, site.siteId, 'journal');
  post = await buildItem(services, site.siteId, journal, 'first');
  await change(services, site.siteId, post, [setting('publishAt', new Date(services.now()).toISOString())]);
  await publish();
  await services.db.updateTable('sites').set({ is_public: true }).where('id', '=', site.siteId).execute();
  await set({});
});

const publish = () =>
  publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Publish',
  });

async function call<Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: JsonObject) {
  const answer = await anna.browser.call(method, path, body, anna.host);
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  return answer.body as Body;
}
const set = (changes: Partial<CommentSettings>) =>
  call('PUT', '/api/comment-settings', {
    settings: { ...DEFAULT_COMMENT_SETTINGS, isOpen: true, hold: 'nothing', ...changes },
  });
const choose = (documentId: DocumentId, choice: Partial<CommentChoice>) =>
  call('PUT', `/api/content/${documentId}/comments`, {
    choice: { isOpen: null, isHidden: false, closeAfterDays: null, ...choice },
  });

const newAddress = () => `198.51.${Math.floor((people += 1) / 250)}.${(people % 250) + 1}`;
/** What a browser without scripts sends, from a network address of its own unless one is given. */
function postForm(
  url: string,
  fields: Readonly<Record<string, string>> = {},
  { from = newAddress(), cookie = '' }: { readonly from?: string; readonly cookie?: string } = {},
) {
  // Ids of one millisecond have no order.
  test.clock.advance(1);
  return test.app.inject({
    method: 'POST',
    url,
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie === '' ? {} : { cookie }),
    },
    remoteAddress: from,
    payload: new URLSearchParams(fields).toString(),
  });
}
const send = (fields: Readonly<Record<string, string>> = {}, from?: string) =>
  postForm(`/api/comment/write/${post}`, { ...GUEST, ...fields }, from === undefined ? {} : { from });
const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  test.app.inject({ method: 'GET', url, headers: { host, ...headers } });
const page = async () => (await get('/journal/first')).body;
const stored = () =>
  test.services.db
    .selectFrom('item_comments')
    .selectAll()
    .where('site_id', '=', site.siteId)
    .orderBy('id')
    .execute();
const oldComments = (length: number) =>
  Array.from({ length }, (_, index) => ({
    site_id: site.siteId,
    id: createId<'comment'>(),
    document_id: post,
    parent_id: null,
    kind: 'comment' as const,
    state: 'approved' as const,
    author_name: 'Old',
    author_url: '',
    body: `Old ${index}`,
    created_at: new Date(index),
  }));
/** An approved comment of somebody. */
async function written(text = 'I like it'): Promise<Id<'comment'>> {
  people += 1;
  await send({ name: `Bo ${people}`, email: `bo${people}@example.org`, text });
  const comment = (await stored()).at(-1);
  expect(comment?.body).toBe(text);
  return comment?.id ?? createId();
}

describe('comments of an item', () => {
  it('are as the item says, else as its collection, else as its type; the site is over all of them [COMT-02]', async () => {
    const takes = async () => (await page()).includes('/api/comment/write');
    expect(await takes()).toBe(true);
    await choose(journal, { isOpen: false });
    expect(await takes()).toBe(false);
    await choose(post, { isOpen: true });
    expect(await takes()).toBe(true);
    expect((await send()).statusCode).toBe(303);
    await choose(post, { isOpen: false });
    expect(await takes()).toBe(false);
    expect((await send({ text: 'More' })).statusCode).toBe(403);
    expect(await page()).toContain('I like it');
    await choose(post, { isOpen: true });
    await set({ isOpen: false });
    expect(await takes()).toBe(false);
    expect(await call('GET', `/api/content/${post}/comments`)).toEqual({
      choice: { isOpen: true, isHidden: false, closeAfterDays: null },
      isOpenAbove: false,
      isOpenOnSite: false,
    });
  });

  it('are on for blogs and off for other collections until the owner says so [COMT-02]', async () => {
    const works = await buildCollection(test.services, site.siteId, 'works');
    await change(test.services, site.siteId, works, [setting('collectionType', 'portfolio')]);
    const of = (documentId: DocumentId) => call(`GET`, `/api/content/${documentId}/comments`);
    expect(await of(works)).toMatchObject({ isOpenAbove: false });
    expect(await of(journal)).toMatchObject({ isOpenAbove: true });
  });

  it('are hidden with their number where the owner hides them, and come back [COMT-02] [COMT-08]', async () => {
    await written();
    expect((await get('/journal')).body).toContain('1 comment');
    await choose(post, { isHidden: true });
    expect(await page()).not.toContain('I like it');
    expect((await get('/journal')).body).not.toContain('1 comment');
    expect((await send({ text: 'More' })).statusCode).toBe(403);
    await choose(post, {});
    expect(await page()).toContain('I like it');
  });

  it('close by days of the item over those of the site, and pages in caches say so a minute later [COMT-29]', async () => {
    await set({ closeAfterDays: 1 });
    await choose(post, { closeAfterDays: 2 });
    test.clock.advance(DAY_MS);
    await refreshComments(test.services);
    expect(await page()).toContain('/api/comment/write');
    test.clock.advance(DAY_MS);
    expect(await page()).toContain('/api/comment/write');
    await refreshComments(test.services);
    expect(await page()).toContain('Comments are closed.');
    expect(await page()).not.toContain('/api/comment/write');
    await choose(post, { closeAfterDays: 0 });
    expect(await page()).toContain('/api/comment/write');
  });

  it('go out of sight with it and come back in their states; a copy of it has none [COMT-21]', async () => {
    const { services } = test;
    const { siteId } = site;
    await written('Shown');
    await set({ hold: 'everything' });
    await written('Held');
    const states = async () => (await call<{ counts: object }>('GET', '/api/comments?state=pending')).counts;
    const all = { pending: 1, approved: 1, spam: 0, deleted: 0 };
    expect(await states()).toEqual(all);
    const at = new Date(services.now());
    const copy = await services.db
      .transaction()
      .execute((trx) => duplicateContent(trx, { siteId, documentId: post, author: ANNA, at }));
    await publish();
    expect((await stored()).map(({ document_id: id }) => id)).toEqual([post, post]);
    expect(copy.documentId).not.toBe(post);
    await services.db
      .transaction()
      .execute((trx) => removeDocument(trx, { siteId, documentId: post, author: ANNA, at }));
    expect((await get('/journal/first')).statusCode).toBe(404);
    expect((await send({ text: 'More' })).statusCode).toBe(404);
    expect(await states()).toEqual({ pending: 0, approved: 0, spam: 0, deleted: 0 });
    expect((await call<{ total: number }>('GET', '/api/comments?state=approved')).total).toBe(0);
    await services.db
      .transaction()
      .execute((trx) => recoverDocument(trx, { siteId, documentId: post, author: ANNA, at }));
    expect(await states()).toEqual(all);
    await change(services, siteId, post, [setting('workflowState', 'published')]);
    await publish();
    expect(await page()).toContain('Shown');
  });
});

describe('who may comment', () => {
  it('is members or people who were invited where the owner says so; the page leads there [COMT-09]', async () => {
    await set({ writers: 'members' });
    expect(await page()).toContain('Members can comment here.');
    expect(await page()).not.toContain('name="email"');
    const refused = await send();
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('Members can comment here.');
    expect((await get(`/api/comment/write/${post}`)).headers.location).toBe(`/account/comments/${post}`);
    await set({ writers: 'invited' });
    expect(await page()).toContain('Only people who were invited can comment here.');
    expect((await send()).statusCode).toBe(403);
    expect((await get(`/api/comment/write/${post}`)).headers.location).toBe(
      `http://${site.identifier}.app.localhost:8080/api/comment/write/${post}`,
    );
    expect(await stored()).toEqual([]);
  });

  it('a person with the role commenter writes on the app host under the own name, without a mark [COMT-09] [COMT-12] [ROLE-16]', async () => {
    await set({ writers: 'invited', hold: 'first' });
    const vera = await signInContributor(test.app, test.services, site, 'Vera', ['commenter']);
    const asVera = (method: 'GET' | 'POST', url: string, fields: Readonly<Record<string, string>> = {}) =>
      test.app.inject({
        method,
        url,
        headers: {
          host: vera.host,
          origin: `http://${vera.host}`,
          'content-type': 'application/x-www-form-urlencoded',
          cookie: `portico_session=${vera.browser.cookies.get('portico_session')}`,
        },
        ...(method === 'POST' ? { payload: new URLSearchParams(fields).toString() } : {}),
      });
    const form = await asVera('GET', `/api/comment/write/${post}`);
    expect(form.body).toContain('You comment as Vera.');
    expect(form.body).not.toContain('name="email"');
    const sent = await asVera('POST', `/api/comment/write/${post}`, { text: 'Asked to', name: 'Eve' });
    expect(sent.statusCode).toBe(303);
    expect(await stored()).toMatchObject([
      { author_name: 'Vera', account_id: vera.accountId, state: 'pending', author_email: null },
    ]);
    await call('POST', '/api/comments/decide', { ids: [(await stored())[0]?.id ?? ''], state: 'approved' });
    const html = await page();
    expect(html).toContain('Vera');
    expect(html).not.toContain('portico-comment-mark">');
    // Whoever is signed in nowhere is asked to be first.
    const stranger = await get(`/api/comment/write/${post}`, { host: vera.host });
    expect(stranger.headers.location).toContain('/hand-over?');
  });
});

describe('likes', () => {
  const like = (id: string, cookie = '') =>
    postForm(`/api/comment/like/${post}/${id}`, {}, cookie === '' ? {} : { cookie });
  const likesOf = async (id: string) => (await stored()).find((each) => each.id === id)?.likes;

  it('are one a browser; a second click takes it back; pages show them within a minute [COMT-14]', async () => {
    const id = await written();
    expect(await page()).not.toContain('/api/comment/like');
    expect((await like(id)).statusCode).toBe(403);
    await set({ hasLikes: true });
    expect(await page()).toContain(`formAction="/api/comment/like/${post}/${id}"`.replace('A', 'a'));
    const first = await like(id);
    expect(first.body).toContain('You like this comment');
    const [kept] = first.cookies;
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(await likesOf(id)).toBe(1);
    await like(id);
    expect(await likesOf(id)).toBe(2);
    await refreshComments(test.services);
    expect(await page()).toContain('<span>2</span>');
    const back = await like(id, `${kept?.name}=${kept?.value}`);
    expect(back.body).toContain('You took back your like');
    expect(await likesOf(id)).toBe(1);
  });

  it('of 50 people at once are 50 [COMT-14]', async () => {
    await set({ hasLikes: true });
    const id = await written();
    await Promise.all(Array.from({ length: 50 }, () => like(id)));
    expect(await likesOf(id)).toBe(50);
  });

  it('are for what is shown alone, from pages of the site [COMT-05] [COMT-14]', async () => {
    await set({ hasLikes: true, hold: 'everything' });
    await send();
    const [held] = await stored();
    expect((await like(held?.id ?? '')).statusCode).toBe(404);
    const foreign = await test.app.inject({
      method: 'POST',
      url: `/api/comment/like/${post}/${held?.id}`,
      headers: { host, origin: 'http://elsewhere.example' },
    });
    expect(foreign.statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('reports', () => {
  const report = (id: string, from?: string) =>
    postForm(`/api/comment/report/${post}/${id}`, {}, from === undefined ? {} : { from });
  const stateOf = async (id: string) => (await stored()).find((each) => each.id === id)?.state;

  it('of 3 readers hold a comment again, once a reader; one that a moderator kept stays [COMT-15]', async () => {
    const id = await written();
    const asked = await get(`/api/comment/report/${post}/${id}`);
    expect(asked.body).toContain('I like it');
    expect((await report(id, '192.0.2.1')).body).toContain('Thank you. Somebody will look at this comment.');
    expect((await report(id, '192.0.2.1')).statusCode).toBe(200);
    await report(id, '192.0.2.2');
    expect(await stateOf(id)).toBe('approved');
    await report(id, '192.0.2.3');
    expect(await stateOf(id)).toBe('pending');
    expect(await page()).not.toContain('I like it');
    const listed = await call<{ comments: { reports: number }[] }>('GET', '/api/comments?state=pending');
    expect(listed.comments).toMatchObject([{ reports: 3, isKept: false }]);
    await call('POST', '/api/comments/decide', { ids: [id], state: 'approved' });
    await report(id, '192.0.2.4');
    expect(await stateOf(id)).toBe('approved');
  });

  it('count as the owner sets, from 1 [COMT-15]', async () => {
    await set({ reportsToHold: 1 });
    const id = await written();
    await report(id);
    expect(await stateOf(id)).toBe('pending');
  });

  it('are limited to 20 an hour from one network address [COMT-15]', async () => {
    const comments = oldComments(21);
    await test.services.db.insertInto('item_comments').values(comments).execute();
    const from = newAddress();
    for (const { id } of comments.slice(0, 20)) expect((await report(id, from)).statusCode).toBe(200);
    const last = comments[20]?.id ?? '';
    const refused = await report(last, from);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.body).toContain('You have reported many comments. Please wait an hour.');
    expect((await report(last, newAddress())).statusCode).toBe(200);
    test.clock.advance(60 * 60 * 1000);
    expect((await report(last, from)).statusCode).toBe(200);
  });
});

describe('whoever is barred', () => {
  const bar = (id: string, kind: string, days = 1) => call('POST', `/api/comments/${id}/bar`, { kind, days });
  const bars = async () =>
    (await call<{ bars: { id: string; kind: string; label: string }[] }>('GET', '/api/comment-bars')).bars;

  it('as a guest comments to spam, by address or network address, for as long as the owner said [COMT-25]', async () => {
    await send({}, '192.0.2.9');
    const [first] = await stored();
    await bar(first?.id ?? '', 'email');
    test.clock.advance(60_000);
    expect((await send({ text: 'Again' })).statusCode).toBe(303);
    await bar(first?.id ?? '', 'address', 2);
    await send({ name: 'Eve', email: 'eve@example.org', text: 'Other name' }, '192.0.2.9');
    expect((await stored()).map(({ state }) => state)).toEqual(['approved', 'spam', 'spam']);
    expect(await bars()).toMatchObject([
      { kind: 'address', label: 'Bo' },
      { kind: 'email', label: 'bo@example.org' },
    ]);
    test.clock.advance(DAY_MS);
    expect((await bars()).map(({ kind }) => kind)).toEqual(['address']);
    await send({ text: 'A day later' });
    expect((await stored()).at(-1)?.state).toBe('approved');
    await call('DELETE', `/api/comment-bars/${(await bars())[0]?.id}`);
    expect(await bars()).toEqual([]);
  });

  it('is barred for 1 to 365 days, by what is known of them, by the owner [COMT-25]', async () => {
    const id = await written();
    const asking = (body: JsonObject, who = anna) =>
      who.browser.call('POST', `/api/comments/${id}/bar`, body, who.host);
    for (const days of [0, 366]) expect((await asking({ kind: 'email', days })).status).toBe(400);
    expect((await asking({ kind: 'email', days: 365 })).status).toBe(200);
    expect((await asking({ kind: 'member', days: 1 })).status).toBe(409);
    const moderator = await signInContributor(test.app, test.services, site, 'Mo', ['moderator']);
    expect((await asking({ kind: 'email', days: 1 }, moderator)).status).toBe(403);
  });

  it('is forgotten with what a person wants erased [COMT-25] [CRM-24]', async () => {
    await send();
    const [first] = await stored();
    await bar(first?.id ?? '', 'email');
    const person = { siteId: site.siteId, contactId: createId() as never, emailKeys: ['bo@example.org'] };
    await test.services.db.transaction().execute((trx) => commentData.erase(trx, test.services, person));
    expect(await bars()).toEqual([]);
  });
});

describe('mails about replies', () => {
  const mailsTo = (to: string) =>
    test.services.db
      .selectFrom('outbox_mails')
      .select(['subject', 'text_body as text', 'unsubscribe_url as unsubscribe'])
      .where('site_id', '=', site.siteId)
      .where('recipient', '=', to)
      .orderBy('id')
      .execute();
  const linkIn = (text: string | undefined, kind: string) =>
    new RegExp(`/api/comment/mails/[0-9a-f]{24}\\.${kind}\\.[\\w-]+`).exec(text ?? '')?.[0] ?? '';
  const tell = () => sendReplies(test.services);
  const BO = 'bo@example.org';
  const replyTo = (id: string, text: string) => call('POST', `/api/comments/${id}/reply`, { text });

  it('go to a guest who ticked it, once the address is confirmed, with ways out by one click [COMT-28]', async () => {
    await send({ follow: 'yes' });
    const [mine] = await stored();
    const id = mine?.id ?? '';
    await replyTo(id, 'Not told yet');
    await tell();
    // One mail asks, and nothing else is sent before it is answered.
    const [asking, ...more] = await mailsTo(BO);
    expect(more).toEqual([]);
    expect(asking?.subject).toContain('Mails about replies on Test?');
    const confirm = linkIn(asking?.text, 'confirm');
    expect((await get(confirm)).body).toContain('Yes, mail me');
    expect((await postForm(confirm)).body).toContain('You will be mailed about replies.');
    await replyTo(id, 'Thank you, Bo');
    await tell();
    await tell();
    const told = (await mailsTo(BO)).slice(1);
    expect(told.map(({ subject }) => subject)).toEqual(['Anna Berg replied to you on Test']);
    expect(told[0]?.text).toContain('Thank you, Bo');
    expect(told[0]?.text).toMatch(/\/journal\/first#comment-[0-9a-f]{24}/);
    // The mail program's own way out: one POST, without cookies or a page of the site.
    expect(told[0]?.unsubscribe).toContain('.leave-thread.');
    const leave = await test.app.inject({
      method: 'POST',
      url: new URL(told[0]?.unsubscribe ?? '').pathname,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(leave.statusCode).toBe(200);
    await replyTo(id, 'Once more');
    await tell();
    expect(await mailsTo(BO)).toHaveLength(2);
  });

  it('are ended for the thread or for the whole site, and forged links do nothing [COMT-28]', async () => {
    const other = await buildItem(test.services, site.siteId, journal, 'second');
    await publish();
    for (const documentId of [post, other]) {
      test.clock.advance(60_000);
      const text = `On ${documentId}`;
      await postForm(`/api/comment/write/${documentId}`, { ...GUEST, text, follow: 'yes' });
    }
    const [asking, ...more] = await mailsTo(BO);
    expect(more).toEqual([]);
    await postForm(linkIn(asking?.text, 'confirm'));
    const following = async () =>
      (
        await test.services.db
          .selectFrom('comment_followers')
          .select(['document_id as documentId'])
          .where('site_id', '=', site.siteId)
          .where('confirmed_at', 'is not', null)
          .execute()
      ).length;
    expect(await following()).toBe(2);
    const [first] = await stored();
    const all = linkIn(asking?.text, 'leave-all');
    expect((await postForm(all.replace('leave-all', 'leave-thread'))).body).toContain(
      'This link does not work any more.',
    );
    await leaveReplies(test.services.db, site.siteId, first?.id ?? createId(), 'leave-thread');
    expect(await following()).toBe(1);
    expect((await get(all)).body).toContain('No more mails about replies on this site');
    expect((await postForm(all)).body).toContain('You get no more mails about replies on this site.');
    expect(await following()).toBe(0);
  });

  it('of a held reply wait for its approval, and for the time in which that can be undone; each is told once [COMT-18] [COMT-28]', async () => {
    await send({ follow: 'yes' });
    await postForm(linkIn((await mailsTo(BO))[0]?.text, 'confirm'));
    const [mine] = await stored();
    await set({ hold: 'everything' });
    await send({ name: 'Dan', email: 'dan@example.org', text: 'So do I', parent: mine?.id ?? '' });
    const reply = (await stored()).at(-1)?.id ?? '';
    const decide = (state: string) => call('POST', '/api/comments/decide', { ids: [reply], state });
    await tell();
    expect(await mailsTo(BO)).toHaveLength(1);
    await decide('approved');
    await tell();
    await decide('pending');
    test.clock.advance(10_000);
    await tell();
    expect(await mailsTo(BO)).toHaveLength(1);
    for (const state of ['approved', 'spam', 'approved']) {
      await decide(state);
      test.clock.advance(10_000);
      await tell();
    }
    expect((await mailsTo(BO)).map(({ subject }) => subject).slice(1)).toEqual([
      'Dan replied to you on Test',
    ]);
  });

  it('are not sent without the tick, nor to whoever wrote the reply, and forgotten where nobody confirms [COMT-28]', async () => {
    await send();
    await replyTo((await stored())[0]?.id ?? '', 'Thank you');
    await tell();
    expect(await mailsTo(BO)).toEqual([]);
    await send({ text: 'Ticked now', follow: 'yes' });
    const mine = (await stored()).at(-1)?.id ?? '';
    await postForm(linkIn((await mailsTo(BO))[0]?.text, 'confirm'));
    await send({ text: 'To myself', parent: mine });
    await tell();
    expect(await mailsTo(BO)).toHaveLength(1);
    await send({ name: 'Dan', email: 'dan@example.org', text: 'Never confirmed', follow: 'yes' });
    test.clock.advance(7 * DAY_MS + 1);
    await trimComments(test.services, site.siteId, test.services.now());
    const left = await test.services.db
      .selectFrom('comment_followers')
      .select('email')
      .where('site_id', '=', site.siteId)
      .execute();
    expect(left).toEqual([{ email: BO }]);
  });
});

describe('the author of an item', () => {
  it('is mailed about comments on items of theirs alone, where they asked for it [COMT-27]', async () => {
    const cleo = await signInContributor(test.app, test.services, site, 'Cleo', ['editor']);
    const notice = (choice: string, who = cleo) =>
      who.browser.call('PUT', '/api/comments/own-notice', { choice }, who.host);
    expect((await notice('each')).body).toEqual({ choice: 'each' });
    const mails = () =>
      test.services.db
        .selectFrom('outbox_mails')
        .select('text_body as text')
        .where('site_id', '=', site.siteId)
        .where('recipient', '=', `${cleo.accountId}@example.com`)
        .execute();
    await send();
    await sendNotices(test.services);
    expect(await mails()).toEqual([]);
    await change(test.services, site.siteId, post, [setting('authorName', 'Cleo')]);
    await publish();
    await send({ name: 'Dan', email: 'dan@example.org', text: 'For Cleo' });
    await sendNotices(test.services);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('For Cleo');
    expect(mail?.text).toContain('/journal/first');
    expect(mail?.text).not.toContain('/config/');
    // Who hears of all comments is not told twice.
    await call('PUT', '/api/comments/notice', { choice: 'each' });
    expect((await notice('each', anna)).body).toEqual({ choice: 'none' });
  });
});

describe('a spam filter', () => {
  const filterOf = (score: number) => {
    const learned: unknown[] = [];
    const filter: SpamFilter = {
      score: () => Promise.resolve(score),
      learn: (comment, decision) => {
        learned.push([comment.text, decision]);
        return Promise.resolve();
      },
    };
    return { filter, learned };
  };

  it('holds a comment or takes it for spam, never lets through what the site holds, and learns [COMT-24]', async () => {
    const { services } = test;
    const { siteId } = site;
    const item = await findCommentedItem(services.db, siteId, post, services.now());
    expect(item).not.toBeNull();
    if (item === null) return;
    const write = (text: string, score: number, changes: Partial<CommentSettings> = {}) => {
      test.clock.advance(1);
      return writeComment(
        services,
        {
          siteId,
          item: { ...item, site: { ...item.site, ...changes } },
          parentId: null,
          comment: { ...GUEST, text },
          address: newAddress(),
          key: 'none',
        },
        filterOf(score).filter,
      );
    };
    await write('One', 0.1);
    await write('Two', 0.6);
    await write('Three', 0.95);
    await write('Four', 0, { hold: 'everything' });
    expect((await stored()).map(({ body, state }) => [body, state])).toEqual([
      ['One', 'approved'],
      ['Two', 'pending'],
      ['Three', 'spam'],
      ['Four', 'pending'],
    ]);
    const { filter, learned } = filterOf(0);
    const ids = (await stored()).map(({ id }) => id);
    await decideComments(services, siteId, { ids, state: 'spam', by: anna.accountId }, filter);
    expect(learned).toEqual([
      ['One', 'spam'],
      ['Two', 'spam'],
      ['Four', 'spam'],
    ]);
  });

  it('is none at first; the captcha that the owner switches on asks guests to wait [COMT-24]', async () => {
    expect(SPAM_FILTER).toBeNull();
    await set({ hasCaptcha: true });
    const asked = await send();
    expect(asked.statusCode).toBe(400);
    expect(asked.body).toContain('Please wait 5 seconds, then send your comment.');
    expect(asked.body).toContain('I like it');
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(asked.body)?.[1] ?? '';
    const waited = { key: field('key'), ticket: field('ticket') };
    // Sending takes one millisecond.
    test.clock.advance(4_998);
    expect((await send(waited)).body).toContain('Please wait 5 seconds');
    expect((await send({ ...waited, text: 'Another text' })).body).toContain('Please wait 5 seconds');
    expect(await stored()).toEqual([]);
    expect((await send(waited)).statusCode).toBe(303);
    expect((await send(waited)).statusCode).toBe(400);
    expect(await stored()).toHaveLength(1);
  });
});

describe('the comments block', () => {
  it('shows the thread where it stands, in place of the end of the item [COMT-03]', async () => {
    await written();
    expect((await page()).match(/I like it/g)).toHaveLength(1);
    const block = {
      type: 'block',
      blockType: 'comments',
      sectionId: 's1',
      desktop: { x: 0, y: 0, w: 24, h: 8 },
      mobile: null,
      dataVersion: 1,
      data: {},
    } as const;
    await change(test.services, site.siteId, post, [
      { op: 'put', record: { id: 's1', type: 'section', order: 'V' } },
      { op: 'put', record: { id: 'b1', ...block } },
      { op: 'put', record: { id: 'b2', ...block, desktop: { x: 0, y: 8, w: 24, h: 8 } } },
    ]);
    await publish();
    const html = await page();
    expect(html.match(/I like it/g)).toHaveLength(1);
    expect(html.match(/id="comments"/g)).toHaveLength(1);
    expect(html.indexOf('I like it')).toBeLessThan(html.indexOf('</main>'));
    expect(html).toMatch(/data-block-type="comments"[^>]*>.*I like it/s);
  });
});

describe('scripts of a thread', () => {
  const sendByScript = (fields: Readonly<Record<string, string>> = {}) => {
    test.clock.advance(1);
    return test.app.inject({
      method: 'POST',
      url: `/api/comment/write/${post}`,
      headers: {
        host,
        origin: `http://${host}`,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      remoteAddress: newAddress(),
      payload: new URLSearchParams({ ...GUEST, ...fields }).toString(),
    });
  };

  it('are told where a comment stands, what waits, and what is wrong at which field [COMT-11]', async () => {
    const shown = await sendByScript();
    const [first] = await stored();
    expect(shown.json()).toEqual({ place: `/journal/first#comment-${first?.id}` });
    await set({ hold: 'everything' });
    const held = await sendByScript({ text: 'And this' });
    const { html } = held.json<{ html: string }>();
    expect(html).toContain(`id="comment-${(await stored()).at(-1)?.id}"`);
    expect(html).toContain('Your comment is awaiting moderation.');
    expect(html).not.toContain('bo@example.org');
    const wrong = await sendByScript({ name: '', email: 'nobody' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toEqual({
      message: null,
      errors: {
        name: 'Please enter your name.',
        email: 'Please enter an email address such as name@example.com.',
      },
    });
    await set({ closeAfterDays: 1 });
    test.clock.advance(DAY_MS);
    const late = await sendByScript({ text: 'Late' });
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
      403,
      'Comments are closed.',
    ]);
  });

  it('stand in pages whose thread takes something, and in no others [COMT-11] [EDIT-215]', async () => {
    const runs = async () => (await page()).includes('<script type="module"');
    expect(await runs()).toBe(true);
    await set({ isOpen: false });
    expect(await runs()).toBe(false);
  });
});

describe('comments outside of their page', () => {
  it('are a feed of the site and one of each item, of the 50 newest approved ones, without addresses [COMT-04] [COMT-33]', async () => {
    await written('A **fine** window');
    await set({ hold: 'everything' });
    await send({ text: 'Held back' });
    for (const url of ['/comments.xml', '/journal/first/comments.xml']) {
      const feed = await get(url);
      expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
      expect(feed.body).toContain('<strong>fine</strong>');
      expect(feed.body).toMatch(/\/journal\/first#comment-[0-9a-f]{24}/);
      expect(feed.body).not.toContain('Held back');
      expect(feed.body).not.toContain('@example.org');
    }
    await test.services.db.insertInto('item_comments').values(oldComments(60)).execute();
    await set({});
    expect((await get('/comments.xml')).body.match(/<item>/g)).toHaveLength(50);
  });

  it('are in a feed only where their item is read [COMT-02] [COMT-05] [COMT-33]', async () => {
    await written('In sight');
    const feeds = async () => [
      (await get('/comments.xml')).body.includes('In sight'),
      (await get('/journal/first/comments.xml')).body.includes('In sight'),
    ];
    expect(await feeds()).toEqual([true, true]);
    await choose(journal, { isHidden: true });
    expect(await feeds()).toEqual([false, false]);
    await choose(journal, {});
    await test.services.db
      .insertInto('content_locks')
      .values({
        site_id: site.siteId,
        document_id: journal,
        password_hash: 'x',
        key_id: '0'.repeat(24),
        changed_at: new Date(0),
      })
      .execute();
    await set({});
    expect(await feeds()).toEqual([false, false]);
    await set({ isEnabled: false });
    expect((await get('/comments.xml')).statusCode).toBe(404);
  });

  it('are a table for those who decide about them [COMT-33]', async () => {
    await send({ name: '=Bo', text: 'Two\nlines' });
    let csv = '';
    for await (const part of commentsCsv(test.services, site)) csv += part;
    expect(csv).toContain('Id,Answers,Written,State,Name,Email,Text,Likes,Reports,Page');
    expect(csv).toContain('approved,\'=Bo,bo@example.org,"Two\nlines",0,0,http');
    const editor = await signInContributor(test.app, test.services, site, 'Ed', ['editor']);
    expect((await editor.browser.call('GET', '/api/comments.csv', undefined, editor.host)).status).toBe(403);
  });
});
