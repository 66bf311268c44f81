import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_COMMENT_SETTINGS, type CommentSettings } from '#domain/comments/comment-settings.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { JsonObject } from '#lib/json.ts';
import {
  buildCollection,
  buildItem,
  buildSite,
  change,
  setting,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { keepCaptchaSecret } from '#server/forms/captcha/captcha-secret.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { registerComments } from './plugin.ts';
import { commentRoutes } from './routes.ts';
import { sendNotices } from './send-notices.ts';
import { trimComments } from './trim-comments.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AWAITING = 'Your comment is awaiting moderation.';

let test: TestApp;
let site: BuiltSite;
let host: string;
let anna: Contributor;
let post: DocumentId;
let senders = 0;

beforeAll(async () => {
  test = await createTestApp(commentRoutes, {}, [registerComments, registerPublished]);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(2 * DAY_MS);
  const { services } = test;
  site = await buildSite(services);
  host = `${site.identifier}.localhost`;
  anna = await signInContributor(test.app, services, site, 'Anna Berg');
  const journal = await buildCollection(services, site.siteId, 'journal');
  post = await buildItem(services, site.siteId, journal, 'first');
  const publishAt = new Date(services.now()).toISOString();
  await change(services, site.siteId, post, [setting('publishAt', publishAt), setting('authorName', 'Cleo')]);
  await publishDocuments(services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'First',
  });
  await services.db.updateTable('sites').set({ is_public: true }).where('id', '=', site.siteId).execute();
  await set({});
});

async function set(changes: Partial<CommentSettings>): Promise<void> {
  const settings = { ...DEFAULT_COMMENT_SETTINGS, isOpen: true, ...changes };
  const answer = await anna.browser.call('PUT', '/api/comment-settings', { settings }, anna.host);
  expect(answer.status).toBe(200);
}

const GUEST = { name: 'Bo', email: 'bo@example.org', text: 'I like it' };

