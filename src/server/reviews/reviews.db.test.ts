import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Review } from '#contract/reviews.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import {
  buildCollection,
  buildItem,
  buildPage,
  buildSite,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
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
  await grantRoles(test.services.db, site.siteId, {
    accountId: ed.accountId,
    roles: ['editor'],
    isReviewed: true,
    now: test.clock.now,
  });
  page = await buildPage(test.services, site.siteId, 'Opening hours', 'hours');
  await test.services.db.deleteFrom('outbox_mails').execute();
});

function as(person: Contributor, method: 'GET' | 'POST' | 'DELETE', path: string, body?: JsonObject) {
  test.clock.advance(1);
  return person.browser.call(method, path, body, person.host);
}
const ask = (documentId: DocumentId = page, note = '') =>
  as(ed, 'POST', `/api/reviews/${documentId}`, { note });
const approve = (version: number, publishes = false, documentId = page, person = ada) =>
  as(person, 'POST', `/api/reviews/${documentId}/approve`, { version, publishes });
const decline = (remark: string, documentId = page, person = ada) =>
  as(person, 'POST', `/api/reviews/${documentId}/decline`, { remark });

async function reviews(person: Contributor = ada): Promise<Review[]> {
  return (await as(person, 'GET', '/api/reviews')).body['reviews'] as Review[];
}

async function mails() {
  const rows = await test.services.db
    .selectFrom('outbox_mails')
    .select(['recipient', 'subject', 'text_body'])
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    to:
      row.recipient === `${ada.accountId}@example.com`
        ? 'Ada'
        : row.recipient === `${ed.accountId}@example.com`
          ? 'Ed'
          : 'another',
    subject: row.subject,
    text: row.text_body,
  }));
}

async function head(documentId: DocumentId) {
  return test.services.db
    .selectFrom('documents')
    .select(['version', 'published_version as publishedVersion'])
    .where('site_id', '=', site.siteId)
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
}

async function stateOf(documentId: DocumentId): Promise<string> {
  const row = await test.services.db
    .selectFrom('content_entries')
    .select('workflow_state')
    .where('site_id', '=', site.siteId)
    .where('document_id', '=', documentId)
    .where('stage', '=', 'draft')
    .executeTakeFirstOrThrow();
  return row.workflow_state;
}

const rename = (person: Contributor, title: string, baseVersion: number) =>
  as(person, 'POST', `/api/documents/${page}/changes`, {
    clientId: 'client-of-test',
    changes: [
      {
        id: createId(),
        baseVersion,
        name: 'Edit',
        gestureId: 'gesture',
        operations: [{ op: 'set', id: 'settings', field: 'title', value: title }],
      },
    ],
  });

it('an editor who is reviewed writes and does not publish; an admin approves and publishes [ROLE-14] [ROLE-25] [CONT-184]', async () => {
  expect((await as(ed, 'POST', '/api/publish', { documentIds: [page] })).body['code']).toBe('not-permitted');
  expect((await ask(page, 'The hours in August are new.')).status).toBe(200);
  expect((await mails()).map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: 'Ada', subject: 'Ed: Opening hours is ready for review' },
  ]);
  expect((await mails())[0]?.text).toContain('The hours in August are new.');
  const [waiting] = await reviews();
  expect(waiting).toMatchObject({
    documentId: page,
    title: 'Opening hours',
    path: '/hours',
    state: 'waiting',
    requestedBy: 'Ed',
    isOwn: false,
    isChanged: false,
  });
  expect((await reviews(ed))[0]).toMatchObject({ isOwn: true });
  // The writer decides nothing.
  expect((await approve(waiting?.version ?? 0, true, page, ed)).body['code']).toBe('not-permitted');
  expect((await decline('', page, ed)).body['code']).toBe('not-permitted');

  expect((await approve(waiting?.version ?? 0, true)).status).toBe(200);
  const { version, publishedVersion } = await head(page);
  expect(publishedVersion).toBe(version);
  expect((await mails()).at(-1)).toMatchObject({ to: 'Ed', subject: 'Opening hours is live' });
  expect(await reviews()).toEqual([]);
});

