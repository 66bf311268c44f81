import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINI_CART_TYPE, type MiniCart } from '#domain/page-runtime/mini-cart.ts';
import { SHOP_STATE_TYPE } from '#domain/page-runtime/shop-app.ts';
import { createId } from '#lib/id.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { signInContributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createDiscount } from '#server/discounts/save-discount.ts';
import { sampleDiscount } from '#server/discounts/testing/sample-discount.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { statementsOf } from '#server/platform/testing/statements-of.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerCarts } from './plugin.ts';
import { cartRoutes } from './routes.ts';
import { buildShop, publishShop, setStock, type BuiltProduct } from './testing/build-shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let shop: MemberSite;
let ada: TestBrowser;
let jug: BuiltProduct;
let bowl: BuiltProduct;
let song: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({ routes: cartRoutes, plugins: [registerCarts] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const built = await buildShop(shop.test.services, shop.site.siteId, [
    { title: 'Jug', prices: [6800] },
    { title: 'Bowl', prices: [2800, 4000], stock: [5, 0] },
    { title: 'Song', prices: [300], type: 'digital', mostPerOrder: 3 },
  ]);
  [jug, bowl, song] = built as [BuiltProduct, BuiltProduct, BuiltProduct];
  ada = shop.openBrowser();
});

/** The form of a product's page, as a browser without scripts sends it. */
async function choose(browser: TestBrowser, path: string, chosen: number | null, pieces = '1') {
  const page = (await browser.visit(path)).body;
  const form = /<form class="product-variants".*?<\/form>/s.exec(page)?.[0] ?? '';
  const product = /name="product" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const radios = [...form.matchAll(/name="(option-[^"]+)" value="([^"]+)"/g)];
  const radio = chosen === null ? undefined : radios[chosen];
  const choice = radio === undefined ? {} : { [radio[1] ?? '']: radio[2] ?? '' };
  return browser.post('/cart/lines', { product, ...choice, pieces });
}

