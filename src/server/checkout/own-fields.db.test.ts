import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import { newField } from '#domain/forms/new-field.ts';
import type { FieldKind, FormField } from '#domain/forms/form-field.ts';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { change, setting } from '#server/documents/testing/build-site.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { orderMailFacts } from '#server/orders/order-mail-facts.ts';
import { ordersCsv } from '#server/orders/orders-csv.ts';
import { loadOrder } from '#server/orders/queries.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerCheckout } from './plugin.ts';

let shop: MemberSite;
let ada: TestBrowser;
let storeId: DocumentId;
let lesson: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({ routes: [], plugins: [registerCarts, registerCheckout] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const { services } = shop.test;
  const { siteId } = shop.site;
  [lesson] = (await buildShop(services, siteId, [{ title: 'Lesson', prices: [4500], type: 'service' }])) as [
    BuiltProduct,
  ];
  storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  ada = shop.openBrowser();
  await ada.post('/cart/lines', { product: lesson.productId, pieces: '1' });
  await ada.post('/checkout/contact', { email: 'ada@example.com' });
});

/** Adds a field to the checkout, and says the name of its control. */
async function ask(kind: FieldKind, fields: Partial<FormField> & { readonly isInMails?: boolean } = {}) {
  const id = createId<'record'>();
  const record = {
    ...newField(kind, id),
    type: 'checkout-field',
    order: `V${id}`,
    isInMails: false,
    ...fields,
  };
  await change(shop.test.services, shop.site.siteId, storeId, [
    { op: 'put', record: record as unknown as DocumentRecord },
  ]);
  return `own-${id}`;
}

const BILLING = {
  'billing-name': 'Ada Lovelace',
  'billing-line1': 'Seestrasse 1',
  'billing-city': 'Zürich',
  'billing-postalCode': '8001',
  'billing-country': 'CH',
};