it('several are approved and published as one release; what was changed or answered meanwhile is left [ROLE-14]', async () => {
  const blog = await buildCollection(test.services, site.siteId, 'blog');
  const post = await buildItem(test.services, site.siteId, blog, 'a-post', { workflowState: 'draft' });
  const changed = await buildPage(test.services, site.siteId, 'Changed', 'changed');
  const gone = await buildPage(test.services, site.siteId, 'Gone', 'gone');
  const elsewhere = await buildSite(test.services);
  const foreign = await buildPage(test.services, elsewhere.siteId, 'Foreign', 'foreign');
  for (const documentId of [page, post, changed, gone]) await ask(documentId);
  const asked = (await reviews()).map(({ documentId, version }) => ({
    documentId,
    version: documentId === changed ? version + 1 : version,
  }));
  await decline('', gone);
  await test.services.db.deleteFrom('outbox_mails').execute();
  const body = { reviews: [...asked, ...asked, { documentId: foreign, version: 0 }] };
  expect((await as(ed, 'POST', '/api/reviews/approve', body)).body['code']).toBe('not-permitted');
  expect((await as(ada, 'POST', '/api/reviews/approve', body)).body).toEqual({ published: 2, left: 3 });
  expect((await mails()).map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
    'Ed: Opening hours is live',
    'Ed: a-post is live',
  ]);
  expect(await stateOf(post)).toBe('published');
  for (const documentId of [page, post]) {
    const { version, publishedVersion } = await head(documentId);
    expect(publishedVersion).toBe(version);
  }
  const left = (await reviews()).map(({ documentId, state }) => [documentId, state] as const);
  expect(new Map(left)).toEqual(
    new Map([
      [changed, 'waiting'],
      [gone, 'declined'],
    ]),
  );
  const releases = (await as(ada, 'GET', '/api/releases')).body['releases'] as JsonObject[];
  expect(releases).toHaveLength(1);
});

it('what is approved is published later, by somebody else who may [ROLE-14]', async () => {
  await ask();
  const [waiting] = await reviews();
  await approve(waiting?.version ?? 0);
  expect((await mails()).at(-1)).toMatchObject({ to: 'Ed', subject: 'Opening hours was approved' });
  expect(await reviews()).toMatchObject([{ state: 'approved', decidedBy: 'Ada' }]);
  expect((await head(page)).publishedVersion).toBeNull();
  expect((await as(ed, 'POST', '/api/publish', { documentIds: [page] })).status).toBe(403);
  const bob = await signInContributor(test.app, test.services, site, 'Bob', ['editor']);
  expect((await as(bob, 'POST', '/api/publish', { documentIds: [page] })).status).toBe(200);
  expect(await reviews()).toEqual([]);

  // The same from the list of what was approved.
  const other = await buildPage(test.services, site.siteId, 'Other', 'other');
  await ask(other);
  const [asked] = await reviews();
  await approve(asked?.version ?? 0, false, other);
  expect((await approve(asked?.version ?? 0, false, other, bob)).body['code']).toBe('review-gone');
  expect((await approve(asked?.version ?? 0, true, other, bob)).status).toBe(200);
  expect((await mails()).at(-1)).toMatchObject({ to: 'Ed', subject: 'Other is live' });
  expect(await reviews()).toEqual([]);
});

it('a page that is declined comes back with the remark, and can be asked about again [ROLE-14]', async () => {
  await ask();
  expect((await decline('The hours on Sunday are missing.')).status).toBe(200);
  expect((await mails()).at(-1)).toMatchObject({ to: 'Ed', subject: 'Opening hours needs more work' });
  expect((await mails()).at(-1)?.text).toContain('The hours on Sunday are missing.');
  expect(await reviews(ed)).toMatchObject([
    { state: 'declined', remark: 'The hours on Sunday are missing.' },
  ]);
  expect((await decline('again')).body['code']).toBe('review-gone');
  await ask();
  expect(await reviews()).toMatchObject([{ state: 'waiting', remark: '', decidedBy: null }]);
});

it('a post is ‘needs review’ while it waits, a draft when it comes back, published when it is approved so [CONT-183] [CONT-184] [EDIT-102]', async () => {
  const blog = await buildCollection(test.services, site.siteId, 'blog');
  const post = await buildItem(test.services, site.siteId, blog, 'a-post', { workflowState: 'draft' });
  await ask(post);
  expect(await stateOf(post)).toBe('needs-review');
  await decline('', post);
  expect(await stateOf(post)).toBe('draft');
  await ask(post);
  await as(ed, 'DELETE', `/api/reviews/${post}`);
  expect(await stateOf(post)).toBe('draft');
  await ask(post);
  const [waiting] = await reviews();
  await approve(waiting?.version ?? 0, true, post);
  expect(await stateOf(post)).toBe('published');
  const { version, publishedVersion } = await head(post);
  expect(publishedVersion).toBe(version);
});

