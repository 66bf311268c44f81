import type { JsonObject } from '#lib/json.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildSite, change, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { NO_MEMBERS } from '#domain/members/member-settings.ts';
import { saveMemberSettings } from './member-settings.ts';
import { inviteMember } from './member-invitations.ts';

const MAILS = '/api/members/mails';
const OWN = {
  kind: 'invitation',
  subject: 'Come to {site}',
  text: 'Dear friend,\nwelcome to {site} <b>now</b>.\n\nAnna',
};

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
  await publish();
  await saveMemberSettings(test.services, site.siteId, { ...NO_MEMBERS, isOn: true, whoMayJoin: 'invited' });
});

const publish = () =>
  publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Publish',
  });
const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: JsonObject) =>
  anna.browser.call(method, path, body, anna.host);

async function speak(language: string): Promise<void> {
  await change(test.services, site.siteId, site.siteDocumentId, [
    { op: 'set', id: 'settings', field: 'language', value: language },
  ]);
  await publish();
}

async function invited(email: string) {
  test.clock.advance(60_000);
  await inviteMember(test.services, site.siteId, { email, by: null });
  return sentTo(email);
}

async function sentTo(email: string) {
  return test.services.db
    .selectFrom('outbox_mails')
    .select(['subject', 'text_body as text', 'html_body as html'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

it('sends the words of the owner, as text, with the link and what it does; reset, those of Portico [MEMB-67]', async () => {
  expect((await call('PUT', MAILS, OWN)).status).toBe(200);
  const { title } = await test.services.db
    .selectFrom('sites')
    .select('title')
    .where('id', '=', site.siteId)
    .executeTakeFirstOrThrow();
  const mail = await invited('ada@example.org');
  expect(mail.subject).toBe(`Come to ${title}`);
  expect(mail.text).toContain(`Dear friend,\nwelcome to ${title} <b>now</b>.\n\nAnna`);
  expect(mail.html).toContain('&lt;b&gt;now&lt;/b&gt;');
  expect(mail.text).toMatch(/Accept invitation: http\S+\/account\/invitation\//);
  expect(mail.text).toContain('The link works once, for 14 days.');

  await call('DELETE', `${MAILS}?kind=invitation`);
  expect((await invited('bo@example.org')).subject).toBe(`Join ${title}`);
});

it('keeps words for each language of the site apart [MEMB-67]', async () => {
  await call('PUT', MAILS, OWN);
  await speak('de-AT');
  const listed = (await call('GET', MAILS)).body;
  expect(listed).toMatchObject({ language: 'de-AT' });
  const of = (body: unknown) =>
    (body as { mails: { kind: string; own: unknown; standard: { subject: string } }[] }).mails.find(
      ({ kind }) => kind === 'invitation',
    );
  expect(of(listed)).toMatchObject({ own: null, standard: { subject: 'Treten Sie {site} bei' } });
  await call('PUT', MAILS, { ...OWN, subject: 'Komm zu {site}' });
  expect((await invited('eva@example.org')).subject).toMatch(/^Komm zu /);
  await speak('en-US');
  expect(of((await call('GET', MAILS)).body)?.own).toEqual({ subject: OWN.subject, text: OWN.text });
});

it('refuses what it cannot fill in, and anything but text: no products and posts [MEMB-67]', async () => {
  const refused = await call('PUT', MAILS, { ...OWN, text: 'Hello {name}' });
  expect(refused.body).toMatchObject({
    code: 'unknown-placeholder',
    error: 'This mail cannot fill in {name}.',
  });
  const block = { blockType: 'product', data: {} };
  expect((await call('PUT', MAILS, { ...OWN, text: [block] })).status).toBe(400);
  expect((await call('PUT', MAILS, { ...OWN, kind: 'newsletter' })).status).toBe(400);
});

it('is shown with samples, and sent to whoever tries it, unsaved [MEMB-67]', async () => {
  const preview = await call('POST', `${MAILS}/preview`, { ...OWN, kind: 'sign-in' });
  expect(preview.body['subject']).toMatch(/^Come to /);
  expect(preview.body['text']).toContain('Or enter this code: 042815');
  expect(preview.body['html']).toContain('<!doctype html>');
  const { email } = await test.services.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', anna.accountId)
    .executeTakeFirstOrThrow();
  expect((await call('POST', `${MAILS}/test`, OWN)).body).toMatchObject({ to: email });
  expect((await sentTo(email)).subject).toMatch(/^Come to /);
  expect(JSON.stringify((await call('GET', MAILS)).body)).not.toContain('Come to');
});

it('goes out to who has left all lists: it is about the account [MEMB-67]', async () => {
  const list = await call('POST', '/api/newsletter/lists', { name: 'News', isDoubleOptIn: false });
  const path = `/api/newsletter/lists/${list.body['id'] as string}/subscribers`;
  const added = await call('POST', path, { email: 'cy@example.org', hasAgreed: true });
  await call('POST', `${path}/${added.body['id'] as string}/unsubscribe`);
  expect((await invited('cy@example.org')).subject).toMatch(/^Join /);
});
