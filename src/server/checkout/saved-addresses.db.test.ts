import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { change } from '#server/documents/testing/build-site.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { copyMemberData } from '#server/members/own-account.ts';
import { memberData } from '#server/members/personal-data.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerCheckout } from './plugin.ts';

const STATE = 'application/vnd.portico.state+json';
const ADDRESSES = '/account/addresses';
const EVERYWHERE = { countries: [], regions: [], postalCodes: [], isRestOfWorld: true };
const HOME = {
  name: 'Ada Lovelace',
  line1: 'Seestrasse 1',
  city: 'Zürich',
  postalCode: '8001',
  country: 'CH',
};
const OFFICE = { ...HOME, company: 'Engines Ltd', line1: 'Werkstrasse 7', postalCode: '8400' };

let shop: MemberSite;
let ada: TestBrowser;
let jug: BuiltProduct;
let lesson: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({ routes: [], plugins: [registerCarts, registerCheckout] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const { services } = shop.test;
  const { siteId } = shop.site;
  const built = await buildShop(services, siteId, [
    { title: 'Jug', prices: [2000], stock: [50] },
    { title: 'Lesson', prices: [4500], type: 'service' },
  ]);
  [jug, lesson] = built as [BuiltProduct, BuiltProduct];
  const storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(services.now()) }));
  const option = { type: 'shipping-option', places: EVERYWHERE } as const;
  await change(
    services,
    siteId,
    storeId,
    [
      { name: 'Post', order: 'a', price: { kind: 'flat', order: 500, piece: 0 } },
      { name: 'Courier', order: 'b', price: { kind: 'flat', order: 1500, piece: 0 } },
    ].map((each) => ({ op: 'put', record: { id: createId(), ...option, ...each } })),
  );
  ada = await shop.join();
});

const save = (browser: TestBrowser, address: Readonly<Record<string, string>>, which = 'new') =>
  browser.send(`${ADDRESSES}/${which}`, address);
const saved = async () =>
  (
    await shop.test.services.db
      .selectFrom('member_addresses')
      .select(['id', 'address', 'is_default as isDefault'])
      .where('site_id', '=', shop.site.siteId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ id, address, isDefault }) => ({ id, line1: address.line1, isDefault }));
const idOf = async (line1: string) => (await saved()).find((each) => each.line1 === line1)?.id ?? '';
const of = (kind: 'shipping' | 'billing', address: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(address).map(([name, value]) => [`${kind}-${name}`, value]));

/** The state of a step, as its script is sent it. */
async function step(name: string, browser = ada) {
  const { state } = (await browser.visit(`/checkout/${name}`, STATE)).json();
  const parts: {
    kind: string;
    name?: string;
    saved?: { value: string; options: { value: string; label: string; note: string }[] };
    keep?: object;
    fields?: { name: string; value: string }[];
    options?: object[];
  }[] = state.form.parts;
  return { hidden: state.form.hidden, address: parts.find(({ kind }) => kind === 'address'), parts };
}

/** Sends a step as a form without scripts does, and says where it leads. */
async function send(name: string, fields: Readonly<Record<string, string>>, browser = ada) {
  const { hidden } = await step(name, browser);
  return (await browser.post(`/checkout/${name}`, { ...hidden, ...fields })).headers['location'];
}

async function begin({ productId }: BuiltProduct, browser = ada, email = 'ada@example.org') {
  await browser.post('/cart/lines', { product: productId, pieces: '1' });
  await send('contact', { email }, browser);
}

const lastOrder = () =>
  shop.test.services.db
    .selectFrom('orders')
    .select(['delivery', 'billing'])
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id', 'desc')
    .executeTakeFirst();