it('only what was looked at is approved: a change since then is said [ROLE-14]', async () => {
  await ask();
  const [seen] = await reviews();
  await rename(ed, 'Other hours', seen?.version ?? 0);
  expect(await reviews()).toMatchObject([{ isChanged: true, title: 'Other hours' }]);
  expect(await approve(seen?.version ?? 0, true)).toMatchObject({
    status: 409,
    body: { error: 'This was changed since you opened it. Look at it again.' },
  });
  const [again] = await reviews();
  expect((await approve(again?.version ?? 0, true)).status).toBe(200);
});

it('whoever is reviewed takes nothing away from visitors, and deletes what they never saw [ROLE-14]', async () => {
  await as(ada, 'POST', '/api/publish', { documentIds: [page] });
  expect(await as(ed, 'DELETE', `/api/content/${page}`)).toMatchObject({
    status: 403,
    body: { error: 'This is live: somebody who may publish has to delete it.' },
  });
  expect((await head(page)).publishedVersion).not.toBeNull();
  const draft = await buildPage(test.services, site.siteId, 'Draft', 'draft');
  expect((await as(ed, 'DELETE', `/api/content/${draft}`)).status).toBe(200);
  expect((await as(ada, 'DELETE', `/api/content/${page}`)).status).toBe(200);
});

it('of two who decide at once one does; withdrawn, nobody does [ROLE-14]', async () => {
  await ask();
  const [waiting] = await reviews();
  const answers = await Promise.all([approve(waiting?.version ?? 0, true), decline('no')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await rename(ed, 'Newer', (await head(page)).version);
  await ask();
  expect((await as(ed, 'DELETE', `/api/reviews/${page}`)).status).toBe(200);
  expect(await reviews()).toEqual([]);
  expect((await decline('')).body['code']).toBe('review-gone');
  expect((await as(ed, 'DELETE', `/api/reviews/${page}`)).body['code']).toBe('review-gone');
});

it('nothing is asked about what is live as it is, in the trash or on another site', async () => {
  await as(ada, 'POST', '/api/publish', { documentIds: [page] });
  expect((await ask()).body['code']).toBe('nothing-to-review');
  const other = await buildSite(test.services);
  const foreign = await buildPage(test.services, other.siteId, 'Foreign', 'foreign');
  expect((await ask(foreign)).status).toBe(404);
  const gone = await buildPage(test.services, site.siteId, 'Gone', 'gone');
  await ask(gone);
  await as(ada, 'DELETE', `/api/content/${gone}`);
  expect(await reviews()).toEqual([]);
});

it('people who publish are told, and not whoever asks; reviewed ones are not told [ROLE-14]', async () => {
  await signInContributor(test.app, test.services, site, 'Bob', ['editor']);
  await signInContributor(test.app, test.services, site, 'Cyd', ['viewer']);
  await ask();
  expect((await mails()).map(({ to }) => to).toSorted()).toEqual(['Ada', 'another']);
});

it('whether somebody is reviewed is chosen with the roles, also in an invitation; for admins it counts nothing [ROLE-14] [ROLE-24]', async () => {
  const people = async ({ accountId } = ed) => {
    const listed = (await as(ada, 'GET', '/api/people')).body['people'] as JsonObject[];
    return listed.find(({ id }) => id === accountId);
  };
  expect(await people()).toMatchObject({ isReviewed: true });
  const put = (body: JsonObject) =>
    ada.browser.call('PUT', `/api/people/${ed.accountId}/roles`, body, ada.host);
  const publishes = async () =>
    (await as(ed, 'POST', '/api/publish', { documentIds: [page] })).status === 200;
  await put({ roles: ['admin'], isReviewed: true });
  expect(await publishes()).toBe(true);
  await put({ roles: ['editor'], isReviewed: true });
  expect(await publishes()).toBe(false);
  await put({ roles: ['editor'], isReviewed: false });
  expect(await publishes()).toBe(true);
  await as(ada, 'POST', '/api/people/invitations', {
    email: 'new@example.org',
    roles: ['editor'],
    isReviewed: true,
  });
  const { body } = await as(ada, 'GET', '/api/people/invitations');
  expect(body['invitations']).toMatchObject([{ isReviewed: true }]);
  const token = /\/join#([\w-]+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
  const cyd = await signInContributor(test.app, test.services, await buildSite(test.services), 'Cyd');
  await cyd.browser.call('POST', '/api/site-invitations/Accept', { token });
  expect(await people(cyd)).toMatchObject({ roles: ['editor'], isReviewed: true });
});
