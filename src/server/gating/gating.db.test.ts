import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import { createAccount } from '#server/accounts/create-account.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { buildPage, change, setting } from '#server/documents/testing/build-site.ts';
import { findMemberSettings, saveMemberSettings } from '#server/members/member-settings.ts';
import { listAreas, saveArea } from '#server/gating/areas.ts';
import { endMemberFeed } from '#server/gating/member-feeds.ts';
import { setLock } from '#server/locks/set-lock.ts';
import { setMemberStatus } from '#server/members/set-member-status.ts';
import { endMembership, givePlan, joinPlan, listHeldPlans } from '#server/gating/memberships.ts';
import { listPlans, removePlan, savePlan } from '#server/gating/plans.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { grantRoles } from '#server/roles/queries.ts';
import { signIn } from '#server/testing/person.ts';
import {
  accessRecord,
  addGatedMember,
  buildGatedSite,
  MARKER,
  words,
  type GatedSite,
} from './testing/gated-site.ts';

let test: TestApp;
let site: GatedSite;
let without: Awaited<ReturnType<typeof addGatedMember>>;
let friend: Awaited<ReturnType<typeof addGatedMember>>;
beforeAll(async () => {
  test = await createTestApp();
  site = await buildGatedSite(test.services);
  without = await addGatedMember(test.services, site.siteId, []);
  friend = await addGatedMember(test.services, site.siteId, [site.planId]);
}, 60_000);
afterAll(() => test.close());

const visit = (url: string, cookie = '', headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { host: site.host, cookie, ...headers } });
const publish = () =>
  publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Publish',
  });

