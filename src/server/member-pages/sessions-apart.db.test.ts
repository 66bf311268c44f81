import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSessionKey } from '#server/accounts/session-keys.ts';
import { createApp } from '#server/app.ts';
import { signInContributor } from '#server/documents/testing/sign-in-contributor.ts';
import { MemberSite } from './testing/member-site.ts';

let at: MemberSite;
let app: FastifyInstance;

beforeAll(async () => {
  at = await MemberSite.start();
  await at.build();
  app = await createApp(at.test.services);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await at.close();
});

const APP_CALL = '/api/members/settings';
const appHost = () => `${at.site.identifier}.app.localhost`;
const publicHost = () => `${at.site.identifier}.localhost`;
const ask = async (host: string, url: string, cookie: string) =>
  (await app.inject({ url, headers: { host, cookie } })).statusCode;

it('of members mean nothing on an app host, those of contributors nothing on a public one [MEMB-26]', async () => {
  const member = (await at.join()).cookies.get('portico_member') ?? '';
  const anna = await signInContributor(app, at.test.services, at.site, 'Anna');
  const { db } = at.test.services;
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', anna.accountId)
    .executeTakeFirstOrThrow();
  const contributor = await addSessionKey(db, id, appHost());
  const onPublicHost = await addSessionKey(db, id, publicHost());

  expect(await ask(appHost(), APP_CALL, `portico_session=${contributor}`)).toBe(200);
  expect(await ask(publicHost(), '/account', `portico_member=${member}`)).toBe(200);
  for (const name of ['portico_session', 'portico_member']) {
    expect(await ask(appHost(), APP_CALL, `${name}=${member}`), name).toBe(401);
    for (const token of [contributor, onPublicHost]) {
      expect(await ask(publicHost(), '/account', `${name}=${token}`), name).toBe(303);
    }
  }
  // The pages of members are on the public host alone.
  expect(await ask(appHost(), '/account', `portico_member=${member}`)).toBe(404);
});