it('keeps the tick of “keep this address” where the fields of another country are asked for without scripts [ORD-19, ORD-146]', async () => {
  await begin(jug);
  const ticked = {
    ...of('shipping', HOME),
    'shipping-country': 'DE',
    'shipping-keep': 'yes',
    act: 'country',
  };
  const where = await send('delivery', ticked);
  expect(where).toBe('/checkout/delivery?keep=shipping');
  const tickOf = async (address: string) =>
    /<input[^>]*name="shipping-keep"[^>]*>/.exec((await ada.visit(address)).body)?.[0].includes('checked');
  expect(await tickOf(String(where))).toBe(true);
  expect(await tickOf('/checkout/delivery')).toBe(false);
  expect(await send('delivery', { ...ticked, 'shipping-keep': '' })).toBe('/checkout/delivery');
});

it('adds, changes and removes addresses in the account, and one of them is the default [ORD-146]', async () => {
  expect((await ada.visit('/account')).body).toContain('href="/account/addresses"');
  expect((await ada.visit(ADDRESSES)).body).toContain('You have not saved any address yet.');
  expect((await save(ada, HOME)).body).toContain('Saved.');
  await save(ada, OFFICE);
  // Buttons of one name say which address they are about.
  const shown = (await ada.visit(ADDRESSES)).body;
  const titles = [...shown.matchAll(/<strong id="([^"]+)"/g)].map(([, id]) => id);
  expect(titles).toHaveLength(2);
  for (const id of titles) {
    expect(shown).toMatch(new RegExp(`<button[^>]*aria-describedby="${id}"[^>]*>Remove<`));
  }
  expect(await saved()).toMatchObject([
    { line1: 'Seestrasse 1', isDefault: true },
    { line1: 'Werkstrasse 7', isDefault: false },
  ]);
  const list = (await ada.visit(ADDRESSES)).body;
  for (const text of ['Default · Seestrasse 1', '8001 Zürich', 'Switzerland', 'Engines Ltd']) {
    expect(list).toContain(text);
  }
  const office = await idOf('Werkstrasse 7');
  expect((await ada.visit(`${ADDRESSES}/${office}`)).body).toContain('value="Werkstrasse 7"');
  await save(ada, { ...OFFICE, line1: 'Werkstrasse 9' }, office);
  await ada.send(ADDRESSES, { default: office });
  expect(await saved()).toMatchObject([{ isDefault: false }, { line1: 'Werkstrasse 9', isDefault: true }]);
  // The default goes: the oldest that is left becomes it.
  expect((await ada.send(ADDRESSES, { remove: office })).body).toContain('The address was removed.');
  expect(await saved()).toMatchObject([{ line1: 'Seestrasse 1', isDefault: true }]);
});

it('takes addresses in the account as the checkout does, with the fields of their country [ORD-19, ORD-20, ORD-146]', async () => {
  const wrong = await save(ada, { ...HOME, country: 'US', postalCode: '123456', region: '' });
  expect(wrong.statusCode).toBe(400);
  for (const text of ['Please enter a valid ZIP code', 'value="Seestrasse 1"', 'California']) {
    expect(wrong.body).toContain(text);
  }
  expect((await save(ada, { ...HOME, name: 'x'.repeat(101) })).statusCode).toBe(400);
  const page = await ada.visit(`${ADDRESSES}/new`);
  const crumb = /name="crumb" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const there = await ada.post(`${ADDRESSES}/new/country`, { crumb, ...HOME, country: 'HK' });
  expect(there.body).not.toContain('name="postalCode"');
  expect(there.body).toContain('autocomplete="address-line1"');
  expect(await saved()).toEqual([]);
});

it('refuses the eleventh address, and saves none twice [ORD-146]', async () => {
  for (let at = 1; at <= 10; at += 1) await save(ada, { ...HOME, line1: `Seestrasse ${at}` });
  const { body } = await ada.visit(ADDRESSES);
  expect(body).toContain('You can save 10 addresses.');
  expect(body).not.toContain('href="/account/addresses/new"');
  const crumb = /name="crumb" value="([^"]+)"/.exec(body)?.[1] ?? '';
  const refused = await ada.post(`${ADDRESSES}/new`, { crumb, ...HOME, line1: 'Seestrasse 11' });
  expect(refused.statusCode).toBe(409);
  await begin(jug);
  expect((await step('delivery')).address?.keep).toBeUndefined();
  await send('delivery', { 'shipping-saved': 'other', 'shipping-keep': 'yes', ...of('shipping', OFFICE) });
  expect(await saved()).toHaveLength(10);
  await ada.send(ADDRESSES, { remove: await idOf('Seestrasse 10') });
  await save(ada, { ...HOME, line1: 'Seestrasse 9' });
  expect(await saved()).toHaveLength(9);
  // Of many at once as many are taken as there is room for.
  await Promise.all(
    ['a', 'b', 'c'].map((street) => ada.post(`${ADDRESSES}/new`, { crumb, ...HOME, line1: street })),
  );
  expect(await saved()).toHaveLength(10);
});