describe('a page for members', () => {
  it('is a page of its own for visitors: its title, the plans, and ways back to it [MEMB-59, CONT-145]', async () => {
    const { statusCode, headers, body } = await visit('/gated');
    expect(statusCode).toBe(403);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(body).toContain('data-page-type="protected-content"');
    expect(body).toContain('<h1>Gated</h1>');
    expect(body).toContain('Friends');
    expect(body).toContain('href="/account/login?to=%2Fgated"');
    expect(body).toContain('href="/account/signup?to=%2Fgated"');
  });

  it('tells a member without access which plans open it and which are held [MEMB-60, CONT-146, ROLE-42]', async () => {
    const { statusCode, headers, body } = await visit('/gated', without.cookie);
    expect(statusCode).toBe(403);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('data-page-type="access-denied"');
    expect(body).toContain('Your account has no access to this page.');
    expect(body).toContain('href="/account/plans?to=%2Fgated"');
    expect(body).not.toContain('/account/login');
  });

  it('has the sections of the page that the owner made for it, which stands nowhere else, and is as before once that is gone [MEMB-60]', async () => {
    const { services } = test;
    const settings = await findMemberSettings(services.db, site.siteId);
    const made = async (urlName: string, text: string) => {
      const id = await buildPage(services, site.siteId, urlName, urlName, [words(text)]);
      await change(services, site.siteId, site.siteDocumentId, [
        {
          op: 'put',
          record: {
            id: createId(),
            type: 'nav-link',
            navigation: 'main',
            order: urlName,
            folderId: null,
            title: `To ${urlName}`,
            target: { kind: 'document', documentId: id },
          },
        },
      ]);
      return id;
    };
    const protectedPageId = await made('join-us', 'Come in');
    const deniedPageId = await made('not-yet', 'Another plan');
    await publish();
    expect((await visit('/')).body).toContain('href="/join-us"');
    await saveMemberSettings(services, site.siteId, { ...settings, protectedPageId, deniedPageId });
    const texts = async (cookie = '') => {
      const { statusCode, body } = await visit('/gated', cookie);
      return [
        statusCode,
        ...['Come in', 'Another plan', '<h1>Gated</h1>'].map((text) => body.includes(text)),
      ];
    };
    expect(await texts()).toEqual([403, true, false, true]);
    expect(await texts(without.cookie)).toEqual([403, false, true, true]);
    const nowhere = ['/join-us', '/not-yet', '/join-us/some-slide', '/JOIN-US'];
    for (const url of nowhere) expect((await visit(url, friend.cookie)).statusCode).toBe(404);
    for (const url of ['/', '/sitemap.xml']) {
      expect((await visit(url)).body).not.toMatch(/join-us|not-yet/);
    }
    // Switched off, it is no page of the site any more.
    await change(services, site.siteId, protectedPageId, [
      { op: 'set', id: 'settings', field: 'enabled', value: false },
    ]);
    await publish();
    expect(await texts()).toEqual([403, false, false, true]);
    await saveMemberSettings(services, site.siteId, settings);
    expect(await texts(without.cookie)).toEqual([403, false, false, true]);
    expect((await visit('/not-yet')).statusCode).toBe(200);
  });

  it('offers nothing that does not work where members are switched off', async () => {
    const settings = await findMemberSettings(test.services.db, site.siteId);
    await saveMemberSettings(test.services, site.siteId, { ...settings, isOn: false });
    await savePlan(test.services, site.siteId, null, { ...(await planFields()), name: 'Another' });
    expect((await visit('/gated')).body).not.toContain('/account/');
    await saveMemberSettings(test.services, site.siteId, settings);
    await savePlan(test.services, site.siteId, null, { ...(await planFields()), name: 'One more' });
  });

  it('is shown to whoever has a plan from the next request on, and to nobody who has lost it [MEMB-43]', async () => {
    const { memberId, cookie } = await addGatedMember(test.services, site.siteId, []);
    const status = async () => (await visit('/gated', cookie)).statusCode;
    expect(await status()).toBe(403);
    await givePlan(test.services, site.siteId, memberId, site.planId);
    expect(await status()).toBe(200);
    await endMembership(test.services, site.siteId, memberId, site.planId);
    expect(await status()).toBe(403);
  });

  it('follows its rule, too, once that is published [MEMB-43]', async () => {
    const setRule = async (rule: Parameters<typeof accessRecord>[0]) => {
      const operation = { op: 'put', record: accessRecord(rule) } as const;
      await change(test.services, site.siteId, site.gatedPage, [operation]);
      await publish();
    };
    const statuses = async () => {
      const answers = [
        await visit('/gated'),
        await visit('/gated', without.cookie),
        await visit('/gated', friend.cookie),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    await setRule({ kind: 'members' });
    expect(await statuses()).toEqual([403, 200, 200]);
    await setRule({ kind: 'hidden' });
    expect(await statuses()).toEqual([404, 404, 404]);
    await setRule({ kind: 'public' });
    expect(await statuses()).toEqual([200, 200, 200]);
    await setRule({ kind: 'chosen', planIds: [site.planId], areaIds: [] });
    expect(await statuses()).toEqual([403, 403, 200]);
  });

  it('is kept apart from what visitors get, also by caches in front [MEMB-41]', async () => {
    const anonymous = await visit('/gated');
    expect(anonymous.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(anonymous.headers['vary']).toBe('accept-encoding, cookie');
    expect((await visit('/gated', friend.cookie)).headers['cache-control']).toBe('private, no-store');
    expect((await visit('/gated')).body).toBe(anonymous.body);
    // What is the same for everybody comes from the cache, for members too.
    const open = await visit('/robots.txt', friend.cookie);
    expect(open.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(open.headers['vary']).toBe('accept-encoding');
  });
});

it('is marked in lists of the editor, whichever of its records was changed last [NAV-72, ROLE-43]', async () => {
  const { db } = test.services;
  const isMarked = async (id: DocumentId) =>
    (await findEntryOfDocument(db, site.siteId, 'draft', id))?.isForMembers;
  expect([await isMarked(site.gatedPage), await isMarked(site.openPage)]).toEqual([true, false]);
  await change(test.services, site.siteId, site.gatedPage, [setting('title', 'Gated still')]);
  expect(await isMarked(site.gatedPage)).toBe(true);
  await change(test.services, site.siteId, site.gatedPage, [setting('title', 'Gated')]);
  await change(test.services, site.siteId, site.openPage, [
    { op: 'put', record: accessRecord({ kind: 'members' }) },
  ]);
  expect(await isMarked(site.openPage)).toBe(true);
  await change(test.services, site.siteId, site.openPage, [{ op: 'remove', id: 'access' }]);
  expect(await isMarked(site.openPage)).toBe(false);
});

describe('an item with a preview', () => {
  it('shows that and how to get the rest; search engines are told that it is not free [MEMB-42, MEMB-59, COMT-05]', async () => {
    const { statusCode, body } = await visit('/journal/previewed-post');
    expect(statusCode).toBe(200);
    expect(body).toContain('The beginning');
    expect(body).not.toContain(MARKER);
    expect(body).toContain('"isAccessibleForFree":false');
    expect(body).toContain('href="/account/login?to=%2Fjournal%2Fpreviewed-post"');
    const whole = await visit('/journal/previewed-post', friend.cookie);
    expect(whole.body).toContain(`The rest ${MARKER}`);
    expect(whole.body).not.toContain('isAccessibleForFree');
  });

  it('stands in lists and feeds with its teaser, others do not [FIND-27, FIND-36, MEMB-38]', async () => {
    const feed = (await visit('/journal/feed.xml')).body;
    expect(feed).toContain('previewed-post');
    expect(feed).toContain('For members only');
    expect(feed).toContain('The beginning');
    expect(feed).not.toContain('The rest');
    expect(feed).not.toContain('gated-post');
    const sitemap = (await visit('/sitemap.xml')).body;
    expect(sitemap).toContain('/journal/previewed-post');
    expect(sitemap).toContain('/club/club-open-post');
    for (const path of ['/gated<', '/journal/gated-post', '/club<', '/club/club-post', '/in-the-area']) {
      expect(sitemap).not.toContain(path);
    }
  });
});

it('shows the navigation of an area to people with access, in the owner’s order: in pages of theirs, and by the call for pages that are kept [CONT-231, MEMB-64]', async () => {
  const { services } = test;
  const { siteId, areaId, gatedPage, club, openPage } = site;
  const second = await buildPage(services, siteId, 'Second of it', 'second', [words('Two')]);
  // Open to everybody, though it lies in the area.
  const open = await buildPage(services, siteId, 'Porch', 'porch', [
    words('Three'),
    accessRecord({ kind: 'public' }),
  ]);
  const hidden = await buildPage(services, siteId, 'Cellar', 'cellar', [
    words('Four'),
    accessRecord({ kind: 'hidden' }),
  ]);
  await publish();
  const [area] = await listAreas(services.db, siteId);
  if (area === undefined) throw new Error('The area is gone');
  const { id: _id, documents: _documents, files: _files, ...fields } = area;
  const place = (navigation: typeof fields.navigation) =>
    saveArea(services, siteId, areaId, {
      ...fields,
      navigation,
      documentIds: [second, ...fields.documentIds, hidden, open],
    });
  await place('area');
  const listed = ({ body }: { readonly body: string }) => {
    const [, links] = /<nav aria-label="Lounge" data-navigation="member-area">(.*?)<\/nav>/.exec(body) ?? [];
    return [...(links ?? '').matchAll(/<a href="([^"]+)"( aria-current="page")?>/g)].map(
      ([, href, isCurrent]) => href + (isCurrent === undefined ? '' : ' (here)'),
    );
  };
  expect(listed(await visit('/second', friend.cookie))).toEqual(['/second (here)', '/in-the-area', '/porch']);
  for (const [url, cookie] of [
    ['/second', ''],
    ['/second', without.cookie],
    ['/gated', friend.cookie],
    ['/porch', ''],
  ] as const) {
    expect(listed(await visit(url, cookie)), url).toEqual([]);
  }
  expect(listed(await visit('/porch', friend.cookie))).toEqual(['/second', '/in-the-area', '/porch (here)']);
  expect((await visit('/porch', friend.cookie)).body).not.toContain('asksAreaNavigation');
  // The page that is kept for everybody: the runtime asks.
  expect((await visit('/porch')).body).toContain('"asksAreaNavigation":true');
  expect((await visit('/journal/open-post')).body).not.toContain('asksAreaNavigation');
  const ask = async (page: string, cookie: string) => {
    const answer = await visit(`/api/member?page=${page}`, cookie);
    const { navigations } = answer.json<{ navigations: readonly { links: readonly { href: string }[] }[] }>();
    return navigations.map(({ links }) => links.map(({ href }) => href));
  };
  expect(await ask(open, friend.cookie)).toEqual([['/second', '/in-the-area', '/porch']]);
  expect(await ask(open, without.cookie)).toEqual([]);
  expect(await ask(club, friend.cookie)).toEqual([]);
  await place('site');
  expect(listed(await visit('/gated', friend.cookie))).toEqual(['/second', '/in-the-area', '/porch']);
  expect(await ask(gatedPage, friend.cookie)).toEqual([['/second', '/in-the-area', '/porch']]);
  expect(await ask('', friend.cookie)).toEqual([['/second', '/in-the-area', '/porch']]);
  expect((await visit('/nowhere')).body).toContain('"asksAreaNavigation":true');
  expect(await ask(openPage, without.cookie)).toEqual([]);
  await saveArea(services, siteId, areaId, fields);
});

it('offers an area by its block, and leads who has access into it [CONT-55, MEMB-65]', async () => {
  const { services } = test;
  const block = { blockType: 'member-area', data: { areaId: site.areaId, alignment: 'left' } };
  await buildPage(services, site.siteId, 'Come in', 'come-in', [words('', block)]);
  await publish();
  const shown = async (cookie = '') => {
    const { body, headers } = await visit('/come-in', cookie);
    const [, inside] = /<div class="portico-block-member-area"[^>]*>(.*?)<\/div>/.exec(body) ?? [];
    const links = [...(inside ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    return {
      links,
      offers: inside?.includes('For members only · Friends (Free)'),
      control: headers['cache-control'],
    };
  };
  expect(await shown()).toEqual({
    links: [
      '/account/login?to=%2Fin-the-area',
      '/account/signup?to=%2Fin-the-area',
      '/account/plans?to=%2Fin-the-area',
    ],
    offers: true,
    control: 'public, max-age=0, must-revalidate',
  });
  const control = 'private, no-store';
  expect(await shown(without.cookie)).toEqual({
    links: ['/account/plans?to=%2Fin-the-area'],
    offers: true,
    control,
  });
  expect(await shown(friend.cookie)).toEqual({ links: ['/in-the-area'], offers: false, control });
  // What it costs, in the next request.
  const friends = (await listPlans(services.db, site.siteId)).find(({ id }) => id === site.planId);
  if (friends === undefined) throw new Error('there is a plan');
  const price = { kind: 'recurring', monthly: 1000, yearly: 10_000, trialDays: null } as const;
  await savePlan(services, site.siteId, site.planId, { ...friends, price });
  expect((await visit('/come-in')).body.replaceAll('\u{a0}', ' ')).toContain(
    'For members only · Friends ($10.00 every month, $100.00 every year)',
  );
  await savePlan(services, site.siteId, site.planId, friends);
});

it('gives a member a feed address that follows the access, until it is renewed or taken back [FIND-27]', async () => {
  const { services } = test;
  const { memberId, cookie } = await addGatedMember(services, site.siteId, [site.planId]);
  expect((await visit('/account', cookie)).body).toContain('href="/account/feed"');
  const press = async (action: string) => {
    const page = await visit('/account/feed', cookie);
    const crumb = /name="crumb" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const set = page.cookies.map(({ name, value }) => `; ${name}=${value}`).join('');
    return test.app.inject({
      method: 'POST',
      url: action,
      headers: {
        host: site.host,
        origin: `http://${site.host}`,
        cookie: cookie + set,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ crumb }).toString(),
    });
  };
  const make = async () => {
    const { body } = await press('/account/feed');
    return new RegExp(`/account/feed/[\\w-]{43}/${site.club}/feed.xml`).exec(body)?.[0] ?? '';
  };
  const address = await make();
  const kept = await services.db
    .selectFrom('member_feeds')
    .select('token_hash')
    .where('site_id', '=', site.siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(address).not.toContain(kept.token_hash.toString('base64url'));
  expect((await visit('/account/feed', cookie)).body).not.toContain(address.split('/')[3]);
  const read = async (url = address) => {
    const { statusCode, body } = await visit(url);
    return [statusCode, body.includes(MARKER)];
  };
  expect(await read()).toEqual([200, true]);
  expect((await visit(address)).body).toContain(`${address}"`);
  await endMembership(services, site.siteId, memberId, site.planId);
  expect(await read()).toEqual([404, false]);
  await givePlan(services, site.siteId, memberId, site.planId);
  expect(await read()).toEqual([200, true]);
  expect(await read(address.replace(site.club, site.gatedPage))).toEqual([404, false]);
  const setPassword = (password: string | null) => setLock(services, site.siteId, site.club, password);
  await setPassword('a password');
  expect(await read()).toEqual([404, false]);
  await setPassword(null);
  const next = await make();
  expect([await read(), await read(next)]).toEqual([
    [404, false],
    [200, true],
  ]);
  await setMemberStatus(services.db, site.siteId, memberId, 'suspended', { now: services.now() });
  expect(await read(next)).toEqual([404, false]);
  await setMemberStatus(services.db, site.siteId, memberId, 'active', { now: services.now() });
  expect(await read(next)).toEqual([200, true]);
  await endMemberFeed(services.db, site.siteId, memberId);
  expect(await read(next)).toEqual([404, false]);
});

it('shows what stands in the place of a gated block, and closes up without it [MEMB-39]', async () => {
  const anonymous = (await visit('/')).body;
  expect(anonymous).toContain('For those without');
  const member = (await visit('/', friend.cookie)).body;
  expect(member).not.toContain('For those without');
  expect(member).toContain(`The block ${MARKER}`);
});

it('serves files of an area to people with access alone, in parts, too [MEMB-40]', async () => {
  const path = `/s/${site.fileName}`;
  expect((await visit(path)).statusCode).toBe(404);
  expect((await visit(path, without.cookie)).statusCode).toBe(404);
  const part = await visit(path, friend.cookie, { range: 'bytes=0-2' });
  expect(part.statusCode).toBe(206);
  expect(part.body).toBe('The');
  expect(part.headers['cache-control']).toBe('private, no-store');
});

it('shows contributors everything on the app host, and what visitors see on the public one [MEMB-45, ROLE-06]', async () => {
  const { services } = test;
  const appHost = `${site.identifier}.app.localhost`;
  const see = async (role: 'editor' | 'billing', name: string) => {
    const accountId = await createAccount(services.db, {
      name,
      email: `${name}@example.org`,
      passwordHash: '',
      isInstallationOwner: false,
      now: test.clock.now,
    });
    await grantRoles(services.db, site.siteId, { accountId, roles: [role], now: test.clock.now });
    const person = await signIn(test, accountId, [appHost, site.host]);
    const answers = [appHost, site.host].map((host) => person.call({ method: 'GET', path: '/gated', host }));
    return (await Promise.all(answers)).map(({ statusCode, body }) => [statusCode, body.includes(MARKER)]);
  };
  expect(await see('editor', 'edith')).toEqual([
    [200, true],
    [403, false],
  ]);
  expect(await see('billing', 'bill')).toEqual([
    [403, false],
    [403, false],
  ]);
});

it('shows a draft as a visitor and as members with and without plans will see it [MEMB-44]', async () => {
  const { services } = test;
  const appHost = `${site.identifier}.app.localhost`;
  const accountId = await createAccount(services.db, {
    name: 'Paula',
    email: 'paula@example.org',
    passwordHash: '',
    isInstallationOwner: false,
    now: test.clock.now,
  });
  await grantRoles(services.db, site.siteId, { accountId, roles: ['admin'], now: test.clock.now });
  const owner = await signIn(test, accountId, [appHost]);
  const seen = async (as: string) => {
    const path = `/gated?draft&noredirect${as}`;
    const { statusCode, body } = await owner.call({ method: 'GET', path, host: appHost });
    return [statusCode, body.includes(MARKER), /data-page-type="([a-z-]+)"/.exec(body)?.[1]];
  };
  expect(await seen('')).toEqual([200, true, 'page']);
  expect(await seen('&as=visitor')).toEqual([403, false, 'protected-content']);
  expect(await seen('&as=member')).toEqual([403, false, 'access-denied']);
  expect(await seen(`&as=${site.planId}`)).toEqual([200, true, 'page']);
});

const planFields = async () => {
  const plan = (await listPlans(test.services.db, site.siteId)).find(({ id }) => id === site.planId);
  if (plan === undefined) throw new Error('The plan is gone');
  const { id: _id, memberCount: _count, takenCount: _taken, ...fields } = plan;
  return fields;
};

describe('a free plan', () => {
  it('is joined once however often it is asked for, left, and joined again [MEMB-50]', async () => {
    const { memberId } = await addGatedMember(test.services, site.siteId, []);
    const held = () => listHeldPlans(test.services.db, site.siteId, memberId, test.services.now());
    const join = () => joinPlan(test.services, site.siteId, memberId, site.planId);
    expect([await join(), await join()]).toEqual(['joined', 'joined']);
    expect(await held()).toEqual([site.planId]);
    await endMembership(test.services, site.siteId, memberId, site.planId);
    expect(await held()).toEqual([]);
    expect(await join()).toBe('joined');
    expect(await held()).toEqual([site.planId]);
  });

  it('gives as many places as there are, also to people who come at once', async () => {
    const fields = { ...(await planFields()), name: 'Small', places: 3 };
    const planId = await savePlan(test.services, site.siteId, null, fields);
    const people = await Promise.all(
      Array.from({ length: 12 }, () => addGatedMember(test.services, site.siteId, [])),
    );
    const joined = await Promise.all(
      people.map(({ memberId }) => joinPlan(test.services, site.siteId, memberId, planId)),
    );
    expect(joined.filter((outcome) => outcome === 'joined')).toHaveLength(3);
    await expect(removePlan(test.services, site.siteId, planId)).rejects.toMatchObject({
      code: 'plan-has-members',
    });
  });
});
