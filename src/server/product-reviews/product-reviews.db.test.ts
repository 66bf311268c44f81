import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import { SHOP_STATE_TYPE } from '#domain/page-runtime/shop-app.ts';
import type { ReviewState } from '#domain/product-reviews/product-review.ts';
import { createId } from '#lib/id.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, publishShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { registerCheckout } from '#server/checkout/plugin.ts';
import { buildPage, change } from '#server/documents/testing/build-site.ts';
import { signInContributor } from '#server/documents/testing/sign-in-contributor.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { fulfilOrder } from '#server/orders/fulfil-order.ts';
import { orderData } from '#server/orders/personal-data.ts';
import { loadOrderPage } from '#server/orders/load-order-page.ts';
import { registerMailOptOuts } from '#server/store-mails/opt-out-plugin.tsx';
import { openStore } from '#server/store/open-store.ts';
import type { ReviewsState } from '#views/reviews/reviews-state.ts';
import { decideReview, deleteReview } from './decide-review.ts';
import { selectReviews } from './list-reviews.ts';
import { mailReviewRequests } from './mail-review-requests.ts';
import { productReviewData } from './personal-data.ts';
import { registerProductReviews } from './plugin.ts';

const DAY_MS = 86_400_000;
const BILL = {
  'billing-name': 'Ada Lovelace',
  'billing-line1': 'Seestrasse 1',
  'billing-city': 'Zürich',
  'billing-postalCode': '8001',
  'billing-country': 'CH',
};

let shop: MemberSite;
let ada: TestBrowser;
let storeId: DocumentId;
let lesson: BuiltProduct;
let walk: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({
    routes: [],
    plugins: [registerCarts, registerCheckout, registerProductReviews, registerMailOptOuts],
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const { services } = shop.test;
  const { siteId } = shop.site;
  const built = await buildShop(services, siteId, [
    { title: 'Lesson', prices: [4500], type: 'service' },
    { title: 'Walk', prices: [2000], type: 'service' },
  ]);
  [lesson, walk] = built as [BuiltProduct, BuiltProduct];
  storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  ada = shop.openBrowser();
});

async function switchOn(): Promise<string> {
  const id = createId();
  const record = {
    type: 'mail-text',
    kind: 'reviewRequest',
    isOn: true,
    subject: '',
    opening: '',
    closing: '',
  } as const;
  await change(shop.test.services, shop.site.siteId, storeId, [{ op: 'put', record: { id, ...record } }]);
  return id;
}

async function step(name: string, fields: Readonly<Record<string, string>> = {}) {
  const page = await ada.visit(`/checkout/${name}`);
  const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, field = '', value = '']) => [field, value],
  );
  return ada.post(`/checkout/${name}`, { ...Object.fromEntries(hidden), ...fields });
}

/** Orders and sends everything. */
async function sent(products = [lesson, walk], { isTest = false } = {}): Promise<void> {
  const { services } = shop.test;
  const { siteId } = shop.site;
  for (const { productId } of products) await ada.post('/cart/lines', { product: productId, pieces: '1' });
  await step('contact', { email: 'ada@example.com' });
  await step('payment', BILL);
  const { id } = await services.db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  if (isTest) await services.db.updateTable('orders').set({ is_test: true }).where('id', '=', id).execute();
  const order = await loadOrderPage(services.db, siteId, id);
  if (order === null) throw new Error('There is no order');
  const anna = await signInContributor(shop.test.app, services, shop.site, 'Anna');
  await fulfilOrder(services, {
    siteId,
    orderId: id,
    accountId: anna.accountId,
    version: order.version,
    lines: order.lines.map((line) => ({ lineId: line.id, pieces: line.pieces })),
    carrier: '',
    tracking: '',
    url: '',
    isMailed: false,
  });
  await shop.test.consumeEvents();
}

/** The mails that ask, after what is due was sent. */
async function asked() {
  await mailReviewRequests(shop.test.services);
  const rows = await shop.test.services.db
    .selectFrom('outbox_mails')
    .select(['recipient as to', 'subject', 'text_body as text', 'unsubscribe_url as unsubscribe'])
    .where('site_id', '=', shop.site.siteId)
    .where('text_body', 'like', '%/reviews/%')
    .orderBy('id')
    .execute();
  await shop.test.services.db.deleteFrom('outbox_mails').where('site_id', '=', shop.site.siteId).execute();
  return rows;
}

async function linkOfMail(): Promise<string> {
  await switchOn();
  await sent();
  shop.test.clock.now += 14 * DAY_MS + 60_000;
  const [mail] = await asked();
  return /\/reviews\/[\w.~-]+/.exec(mail?.text ?? '')?.[0] ?? 'no link';
}