const lineIds = (page: string) => [
  ...new Set([...page.matchAll(/name="line" value="([^"]+)"/g)].map(([, id]) => id ?? '')),
];
const cartPage = async (browser = ada, url = '/cart') => {
  const answer = await browser.visit(url);
  expect(answer.statusCode).toBe(200);
  return answer.body.replaceAll('\u{a0}', ' ');
};
const variantOf = ({ productId, variantIds }: BuiltProduct, place = 0) => ({
  productId,
  variantId: variantIds[place] ?? ('' as never),
});

it('is on the public host; the app host leads those of the site there, and takes nothing [NAV-54, EDIT-83, DATA-14]', async () => {
  const host = `${shop.site.identifier}.app.localhost:8080`;
  const { browser } = await signInContributor(shop.test.app, shop.test.services, shop.site, 'Anna');
  const cookies = Object.fromEntries(browser.cookies);
  const answer = await shop.inject({ url: '/cart?restore=1', headers: { host }, cookies });
  expect([answer.statusCode, answer.headers['location']]).toEqual([
    302,
    `http://${shop.site.identifier}.localhost:8080/cart?restore=1`,
  ]);
  const sent = await shop.inject({ method: 'POST', url: '/cart/lines', headers: { host }, cookies });
  expect(sent.statusCode).toBe(404);
  // The script of a product page says so in place of an error.
  const forScript = { host, accept: 'application/json' };
  const told = await shop.inject({ method: 'POST', url: '/cart/lines', headers: forScript, cookies });
  expect([told.statusCode, told.json<object>()]).toEqual([
    409,
    { errors: { cart: 'This is a preview: nothing goes into its cart. Try it on the published site.' } },
  ]);
  const stranger = await shop.inject({ method: 'POST', url: '/cart/lines', headers: forScript });
  expect(stranger.statusCode).toBe(404);
  const refused = await shop.inject({ url: '/cart?restore=1', headers: { host } });
  expect([refused.statusCode, refused.headers['location']]).toEqual([404, undefined]);
});

describe('the cart page', () => {
  it('takes what is chosen on product pages, changes and removes it, all by forms [ORD-03, ORD-11, COMM-90, COMM-91, NAV-59, NAV-70, CONT-147, CONT-152, CONT-153]', async () => {
    expect(await cartPage()).toContain('Your cart is empty.');
    expect(ada.cookies.has('cart')).toBe(false);
    const added = await choose(ada, '/shop/bowl', 0, '2');
    expect([added.statusCode, added.headers['location']]).toEqual([303, '/cart']);
    await choose(ada, '/shop/jug', null);
    await choose(ada, '/shop/jug', null);
    const page = await cartPage();
    expect(page).toContain('id="sqs-cart-root"');
    expect(page).toContain('data-page-type="cart-v2"');
    expect(page).toContain('href="/shop/bowl">Bowl</a>');
    expect(page).toContain('Small');
    expect(page).toMatch(/Subtotal<\/dt><dd><bdi>\$192\.00/);
    expect(page).toContain('Tax calculated at checkout');
    expect(page).toContain('href="/commerce/goto-checkout"');
    const [first = '', second = ''] = lineIds(page);
    const set = await ada.post('/cart/lines', { line: first, pieces: '3' });
    expect([set.statusCode, set.headers['location']]).toEqual([303, '/cart']);
    expect(await cartPage()).toMatch(/Subtotal<\/dt><dd><bdi>\$220\.00/);
    const removed = await ada.post('/cart/lines', { line: second, pieces: '0' });
    const after = await cartPage(ada, String(removed.headers['location']));
    expect(after).toContain('Jug was removed.');
    expect(lineIds(after)).toEqual([first]);
    const undo = { product: jug.productId, variant: jug.variantIds[0] ?? '', pieces: '2' };
    expect(after).toContain(`name="pieces" value="2"`);
    await ada.post('/cart/lines', undo);
    expect(await cartPage()).toMatch(/Subtotal<\/dt><dd><bdi>\$220\.00/);
  });

  it('is for one visitor alone: never kept, never found [ORD-06]', async () => {
    await choose(ada, '/shop/jug', null);
    const { headers } = await ada.visit('/cart');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect((await ada.visit('/shop/jug')).body).toContain('data-cart-count=""');
    expect((await ada.visit('/api/cart')).json()).toEqual({ count: 1 });
    expect((await shop.openBrowser().visit('/api/cart')).json()).toEqual({ count: 0 });
  });

  it('gives its secret with the first line, readable, for 30 days from each change, and never by looking [ORD-04, ORD-07, NAV-57]', async () => {
    const added = await choose(ada, '/shop/jug', null);
    const [cookie] = added.cookies.filter(({ name }) => name === 'cart');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', maxAge: 30 * 24 * 60 * 60 });
    expect(cookie).not.toHaveProperty('httpOnly');
    expect(cookie).not.toHaveProperty('domain');
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    expect((await ada.visit('/cart')).cookies.filter(({ name }) => name === 'cart')).toEqual([]);
    const again = await choose(ada, '/shop/jug', null);
    expect(again.cookies.find(({ name }) => name === 'cart')?.value).toBe(cookie?.value);
  });

  it('says that it expired, with the way to the shop, to who had one [ORD-07, ORD-32]', async () => {
    const said = 'Your cart expired: nothing in it was changed for 30 days.';
    await choose(ada, '/shop/jug', null);
    shop.test.clock.advance(30 * DAY_MS - 1000);
    expect(await cartPage()).not.toContain(said);
    shop.test.clock.advance(1000);
    const page = await cartPage();
    expect(page).toContain(said);
    expect(page).toMatch(/Your cart is empty\..*href="\/shop"[^>]*>Go to the shop/s);
    expect((await ada.visit('/api/cart')).json()).toEqual({ count: 0 });
    expect(await cartPage(shop.openBrowser())).not.toContain(said);
    await choose(ada, '/shop/jug', null);
    expect(await cartPage()).not.toContain(said);
  });

  it('says what did not go in, and why [ORD-02, ORD-10]', async () => {
    const refused = async (path: string, chosen: number | null, pieces: string) => {
      const { statusCode, headers } = await choose(ada, path, chosen, pieces);
      expect(statusCode).toBe(303);
      return cartPage(ada, String(headers['location']));
    };
    expect(await refused('/shop/bowl', 1, '1')).toContain('Bowl is sold out.');
    expect(await refused('/shop/bowl', 0, '6')).toContain('Only 5 of Bowl left.</p>');
    expect(await refused('/shop/bowl', null, '1')).toContain('Not available in this combination');
    expect(await refused('/shop/jug', null, '10000')).toContain('You can order at most 9999 of Jug.');
    expect(await refused('/shop/song', null, '4')).toContain('You can order at most 3 of Song.');
    expect(ada.cookies.has('cart')).toBe(false);
    expect(await cartPage(ada, '/cart?refused=gone.x.y&refused=%3Cb%3E')).toContain(
      'Something that you wanted is no longer available.',
    );
    await choose(ada, '/shop/bowl', 0, '3');
    expect(await refused('/shop/bowl', 0, '3')).toContain(
      'Only 5 of Bowl left. In your cart: 3. You can still add: 2.',
    );
    await choose(ada, '/shop/bowl', 0, '2');
    expect(await refused('/shop/bowl', 0, '1')).toContain('No more of Bowl can be added. In your cart: 5.');
  });

  it('answers a script with what it is to say, in place of a page [ORD-06, ORD-11, ORD-29]', async () => {
    const send = async (fields: Record<string, string>) => {
      const answer = await shop.inject({
        method: 'POST',
        url: '/cart/lines',
        headers: {
          accept: 'application/json',
          origin: `http://${shop.host}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams(fields).toString(),
      });
      return [answer.statusCode, answer.json<object>()];
    };
    const { productId, variantId } = variantOf(jug);
    const toCart = 'Go to the cart';
    const product = { id: productId, name: 'Jug', price: '68.00', currency: 'USD' };
    const added = { count: 2, isAdded: true, text: 'Jug is in your cart.', toCart, product };
    expect(await send({ product: productId, variant: variantId, pieces: '2' })).toEqual([200, added]);
    const gone = variantOf(bowl, 1);
    const refused = { count: 0, isAdded: false, text: 'Bowl is sold out.', toCart };
    expect(await send({ product: gone.productId, variant: gone.variantId })).toEqual([200, refused]);
    const none = { ...refused, text: 'Not available in this combination' };
    expect(await send({ product: gone.productId })).toEqual([200, none]);
    const { services } = shop.test;
    const { siteId } = shop.site;
    const opening = { siteId, accountId: createId<'account'>(), at: new Date(services.now()) };
    const storeId = await services.db.transaction().execute((trx) => openStore(trx, opening));
    await change(services, siteId, storeId, [setting('isPaused', true)]);
    const paused = { errors: { cart: 'This store is not taking orders at the moment.' } };
    expect(await send({ product: productId, variant: variantId })).toEqual([503, paused]);
  });

  it('says which variants of a product can be had now, of those that are counted [ORD-91, COMM-31]', async () => {
    const stock = async ({ productId }: BuiltProduct) =>
      (await ada.visit(`/api/stock?product=${productId}&language=de`)).json<object>();
    const [small, large] = bowl.variantIds;
    const found = await stock(bowl);
    expect(found).toEqual({
      variants: expect.arrayContaining([
        { id: small, isInStock: true, text: 'Vorrätig' },
        { id: large, isInStock: false, text: 'Ausverkauft' },
      ]) as unknown,
    });
    expect(await stock(jug)).toEqual({ variants: [] });
  });

  it('neither takes nor names what is for members alone [MEMB-35, MEMB-41]', async () => {
    await change(shop.test.services, shop.site.siteId, jug.productId, [
      { op: 'put', record: { id: 'access', type: 'access', rule: { kind: 'members' } } },
    ]);
    await publishShop(shop.test.services, shop.site.siteId);
    const { productId, variantId } = variantOf(jug);
    const { headers } = await ada.post('/cart/lines', { product: productId, variant: variantId });
    const page = await cartPage(ada, String(headers['location']));
    expect(page).toContain('Something that you wanted is no longer available.');
    expect(page).not.toContain('Jug');
    expect(ada.cookies.has('cart')).toBe(false);
    expect((await ada.visit(`/api/stock?product=${productId}`)).statusCode).toBe(404);
  });

  it('keeps a line that cannot be bought from the checkout, with a button for what is left [ORD-10]', async () => {
    await choose(ada, '/shop/bowl', 0, '4');
    await setStock(shop.test.services, shop.site.siteId, { ...variantOf(bowl), quantity: 2 });
    const page = await cartPage();
    expect(page).toContain('Only 2 of Bowl left.');
    expect(page).not.toContain('href="/commerce/goto-checkout"');
    expect(page).toMatch(/name="pieces" value="2">Set quantity to 2/);
    await ada.post('/cart/lines', { line: lineIds(page)[0] ?? '', pieces: '2' });
    expect(await cartPage()).toContain('href="/commerce/goto-checkout"');
    await setStock(shop.test.services, shop.site.siteId, { ...variantOf(bowl), quantity: 0 });
    expect(await cartPage()).toContain('Bowl is sold out.');
    await change(shop.test.services, shop.site.siteId, bowl.productId, [setting('workflowState', 'draft')]);
    await publishShop(shop.test.services, shop.site.siteId);
    expect(await cartPage()).toContain('Bowl is no longer available.');
  });

  it('says once that a price has changed [ORD-09]', async () => {
    await choose(ada, '/shop/jug', null);
    const variant = jug.variantIds[0] ?? '';
    await change(shop.test.services, shop.site.siteId, jug.productId, [
      { op: 'set', id: variant, field: 'price', value: 7000 },
    ]);
    await publishShop(shop.test.services, shop.site.siteId);
    expect(await cartPage()).toContain('The price of Jug changed from $68.00 to $70.00.');
    expect(await cartPage()).not.toContain('changed from');
  });

  it('takes a code that takes something off, and no more codes after 20 wrong ones from one cart or address for ten minutes [ORD-50, ORD-54, ORD-56]', async () => {
    const { services, clock } = shop.test;
    const { siteId } = shop.site;
    const fields = sampleDiscount('For friends', 'FRIENDS');
    await createDiscount(services, { siteId, triggers: ['code'], fields });
    await choose(ada, '/shop/jug', null);
    for (let index = 0; index < 20; index += 1) {
      expect((await ada.post('/cart/codes', { code: `wrong-${index}` })).statusCode).toBe(303);
      await ada.post('/cart/codes', { remove: `wrong-${index}` });
      clock.advance(1);
    }
    expect((await ada.post('/cart/codes', { code: ' friends ' })).statusCode).toBe(303);
    expect(await cartPage()).toMatch(/For friends<\/dt><dd><bdi>-\$6\.80/);
    const last = await ada.post('/cart/codes', { code: 'wrong' });
    expect(last.statusCode).toBe(429);
    // The first wrong code was entered 20 ms ago, and counts for ten minutes.
    expect(last.headers['retry-after']).toBe('600');
    expect(last.body).toContain('Too many attempts. Please try again later.');
    expect(last.body).toContain('For friends');
    const other = shop.openBrowser();
    await choose(other, '/shop/jug', null);
    expect((await other.post('/cart/codes', { code: 'FRIENDS' })).statusCode).toBe(429);
    const link = `/cart/link/${jug.variantIds[0]}:1?coupon=FRIENDS`;
    expect((await other.visit(link)).statusCode).toBe(429);
    clock.advance(9 * 60_000);
    expect((await other.post('/cart/codes', { code: 'FRIENDS' })).headers['retry-after']).toBe('60');
    expect((await other.post('/cart/codes', { code: 'FRIENDS' })).statusCode).toBe(429);
    clock.advance(60_000);
    expect((await other.post('/cart/codes', { code: 'FRIENDS' })).statusCode).toBe(303);
    expect(await cartPage(other)).toContain('For friends');
  });

  it('keeps codes with why they do not count, and takes them away again [ORD-11, ORD-51, ORD-54, COMM-89]', async () => {
    await choose(ada, '/shop/jug', null);
    for (const code of ['SAVE-1', ' save-1 ']) await ada.post('/cart/codes', { code });
    const page = await cartPage();
    expect(page.match(/<strong>SAVE-1<\/strong>/gi)).toHaveLength(1);
    expect(page).toContain('This code does not exist.');
    for (const code of ['B-2', 'C-3', 'D-4', 'E-5']) {
      expect((await ada.post('/cart/codes', { code })).headers['location']).toBe('/cart');
    }
    const sixth = await ada.post('/cart/codes', { code: 'F-6' });
    expect(await cartPage(ada, String(sixth.headers['location']))).toContain('A cart holds at most 5 codes.');
    await ada.post('/cart/codes', { remove: 'save-1' });
    expect(await cartPage()).not.toContain('SAVE-1');
    expect((await ada.post('/cart/codes', { code: 'a' })).headers['location']).toBe('/cart?code=none');
  });

  it('tells a script what to say of a code, one that does not count included [ORD-15, ORD-28, ORD-51]', async () => {
    const { services } = shop.test;
    const fields = sampleDiscount('For friends', 'FRIENDS');
    await createDiscount(services, { siteId: shop.site.siteId, triggers: ['code'], fields });
    await choose(ada, '/shop/jug', null);
    const said = async (code: string) => {
      await ada.post('/cart/codes', { code });
      const { state } = (await ada.visit('/cart', SHOP_STATE_TYPE)).json<{ state: { spoken: string } }>();
      return state.spoken;
    };
    expect(await said('NOBODY')).toBe('NOBODY: This code does not exist.\nSubtotal: $68.00');
    await ada.post('/cart/codes', { remove: 'NOBODY' });
    expect(await said('FRIENDS')).toMatch(
      /^Subtotal: \$68\.00\nFor friends: -\$6\.80\nEstimated total: \$61\.20$/,
    );
    // One piece costs what its line does.
    expect(await cartPage()).not.toContain('cart-unit');
  });

  it('is drawn for the script that shows it beside a page, with what became of its forms, for nobody else and never kept [NAV-70]', async () => {
    await choose(ada, '/shop/jug', null, '2');
    const look = async (url = '/cart') => {
      const answer = await ada.visit(url, MINI_CART_TYPE);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      return answer.json<MiniCart>();
    };
    const full = await look();
    expect(full).toMatchObject({ title: 'Cart', count: 2, spoken: 'Subtotal: $136.00' });
    expect(full.html).toMatch(
      /Jug.*Quantity: 2.*\$136\.00.*href="\/commerce\/goto-checkout".*href="\/cart"/s,
    );
    const [line = ''] = lineIds(full.html);
    const removed = await ada.post('/cart/lines', { line, pieces: '0' }, MINI_CART_TYPE);
    const { html, count, spoken } = await look(String(removed.headers.location));
    expect(count).toBe(0);
    expect(spoken).toContain('Jug was removed.');
    expect(html).toMatch(/Undo.*Your cart is empty\..*href="\/shop"/s);
    expect((await shop.openBrowser().visit('/cart', MINI_CART_TYPE)).json()).toMatchObject({ count: 0 });
  });

  it('takes no change of a cart that was bought, and begins another one [ORD-07]', async () => {
    await choose(ada, '/shop/jug', null);
    const [line = ''] = lineIds(await cartPage());
    const secret = ada.cookies.get('cart');
    await shop.test.services.db
      .updateTable('carts')
      .set({ purchased_at: new Date(shop.test.clock.now) })
      .where('site_id', '=', shop.site.siteId)
      .execute();
    expect((await ada.post('/cart/lines', { line, pieces: '2' })).statusCode).toBe(409);
    expect((await ada.post('/cart/codes', { code: 'SAVE-1' })).statusCode).toBe(409);
    expect(await cartPage()).toContain('Your cart is empty.');
    await choose(ada, '/shop/song', null);
    expect(await cartPage()).toContain('Song');
    expect(ada.cookies.get('cart')).not.toBe(secret);
  });

  it('refuses forms of other sites, and takes those of its own pages [ORD-12]', async () => {
    const item = { product: jug.productId, variant: jug.variantIds[0] ?? '' };
    const send = (headers: Record<string, string>) =>
      shop.inject({
        method: 'POST',
        url: '/cart/lines',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(item).toString(),
      });
    const refused = [
      {},
      { origin: 'https://other.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: `http://${shop.host}` },
    ];
    for (const headers of refused) {
      const { statusCode, cookies } = await send(headers as Record<string, string>);
      expect([statusCode, cookies.some(({ name }) => name === 'cart')], JSON.stringify(headers)).toEqual([
        403,
        false,
      ]);
    }
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: `http://${shop.host}` }]) {
      expect((await send(headers as Record<string, string>)).statusCode).toBe(303);
    }
  });

  it('gives a member their cart on every device, which says that it has one, and none after signing out [ORD-06, ORD-08]', async () => {
    await choose(ada, '/shop/jug', null);
    const email = 'ada@example.org';
    await ada.post('/account/signup', { email, password: 'seven herons fly' });
    await ada.visit((await shop.lastMail(email)).link);
    expect(await cartPage()).toContain('Jug');
    await ada.send('/account', {}, '/account/logout');
    expect(await cartPage()).toContain('Your cart is empty.');
    const phone = shop.openBrowser();
    await phone.post('/account/login', { email, password: 'seven herons fly' });
    // Pages that are kept look for it before they ask how much is in the cart.
    expect(phone.cookies.get('cart')).toMatch(/^[\w-]{43}$/);
    expect((await phone.visit('/api/cart')).json()).toEqual({ count: 1 });
    await phone.send('/account', {}, '/account/logout');
    expect(await cartPage(phone)).toContain('Your cart is empty.');
    const other = 'eve@example.org';
    const eve = shop.openBrowser();
    await eve.post('/account/signup', { email: other, password: 'seven herons fly' });
    await eve.visit((await shop.lastMail(other)).link);
    expect(eve.cookies.has('cart')).toBe(false);
  });
});

it('is marked for a member in every browser as long as it lasts, whichever device changed it [ORD-04, ORD-06, ORD-08]', async () => {
  const maxAgeOf = async (browser: TestBrowser, url: string) =>
    (await browser.visit(url)).cookies.find(({ name }) => name === 'cart')?.maxAge;
  const email = 'ada@example.org';
  const password = 'seven herons fly';
  await ada.post('/account/signup', { email, password });
  await ada.visit((await shop.lastMail(email)).link);
  const phone = shop.openBrowser();
  await phone.post('/account/login', { email, password });
  expect(await maxAgeOf(phone, '/cart')).toBeUndefined();
  await choose(ada, '/shop/jug', null);
  expect(await maxAgeOf(phone, '/cart')).toBe(30 * 24 * 60 * 60);
  shop.test.clock.advance(20 * DAY_MS);
  expect(await maxAgeOf(phone, '/api/cart')).toBe(10 * 24 * 60 * 60);
  await choose(ada, '/shop/jug', null);
  expect(await maxAgeOf(phone, '/api/cart')).toBe(30 * 24 * 60 * 60);
});

it('names once what it had no place for when its member signed in [ORD-02, ORD-08]', async () => {
  const email = 'ada@example.org';
  const password = 'seven herons fly';
  await ada.post('/account/signup', { email, password });
  await ada.visit((await shop.lastMail(email)).link);
  await choose(ada, '/shop/jug', null);
  const { db } = shop.test.services;
  const { id } = await db
    .selectFrom('carts')
    .select('id')
    .where('site_id', '=', shop.site.siteId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cart_lines')
    .values(
      Array.from({ length: 98 }, () => ({
        site_id: shop.site.siteId,
        cart_id: id,
        id: createId<'cart-line'>(),
        product_id: createId<'document'>(),
        variant_id: createId(),
        pieces: 1,
        answers: '[]',
        answers_hash: Buffer.alloc(32),
        shown_price: 100,
        shown_title: 'Plate',
      })),
    )
    .execute();
  const guest = shop.openBrowser();
  await choose(guest, '/shop/bowl', 0);
  await guest.visit(`/cart/link/${song.productId}:1,${jug.variantIds[0]}:2`);
  await guest.post('/account/login', { email, password });
  // The header asks for the count before the cart is looked at.
  await guest.visit('/api/cart');
  const said = 'Not everything fitted into your cart when you signed in. Left out: Song.';
  expect(await cartPage(guest)).toContain(said);
  expect(await cartPage(guest)).not.toContain('Left out');
});

describe('a link to a cart', () => {
  const link = () => `/cart/link/${jug.variantIds[0]}:2,${song.productId}:1,${bowl.variantIds[0]}:3`;

  it('fills it once, however often it is opened, and leads there or to the checkout [ORD-13]', async () => {
    for (let opened = 0; opened < 2; opened += 1) {
      const { statusCode, headers } = await ada.visit(`${link()}?continue_to=checkout`);
      expect([statusCode, headers['location']]).toEqual([303, '/checkout']);
    }
    expect(await cartPage()).toMatch(/Subtotal<\/dt><dd><bdi>\$223\.00/);
    const other = shop.openBrowser();
    expect(
      (await other.visit(`${link()}?coupon=SAVE-1&continue_to=https://other.example`)).headers['location'],
    ).toBe('/cart');
    expect(await cartPage(other)).toContain('SAVE-1');
  });

  it('has fifty parts that count, and names that there were more [ORD-13]', async () => {
    const others = Array.from({ length: 49 }, () => `${'0'.repeat(24)}:1`);
    const last = [...others, `${jug.variantIds[0]}:1`, `${song.productId}:1`].join(',');
    const { headers } = await ada.visit(`/cart/link/${last}`);
    const page = await cartPage(ada, String(headers['location']));
    expect(page).toContain('Jug');
    expect(page).not.toContain('Song');
    expect(page).toContain('Something that you wanted is no longer available.');
  });

  it('puts fifty things in with as many statements as one, each as often as it was named [ORD-13]', async () => {
    await shop.build();
    ada = shop.openBrowser();
    const plans = Array.from({ length: 48 }, (_, n) => ({ title: `Cup${n}`, prices: [100] }));
    const cups = await buildShop(shop.test.services, shop.site.siteId, plans);
    const one = `${cups[0]?.variantIds[0]}:1`;
    const all = [one, ...cups.map(({ variantIds }) => `${variantIds[0]}:2`), one].join(',');
    const other = shop.openBrowser();
    const countOf = async (browser: TestBrowser, parts: string) => {
      const sent = vi.spyOn(pg.Client.prototype, 'query');
      sent.mockClear();
      await browser.visit(`/cart/link/${parts}`);
      return statementsOf(sent).length;
    };
    await shop.openBrowser().visit(`/cart/link/${one}`);
    const few = await countOf(ada, one);
    expect(few).toBeGreaterThan(5);
    expect(await countOf(other, all)).toBe(few);
    // What is there already is raised.
    await ada.visit(`/cart/link/${all}`);
    for (const browser of [ada, other]) {
      const page = await cartPage(browser);
      expect(page).toMatch(/Subtotal<\/dt><dd><bdi>\$96\.00/);
      expect(lineIds(page)).toHaveLength(48);
    }
  });

  it('leaves out what cannot be had, and names it [ORD-13]', async () => {
    const parts = `${jug.variantIds[0]}:1,${bowl.variantIds[1]}:1,${'0'.repeat(24)}:1,nonsense`;
    const { headers } = await ada.visit(`/cart/link/${parts}?continue_to=checkout`);
    const page = await cartPage(ada, String(headers['location']));
    expect(page).toContain('Jug');
    expect(page).toContain('Bowl is sold out.');
    expect(page).toContain('Something that you wanted is no longer available.');
  });

  it('names a code that it cannot enter, and leads to the cart where its code counts for nobody [ORD-13, ORD-54]', async () => {
    const opened = async (coupon: string) => {
      const { headers } = await ada.visit(`${link()}?continue_to=checkout&coupon=${coupon}`);
      const to = String(headers['location']);
      return { to, page: to === '/checkout' ? '' : await cartPage(ada, to) };
    };
    expect(await opened('%20')).toMatchObject({ to: '/checkout' });
    const none = await opened('no');
    expect([none.to, none.page.includes('This code does not exist.')]).toEqual(['/cart?code=none', true]);
    const unknown = await opened('NOBODY');
    expect([unknown.to, unknown.page.includes('This code does not exist.')]).toEqual(['/cart', true]);
    for (const code of ['NOBODY-2', 'NOBODY-3', 'NOBODY-4', 'NOBODY-5']) await opened(code);
    const sixth = await opened('NOBODY-6');
    expect([sixth.to, sixth.page.includes('A cart holds at most 5 codes.')]).toEqual([
      '/cart?code=full',
      true,
    ]);
  });

  it('changes nothing where it is only looked at [ORD-13]', async () => {
    for (const request of [
      { method: 'HEAD', headers: {} },
      { method: 'GET', headers: { 'sec-purpose': 'prefetch;prerender' } },
      { method: 'GET', headers: { purpose: 'prefetch' } },
    ] as const) {
      const { statusCode, cookies } = await shop.inject({ url: link(), ...request });
      expect([statusCode, cookies]).toEqual([204, []]);
    }
  });
});
