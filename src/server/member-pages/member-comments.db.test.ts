import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import { DEFAULT_COMMENT_SETTINGS, type CommentSettings } from '#domain/comments/comment-settings.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { barWriter } from '#server/comments/comment-bars.ts';
import { saveCommentSettings } from '#server/comments/comment-settings.ts';
import { buildCollection, buildItem, change, setting } from '#server/documents/testing/build-site.ts';
import { givePlan } from '#server/gating/memberships.ts';
import { savePlan } from '#server/gating/plans.ts';
import { tidyMembers } from '#server/members/tidy-members.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { DAY_MS, MINUTE_MS, MemberSite, type TestBrowser } from './testing/member-site.ts';

let at: MemberSite;
let post: DocumentId;
let own: string;

beforeAll(async () => {
  at = await MemberSite.start();
});
afterAll(() => at.close());
beforeEach(async () => {
  await at.build();
  await at.switchOn({ signIn: 'link' });
  const { services } = at.test;
  const { siteId } = at.site;
  const journal = await buildCollection(services, siteId, 'journal');
  post = await buildItem(services, siteId, journal, 'first');
  own = `/account/comments/${post}`;
  await change(services, siteId, post, [setting('publishAt', new Date(services.now()).toISOString())]);
  await publishDocuments(services, { siteId, documentIds: 'all', authorId: null, name: 'First' });
  const comments = { ...DEFAULT_COMMENT_SETTINGS, isOpen: true, hold: 'nothing' } as const;
  await saveCommentSettings(services.db, siteId, comments, services.now());
});

async function named(email = 'ada@example.org', firstName = 'Ada', lastName = 'Byron'): Promise<TestBrowser> {
  const browser = await at.join(email);
  await browser.send('/account/profile', { firstName, lastName });
  return browser;
}

const page = async () => (await at.openBrowser().visit('/journal/first')).body;
const stored = () =>
  at.test.services.db
    .selectFrom('item_comments')
    .selectAll()
    .where('site_id', '=', at.site.siteId)
    .orderBy('id')
    .execute();

