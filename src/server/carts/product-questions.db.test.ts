import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import { newField } from '#domain/forms/new-field.ts';
import type { FieldKind, FormField } from '#domain/forms/form-field.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { registerCheckout } from '#server/checkout/plugin.ts';
import { change } from '#server/documents/testing/build-site.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { orderMailFacts } from '#server/orders/order-mail-facts.ts';
import { ordersCsv } from '#server/orders/orders-csv.ts';
import { loadOrder } from '#server/orders/queries.ts';
import { registerCarts } from './plugin.ts';
import { buildShop, publishShop, type BuiltProduct } from './testing/build-shop.ts';

let shop: MemberSite;
let ada: TestBrowser;
let ring: BuiltProduct;
let song: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({ routes: [], plugins: [registerCarts, registerCheckout] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  [ring, song] = (await buildShop(shop.test.services, shop.site.siteId, [
    { title: 'Ring', prices: [4500], type: 'service' },
    { title: 'Song', prices: [300], type: 'digital' },
  ])) as [BuiltProduct, BuiltProduct];
  ada = shop.openBrowser();
});

/** Lets the ring ask something, and says the name of its control. */
async function ask(kind: FieldKind, fields: Partial<FormField>): Promise<string> {
  const id = createId<'record'>();
  const record: DocumentRecord = { ...newField(kind, id), ...fields, type: 'product-field', order: `V${id}` };
  await change(shop.test.services, shop.site.siteId, ring.productId, [{ op: 'put', record }]);
  await publishShop(shop.test.services, shop.site.siteId);
  return `ask-${id}`;
}

const chosen = () => ({ product: ring.productId, variant: ring.variantIds[0] ?? '', pieces: '1' });
const answer = (fields: Readonly<Record<string, string>>) =>
  ada.post('/cart/lines', { ...chosen(), asked: 'yes', ...fields });
const lines = () =>
  shop.test.services.db
    .selectFrom('cart_lines')
    .select(['id', 'pieces', 'answers'])
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id')
    .execute();

describe('a product that asks something', () => {
  it('asks before it goes into the cart, wherever it is added [ORD-03, ORD-11]', async () => {
    const text = await ask('text', { title: 'Engraving', required: true });
    const added = await ada.post('/cart/lines', { ...chosen(), pieces: '2' });
    const address = `/cart/ask?product=${ring.productId}&variant=${ring.variantIds[0]}&pieces=2`;
    expect([added.statusCode, added.headers['location']]).toEqual([303, address]);
    const page = await ada.visit(address);
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-store');
    for (const said of ['Ring', 'Engraving', `name="${text}"`, 'name="pieces" value="2"', 'Back to Ring']) {
      expect(page.body).toContain(said);
    }
    expect(await lines()).toEqual([]);
    const json = await shop.inject({
      method: 'POST',
      url: '/cart/lines',
      headers: {
        accept: 'application/json',
        origin: `http://${shop.host}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ ...chosen(), pieces: '2' }).toString(),
    });
    expect(json.json()).toMatchObject({ isAdded: false, to: address });
    // What asks nothing goes in as it does.
    expect((await ada.post('/cart/lines', { product: song.productId })).headers['location']).toBe('/cart');
  });

  it('is one line with the same answers, and one of its own with others, whose id stays [ORD-03, COMM-90]', async () => {
    const text = await ask('text', { title: 'Engraving', required: true });
    await ask('text', { title: 'Left out' });
    expect((await answer({ [text]: 'Ada' })).headers['location']).toBe('/cart');
    const [first] = await lines();
    await answer({ [text]: 'Ada', pieces: '2' });
    await answer({ [text]: 'Charles' });
    expect(await lines()).toEqual([
      { id: first?.id, pieces: 3, answers: [{ label: 'Engraving', answer: 'Ada' }] },
      { id: expect.any(String) as unknown, pieces: 1, answers: [{ label: 'Engraving', answer: 'Charles' }] },
    ]);
    expect((await ada.visit('/cart')).body).toContain('Engraving: Charles');
  });

  it('takes answers as forms do, and keeps what was entered [ORD-03, ORD-25]', async () => {
    const mail = await ask('email', { title: 'For whom', required: true });
    const paper = await ask('radio', { title: 'Paper', options: ['Red', 'Blue'] });
    const refused = await answer({ [mail]: 'nobody', [paper]: 'Green' });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain(`href="#checkout-${mail}"`);
    expect(refused.body).toContain(`href="#checkout-${paper}"`);
    expect(refused.body).toContain('value="nobody"');
    expect((await answer({})).statusCode).toBe(400);
    expect(await lines()).toEqual([]);
  });

  it('is left out of a link that cannot answer, and named [ORD-03, ORD-13]', async () => {
    const id = await ask('text', { title: 'Engraving', required: true });
    const link = `/cart/link/${ring.variantIds[0]}:1,${song.productId}:1?continue_to=checkout`;
    const to = String((await ada.visit(link)).headers['location']);
    expect(to).toContain('refused=asks.');
    expect((await ada.visit(to)).body).toContain('Ring asks something first: choose it on its page.');
    await change(shop.test.services, shop.site.siteId, ring.productId, [
      { op: 'set', id: id.slice('ask-'.length), field: 'required', value: false },
    ]);
    await publishShop(shop.test.services, shop.site.siteId);
    expect((await ada.visit(link)).headers['location']).toBe('/checkout');
  });

  it('has its answers in the order, its mails and its CSV [ORD-03, ORD-97]', async () => {
    const { services } = shop.test;
    const { siteId } = shop.site;
    const text = await ask('text', { title: 'Engraving', required: true });
    await answer({ [text]: 'Ada' });
    await ada.post('/checkout/contact', { email: 'ada@example.com' });
    const page = (await ada.visit('/checkout/payment')).body;
    expect(page).toContain('Engraving: Ada');
    const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    );
    const placed = await ada.post('/checkout/payment', {
      ...(Object.fromEntries(hidden) as Record<string, string>),
      'billing-name': 'Ada Lovelace',
      'billing-line1': 'Seestrasse 1',
      'billing-city': 'Zürich',
      'billing-postalCode': '8001',
      'billing-country': 'CH',
    });
    expect((await ada.visit(String(placed.headers['location']))).body).toContain('Engraving: Ada');
    const { id } = await services.db
      .selectFrom('orders')
      .select('id')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow();
    const order = await loadOrder(services.db, siteId, id);
    expect(order?.lines[0]?.answers).toEqual([{ label: 'Engraving', answer: 'Ada' }]);
    const facts =
      order === null
        ? null
        : orderMailFacts(order, { site: 'S', link: 'https://example.com', language: 'en' });
    expect(facts?.lines[0]?.options).toBe('Engraving: Ada');
    let csv = '';
    for await (const part of ordersCsv(services.db, siteId, {}, 'UTC')) csv += part;
    expect(csv).toContain('Engraving: Ada');
  });
});
