import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AccountId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { buildPage, buildSite, textBlock, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { grantRoles } from '#server/roles/queries.ts';
import { signIn, type Person } from '#server/testing/person.ts';
import { addAccount, DASHBOARD } from '#server/testing/walked-sites.ts';

/** What nobody may find in a log: names, addresses, passwords, and what people write. */
const PERSONAL = /eddie|example\.org|127\.0\.0\.1|a-wrong-password|a-new-password|steal|Diary|banner/i;
const logged: {
  readonly level: string;
  readonly message: string;
  readonly facts: Record<string, unknown>;
}[] = [];

let test: TestApp;
let site: BuiltSite;
let accountId: AccountId;
let eddie: Person & { readonly sessionId: string };
let host: string;
beforeAll(async () => {
  const keep = (level: string) => (facts: object, message: string) =>
    logged.push({ level, message, facts: { ...facts } });
  const log = {
    debug: keep('debug'),
    info: keep('info'),
    warn: keep('warn'),
    error: keep('error'),
    child: () => log,
  };
  test = await createTestApp(undefined, { log });
  site = await buildSite(test.services);
  host = `${site.identifier}.app.localhost`;
  accountId = await addAccount(test, 'eddie');
  await grantRoles(test.services.db, site.siteId, { accountId, roles: ['editor'], now: test.clock.now });
  eddie = await signIn(test, accountId, [DASHBOARD, host]);
});
afterAll(() => test.close());
beforeEach(() => {
  logged.length = 0;
});

const refusals = () => logged.filter(({ message }) => message.includes('refused'));

it('logs what of a change its author may not do, by ids and the reason', async () => {
  const documentId = await buildPage(test.services, site.siteId, 'Diary', 'diary', [textBlock('b1')]);
  const running = { ...textBlock('b2'), blockType: 'code' };
  const changes = [
    [
      {
        op: 'put',
        record: { ...running, data: { language: 'javascript', source: 'steal()', display: 'run' } },
      },
    ],
    [{ op: 'remove', id: 'settings' }],
    [{ op: 'remove', id: 'b1' }],
  ].map((operations) => ({ id: createId(), baseVersion: 0, name: 'Edit', gestureId: 'g', operations }));
  const path = `/api/documents/${documentId}/changes`;
  const answer = await eddie.call({
    method: 'POST',
    host,
    path,
    payload: { clientId: 'client-of-eddie', changes },
  });
  expect(answer.json<{ rejected: { code: string }[] }>().rejected.map(({ code }) => code)).toEqual([
    'code-not-permitted',
    'invalid-input',
  ]);
  // What anybody may run into is no attack.
  expect(refusals()).toEqual([
    {
      level: 'info',
      message: 'a change was refused',
      facts: {
        siteId: site.siteId,
        documentId,
        changeId: changes[0]?.id,
        accountId,
        code: 'code-not-permitted',
      },
    },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(PERSONAL);
});

it('logs a change that goes round the rules of settings', async () => {
  const record = { id: 'cookie-banner', type: 'cookie-banner', isCookieBannerEnabled: true };
  const change = {
    id: createId(),
    baseVersion: 0,
    name: 'Edit',
    gestureId: 'g',
    operations: [{ op: 'put', record }],
  };
  const path = `/api/documents/${site.siteDocumentId}/changes`;
  await eddie.call({
    method: 'POST',
    host,
    path,
    payload: { clientId: 'client-of-eddie', changes: [change] },
  });
  expect(refusals().map(({ facts }) => facts['code'])).toEqual(['not-permitted']);
});

it('logs calls that are refused, by their address as it is declared', async () => {
  await eddie.call({ method: 'GET', host, path: '/api/consent/counts' });
  await eddie.call({
    method: 'POST',
    host,
    path: '/api/pages',
    headers: { origin: 'https://evil.example' },
  });
  expect(refusals().map(({ facts: { requestId: _id, ...facts } }) => facts)).toEqual([
    { method: 'GET', route: '/api/consent/counts', code: 'not-permitted' },
    { method: 'POST', route: '/api/pages', code: 'origin-refused' },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(PERSONAL);
});

it('logs wrong passwords where somebody is to sign in again, by the account and the session', async () => {
  const wrong = 'a-wrong-password';
  const calls = [
    ['/api/account/password', { currentPassword: wrong, newPassword: 'a-new-password' }],
    ['/api/auth/Reauthenticate', { password: wrong }],
  ] as const;
  for (const [path, payload] of calls) await eddie.call({ method: 'POST', host: DASHBOARD, path, payload });
  for (let tries = 0; tries < 5; tries += 1) {
    const [path, payload] = calls[0];
    await eddie.call({ method: 'POST', host: DASHBOARD, path, payload });
  }
  const facts = { accountId, sessionId: eddie.sessionId };
  expect(refusals()).toEqual([
    ...Array.from({ length: 6 }, () => ({
      level: 'warn',
      message: 'a password was refused',
      facts: { ...facts, code: 'password-wrong' },
    })),
    { level: 'warn', message: 'a password was refused', facts: { ...facts, code: 'sign-in-slowed' } },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(PERSONAL);
});