it('finds no address of another member or of another site [ORD-146]', async () => {
  await save(ada, HOME);
  const foreign = await idOf('Seestrasse 1');
  const look = async (browser: TestBrowser) => {
    const page = await browser.visit(`${ADDRESSES}/new`);
    const crumb = /name="crumb" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    return [
      await browser.visit(`${ADDRESSES}/${foreign}`),
      await browser.post(`${ADDRESSES}/${foreign}`, { crumb, ...OFFICE }),
      await browser.post(`${ADDRESSES}/${foreign}/country`, { crumb, ...OFFICE }),
      await browser.post(ADDRESSES, { crumb, remove: foreign }),
      await browser.post(ADDRESSES, { crumb, default: foreign }),
      await browser.post(ADDRESSES, { crumb, remove: 'x' }),
    ].map(({ statusCode }) => statusCode);
  };
  const eve = await shop.join('eve@example.org');
  expect(await look(eve)).toEqual([404, 404, 404, 404, 404, 404]);
  // In the checkout nothing of it is taken: another one is asked for.
  await save(eve, OFFICE);
  await begin(jug, eve, 'eve@example.org');
  expect(await send('delivery', { 'shipping-saved': foreign }, eve)).toBe('/checkout/delivery');
  expect((await eve.visit('/checkout/delivery')).body).not.toContain('Seestrasse 1');
  expect(await saved()).toMatchObject([{ line1: 'Seestrasse 1' }, { line1: 'Werkstrasse 7' }]);
  const of = shop.site;
  await shop.build();
  const mallory = await shop.join('mallory@example.org');
  expect(await look(mallory)).toEqual([404, 404, 404, 404, 404, 404]);
  shop.site = of;
  expect(await saved()).toHaveLength(2);
});

it('fills the default in where it is delivered, and takes another one of those that are saved, without scripts [ORD-146]', async () => {
  await save(ada, HOME);
  await save(ada, OFFICE);
  await begin(jug);
  const first = await step('delivery');
  expect(first.address?.saved).toMatchObject({
    value: await idOf('Seestrasse 1'),
    options: [
      { label: 'Ada Lovelace', note: 'Seestrasse 1 · 8001 Zürich · Switzerland' },
      { label: 'Ada Lovelace', note: 'Engines Ltd · Werkstrasse 7 · 8400 Zürich · Switzerland' },
      { value: 'other', label: 'Another address' },
    ],
  });
  expect(first.address?.fields).toEqual([]);
  // The ways there are shown at once; nothing is kept before the step is sent.
  expect(first.parts.find(({ name }) => name === 'option')?.options).toHaveLength(2);
  expect((await ada.visit('/checkout/payment')).headers['location']).toBe('/checkout/delivery');
  const home = await idOf('Seestrasse 1');
  expect(await send('delivery', { 'shipping-saved': home })).toBe('/checkout/payment');
  const office = await idOf('Werkstrasse 7');
  await send('delivery', { 'shipping-saved': office });
  expect((await step('delivery')).address?.saved?.value).toBe(office);
  expect(await send('payment', {})).toMatch('/checkout/order/');
  expect(await lastOrder()).toMatchObject({ delivery: { company: 'Engines Ltd', line1: 'Werkstrasse 7' } });
});