it('a member comments under the own name with nothing but the text; the cached page is the same for all [COMT-09] [MEMB-29]', async () => {
  const ada = await named();
  const before = await page();
  expect(before).toContain(`href="${own}"`);
  expect((await ada.visit('/journal/first')).body).toBe(before);
  const form = await ada.visit(own);
  expect(form.body).toContain('You comment as Ada Byron.');
  expect(form.body).not.toMatch(/name="(?:name|email)"/);
  expect(form.headers['cache-control']).toBe('private, no-store');
  const sent = await ada.send(own, { text: 'First\nline two' });
  expect(sent.headers.location).toMatch(/^\/journal\/first#comment-[0-9a-f]{24}$/);
  expect(await page()).toContain('Ada Byron');
  expect(await page()).not.toContain('ada@example.org');
  expect(await stored()).toMatchObject([{ author_email: 'ada@example.org', sender_hash: null }]);
});

it('the form of the cached page takes the name of the account, too, and no other [COMT-09] [COMT-12]', async () => {
  const ada = await named();
  await ada.post(`/api/comment/write/${post}`, {
    name: 'Eve',
    email: 'eve@example.org',
    text: 'Hello there',
  });
  const [comment] = await stored();
  expect(comment).toMatchObject({ author_name: 'Ada Byron', author_email: 'ada@example.org' });
  const answer = await ada.visit(`/api/comment/reply/${post}/${comment?.id}`);
  expect(answer.headers.location).toBe(`${own}?parent=${comment?.id}`);
});

it('a member without a name stands there as one, and the address nowhere [COMT-04] [COMT-09] [COMT-33]', async () => {
  const ada = await at.join('ada@example.org');
  await ada.send(own, { text: 'Hello there' });
  for (const url of ['/journal/first', '/comments.xml']) {
    const { body } = await at.openBrowser().visit(url);
    expect(body).toContain('Member');
    expect(body).not.toContain('Guest');
    expect(body).not.toContain('ada@example.org');
  }
});

it('who is not signed in does so first, and comes back [MEMB-23]', async () => {
  const answer = await at.openBrowser().visit(own);
  expect(answer.headers.location).toBe(`/account/login?to=${encodeURIComponent(own)}`);
});

it('comments are counted by account, not by network address [COMT-23]', async () => {
  const [ada, bob] = [await named(), await named('bob@example.org', 'Bob', 'Ross')];
  expect((await ada.send(own, { text: 'One of mine' })).statusCode).toBe(303);
  expect((await ada.send(own, { text: 'Two of mine' })).statusCode).toBe(429);
  expect((await bob.send(own, { text: 'One of his' })).statusCode).toBe(303);
});

it('the text is changed for 15 minutes, by its writer alone [COMT-13]', async () => {
  const [ada, bob] = [await named(), await named('bob@example.org', 'Bob', 'Ross')];
  await ada.send(own, { text: 'Frist' });
  const [comment] = await stored();
  const id = comment?.id ?? '';
  expect((await ada.visit(`${own}?edit=${id}`)).body).toContain('Frist</textarea>');
  await bob.send(own, { comment: id, text: 'Stolen' });
  await ada.send(own, { comment: id, text: '' });
  expect(await page()).toContain('Frist');
  await ada.send(own, { comment: id, text: 'First' });
  expect(await page()).toContain('First');
  at.test.clock.now = (comment?.created_at?.getTime() ?? 0) + 15 * MINUTE_MS;
  expect((await ada.send(own, { comment: id, text: 'Late' })).statusCode).toBe(409);
  expect(await page()).not.toContain('Late');
});

it('is removed at any time; what was answered stays as “Comment removed” [COMT-13]', async () => {
  const [ada, bob] = [await named(), await named('bob@example.org', 'Bob', 'Ross')];
  await ada.send(own, { text: 'A question' });
  const [question] = await stored();
  await bob.send(own, { text: 'An answer', parent: question?.id ?? '' });
  const answer = (await stored()).find(({ body }) => body === 'An answer');
  at.test.clock.now += DAY_MS;
  const remove = (browser: TestBrowser, id = '') => browser.send(own, { comment: id, remove: 'yes' });
  expect((await remove(bob, question?.id)).statusCode).toBe(404);
  await remove(ada, question?.id);
  expect(await page()).toContain('Comment removed');
  expect(await page()).not.toContain('A question');
  expect(await page()).not.toContain('Ada Byron');
  await remove(bob, answer?.id);
  expect((await stored()).map(({ id }) => id)).toEqual([question?.id]);
});

it('of an erased member stays without name and address [MEMB-70]', async () => {
  const ada = await named();
  await ada.send(own, { text: 'I was here' });
  await ada.send('/account/leave');
  at.test.clock.now += 7 * DAY_MS;
  await tidyMembers(at.test.services);
  expect(await stored()).toMatchObject([{ member_id: null, author_name: '', author_email: null }]);
});

async function set(changes: Partial<CommentSettings>): Promise<void> {
  const settings = { ...DEFAULT_COMMENT_SETTINGS, isOpen: true, hold: 'nothing', ...changes } as const;
  await saveCommentSettings(at.test.services.db, at.site.siteId, settings, at.test.clock.now);
}

it('is for members of chosen plans where the owner says so [COMT-09]', async () => {
  const { services } = at.test;
  const { siteId } = at.site;
  const planId = await savePlan(services, siteId, null, {
    name: 'Friends',
    description: '',
    benefits: [],
    visibility: 'public',
    isOpen: true,
    opensAt: null,
    closesAt: null,
    places: null,
    price: { kind: 'free' },
    image: null,
    areaIds: [],
  });
  await set({ writers: 'plans', planIds: [planId] });
  const ada = await named();
  expect((await ada.visit(own)).body).toContain('Your membership does not include comments.');
  const refused = await ada.post(`/api/comment/write/${post}`, { text: 'Let me' });
  expect(refused.statusCode).toBe(403);
  const member = await services.db
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  await givePlan(services, siteId, member.id, planId);
  expect((await ada.send(own, { text: 'As a friend' })).statusCode).toBe(303);
  expect(await page()).toContain('As a friend');
});

it('a member who is barred reads so; likes are one a member [COMT-14] [COMT-25]', async () => {
  const { services } = at.test;
  const { siteId } = at.site;
  await set({ hasLikes: true });
  const ada = await named();
  await ada.send(own, { text: 'Hello there' });
  const [comment] = await stored();
  const id = comment?.id ?? createId<'comment'>();
  for (const likes of [1, 0, 1]) {
    await ada.post(`/api/comment/like/${post}/${id}`);
    ada.cookies.delete('portico_likes');
    expect(await stored()).toMatchObject([{ likes }]);
  }
  await barWriter(services, siteId, { commentId: id, kind: 'member', days: 1 });
  at.test.clock.now += MINUTE_MS;
  const refused = await ada.send(own, { text: 'Once more' });
  expect(refused.statusCode).toBe(403);
  expect(refused.body).toContain('You cannot comment on this site.');
  expect(refused.body).toContain('Once more');
  at.test.clock.now += DAY_MS;
  expect((await ada.send(own, { text: 'Once more' })).statusCode).toBe(303);
});
