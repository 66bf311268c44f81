import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerCarts } from '#server/carts/plugin.ts';
import { buildShop, setStock, type BuiltProduct } from '#server/carts/testing/build-shop.ts';
import { createId } from '#lib/id.ts';
import { countMemberTry } from '#server/members/member-tries.ts';
import { change } from '#server/documents/testing/build-site.ts';
import { MemberSite, type TestBrowser } from '#server/member-pages/testing/member-site.ts';
import { testTicket } from '#server/orders/test-ticket.ts';
import { registerPaymentMessages } from '#server/orders/paying/messages-plugin.ts';
import { openAccount } from '#server/payments/payment-accounts.ts';
import { connectStripe } from '#server/payments/stripe/connect-stripe.ts';
import {
  STAND_IN_LIVE_KEY,
  STAND_IN_PUBLIC_KEY,
  StripeStandIn,
} from '#server/payments/stripe/testing/stripe-stand-in.ts';
import { METRICS } from '#server/metrics.ts';
import { loggableError } from '#server/platform/logging/loggable-error.ts';
import { openStore } from '#server/store/open-store.ts';
import { registerCheckout } from './plugin.ts';

/** What nobody may find in a log (ORD-154). */
const MARKED = /marked|Quarry|4242|sk_live|whsec/i;
const ADDRESS = {
  'billing-name': 'Marked Buyer',
  'billing-line1': '7 Quarry Lane',
  'billing-city': 'Markedtown',
  'billing-postalCode': '8001',
  'billing-country': 'CH',
};

const logged: string[] = [];
let stripe: StripeStandIn;
let shop: MemberSite;
let ada: TestBrowser;
let lesson: BuiltProduct;
let pin: BuiltProduct;

beforeAll(async () => {
  stripe = await StripeStandIn.start();
  const keep = (facts: object, message: string) => {
    const written = Object.entries(facts).map(([name, fact]) => [name, loggableError(fact)]);
    logged.push(`${message} ${JSON.stringify(Object.fromEntries(written))}`);
  };
  const log = { debug: keep, info: keep, warn: keep, error: keep, child: () => log };
  shop = await MemberSite.start({
    routes: [],
    plugins: [registerCarts, registerCheckout, registerPaymentMessages],
    services: { config: { stripeApiUrl: stripe.url }, log },
  });
});
afterAll(async () => {
  await shop.close();
  await stripe.stop();
});
beforeEach(async () => {
  await shop.build();
  const built = await buildShop(shop.test.services, shop.site.siteId, [
    { title: 'Lesson', prices: [4500], type: 'service', stock: [3] },
    { title: 'Pin', prices: [49], type: 'service' },
  ]);
  [lesson, pin] = built as [BuiltProduct, BuiltProduct];
  await connectStripe(shop.test.services, shop.site.siteId, STAND_IN_LIVE_KEY);
  ada = shop.openBrowser();
  [stripe.calls.length, stripe.troubles.length, logged.length] = [0, 0, 0];
  stripe.ledger.intents.clear();
});