it('asks for another address where that is chosen, and keeps it where a member wants that [ORD-146]', async () => {
  await begin(jug);
  // Nothing is saved yet: the fields are there, with the box below them.
  const empty = await step('delivery');
  expect(empty.address?.saved).toBeUndefined();
  expect(empty.address?.keep).toMatchObject({ label: 'Keep this address' });
  await send('delivery', of('shipping', HOME));
  expect(await saved()).toEqual([]);
  const wrong = { ...of('shipping', HOME), 'shipping-city': '', 'shipping-keep': 'yes' };
  await send('delivery', wrong);
  expect(await saved()).toEqual([]);
  await send('delivery', { ...wrong, 'shipping-city': 'Zürich' });
  expect(await saved()).toMatchObject([{ line1: 'Seestrasse 1', isDefault: true }]);
  expect((await step('delivery')).address?.saved?.value).toBe(await idOf('Seestrasse 1'));
  expect(await send('delivery', { 'shipping-saved': 'other' })).toBe('/checkout/delivery');
  const other = await step('delivery');
  expect(other.address?.saved?.value).toBe('other');
  expect((await ada.visit('/checkout/delivery')).body).not.toContain('is no longer offered');
  expect(other.address?.fields).toContainEqual(
    expect.objectContaining({ name: 'shipping-country', value: 'CH' }),
  );
  expect(other.address?.fields).toContainEqual(
    expect.objectContaining({ name: 'shipping-line1', value: '' }),
  );
  const office = { 'shipping-saved': 'other', ...of('shipping', OFFICE), 'shipping-keep': 'yes' };
  await send('delivery', office);
  await send('delivery', office);
  expect(await saved()).toMatchObject([{ isDefault: true }, { line1: 'Werkstrasse 7', isDefault: false }]);
  // Nobody else is offered anything.
  const guest = shop.openBrowser();
  await begin(jug, guest, 'guest@example.org');
  const theirs = await step('delivery', guest);
  expect(theirs.address).not.toHaveProperty('saved');
  expect(theirs.address).not.toHaveProperty('keep');
});

it('offers what is saved for the bill, too [ORD-19, ORD-146]', async () => {
  await save(ada, HOME);
  await save(ada, OFFICE);
  await begin(lesson);
  const home = await idOf('Seestrasse 1');
  expect((await step('payment')).address?.saved?.value).toBe(home);
  // Another one is asked for, and nothing is ordered yet.
  expect(await send('payment', { 'billing-saved': 'other' })).toBe('/checkout/payment');
  expect((await step('payment')).address?.fields).not.toEqual([]);
  expect(await lastOrder()).toBeUndefined();
  expect(await send('payment', { 'billing-saved': home })).toMatch('/checkout/order/');
  expect(await lastOrder()).toMatchObject({ billing: { line1: 'Seestrasse 1' } });
  // Of what is sent, the bill goes where it is sent unless the buyer says otherwise.
  await begin(jug);
  await send('delivery', { 'shipping-saved': home });
  const office = await idOf('Werkstrasse 7');
  const other = { billingOther: 'yes', 'billing-saved': office };
  expect(await send('payment', other)).toMatch('/checkout/order/');
  expect(await lastOrder()).toMatchObject({
    delivery: { line1: 'Seestrasse 1' },
    billing: { line1: 'Werkstrasse 7' },
  });
});

it('is in the copies that a member and the owner get, and goes with the person [ORD-146, ORD-153]', async () => {
  await save(ada, HOME);
  const { services } = shop.test;
  const { siteId } = shop.site;
  const [member] = await shop.members();
  if (member === undefined) throw new Error('There is no member');
  const own = { memberId: member.id } as Parameters<typeof copyMemberData>[2];
  const expected = [expect.objectContaining({ line1: 'Seestrasse 1', isDefault: true })];
  expect(await copyMemberData(services, siteId, own)).toMatchObject({ savedAddresses: expected });
  const contactId = createId<'contact'>();
  const person = { siteId, contactId, emailKeys: ['ada@example.org'] };
  expect(await memberData.copy(services.db, person)).toMatchObject([{ savedAddresses: expected }]);
  await services.db.transaction().execute((trx) => memberData.erase(trx, services, person));
  expect(await saved()).toEqual([]);
});
