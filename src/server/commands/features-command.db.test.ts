import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#lib/json.ts';
import { registerBackInStock } from '#server/back-in-stock/plugin.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { cartRoutes } from '#server/carts/routes.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { registerCheckout } from '#server/checkout/plugin.ts';
import { createAccount } from '#server/accounts/create-account.ts';
import { duplicateSite } from '#server/dashboard/duplicate-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { registerEditorShell } from '#server/editor-shell/plugin.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { orderRoutes } from '#server/orders/routes.ts';
import { pageRoutes } from '#server/pages/routes.ts';
import { peopleRoutes } from '#server/people/routes.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { identify } from '#server/callers/identify.ts';
import { reportRoutes } from '#server/reports/routes.ts';
import { findSiteByIdentifier } from '#server/sites/queries.ts';
import { featuresCommand } from './features-command.ts';

let shop: MemberSite;
let owners: Awaited<ReturnType<typeof createHttpApp>>;
let visitor: TestBrowser;
let jug: BuiltProduct;
let bowl: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({
    routes: cartRoutes,
    plugins: [registerCarts, registerCheckout, registerBackInStock],
  });
  const routes = [...orderRoutes, ...pageRoutes, ...peopleRoutes, ...reportRoutes];
  owners = await createHttpApp(shop.test.services, { identify, routes, plugins: [registerEditorShell] });
  await owners.ready();
});
afterAll(async () => {
  await owners.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.build();
  const built = await buildShop(shop.test.services, shop.site.siteId, [
    { title: 'Jug', prices: [6800] },
    { title: 'Bowl', prices: [2800], stock: [0] },
  ]);
  [jug, bowl] = built as [BuiltProduct, BuiltProduct];
  visitor = shop.openBrowser();
});

async function run(on: readonly string[], off: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  const command = { site: shop.site.identifier, on, off };
  await featuresCommand({ services: shop.test.services }, command, (line) => void lines.push(line));
  return lines.map((line) => line.trim().replaceAll(/ +/g, ' '));
}

const add = () =>
  visitor.post('/cart/lines', {
    product: jug.productId,
    variant: jug.variantIds[0] ?? '',
    pieces: '2',
  });

describe('portico features', () => {
  it('says what a site has, and switches functions by name and by number [CONT-227] [CONT-228] [COMM-52] [COMM-55]', async () => {
    expect(await run([], [])).toEqual([
      '1 add-pages on',
      '2 contributors on',
      '3 commerce on',
      '4 gift-cards on',
      '5 subscriptions on',
      '6 point-of-sale on',
    ]);
    const without = await run([], ['commerce', '1']);
    expect(without.slice(0, 4)).toEqual([
      '1 add-pages off',
      '2 contributors on',
      '3 commerce off',
      '4 gift-cards off, as commerce is',
    ]);
    expect((await run(['3', 'add-pages'], ['subscriptions']))[4]).toBe('5 subscriptions off');
    // Its checkout leads nowhere, the shop goes on (COMM-52).
    expect((await visitor.visit('/checkout/subscribe')).statusCode).toBe(404);
    expect((await visitor.visit('/cart')).statusCode).toBe(200);
    await run([], ['gift-cards']);
    expect((await visitor.visit('/checkout/giftcard')).statusCode).toBe(404);
    expect((await run([], []))[2]).toBe('3 commerce on');
  });

  it('refuses what is no function and what is no site', async () => {
    await expect(run([], ['teleport'])).rejects.toThrow('There is no function named teleport');
    await expect(run(['commerce'], ['3'])).rejects.toThrow('on and off at once');
    const nowhere = { site: 'nowhere', on: [], off: [] };
    await expect(featuresCommand({ services: shop.test.services }, nowhere, () => undefined)).rejects.toThrow(
      'There is no site named nowhere',
    );
  });

  it('holds for copies of a site, too: nobody gets back by one what was taken [CONT-228]', async () => {
    await run([], ['gift-cards']);
    const { services } = shop.test;
    const identifier = `copy-of-${shop.site.identifier}`;
    const ownerId = await createAccount(services.db, {
      name: 'Ada',
      email: `${identifier}@example.org`,
      passwordHash: 'none',
      isInstallationOwner: false,
      now: services.now(),
    });
    await duplicateSite(services, { siteId: shop.site.siteId, title: 'Copy', identifier, ownerId });
    expect((await findSiteByIdentifier(services.db, identifier))?.featuresOff).toEqual([4]);
  });
});