const hiddenOf = (body: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** Sends the form of a step with what it holds. */
async function submit(step: string, fields: Readonly<Record<string, string>> = {}) {
  const hidden = hiddenOf((await ada.visit(`/checkout/${step}`)).body);
  return ada.post(`/checkout/${step}`, { ...hidden, ...fields });
}

/** The same, and says where it leads. */
async function send(step: string, fields: Readonly<Record<string, string>> = {}): Promise<string> {
  return String((await submit(step, fields)).headers['location']);
}

async function toPayment(): Promise<void> {
  await ada.post('/cart/lines', { product: lesson.productId, pieces: '2' });
  await send('contact', { email: 'marked@example.com' });
}

/** To Stripe’s page; answers the id of what is paid there, and where Stripe leads back to. */
async function toStripe() {
  await toPayment();
  const address = await send('payment', { ...ADDRESS, provider: 'stripe' });
  const id = address.split('/').at(-1) ?? '';
  const orders = await shop.test.services.db
    .selectFrom('orders')
    .select(['state', 'shown_number as number'])
    .where('site_id', '=', shop.site.siteId)
    .execute();
  return { address, id, orders };
}

const state = async () =>
  (
    await shop.test.services.db
      .selectFrom('orders')
      .select('state')
      .where('site_id', '=', shop.site.siteId)
      .orderBy('id')
      .execute()
  ).map((order) => order.state);

/** The address that the stand-in was given to lead back to. */
async function backPath(): Promise<string> {
  const { services } = shop.test;
  const { tokenOfOrder } = await import('#server/orders/queries.ts');
  const { id } = await services.db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', shop.site.siteId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return `/checkout/return/${await tokenOfOrder(services.db, services.cipher, shop.site.siteId, id)}`;
}

it('keeps the way to pay that was chosen [ORD-14, ORD-25]', async () => {
  await toPayment();
  const chosen = async () =>
    /name="provider"[^>]*value="([a-z]+)"[^>]*checked/.exec((await ada.visit('/checkout/payment')).body)?.[1];
  const first = await chosen();
  const other = first === 'manual' ? 'stripe' : 'manual';
  await send('payment', { ...ADDRESS, provider: other, act: 'country' });
  expect(await chosen()).toBe(other);
});

it('leads to Stripe’s page and back without scripts, and asks Stripe nothing before [ORD-15, ORD-16, ORD-24, ORD-74, ORD-75, CONT-149]', async () => {
  await toPayment();
  const contact = await ada.visit('/checkout/contact');
  const payment = await ada.visit('/checkout/payment');
  expect(stripe.calls).toEqual([]);
  expect(payment.body.replaceAll('\u{a0}', ' ')).toContain('Card and other ways');
  // It pays, or it orders what is paid by hand.
  expect(payment.body).toContain(
    '<span class="checkout-pays">Pay $90.00</span><span class="checkout-by-hand">Place order</span></button>',
  );
  for (const page of [contact, payment]) expect(page.body).not.toMatch(/cc-number|js\.stripe\.com/);
  const policy = (page: typeof payment) => String(page.headers['content-security-policy']);
  expect(policy(payment)).toContain(`form-action 'self' ${stripe.url}`);
  expect(policy(contact)).not.toContain(stripe.url);
  const { address, id, orders } = await toStripe();
  expect(address.startsWith(`${stripe.url}/pay/`)).toBe(true);
  expect(orders).toEqual([{ state: 'awaitingPayment', number: null }]);
  stripe.pay(id, 'pay');
  const order = String((await ada.visit(await backPath())).headers['location']);
  expect(order).toMatch(/^\/checkout\/order\//);
  const page = (await ada.visit(order)).body;
  expect(page).toContain('Order confirmed');
  expect(page).toContain('data-page-type="order-confirmed"');
  expect(page).toContain('00001');
  expect(JSON.stringify(logged)).not.toMatch(MARKED);
});

it('shows order received while a payment is under way, and order confirmed once it has arrived [CONT-149, CONT-155, ORD-38]', async () => {
  await toPayment();
  const { id } = await toStripe();
  stripe.pay(id, 'delay');
  const order = String((await ada.visit(await backPath())).headers['location']);
  const waits = (await ada.visit(order)).body;
  expect(waits).toContain('data-page-type="order-received"');
  expect(waits).toContain('We are waiting for your payment to be confirmed.');
  stripe.pay(id, 'settle');
  // A look at it asks once more.
  expect((await ada.visit(order)).headers['location']).toBe(order);
  expect((await ada.visit(order)).body).toContain('data-page-type="order-confirmed"');
});

it('goes on with the same order where its form is sent again, also when it has reserved the last pieces [ORD-159, ORD-160]', async () => {
  await toPayment();
  const page = await ada.visit('/checkout/payment');
  const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const form = {
    ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
    ...ADDRESS,
    provider: 'stripe',
  };
  const first = await ada.post('/checkout/payment', form);
  const again = await ada.post('/checkout/payment', form);
  expect([again.statusCode, again.headers['location']]).toEqual([303, first.headers['location']]);
  expect(await state()).toEqual(['awaitingPayment']);
});

it('brings who did not pay back to the payment step, with the cart as it was and nothing reserved [ORD-76, ORD-87]', async () => {
  await toStripe();
  const back = String((await ada.visit(await backPath())).headers['location']);
  expect(back).toBe('/checkout/payment?failed=ended');
  const page = (await ada.visit(back)).body;
  expect(page).toContain('Your payment was not completed. Nothing was charged.');
  expect(await state()).toEqual(['expired']);
  const { id } = await toStripe();
  stripe.pay(id, 'refuse-bank');
  const refused = String((await ada.visit(await backPath())).headers['location']);
  expect((await ada.visit(refused)).body).toContain(
    'Your bank did not confirm the payment. Please try again or use another method.',
  );
  expect(await state()).toEqual(['expired', 'expired']);
});

it('gives all calls to Stripe of one request ten seconds together [ORD-166]', async () => {
  await toStripe();
  const path = await backPath();
  const { services } = shop.test;
  const { callService } = services;
  const waits: number[] = [];
  Object.assign(services, {
    callService: async (...[url, call]: Parameters<typeof callService>) => {
      waits.push(call.timeoutMs);
      shop.test.clock.now += 2000;
      return callService(url, call);
    },
  });
  await ada.visit(path);
  Object.assign(services, { callService });
  expect(waits.length).toBeGreaterThan(1);
  expect(waits).toEqual([10_000, 8000, 6000, 4000].slice(0, waits.length));
  expect(await state()).toEqual(['expired']);
});

it('tells the second buyer of the last piece at the checkout, and asks no money of them [COMM-34, ORD-85]', async () => {
  const [variantId] = lesson.variantIds;
  if (variantId === undefined) throw new Error('The lesson has a variant');
  const { services } = shop.test;
  await setStock(services, shop.site.siteId, { productId: lesson.productId, variantId, quantity: 1 });
  const ben = shop.openBrowser();
  const forms = new Map<TestBrowser, Readonly<Record<string, string>>>();
  for (const buyer of [ada, ben]) {
    const send = async (step: string, fields: Readonly<Record<string, string>>) =>
      buyer.post(`/checkout/${step}`, {
        ...hiddenOf((await buyer.visit(`/checkout/${step}`)).body),
        ...fields,
      });
    // Lying in a cart, nothing is taken from anybody.
    await buyer.post('/cart/lines', { product: lesson.productId, pieces: '1' });
    await send('contact', { email: 'marked@example.com' });
    const hidden = hiddenOf((await buyer.visit('/checkout/payment')).body);
    forms.set(buyer, { ...hidden, ...ADDRESS, provider: 'stripe' });
  }
  const first = await ada.post('/checkout/payment', forms.get(ada) ?? {});
  expect(String(first.headers['location'])).toContain(`${stripe.url}/pay/`);
  const asked = stripe.calls.length;
  const second = await ben.post('/checkout/payment', forms.get(ben) ?? {});
  expect(second.statusCode).toBe(409);
  expect(second.body).toContain('Lesson is sold out.');
  expect(stripe.calls.slice(asked)).toEqual([]);
  expect(await state()).toEqual(['awaitingPayment']);
});

it('goes on with one order where a form is sent twice, and waits where Stripe does not answer [ORD-159, ORD-160, ORD-166]', async () => {
  await toPayment();
  stripe.troubles.push('down');
  const waiting = await send('payment', { ...ADDRESS, provider: 'stripe' });
  expect(waiting).toMatch(/^\/checkout\/order\//);
  stripe.troubles.push('down');
  const page = (await ada.visit(waiting)).body;
  expect(page).toContain('Order received');
  expect(page).toContain('We are waiting for your payment to be confirmed.');
  const on = String((await ada.visit(waiting)).headers['location']);
  expect(on.startsWith(`${stripe.url}/pay/`)).toBe(true);
  expect(await state()).toEqual(['awaitingPayment']);
  expect(new Set(stripe.calls.filter((call) => call.startsWith('POST'))).size).toBe(1);
  expect(JSON.stringify(logged)).not.toMatch(MARKED);
});

it('lets who tries the shop choose each answer of the test provider, and no other way to pay [ORD-71, ORD-107]', async () => {
  const { services } = shop.test;
  const ticket = testTicket(services, shop.site.siteId, createId<'account'>());
  await ada.visit(`/checkout/test/${ticket}`);
  await toPayment();
  const step = (await ada.visit('/checkout/payment')).body;
  expect(step).toContain('This is a test. You will not be charged.');
  expect(step).not.toContain('name="provider"');
  const address = await send('payment', ADDRESS);
  expect(address).toContain('/checkout/test-payment/');
  const path = new URL(address).pathname;
  const page = (await ada.visit(path)).body;
  expect(
    [...page.matchAll(/<input type="radio" name="play" value="([^"]*)"/g)].map(([, play]) => play),
  ).toEqual([
    'approve',
    'decline',
    'confirm',
    'processing-success',
    'processing-failure',
    'time-out',
    'twice',
    'swapped',
    'refund-fails',
  ]);
  const played = await ada.post(path, { ...hiddenOf(page), play: 'swapped' });
  const back = new URL(String(played.headers['location'])).pathname;
  expect((await ada.visit(back)).headers['location']).toMatch('/checkout/order/');
  expect([await state(), stripe.calls]).toEqual([['pending'], []]);
});

const TOO_MANY = 'Too many payment attempts. Please try again later.';

it('takes ten attempts with one cart, and its order by hand afterwards [ORD-77]', async () => {
  await toPayment();
  for (let tries = 0; tries < 10; tries += 1) {
    const { id } = await toStripe();
    stripe.pay(id, 'fail-later');
    await ada.visit(await backPath());
  }
  const refused = await submit('payment', { ...ADDRESS, provider: 'stripe' });
  expect([refused.statusCode, refused.body.includes(TOO_MANY)]).toEqual([429, true]);
  expect((await state()).length).toBe(10);
  expect(await send('payment', { ...ADDRESS, provider: 'manual' })).toMatch('/checkout/order/');
});

it('takes 20 attempts an hour from one network address, with whatever cart, and orders by hand besides [ORD-77]', async () => {
  await toPayment();
  for (let tries = 0; tries < 20; tries += 1) {
    const counted = countMemberTry(shop.test.services, shop.site.siteId, 'payment', shop.network);
    expect(await counted).toBeNull();
  }
  stripe.calls.length = 0;
  const refused = await submit('payment', { ...ADDRESS, provider: 'stripe', note: 'By the back door' });
  expect([refused.statusCode, refused.body.includes(TOO_MANY)]).toEqual([429, true]);
  expect(refused.body).toContain('By the back door');
  expect(Number(refused.headers['retry-after'])).toBe(3600);
  expect([stripe.calls, await state()]).toEqual([[], []]);
  expect(await send('payment', { ...ADDRESS, provider: 'manual' })).toMatch('/checkout/order/');
});

const STATE = 'application/vnd.portico.state+json';
const CARD = 'payment_method_data[card][number]';

/** As the script of the page sends the payment step, once the fields of the provider stand in it. */
async function sendFields(): Promise<{ readonly secret: string; readonly returnPath: string }> {
  const { state } = (await ada.visit('/checkout/payment', STATE)).json();
  const fields = { ...state.form.hidden, ...ADDRESS, provider: 'stripe', way: 'fields' };
  const answer = await ada.post('/checkout/payment', fields, STATE);
  return answer.json().pay;
}

/** What the script is told once it asks what came of a payment. */
async function asked(returnPath: string) {
  const answer = await ada.visit(returnPath, STATE);
  const { location } = answer.headers;
  return location === undefined ? answer.json() : (await ada.visit(String(location), STATE)).json();
}

it('pays within the checkout with scripts: the intent is made once the order is reserved, and its key and hosts are on the payment step alone [ORD-16, ORD-74, ORD-75, ORD-85]', async () => {
  await connectStripe(shop.test.services, shop.site.siteId, STAND_IN_LIVE_KEY, STAND_IN_PUBLIC_KEY);
  await toPayment();
  stripe.calls.length = 0;
  const contact = await ada.visit('/checkout/contact');
  const payment = await ada.visit('/checkout/payment');
  const policy = (page: typeof payment) => String(page.headers['content-security-policy']);
  expect(policy(contact) + contact.body).not.toMatch(/stripe|pk_live/);
  expect(policy(payment)).toContain('https://js.stripe.com');
  expect(policy(payment)).toContain("connect-src 'self' https://api.stripe.com");
  expect(payment.body).toContain('You pay on the page of Stripe and come back here.');
  expect(payment.body).not.toContain('cc-number');
  expect(stripe.calls).toEqual([]);
  const { secret, returnPath } = await sendFields();
  expect(await state()).toEqual(['awaitingPayment']);
  expect(stripe.calls[0]).toMatch(/^POST \/v1\/payment_intents /);
  stripe.payInFields(secret, 'confirm', { [CARD]: '4242424242424242' });
  const { to } = await asked(returnPath);
  expect(to).toMatch(/^\/checkout\/order\//);
  expect((await ada.visit(to)).body).toContain('Order confirmed');
  expect(await state()).toEqual(['pending']);
  expect(JSON.stringify(logged)).not.toMatch(MARKED);
});

it('is back at the payment step with the reason of a card that failed, and pays with the next one [ORD-74, ORD-76, ORD-77, ORD-87]', async () => {
  await connectStripe(shop.test.services, shop.site.siteId, STAND_IN_LIVE_KEY, STAND_IN_PUBLIC_KEY);
  await toPayment();
  const title = async (returnPath: string) => (await asked(returnPath)).state.problems.title;
  for (const [card, text] of [
    ['4000000000000002', 'Your payment was declined. Please use another method.'],
    ['4000000000000069', 'Your card has expired. Please use another one.'],
    ['4000000000000127', 'The security code of your card is wrong. Please try again.'],
    ['4000000000000119', 'The payment could not be made. Please try again later.'],
  ] as const) {
    const { secret, returnPath } = await sendFields();
    stripe.payInFields(secret, 'confirm', { [CARD]: card });
    expect(await title(returnPath)).toBe(text);
  }
  const refused = await sendFields();
  stripe.payInFields(refused.secret, 'confirm', { [CARD]: '4000002500003155' });
  stripe.payInFields(refused.secret, 'answer_of_bank', { outcome: 'refused' });
  expect(await title(refused.returnPath)).toBe(
    'Your bank did not confirm the payment. Please try again or use another method.',
  );
  // Nobody can pay any more what was given up.
  stripe.payInFields(refused.secret, 'confirm', { [CARD]: '4242424242424242' });
  expect(stripe.ledger.taken).toBe(0);
  const last = await sendFields();
  stripe.payInFields(last.secret, 'confirm', { [CARD]: '4000002500003155' });
  stripe.payInFields(last.secret, 'answer_of_bank', { outcome: 'confirmed' });
  expect((await asked(last.returnPath)).to).toMatch(/^\/checkout\/order\//);
  expect(await state()).toEqual(['expired', 'expired', 'expired', 'expired', 'expired', 'pending']);
});

it('gives up a payment in fields that nobody goes on with: the cart and the steps are open again [ORD-74, ORD-87]', async () => {
  await connectStripe(shop.test.services, shop.site.siteId, STAND_IN_LIVE_KEY, STAND_IN_PUBLIC_KEY);
  await toPayment();
  const { returnPath } = await sendFields();
  expect((await asked(returnPath)).state.problems.title).toBe(
    'Your payment was not completed. Nothing was charged.',
  );
  await sendFields();
  await ada.visit('/checkout/contact');
  await sendFields();
  expect((await ada.visit('/cart')).body).toContain('Lesson');
  expect(await state()).toEqual(['expired', 'expired', 'expired']);
  const paid = await sendFields();
  stripe.payInFields(paid.secret, 'confirm', { [CARD]: '4242424242424242' });
  expect((await ada.visit('/cart')).body).toContain('Your cart is empty.');
  expect(await state()).toEqual(['expired', 'expired', 'expired', 'pending']);
  const { services } = shop.test;
  const stock = await services.db
    .selectFrom('variant_stock')
    .select('quantity')
    .where('site_id', '=', shop.site.siteId)
    .executeTakeFirstOrThrow();
  expect(stock.quantity).toBe(1);
});

it('says where nobody takes the amount, reserves nothing, and sends nothing on [ORD-73]', async () => {
  const { services } = shop.test;
  const { siteId } = shop.site;
  const at = new Date(services.now());
  const storeId = await services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at }));
  await change(services, siteId, storeId, [
    { op: 'set', id: 'settings', field: 'takesManualPayment', value: false },
  ]);
  await ada.post('/cart/lines', { product: pin.productId, pieces: '1' });
  await send('contact', { email: 'marked@example.com' });
  const page = (await ada.visit('/checkout/payment')).body;
  expect(page).toContain('This order cannot be paid online. Please contact us.');
  expect(page).not.toMatch(/Place order|Pay \$/);
  const hidden = Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  const refused = await ada.post('/checkout/payment', { ...hidden, ...ADDRESS, provider: 'stripe' });
  expect(refused.body).toContain('This order cannot be paid online. Please contact us.');
  expect(await state()).toEqual([]);
  // Twice as much is taken.
  await ada.post('/cart/lines', { product: pin.productId, pieces: '1' });
  expect((await ada.visit('/checkout/payment')).body).toContain('Pay $0.98');
  expect(stripe.calls.filter((call) => call.includes('sessions'))).toEqual([]);
});

it('takes what Stripe signed over HTTP, answers 400 to everything else, and keeps nothing of that but how often it came [ORD-78]', async () => {
  const { id } = await toStripe();
  stripe.pay(id, 'pay');
  const { services, clock } = shop.test;
  const account = await openAccount(services, shop.site.siteId, 'stripe');
  const secret = account?.webhookSecret ?? '';
  const { payload, signature } = stripe.message(
    'checkout.session.completed',
    { id },
    { secret, now: clock.now },
  );
  const post = (body: string, signed: string) =>
    shop.inject({
      method: 'POST',
      url: '/api/payments/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signed },
      payload: body,
    });
  const [refused] = METRICS.filter(({ name }) => name === 'portico_payment_messages_refused');
  const before = (await refused?.read(services)) ?? Number.NaN;
  expect((await post(payload, signature)).statusCode).toBe(200);
  expect((await post(`${payload} `, signature)).statusCode).toBe(400);
  expect((await post(payload, 't=1,v1=00')).statusCode).toBe(400);
  expect(await refused?.read(services)).toBe(before + 2);
  const kept = services.db.selectFrom('payment_events').select('kind');
  expect(await kept.where('site_id', '=', shop.site.siteId).execute()).toEqual([
    { kind: 'checkout.session.completed' },
  ]);
  await shop.test.runJobs('follow-payment-message');
  expect(await state()).toEqual(['pending']);
  expect(JSON.stringify(logged)).not.toMatch(MARKED);
});
