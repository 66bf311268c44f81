import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberPlanFields } from '#domain/members/member-plan.ts';
import type { PageMember } from '#domain/members/page-member.ts';
import { addSessionKey } from '#server/accounts/session-keys.ts';
import { createApp } from '#server/app.ts';
import { signInContributor } from '#server/documents/testing/sign-in-contributor.ts';
import { saveArea } from '#server/gating/areas.ts';
import { givePlan } from '#server/gating/memberships.ts';
import { savePlan } from '#server/gating/plans.ts';
import type { MemberId } from '#server/members/tables.ts';
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

const FRIENDS: MemberPlanFields = {
  name: 'Friends',
  description: '',
  benefits: [],
  areaIds: [],
  visibility: 'public',
  isOpen: true,
  opensAt: null,
  closesAt: null,
  places: null,
  price: { kind: 'free' },
  image: null,
};
const APP_CALL = '/api/members/settings';
const appHost = () => `${at.site.identifier}.app.localhost`;
const publicHost = () => `${at.site.identifier}.localhost`;
const asMember = (url: string, cookie: string) =>
  app.inject({ url, headers: { host: publicHost(), cookie } });
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

describe('the mark that scripts read', () => {
  it('is set with a session and cleared with it, and tells nothing of the member [MEMB-29]', async () => {
    const browser = at.openBrowser();
    await browser.post('/account/signup', { email: 'mark@example.org', password: 'seven herons fly' });
    const entered = await browser.visit((await at.lastMail('mark@example.org')).link);
    const session = entered.cookies.find(({ name }) => name === 'portico_member');
    const mark = entered.cookies.find(({ name }) => name === 'member');
    expect(mark).toEqual({ name: 'member', value: '1', path: '/', sameSite: 'Lax', maxAge: session?.maxAge });
    expect(session?.httpOnly).toBe(true);
    const left = await browser.send('/account', {}, '/account/logout');
    expect(left.cookies.map(({ name, value }) => [name, value])).toEqual(
      expect.arrayContaining([
        ['portico_member', ''],
        ['member', ''],
      ]),
    );
  });

  it('leads to one call with the name, plans, areas and account pages, which an ended session is refused [MEMB-27] [MEMB-29] [MEMB-30]', async () => {
    const { services } = at.test;
    const browser = await at.join('plans@example.org');
    const cookie = `portico_member=${browser.cookies.get('portico_member') ?? ''}`;
    const [member] = (await at.members()).filter(({ email }) => email === 'plans@example.org');
    const memberId = member?.id as MemberId;
    const { siteId } = at.site;
    await services.db
      .updateTable('members')
      .set({ first_name: 'Ada', last_name: 'Byron' })
      .where('site_id', '=', siteId)
      .where('id', '=', memberId)
      .execute();
    const area = (name: string, isForAllMembers: boolean) =>
      saveArea(services, siteId, null, {
        name,
        isForAllMembers,
        navigation: 'none',
        documentIds: [],
        fileIds: [],
      });
    const [all, some] = [await area('For all', true), await area('For friends', false)];
    await area('For others', false);
    const planId = await savePlan(services, siteId, null, { ...FRIENDS, areaIds: [some] });
    const call = async (language: string) =>
      (await asMember(`/api/member?language=${language}`, cookie)).json<PageMember>();
    const before = await call('de-AT');
    expect(before).toMatchObject({ memberId, name: 'Ada Byron', plans: [] });
    expect(before.areas).toEqual([{ id: all, name: 'For all' }]);
    expect(before.links[0]).toEqual({ href: '/account', title: 'Konto' });

    await givePlan(services, siteId, memberId, planId);
    const held = await call('en');
    expect(held.plans).toEqual([{ id: planId, name: 'Friends' }]);
    expect(held.areas.map(({ name }) => name)).toEqual(['For all', 'For friends']);

    await browser.send('/account', {}, '/account/logout');
    const ended = await asMember('/api/member', cookie);
    expect([ended.statusCode, ended.json<{ loginRequired: boolean }>().loginRequired]).toEqual([401, true]);
  });

  it('stands in no page: visitors and members get the same bytes, with the way to the account [MEMB-05] [MEMB-29] [MEMB-65]', async () => {
    const browser = await at.join('bytes@example.org');
    const cookie = `member=1; portico_member=${browser.cookies.get('portico_member') ?? ''}`;
    const ofMember = await asMember('/', cookie);
    const ofVisitor = await asMember('/', '');
    expect(ofMember.body).toBe(ofVisitor.body);
    expect(ofVisitor.body).toContain('"hasMembers":true');
    expect(ofVisitor.body).toContain('href="/account"');
    await at.switchOn({ isOn: false });
    const without = await asMember('/', cookie);
    expect(without.body).not.toContain('"hasMembers"');
    expect(without.body).not.toContain('href="/account"');
    expect(without.cookies).toEqual([]);
    await at.switchOn({});
  });
});
