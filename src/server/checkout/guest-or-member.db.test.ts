import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { MemberSite, PASSWORD, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { registerCheckout } from './plugin.ts';

/** What the last step is sent with: who pays, and how. */
const PAYMENT = {
  provider: 'manual',
  'billing-name': 'Ada Lovelace',
  'billing-line1': 'Seestrasse 1',
  'billing-city': 'Zürich',
  'billing-postalCode': '8001',
  'billing-country': 'CH',
};

let shop: MemberSite;
let lesson: BuiltProduct;

beforeAll(async () => {
  shop = await MemberSite.start({ routes: [], plugins: [registerCarts, registerCheckout] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.build();
  const built = await buildShop(shop.test.services, shop.site.siteId, [
    { title: 'Lesson', prices: [4500], type: 'service' },
  ]);
  [lesson] = built as [BuiltProduct];
  await shop.join('bea@example.org');
});

const buy = (browser: TestBrowser) => browser.post('/cart/lines', { product: lesson.productId, pieces: '2' });

/** Sends a step as a form without scripts does. */
async function send(browser: TestBrowser, step: string, fields: Readonly<Record<string, string>>) {
  const { body } = await browser.visit(`/checkout/${step}`);
  const hidden = [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const answer = await browser.post(`/checkout/${step}`, {
    ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
    ...fields,
  });
  return { status: answer.statusCode, to: String(answer.headers['location']), body: answer.body };
}

const orders = () =>
  shop.test.services.db
    .selectFrom('orders')
    .select(['subtotal', 'email', 'member_id as memberId'])
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id')
    .execute();

it('keeps the cart of a guest who signs in at the contact step, and leads on with it [ORD-08, ORD-17]', async () => {
  const guest = shop.openBrowser();
  await buy(guest);
  const offer = (await guest.visit('/checkout/contact')).body;
  const [, link = ''] = /href="(\/account\/login\?to=[^"]+)"/.exec(offer) ?? [];
  expect(link).toBe('/account/login?to=%2Fcheckout%2Fcontact');
  expect((await guest.visit(link)).body).toContain('name="to" value="/checkout/contact"');
  const who = { email: 'bea@example.org', password: PASSWORD };
  const signedIn = await guest.send(link, { to: '/checkout/contact', ...who });
  expect([signedIn.statusCode, signedIn.headers['location']]).toEqual([303, '/checkout/contact']);
  const contact = (await guest.visit('/checkout/contact')).body;
  expect(contact).toContain('value="bea@example.org"');
  expect(contact).toContain('Lesson');
  expect(contact).not.toContain('/account/login');
  await send(guest, 'contact', { email: 'bea@example.org' });
  expect((await send(guest, 'payment', PAYMENT)).status).toBe(303);
  const [member] = await shop.members();
  expect(await orders()).toEqual([{ subtotal: 9000, email: 'bea@example.org', memberId: member?.id }]);
});

it('answers the email of a member as any other, up to the order, which stays that of a guest [ORD-17]', async () => {
  const answers: unknown[] = [];
  for (const email of ['bea@example.org', 'cia@example.org']) {
    const guest = shop.openBrowser();
    await buy(guest);
    const seen: string[] = [];
    for (const [step, fields] of [
      ['contact', { email }],
      ['payment', PAYMENT],
    ] as const) {
      const { status, to, body } = await send(guest, step, fields);
      const shown = await guest.visit(to);
      seen.push(String(status), body, to.slice(0, 16), String(shown.statusCode), shown.body);
    }
    const own = /(?:cia|bea)@example\.org|[\w-]{43}(?:\.[\w-]+)?|\b[0-9a-f]{24}\b|\b0000[12]\b/g;
    answers.push(seen.map((text) => text.replaceAll(own, '?')));
  }
  expect(answers[0]).toEqual(answers[1]);
  expect((await orders()).map(({ memberId }) => memberId)).toEqual([null, null]);
});