/** What a browser without scripts sends; each from a network address of its own unless one is given. */
function send(fields: Readonly<Record<string, string>> = {}, from?: string, accept = 'text/html') {
  senders += 1;
  return test.app.inject({
    method: 'POST',
    url: `/api/comment/write/${post}`,
    headers: {
      host,
      accept,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    remoteAddress: from ?? `198.51.${Math.floor(senders / 250)}.${(senders % 250) + 1}`,
    payload: new URLSearchParams({ ...GUEST, ...fields }).toString(),
  });
}

const get = (url: string) => test.app.inject({ method: 'GET', url, headers: { host } });
const page = async () => (await get('/journal/first')).body;
const stored = () =>
  test.services.db
    .selectFrom('item_comments')
    .selectAll()
    .where('site_id', '=', site.siteId)
    .orderBy('id')
    .execute();
async function call<Body>(method: 'GET' | 'POST', path: string, body?: JsonObject): Promise<Body> {
  const answer = await anna.browser.call(method, path, body, anna.host);
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  return answer.body as Body;
}
const decide = (ids: string[], state: string) =>
  call<{ before: { id: string; state: string }[] }>('POST', '/api/comments/decide', { ids, state });
interface Listed {
  comments: { id: string; authorEmail: string | null; item: { title: string; path: string } | null }[];
  total: number;
  counts: Record<string, number>;
}

describe('a guest without scripts', () => {
  it('comments, sees that it is held, and reads it on the page once it is approved [COMT-06] [COMT-09] [COMT-11] [COMT-16] [COMT-17]', async () => {
    expect(await page()).toContain(`action="/api/comment/write/${post}"`);
    const sent = await send();
    expect(sent.statusCode).toBe(303);
    const notice = await get(String(sent.headers.location));
    expect(notice.body).toContain(AWAITING);
    expect(notice.body).toContain('I like it');
    expect(notice.headers['cache-control']).toBe('no-store');
    expect(await page()).not.toContain('I like it');
    const [comment] = await stored();
    await decide([comment?.id ?? ''], 'approved');
    expect(await page()).toContain('I like it');
    const moved = await get(String(sent.headers.location));
    expect(moved.statusCode).toBe(303);
    expect(moved.headers.location).toBe(`/journal/first#comment-${comment?.id}`);
    // A person who was approved before is not held again.
    const again = await send({ text: 'And this, too' });
    expect(again.headers.location).toMatch(/^\/journal\/first#comment-[0-9a-f]{24}$/);
    expect(await page()).toContain('And this, too');
  });

  it('leaves the address with the site alone [COMT-04]', async () => {
    await set({ hold: 'nothing' });
    await send();
    expect(await page()).toContain('I like it');
    for (const url of ['/journal/first', '/journal', '/journal/feed.xml']) {
      expect((await get(url)).body).not.toContain('bo@example.org');
    }
    const canvas = await anna.browser.call('GET', `/api/items/${post}/comments`, undefined, anna.host);
    expect(JSON.stringify(canvas.body)).not.toContain('bo@example.org');
    const listed = await call<Listed>('GET', '/api/comments?state=approved');
    expect(listed.comments[0]?.authorEmail).toBe('bo@example.org');
  });

  it.each([
    [{ name: '' }, 'Please enter your name.'],
    [{ name: 'n'.repeat(81) }, 'A name can have at most 80 characters.'],
    [{ email: 'nobody' }, 'Please enter an email address such as name@example.com.'],
    [{ text: ' ' }, 'Please write something.'],
    [{ text: 'Long '.repeat(1001) }, 'A comment can have at most 5000 characters. Yours has 5004.'],
  ])(
    'reads what is wrong at its field, with what was typed %# [COMT-09] [COMT-10] [COMT-11]',
    async (fields, message) => {
      const refused = await send(fields);
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain(message);
      expect(refused.body).toContain(
        'value="bo@example.org"'.replace('bo@example.org', { ...GUEST, ...fields }.email),
      );
      expect(refused.body).toContain({ ...GUEST, ...fields }.text.trim());
      expect(await stored()).toEqual([]);
    },
  );

  it('is told of 1 MB of text at the field, and gets it back [COMT-10] [COMT-11]', async () => {
    const refused = await send({ text: 'x'.repeat(1_000_000) });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('x'.repeat(1_000_000));
  });

  it('is told where text is broken UTF-8, and gets it back; control characters are taken out [COMT-11]', async () => {
    const sendRaw = (text: string) =>
      test.app.inject({
        method: 'POST',
        url: `/api/comment/write/${post}`,
        headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `name=Bo&email=bo%40example.org&text=${text}`,
      });
    const refused = await sendRaw('It%20is%20%FF%C3');
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('Some signs of this text could not be read.');
    expect(refused.body).toContain('It is \uFFFD');
    expect((await sendRaw('a%00b%0D%0Ac%1B')).statusCode).toBe(303);
    expect((await stored()).map(({ body }) => body)).toEqual(['ab\nc']);
  });

  it('answers a comment on a page of its own, whose form works once and not before 3 seconds [COMT-07] [COMT-11] [COMT-22]', async () => {
    await set({ hold: 'nothing' });
    await send();
    const [first] = await stored();
    const form = await get(`/api/comment/reply/${post}/${first?.id}`);
    expect(form.body).toContain('Reply to Bo');
    const key = /name="key" value="([^"]+)"/.exec(form.body)?.[1] ?? '';
    const reply = { name: 'Dan', email: 'dan@example.org', text: 'So do I', key, parent: first?.id ?? '' };
    test.clock.advance(2_999);
    const early = await send(reply);
    expect(early.statusCode).toBe(400);
    expect(early.body).toContain('So do I');
    test.clock.advance(1);
    expect((await send(reply)).statusCode).toBe(303);
    expect((await stored())[1]).toMatchObject({ parent_id: first?.id, body: 'So do I' });
    const twice = await send({ ...reply, text: 'Once more' });
    expect(twice.statusCode).toBe(400);
    expect(twice.body).toContain('This form was used or open for too long.');
    expect((await send({ ...reply, key: 'forged', text: 'Once more' })).statusCode).toBe(400);
    expect(await stored()).toHaveLength(2);
  });

  it('cannot answer what is not shown [COMT-05]', async () => {
    await send();
    const [held] = await stored();
    expect((await get(`/api/comment/reply/${post}/${held?.id}`)).statusCode).toBe(404);
    expect((await send({ parent: held?.id ?? '', text: 'Hm' })).statusCode).toBe(400);
  });

  it('cannot take the name of somebody who works on the site, however it is written [COMT-12]', async () => {
    for (const name of ['Anna Berg', ' anna  BERG ', 'Ａnna Berg']) {
      const refused = await send({ name });
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain('belongs to somebody who works on this site');
    }
  });

  it('waits 15 seconds after a comment, and is told for how long [COMT-23]', async () => {
    const from = '203.0.113.7';
    expect((await send({}, from)).statusCode).toBe(303);
    test.clock.advance(5_000);
    const fast = await send({ text: 'And' }, from);
    expect(fast.statusCode).toBe(429);
    expect(fast.headers['retry-after']).toBe('10');
    expect(fast.body).toContain('You are commenting too fast. Please wait a moment.');
    test.clock.advance(10_000);
    expect((await send({ text: 'And' }, from)).statusCode).toBe(303);
  });

  it('cannot send the same text twice in a day, in whatever case [COMT-22]', async () => {
    expect((await send()).statusCode).toBe(303);
    const same = await send({ text: 'i  like IT' });
    expect(same.statusCode).toBe(400);
    expect(same.body).toContain('You have already written this.');
    test.clock.advance(DAY_MS + 1);
    expect((await send()).statusCode).toBe(303);
  });

  it('that fills the trap is thanked, and nothing is kept; links and words make spam [COMT-22]', async () => {
    const caught = await send({ homepage: 'https://spam.example' });
    expect(caught.statusCode).toBe(200);
    expect(caught.body).toContain(AWAITING);
    expect(await stored()).toEqual([]);
    await set({ hold: 'nothing', spamWords: ['casino'], holdWords: ['bargain'] });
    await send({ text: 'Casino!' });
    await send({ text: 'https://a.example '.repeat(6) });
    await send({ text: 'https://a.example '.repeat(3) });
    await send({ text: 'A bargain' });
    const states = new Map((await stored()).map(({ body, state }) => [body.split(' ')[0], state]));
    expect((await stored()).map(({ state }) => state).toSorted()).toEqual([
      'pending',
      'pending',
      'spam',
      'spam',
    ]);
    expect(states.get('Casino!')).toBe('spam');
    expect(states.get('A')).toBe('pending');
  });

  it('is refused where the form is of another site [COMT-22]', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/comment/write/${post}`,
      headers: {
        host,
        origin: 'http://elsewhere.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(GUEST).toString(),
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await stored()).toEqual([]);
  });
});

describe('comments of a site', () => {
  it('are on its pages with a form only where the owner opened them [COMT-01] [COMT-02]', async () => {
    await set({ hold: 'nothing' });
    await send();
    await set({ isOpen: false });
    expect(await page()).toContain('I like it');
    expect(await page()).not.toContain('/api/comment/write');
    expect((await send({ text: 'More' })).statusCode).toBe(403);
    await set({ isEnabled: false });
    expect(await page()).not.toContain('I like it');
    expect((await get('/journal')).body).not.toContain('1 comment');
    expect((await send({ text: 'More' })).statusCode).toBe(403);
    await set({});
    expect((await get('/journal')).body).toContain('1 comment');
  });

  it('give way to the thread of a provider, and come back where the owner switches back [COMT-01] [COMT-30] [COMT-31]', async () => {
    await set({ hold: 'nothing' });
    await send();
    await set({ hold: 'nothing', shortname: 'quarry-lane' });
    const html = await page();
    expect(html).toContain(`data-shortname="quarry-lane" data-identity="${post}"`);
    expect(html).toContain('Load comments');
    expect(html).toContain('Loading them connects to disqus.com.');
    expect(html).not.toContain('I like it');
    expect(html).not.toContain('disqus.com/');
    expect((await get('/journal')).body).not.toContain('1 comment');
    expect((await send({ text: 'More' })).statusCode).toBe(403);
    for (const shortname of ['quarry lane', 'a.b', 'x'.repeat(51)]) {
      const settings = { ...DEFAULT_COMMENT_SETTINGS, shortname };
      const answer = await anna.browser.call('PUT', '/api/comment-settings', { settings }, anna.host);
      expect(answer.status).toBe(400);
    }
    await set({ hold: 'nothing', shortname: '' });
    expect(await page()).toContain('I like it');
    expect((await get('/journal')).body).toContain('1 comment');
  });

  it('close some days after the publish of a post; what an older page sends is refused with what was typed [COMT-29]', async () => {
    await set({ closeAfterDays: 1 });
    expect(await page()).toContain('<form');
    test.clock.advance(DAY_MS);
    const refused = await send();
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('Comments are closed.');
    expect(refused.body).toContain('I like it');
    await set({ closeAfterDays: 1 });
    expect(await page()).toContain('Comments are closed.');
    expect(await page()).not.toContain('/api/comment/write');
  });

  it('are neither read nor written where a password is asked for [COMT-05]', async () => {
    await test.services.db
      .insertInto('content_locks')
      .values({
        site_id: site.siteId,
        document_id: post,
        password_hash: 'x',
        key_id: '0'.repeat(24),
        changed_at: new Date(0),
      })
      .execute();
    expect((await send()).statusCode).toBe(404);
    expect((await get(`/api/comment/reply/${post}/${'0'.repeat(24)}`)).statusCode).toBe(404);
  });

  it('have a page for each 50 threads, and a comment leads to the one it is on [COMT-07]', async () => {
    await set({ hold: 'nothing' });
    const rows = Array.from({ length: 50 }, (_, index) => ({
      site_id: site.siteId,
      id: `0000000000${String(index).padStart(2, '0')}000000000000` as never,
      document_id: post,
      parent_id: null,
      kind: 'comment' as const,
      state: 'approved' as const,
      author_name: 'Old',
      author_url: '',
      body: `Old ${index}`,
      created_at: new Date(index),
    }));
    await test.services.db.insertInto('item_comments').values(rows).execute();
    const sent = await send();
    expect(sent.headers.location).toMatch(/^\/journal\/first\?page=2#comment-/);
    const second = await get('/journal/first?page=2');
    expect(second.body).toContain('I like it');
    expect(second.body).not.toContain('Old 49');
  });
});

describe('mails about new comments', () => {
  const mailsTo = async (who: Contributor) =>
    test.services.db
      .selectFrom('outbox_mails')
      .select(['subject', 'text_body as text'])
      .where('site_id', '=', site.siteId)
      .where('recipient', '=', `${who.accountId}@example.com`)
      .execute();
  const choose = async (who: Contributor, choice: string) => {
    const answer = await who.browser.call('PUT', '/api/comments/notice', { choice }, who.host);
    expect(answer.body).toEqual({ choice });
  };

  it('go to each moderator as each chose: every comment, once an hour or a day, or none; never spam [COMT-27]', async () => {
    await set({ spamWords: ['casino'] });
    const people = await Promise.all(
      ['Each', 'Hourly', 'Daily', 'None'].map((name) =>
        signInContributor(test.app, test.services, site, name, ['moderator']),
      ),
    );
    const [each, hourly, daily, none] = people as [Contributor, Contributor, Contributor, Contributor];
    await choose(each, 'each');
    await choose(hourly, 'hourly');
    await choose(daily, 'daily');
    const counts = async () => Promise.all(people.map(async (who) => (await mailsTo(who)).length));
    const run = () => sendNotices(test.services);
    await send({ text: 'First words' });
    await send({ text: 'Casino words' });
    await run();
    await run();
    expect(await counts()).toEqual([1, 0, 0, 0]);
    expect((await mailsTo(each))[0]?.text).toContain('First words');
    expect((await mailsTo(each))[0]?.text).toContain('It waits until somebody approves it.');
    test.clock.advance(30 * 60 * 1000);
    await send({ text: 'Second words' });
    await run();
    expect(await counts()).toEqual([2, 0, 0, 0]);
    test.clock.advance(30 * 60 * 1000);
    await run();
    expect(await counts()).toEqual([2, 1, 0, 0]);
    const [digest] = await mailsTo(hourly);
    expect(digest?.subject).toMatch(/^2 new comments on /);
    expect(digest?.text).toContain('Second words');
    expect(digest?.text).not.toContain('Casino words');
    test.clock.advance(DAY_MS);
    await run();
    expect(await counts()).toEqual([2, 1, 1, 0]);
    expect(await mailsTo(none)).toEqual([]);
  });

  it('do not tell of what became spam, nor those who may no longer decide [COMT-27]', async () => {
    const mo = await signInContributor(test.app, test.services, site, 'Mo', ['moderator']);
    await choose(anna, 'hourly');
    await choose(mo, 'each');
    await send();
    const [held] = await stored();
    await decide([held?.id ?? ''], 'spam');
    await test.services.db.deleteFrom('site_roles').where('account_id', '=', mo.accountId).execute();
    test.clock.advance(60 * 60 * 1000);
    await sendNotices(test.services);
    expect(await mailsTo(anna)).toEqual([]);
    expect(await mailsTo(mo)).toEqual([]);
  });
});

describe('moderation', () => {
  it('lists by state with counts, finds by text and person, and is undone by the states before [COMT-16] [COMT-18]', async () => {
    await send({ name: 'Bo', text: 'About pots' });
    await send({ name: 'Dan', email: 'dan@example.org', text: 'About pans' });
    const listed = await call<Listed>('GET', '/api/comments?state=pending');
    expect(listed.total).toBe(2);
    expect(listed.counts).toEqual({ pending: 2, approved: 0, spam: 0, deleted: 0 });
    expect(listed.comments[0]?.item).toMatchObject({ path: '/journal/first' });
    expect((await call<Listed>('GET', '/api/comments?search=dan')).total).toBe(1);
    expect((await call<Listed>('GET', '/api/comments?search=about%20POTS')).total).toBe(1);
    const ids = listed.comments.map(({ id }) => id);
    for (const state of ['approved', 'spam', 'deleted', 'pending', 'approved']) await decide(ids, state);
    const { before } = await decide(ids, 'spam');
    expect(before.map(({ state }) => state)).toEqual(['approved', 'approved']);
    await decide(ids, 'approved');
    expect((await call<Listed>('GET', '/api/comments?state=approved')).total).toBe(2);
  });

  it('answers in the name of the person, marked, and approves what waited [COMT-12] [COMT-18]', async () => {
    await send();
    const [held] = await stored();
    await call('POST', `/api/comments/${held?.id}/reply`, { text: 'Thank you' });
    const html = await page();
    expect(html).toContain('I like it');
    expect(html).toContain('Thank you');
    expect(html).toContain('>Team<');
    expect(html.indexOf('I like it')).toBeLessThan(html.indexOf('Thank you'));
  });

  it('takes the later of two decisions at once, by whoever it is [COMT-20]', async () => {
    await send();
    const [held] = await stored();
    const ben = await signInContributor(test.app, test.services, site, 'Ben', ['moderator']);
    const decideAs = (who: Contributor, state: string) =>
      who.browser.call('POST', '/api/comments/decide', { ids: [held?.id ?? ''], state }, who.host);
    const answers = await Promise.all([decideAs(anna, 'approved'), decideAs(ben, 'spam')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = answers.map(
      ({ body }) => (body as { before: { state: string }[] }).before[0]?.state,
    );
    const [now] = await stored();
    // Who came second saw what the first had decided.
    expect(now?.state).toBe(first === 'pending' ? 'spam' : 'approved');
    expect([first, second]).toContain('pending');
  });

  it('is for moderators, of comments of their site [COMT-19]', async () => {
    await send();
    const [held] = await stored();
    const editor = await signInContributor(test.app, test.services, site, 'Ed', ['editor']);
    const moderator = await signInContributor(test.app, test.services, site, 'Mo', ['moderator']);
    const stranger = await signInContributor(test.app, test.services, await buildSite(test.services), 'Sam');
    const body = { ids: [held?.id ?? ''], state: 'approved' };
    const statusOf = async (who: Contributor) =>
      (await who.browser.call('POST', '/api/comments/decide', body, who.host)).status;
    expect(await statusOf(editor)).toBe(403);
    expect(await statusOf(stranger)).toBe(404);
    expect(await statusOf(moderator)).toBe(200);
    expect(
      (await moderator.browser.call('GET', '/api/comment-settings', undefined, moderator.host)).status,
    ).toBe(403);
    expect(
      (await moderator.browser.call('GET', `/api/items/${post}/comments`, undefined, moderator.host)).status,
    ).toBe(403);
  });

  it('keeps no network address where the site restricts visitor data, and limits by the day [COMT-26]', async () => {
    const { services } = test;
    const record = { id: 'cookie-banner', type: 'cookie-banner', isVisitorDataRestricted: true } as const;
    await change(services, site.siteId, site.siteDocumentId, [{ op: 'put', record }]);
    await publishDocuments(services, {
      siteId: site.siteId,
      documentIds: 'all',
      authorId: null,
      name: 'Restricted',
    });
    const counted = () =>
      services.db
        .selectFrom('comment_senders')
        .select('address_hash')
        .where('site_id', '=', site.siteId)
        .execute();
    await send({ text: 'One' }, '192.0.2.7');
    expect((await stored()).map(({ sender_hash }) => sender_hash)).toEqual([null]);
    expect((await send({ text: 'Two' }, '192.0.2.7')).statusCode).toBe(429);
    expect(await counted()).toHaveLength(1);
    test.clock.advance(DAY_MS);
    expect((await send({ text: 'Two' }, '192.0.2.7')).statusCode).toBe(303);
    expect(await counted()).toHaveLength(2);
  });

  it('empties trash and spam after 30 days, and forgets network addresses then [COMT-16] [COMT-26]', async () => {
    await send({ text: 'One' });
    await send({ text: 'Two', email: 'dan@example.org' });
    const [one, two] = await stored();
    await decide([one?.id ?? ''], 'deleted');
    const trim = () => trimComments(test.services, site.siteId, test.services.now());
    test.clock.advance(30 * DAY_MS - 1);
    await trim();
    expect(await stored()).toHaveLength(2);
    expect((await stored())[1]?.sender_hash).not.toBeNull();
    test.clock.advance(2);
    await trim();
    const left = await stored();
    expect(left.map(({ id }) => id)).toEqual([two?.id]);
    expect(left[0]?.sender_hash).toBeNull();
  });
});

describe('the captcha of the site’s provider', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is asked of guests where the owner switched captchas on and the site has keys; what was typed stays [COMT-24] [FORM-46] [FORM-47]', async () => {
    const { services } = test;
    const { siteId, siteDocumentId } = site;
    const answered: string[] = [];
    vi.spyOn(services, 'callService').mockImplementation((_address, { body }) => {
      const answer = new URLSearchParams(String(body)).get('response') ?? '';
      answered.push(answer);
      if (answer === 'broken') return Promise.reject(new Error('no answer'));
      const said = JSON.stringify({ success: answer === 'person', 'error-codes': [] });
      return Promise.resolve({ status: 200, body: Readable.from([said]) });
    });
    const siteKey = '<fieldset aria-label="CAPTCHA" data-site-key="0x4AAA"';
    await change(services, siteId, siteDocumentId, [setting('captchaSiteKey', '0x4AAA')]);
    await publishDocuments(services, { siteId, documentIds: 'all', authorId: null, name: 'Keys' });
    expect(await page()).not.toContain('CAPTCHA');
    expect((await send({ text: 'Without' })).statusCode).toBe(303);
    await set({ hasCaptcha: true });
    const body = await page();
    expect(body).toContain(siteKey);
    expect(body).not.toContain('cloudflare.com');
    expect(body).toContain('This form can only be sent with JavaScript switched on.');

    const script = async (fields: Readonly<Record<string, string>>) => {
      const answer = await send({ text: 'By a script', ...fields }, undefined, 'application/json');
      return { status: answer.statusCode, ...answer.json<{ message?: string; errors?: object }>() };
    };
    const needed = { status: 400, message: 'Complete CAPTCHA before submitting.', errors: {} };
    // No secret yet: nobody can be asked.
    const unchecked = { status: 400, message: 'The CAPTCHA could not be checked. Please try again later.' };
    expect(await script({ captchaKey: 'person' })).toMatchObject(unchecked);
    await keepCaptchaSecret(services, siteId, 'shh');
    expect(await script({})).toMatchObject(needed);
    expect(await script({ captchaKey: 'program' })).toMatchObject(needed);
    expect(await script({ captchaKey: 'broken' })).toMatchObject(unchecked);
    expect(await script({ captchaKey: 'person', email: 'x' })).toMatchObject({
      message: null,
      errors: { email: expect.any(String) as string },
    });
    expect(answered).toEqual(['program', 'broken']);
    expect(await stored()).toHaveLength(1);
    expect(await script({ captchaKey: 'person' })).toMatchObject({ status: 200 });
    expect((await stored()).map((each) => each.body).toSorted()).toEqual(['By a script', 'Without']);

    // Without scripts it cannot be completed: what was typed is given back, without a form that leads nowhere.
    const plain = await send({ text: 'Without scripts' });
    expect(plain.statusCode).toBe(400);
    expect(plain.body).toContain('copy what you need');
    expect(plain.body).toContain('Without scripts');
    expect(plain.body).not.toContain('<form');
    const asked = await get(`/api/comment/write/${post}`);
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/journal/first#write-comment']);
  });
});