/** Sends the last step as a browser without scripts does, with what the page has hidden in it. */
async function send(fields: Readonly<Record<string, string | readonly string[]>>) {
  const page = (await ada.visit('/checkout/payment')).body;
  const body = new URLSearchParams();
  for (const [, name = '', value = ''] of page.matchAll(
    /<input type="hidden" name="([^"]+)" value="([^"]*)"/g,
  )) {
    body.append(name, value);
  }
  for (const [name, value] of Object.entries({ ...BILLING, ...fields })) {
    for (const each of typeof value === 'string' ? [value] : value) body.append(name, each);
  }
  return shop.inject({
    method: 'POST',
    url: '/checkout/payment',
    headers: {
      origin: `http://${shop.host}`,
      cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: body.toString(),
  });
}

const order = async () => {
  const { db } = shop.test.services;
  const { siteId } = shop.site;
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  const found = await loadOrder(db, siteId, id);
  if (found === null) throw new Error('no order');
  return found;
};

describe('the fields that an owner adds to the checkout', () => {
  it('are of every kind of a form, and kept with the order as they were asked [ORD-22]', async () => {
    const text = await ask('text', { title: 'Engraving', isInMails: true });
    const name = await ask('name', { title: 'For whom' });
    const day = await ask('date', { title: 'Wanted by' });
    const boxes = await ask('checkbox', { title: 'Extras', options: ['Bow', 'Card'] });
    const radio = await ask('radio', { title: 'Paper', options: ['Red', 'Blue'] });
    const survey = await ask('likert', { title: 'You', options: ['I am happy', 'I come again'] });
    const secret = await ask('password', { title: 'Secret' });
    await ask('section', { title: 'Gifts', description: 'With love' });
    await ask('hidden', { key: 'source', value: 'web' });
    await ask('text', { title: 'Left out' });
    const page = (await ada.visit('/checkout/payment')).body;
    expect(page).toContain('<legend>For whom (optional)</legend>');
    expect(page).toMatch(/<h2>Gifts<\/h2><p>With love<\/p>/);
    const placed = await send({
      [text]: 'For Charles',
      [`${name}:First`]: 'Charles',
      [`${name}:Last`]: 'Babbage',
      [`${day}:Month`]: '12',
      [`${day}:Day`]: '24',
      [`${day}:Year`]: '2026',
      [boxes]: ['Bow', 'Card'],
      [radio]: 'Blue',
      [`${survey}:I am happy`]: '2',
      [`${survey}:I come again`]: '',
      [secret]: 'hunter2',
    });
    expect([placed.statusCode, placed.headers['location']]).toEqual([
      303,
      expect.stringMatching(/^\/checkout\/order\//),
    ]);
    const found = await order();
    expect(found.fields.map(({ title, answer }) => [title, answer])).toEqual([
      ['Engraving', 'For Charles'],
      ['For whom', 'Charles Babbage'],
      ['Wanted by', '12/24/2026'],
      ['Extras', 'Bow, Card'],
      ['Paper', 'Blue'],
      ['You', 'I am happy: Strongly Agree'],
      ['Secret', '••••••••'],
      ['source', 'web'],
    ]);
    expect(found.fields[0]).toMatchObject({ id: text.slice('own-'.length) });
    const facts = orderMailFacts(found, { site: 'S', link: 'https://example.com', language: 'en' });
    expect(facts.fields).toEqual([{ title: 'Engraving', answer: 'For Charles' }]);
    const shown = (await ada.visit(String(placed.headers['location']))).body;
    expect(shown).toContain('For Charles');
    const kept = await shop.test.services.db
      .selectFrom('checkouts')
      .select('fields')
      .where('site_id', '=', shop.site.siteId)
      .executeTakeFirst();
    expect(JSON.stringify(kept ?? {})).not.toContain('hunter2');
    // The owner changes the field; the order stays as it was.
    await change(shop.test.services, shop.site.siteId, storeId, [
      { op: 'set', id: text.slice('own-'.length), field: 'title', value: 'Other' },
    ]);
    expect((await order()).fields[0]).toMatchObject({ title: 'Engraving' });
    let csv = '';
    for await (const part of ordersCsv(shop.test.services.db, shop.site.siteId, {}, 'UTC')) csv += part;
    const [header = '', row = ''] = csv.trim().split('\r\n');
    expect(header).toContain('Note,Engraving,For whom,Wanted by,Extras,Paper,You,Secret,source,Item');
    expect(row).toContain('For Charles,Charles Babbage');
  });

  it('are validated as forms are, all at once, and keep what was entered [ORD-22, ORD-25]', async () => {
    const text = await ask('text', { title: 'Engraving', required: true });
    const mail = await ask('email', { title: 'Second email' });
    const paper = await ask('radio', { title: 'Paper', required: true, options: ['Red', 'Blue'] });
    const day = await ask('date', { title: 'Wanted by' });
    const long = await ask('textarea', { title: 'Poem', maxLength: 5 });
    const refused = await send({
      [text]: ' ',
      [mail]: 'nobody',
      [paper]: 'Green',
      [`${day}:Month`]: '13',
      [`${day}:Day`]: '1',
      [`${day}:Year`]: '2026',
      [long]: 'Roses are red',
    });
    expect(refused.statusCode).toBe(400);
    for (const id of [text, mail, paper, `${day}:Month`, long]) {
      expect(refused.body, id).toContain(`href="#checkout-${id}"`);
      expect(refused.body, id).toContain(`id="checkout-${id}"`);
    }
    expect(refused.body).toContain('value="nobody"');
    expect(refused.body).toContain('Roses are red');
    expect((await ada.visit('/checkout/payment')).body).toContain('value="nobody"');
    expect(
      await shop.test.services.db
        .selectFrom('orders')
        .select('id')
        .where('site_id', '=', shop.site.siteId)
        .execute(),
    ).toEqual([]);
  });

  it('take texts of 10,000 characters at most, and no character that cannot be kept [ORD-22]', async () => {
    const text = await ask('text', { title: 'Engraving' });
    expect((await send({ [text]: 'a'.repeat(10_001) })).statusCode).toBe(400);
    expect((await send({ [text]: 'For\u0000 Charles' })).statusCode).toBe(303);
    expect((await order()).fields).toMatchObject([{ answer: 'For Charles' }]);
  });
});

describe('an address that nobody has typed into', () => {
  it('begins with the country of the store, and stays as it was typed [ORD-19]', async () => {
    await change(shop.test.services, shop.site.siteId, storeId, [setting('sellerCountry', 'CH')]);
    const chosen = async () =>
      /<option selected="" value="(\w+)"|<option value="(\w+)" selected=""/
        .exec((await ada.visit('/checkout/payment')).body)
        ?.slice(1)
        .join('');
    expect(await chosen()).toBe('CH');
    await ada.post('/checkout/payment', { ...BILLING, 'billing-country': 'DE', act: 'country' });
    expect(await chosen()).toBe('DE');
    await ada.post('/checkout/payment', { ...BILLING, 'billing-country': '', act: 'country' });
    expect(await chosen()).toBeUndefined();
  });
});