async function stateAt(path: string, browser = ada): Promise<ReviewsState> {
  const answer = await browser.visit(path, SHOP_STATE_TYPE);
  return (answer.json() as { readonly state: ReviewsState }).state;
}

async function review(path: string, product: BuiltProduct, fields: Readonly<Record<string, string>>) {
  const { crumb } = await stateAt(path);
  const answer = await ada.post(path, { crumb, product: product.productId, ...fields }, SHOP_STATE_TYPE);
  return { status: answer.statusCode, state: (answer.json() as { readonly state: ReviewsState }).state };
}

const listed = async (state?: ReviewState, search = '') => {
  const query = { search, state, page: 1, pageSize: 50 };
  return (await selectReviews(shop.test.services.db, shop.site.siteId, query)).reviews;
};

it('asks in the name of the shop, which is answered to [BLK-80, ORD-143]', async () => {
  const { services } = shop.test;
  await change(services, shop.site.siteId, storeId, [
    { op: 'set', id: 'settings', field: 'mailSenderName', value: 'Quarry Lane' },
    { op: 'set', id: 'settings', field: 'mailReplyTo', value: 'shop@example.com' },
  ]);
  await switchOn();
  await sent();
  shop.test.clock.now += 14 * DAY_MS + 60_000;
  expect(await mailReviewRequests(services)).toBe(1);
  const mail = await services.db
    .selectFrom('outbox_mails')
    .select(['sender_name', 'reply_to'])
    .where('site_id', '=', shop.site.siteId)
    .where('text_body', 'like', '%/reviews/%')
    .execute();
  expect(mail).toEqual([{ sender_name: 'Quarry Lane', reply_to: 'shop@example.com' }]);
});

it('asks a buyer once, so many days after all was sent as the owner says, and nobody where it is off, opted out of, refunded or a test [BLK-80, ORD-143]', async () => {
  await sent();
  shop.test.clock.now += 60 * DAY_MS;
  expect(await asked()).toEqual([]);
  await switchOn();
  await sent();
  shop.test.clock.now += 14 * DAY_MS - 60_000;
  expect(await asked()).toEqual([]);
  shop.test.clock.now += 120_000;
  const [mail, ...others] = await asked();
  expect(others).toEqual([]);
  expect(mail?.to).toBe('ada@example.com');
  expect(mail?.text).toMatch(/Lesson[^]*Walk/);
  expect(await asked()).toEqual([]);
  const path = /\/checkout\/mails\/[\w.~-]+/.exec(mail?.unsubscribe ?? '')?.[0] ?? '';
  expect((await shop.openBrowser().visit(path)).body).toContain('Get no more requests for reviews?');
  await sent([walk]);
  await shop.openBrowser().post(path);
  shop.test.clock.now += 15 * DAY_MS;
  expect(await asked()).toEqual([]);
});

it('asks for none of a test order, of one that was given back whole, or once that is switched off [BLK-80, ORD-143]', async () => {
  const { db } = shop.test.services;
  const mailId = await switchOn();
  await sent([walk], { isTest: true });
  shop.test.clock.now += 15 * DAY_MS;
  expect(await asked()).toEqual([]);
  await sent([walk]);
  await sql`update orders set refunded = total where site_id = ${shop.site.siteId}`.execute(db);
  shop.test.clock.now += 15 * DAY_MS;
  expect(await asked()).toEqual([]);
  await sent([walk]);
  const off = { op: 'set', id: mailId, field: 'isOn', value: false } as const;
  await change(shop.test.services, shop.site.siteId, storeId, [off]);
  shop.test.clock.now += 15 * DAY_MS;
  expect(await asked()).toEqual([]);
});

it('asks for no review of what was canceled, or of a gift card [BLK-80]', async () => {
  const { db } = shop.test.services;
  await switchOn();
  await sent();
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'title'])
    .where('site_id', '=', shop.site.siteId)
    .execute();
  const idOf = (title: string) => lines.find((line) => line.title === title)?.id ?? '';
  await sql`update order_lines set canceled = pieces, fulfilled = 0 where id = ${idOf('Lesson')}`.execute(db);
  shop.test.clock.now += 15 * DAY_MS;
  const [mail] = await asked();
  expect(mail?.text).toContain('Walk');
  expect(mail?.text).not.toContain('Lesson');
  await sent();
  await sql`update order_lines set kind = 'gift-card' where site_id = ${shop.site.siteId}`.execute(db);
  shop.test.clock.now += 15 * DAY_MS;
  expect(await asked()).toEqual([]);
});

