import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '#server/platform/testing/test-app.ts';
import { buildFormSite, signInWithRole, type FormSite } from './testing/build-form-site.ts';
import { createFormApp } from './testing/create-form-app.ts';
import { formVisitor, type FormVisitor } from './testing/form-visitor.ts';

let test: TestApp;
let app: FastifyInstance;
let site: FormSite;
let owner: FormVisitor;

beforeAll(async () => {
  test = await createFormApp();
  ({ app } = test);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(60 * 60 * 1000);
  site = await buildFormSite(test.services);
  owner = await signedIn(site);
  await send(site, 'ada@example.com');
});

const feedPath = (of = site) => `/api/forms/${of.formId}/feed`;

async function signedIn(of: FormSite, role: 'admin' | 'billing' = 'admin'): Promise<FormVisitor> {
  const token = await signInWithRole(test.services, of, role);
  return formVisitor(app, `${of.identifier}.app.localhost`, token);
}

async function send(to: FormSite, email: string): Promise<void> {
  const visitor = formVisitor(app, `${to.identifier}.localhost`);
  const { status } = await visitor.call('POST', '/api/form/SaveFormSubmission', {
    key: await visitor.key(to.formId),
    formId: to.formId,
    collectionId: to.documentId,
    form: JSON.stringify({
      [`${to.formId}-name`]: ['Ada', 'Lovelace'],
      [`${to.formId}-email`]: email,
      [`${to.formId}-message`]: '=1+1',
    }),
  });
  expect(status).toBe(200);
}

/** What a program without an account gets. */
const read = (url: string, host = new URL(url).host) =>
  app.inject({ method: 'GET', url: new URL(url).pathname, headers: { host } });

it('a form’s submissions are read live under a secret address, newest first, without an account [FBLD-61]', async () => {
  expect((await owner.call('GET', feedPath())).body).toEqual({ feed: null });
  const { url } = (await owner.call('POST', feedPath())).body as { url: string };
  const first = await read(url);
  expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'private, no-store',
  ]);
  expect(first.headers['x-robots-tag']).toBe('noindex');
  expect(first.body).toContain('ada@example.com');
  expect(first.body).not.toMatch(/(^|,|")=1\+1/m);
  test.clock.advance(1000);
  await send(site, 'grace@example.com');
  const later = (await read(url)).body;
  expect(later.indexOf('grace@example.com')).toBeGreaterThan(0);
  expect(later.indexOf('grace@example.com')).toBeLessThan(later.indexOf('ada@example.com'));
  const { feed } = (await owner.call('GET', feedPath())).body as { feed: { readAt: string } };
  expect(Date.parse(feed.readAt)).toBe(test.services.now());
});

it('a new address ends the one before; without an address nothing opens; the secret is not stored [FBLD-61]', async () => {
  const before = (await owner.call('POST', feedPath())).body['url'] as string;
  const after = (await owner.call('POST', feedPath())).body['url'] as string;
  expect([(await read(before)).statusCode, (await read(after)).statusCode]).toEqual([404, 200]);
  const rows = await test.services.db.selectFrom('form_feeds').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(new URL(after).pathname.split('/')[3]);
  await owner.call('DELETE', feedPath());
  expect((await read(after)).statusCode).toBe(404);
});

it('an address opens its own site only, and only people with contacts may make one', async () => {
  const { url } = (await owner.call('POST', feedPath())).body as { url: string };
  const other = await buildFormSite(test.services);
  expect((await read(url, `${other.identifier}.app.localhost`)).statusCode).toBe(404);
  expect((await (await signedIn(other)).call('POST', feedPath(site))).status).toBe(404);
  expect((await (await signedIn(site, 'billing')).call('POST', feedPath())).status).toBe(403);
  expect((await formVisitor(app, `${site.identifier}.app.localhost`).call('POST', feedPath())).status).toBe(
    401,
  );
});