describe('a site without commerce', () => {
  it('shows its products without a button, has no cart and no checkout, and keeps what there was [COMM-117] [CONT-228]', async () => {
    await add();
    expect((await visitor.visit('/shop/jug')).body).toContain('class="product-add"');
    expect((await visitor.visit('/shop/bowl')).body).toContain('/commerce/back-in-stock');
    await run([], ['commerce']);
    const page = (await visitor.visit('/shop/jug')).body;
    expect(page).toContain('$68.00');
    expect(page).not.toContain('class="product-add"');
    expect(page).not.toContain('href="/cart"');
    expect((await visitor.visit('/shop/bowl')).body).not.toContain('/commerce/back-in-stock');
    const waiting = `/commerce/back-in-stock?product=${bowl.productId}&variant=${bowl.variantIds[0]}`;
    const answers = await Promise.all([
      visitor.visit('/cart'),
      visitor.visit('/checkout/contact'),
      visitor.visit(waiting),
      visitor.visit('/api/cart'),
      add(),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 503, 404, 403, 404]);
    await run(['commerce'], []);
    expect((await visitor.visit('/api/cart')).json()).toEqual({ count: 2 });
    expect((await visitor.visit('/shop/jug')).body).toContain('class="product-add"');
  });

  it('lists Selling for whoever may change what the site has, and refuses its calls for everybody [COMM-117] [CONT-228]', async () => {
    const { services } = shop.test;
    const owner = await signInContributor(owners, services, shop.site, 'Ada');
    const manager = await signInContributor(owners, services, shop.site, 'Bob', ['store-manager']);
    const ask = async ({ browser, host }: Contributor, path: string, body?: JsonObject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const answer = await browser.call(method, path, body, host);
      return [answer.status, answer.body['code'] ?? null];
    };
    const days = 'period=last-30-days&step=day';
    expect(await ask(owner, '/api/orders')).toEqual([200, null]);
    expect((await ask(owner, `/api/reports/sales?${days}`))[0]).not.toBe(403);
    await run([], ['commerce']);
    expect(await ask(owner, '/api/orders')).toEqual([403, 'not-permitted']);
    expect(await ask(manager, '/api/orders')).toEqual([403, 'not-permitted']);
    // Whoever reads what happened on the site sees the sales with it, but not here.
    expect(await ask(owner, `/api/reports/sales?${days}`)).toEqual([403, 'feature-off']);
    const store = { title: 'Shop 2', kind: 'collection', collectionType: 'products', navigation: 'main' };
    expect(await ask(owner, '/api/pages', store)).toEqual([403, 'feature-off']);
    const facts = async ({ browser, host }: Contributor) => {
      const { body } = await browser.visit(`http://${host}/config/pages`);
      const found = /id="portico-boot-facts">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null';
      return JSON.parse(found) as { areas: string[]; featuresOff: string[] };
    };
    expect(await facts(owner)).toMatchObject({
      areas: expect.arrayContaining(['pages', 'commerce', 'settings']),
      featuresOff: ['commerce', 'gift-cards', 'subscriptions', 'point-of-sale'],
    });
    await run(['commerce'], []);
    expect(await ask(manager, '/api/orders')).toEqual([200, null]);
    expect((await facts(owner)).featuresOff).toEqual([]);
  });
});

it('without “add pages” no page is made, and without contributors nobody is invited [CONT-228]', async () => {
  const { services } = shop.test;
  const { browser, host } = await signInContributor(owners, services, shop.site, 'Ada');
  const post = async (path: string, body: JsonObject) => {
    const answer = await browser.call('POST', path, body, host);
    return [answer.status, answer.body['code'] ?? null];
  };
  const page = { title: 'About', kind: 'page', navigation: 'main' };
  const invitation = { email: 'bob@example.org', roles: ['editor'] };
  await run([], ['add-pages']);
  expect(await post('/api/pages', page)).toEqual([403, 'feature-off']);
  expect(await post('/api/people/invitations', invitation)).toEqual([200, null]);
  await run(['add-pages'], ['contributors']);
  expect(await post('/api/pages', page)).toEqual([200, null]);
  expect(await post('/api/people/invitations', { ...invitation, email: 'eve@example.org' })).toEqual([
    403,
    'feature-off',
  ]);
});