it('has one element of its own, which the bundle fills with what was bought [BLK-79, COMM-98, CONT-157, CONT-158]', async () => {
  const path = await linkOfMail();
  const page = (await shop.openBrowser().visit(path)).body;
  expect(/<main[^>]*>([^]*)<\/main>/.exec(page)?.[1]).toBe(
    '<div id="reviews-request-root"><noscript><div class="portico-section"><h1>Write a review</h1><p>Please turn on JavaScript to write a review.</p></div></noscript></div>',
  );
  expect(page).toContain('data-page-type="reviews-request"');
  const { products, title } = await stateAt(path);
  expect(title).toBe('Write a review');
  expect(products.map((each) => [each.title, each.isReviewed])).toEqual([
    ['Lesson', false],
    ['Walk', false],
  ]);
  expect((await stateAt(`${path}x`)).title).toBe('This link does not work.');
  expect((await ada.visit(`${path}x`)).statusCode).toBe(404);
});

it('takes one review of each product with stars and a text, keeps what is wrong apart, and says that a link has ended or was used [BLK-80]', async () => {
  const path = await linkOfMail();
  const empty = await review(path, lesson, { rating: '6', text: ' ' });
  expect(empty.status).toBe(400);
  expect(empty.state.products[0]?.problems).toEqual({
    rating: 'Choose how many stars you give.',
    text: 'Write a few words.',
  });
  const long = await review(path, lesson, { rating: '5', text: 'a'.repeat(2001) });
  expect(long.state.products[0]?.problems?.text).toBe('Please use 2000 characters at most.');
  expect(
    (await review(path, lesson, { rating: '4', text: 'b'.repeat(2000), name: ' Ada\n L. ' })).status,
  ).toBe(200);
  // A second one changes nothing.
  await review(path, lesson, { rating: '1', text: 'No' });
  expect(await listed()).toMatchObject([
    { product: 'Lesson', rating: 4, name: 'Ada L.', text: 'b'.repeat(2000), state: 'pending' },
  ]);
  const last = await review(path, walk, { rating: '5', text: 'Fine' });
  expect(last.state.title).toBe('You have reviewed everything of this order.');
  const used = await ada.visit(path);
  expect(used.statusCode).toBe(410);
  expect((await stateAt(path)).title).toBe('You have reviewed everything of this order.');
  shop.test.clock.now += 60 * DAY_MS;
  expect((await ada.visit(path)).statusCode).toBe(410);
  expect((await stateAt(path)).title).toBe('This link has ended.');
});

it('shows what the owner approved on the page of the product and to search engines, and nothing else [BLK-80, FIND-60, CONT-120, ROLE-15]', async () => {
  const path = await linkOfMail();
  await review(path, lesson, { rating: '4', text: 'Worth <b>every</b> hour', name: 'Ada' });
  const product = async () => (await shop.openBrowser().visit('/shop/lesson')).body;
  expect(await product()).not.toContain('every');
  const { services } = shop.test;
  const { siteId } = shop.site;
  const id = (await listed('pending'))[0]?.id ?? createId();
  await decideReview(services, siteId, id, 'approved');
  const page = await product();
  expect(page).toContain('Worth &lt;b&gt;every&lt;/b&gt; hour');
  expect(page).toContain('4 of 5 stars, 1 review');
  expect(page).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.0","reviewCount":1,"bestRating":5}',
  );
  await decideReview(services, siteId, id, 'hidden');
  expect(await product()).not.toContain('every');
  await decideReview(services, siteId, id, 'approved');
  await deleteReview(services, siteId, id);
  expect(await product()).not.toContain('every');
  expect(await listed()).toEqual([]);
  // It is not written again.
  expect((await stateAt(path)).products[0]?.isReviewed).toBe(true);
});

it('leads from the newest fifty reviews of a product to all before, by links [BLK-80]', async () => {
  const { db } = shop.test.services;
  await db
    .insertInto('product_reviews')
    .values(
      Array.from({ length: 103 }, (_, at) => ({
        site_id: shop.site.siteId,
        id: createId<'product-review'>(),
        order_id: createId<'order'>(),
        product_id: lesson.productId,
        product_title: 'Lesson',
        email_key: '',
        rating: 1 + (at % 5),
        name: '',
        text: `Review number ${at + 1}.`,
        state: 'approved' as const,
        created_at: new Date(Date.UTC(2026, 0, 1, 0, at)),
      })),
    )
    .execute();
  const found = async (search: string) => (await listed('approved', search)).map(({ text }) => text);
  expect(await found('number 103')).toEqual(['Review number 103.']);
  expect(await found('LESSON 17')).toEqual(['Review number 17.']);
  expect(await found('number 1_3')).toEqual([]);
  const visit = async (query: string) => {
    const { body } = await shop.openBrowser().visit(`/shop/lesson${query}`);
    return {
      body,
      numbers: [...body.matchAll(/ProductItem-reviewText">Review number (\d+)\./g)].map(([, at]) =>
        Number(at),
      ),
    };
  };
  const first = await visit('');
  expect(first.numbers).toHaveLength(50);
  expect(first.numbers[0]).toBe(103);
  expect(first.body).toContain('103 reviews');
  expect(first.body).toContain('<a rel="next" href="?reviews=2#reviews">Older reviews</a>');
  expect(first.body).not.toContain('Newer reviews');
  const second = await visit('?reviews=2');
  expect(second.numbers).toHaveLength(50);
  expect(second.numbers[0]).toBe(53);
  expect(second.body).not.toContain('Show more reviews');
  expect(second.body).toContain('<a rel="prev" href="?reviews=1#reviews">Newer reviews</a>');
  // For search engines it is one page.
  expect(/<link rel="canonical" href="[^"]*"/.exec(second.body)?.[0]).toMatch(/\/shop\/lesson"$/);
  expect((await visit('?reviews=3')).numbers).toEqual([3, 2, 1]);
  expect((await visit('?reviews=99')).numbers).toEqual([3, 2, 1]);
});

it('shows the newest approved reviews of a product in a block on any page, and the way to all [BLK-80, CONT-56]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const written = (['approved', 'approved', 'approved', 'pending', 'hidden'] as const).map((state, at) => ({
    site_id: siteId,
    id: createId<'product-review'>(),
    order_id: createId<'order'>(),
    product_id: lesson.productId,
    product_title: 'Lesson',
    email_key: '',
    rating: 5 - at,
    name: '',
    text: `Review number ${at + 1}.`,
    state,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, at)),
  }));
  await services.db.insertInto('product_reviews').values(written).execute();
  const block = (id: string, product: DocumentId, y: number) => ({
    id,
    type: 'block' as const,
    blockType: 'product-reviews',
    sectionId: 's1',
    desktop: { x: 0, y, w: 24, h: 4 },
    mobile: null,
    dataVersion: 1,
    data: { product: { kind: 'page', documentId: product }, count: 2 },
  });
  await buildPage(services, siteId, 'Praise', 'praise', [
    block('b1', lesson.productId, 0),
    block('b2', walk.productId, 4),
  ]);
  await publishShop(services, siteId);
  const { body } = await shop.openBrowser().visit('/praise');
  expect(body.match(/class="portico-block-product-reviews"/g)).toHaveLength(1);
  expect(body).toContain('<a href="/shop/lesson">Lesson</a></h');
  expect(body).toContain('4 of 5 stars, 3 reviews');
  expect(body.match(/Review number \d/g)).toEqual(['Review number 3', 'Review number 2']);
  expect(body).toContain('<a href="/shop/lesson#reviews">Show more reviews</a>');
});

it('gives a person what they wrote, and takes it from the pages with them [ORD-152]', async () => {
  const path = await linkOfMail();
  await review(path, lesson, { rating: '4', text: 'Good', name: 'Ada' });
  const person = {
    siteId: shop.site.siteId,
    contactId: createId<'contact'>(),
    emailKeys: ['ada@example.com'],
  } as unknown as Parameters<typeof productReviewData.copy>[1];
  expect(await productReviewData.copy(shop.test.services.db, person)).toMatchObject([
    { product: 'Lesson', rating: 4, name: 'Ada', text: 'Good', state: 'pending' },
  ]);
  await productReviewData.erase(shop.test.services.db, shop.test.services, person);
  expect(await listed()).toEqual([]);
});

it('whoever has the link of somebody who was erased sees nothing, and writes nothing [CRM-24, BLK-80]', async () => {
  const path = await linkOfMail();
  const { services } = shop.test;
  const person = {
    siteId: shop.site.siteId,
    contactId: createId<'contact'>(),
    emailKeys: ['ada@example.com'],
  } as unknown as Parameters<typeof orderData.erase>[2];
  const { crumb } = await stateAt(path);
  await services.db.transaction().execute((trx) => orderData.erase(trx, services, person));
  expect((await ada.visit(path)).statusCode).toBe(404);
  const fields = { crumb, product: lesson.productId, rating: '1', text: 'Spite' };
  expect((await ada.post(path, fields)).statusCode).toBe(404);
  expect(await listed()).toEqual([]);
});

it('a request that cannot be mailed keeps no other one back [BLK-80]', async () => {
  await switchOn();
  await sent([lesson]);
  await sent([walk]);
  shop.test.clock.now += 15 * DAY_MS;
  const { services } = shop.test;
  const { mail } = services;
  let tried = 0;
  const send: typeof mail.send = async (...given) => {
    tried += 1;
    if (tried === 1) throw new Error('This one cannot be written');
    await mail.send(...given);
  };
  expect(await mailReviewRequests({ ...services, mail: { ...mail, send } })).toBe(1);
  expect(tried).toBe(2);
  // It comes with the next look.
  expect(await mailReviewRequests(services)).toBe(1);
});
