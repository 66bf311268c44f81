import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { JsonValue } from '#lib/json.ts';
import { buildSite, change, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { fulfilOrder } from '#server/orders/fulfil-order.ts';
import { loadOrderPage } from '#server/orders/load-order-page.ts';
import { markPaid } from '#server/orders/mark-paid.ts';
import { orderWithdrawn } from '#server/orders/order-happened.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { SAMPLE_ADDRESS, SampleCarts } from '#server/orders/testing/sample-carts.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { renderMail } from '#server/platform/mail/render-mail.tsx';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { openStore } from '#server/store/open-store.ts';
import { mailAgain } from './mail-again.ts';
import { originalTexts } from './original-texts.ts';
import { previewMail } from './preview-mail.ts';
import { storeMailRoutes } from './routes.ts';
import { writeToBuyer } from './write-to-buyer.ts';

const NOTHING = { subject: '', opening: '', closing: '' };

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;
let carts: SampleCarts;
let storeId: DocumentId;

beforeAll(async () => {
  test = await createTestApp(storeMailRoutes);
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
  carts = new SampleCarts(site.siteId);
  const made = { siteId: site.siteId, accountId: anna.accountId, at: new Date(test.clock.now) };
  storeId = await test.services.db.transaction().execute((trx) => openStore(trx, made));
});

async function ordered(name = 'Ada Lovelace'): Promise<OrderId> {
  test.clock.advance(1000);
  const cartId = carts.add([{ variantId: createId(), title: 'Jug', pieces: 2, price: 2500 }]);
  const contact = { email: 'ada@example.org', phone: '', language: 'en', networkAddress: null };
  const request = carts.request(cartId, { contact, billing: { ...SAMPLE_ADDRESS, name } });
  const placed = await placeOrder(test.services, request, carts);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  return placed.orderId;
}

const page = async (orderId: OrderId) => {
  const order = await loadOrderPage(test.services.db, site.siteId, orderId);
  if (order === null) throw new Error('There is no such order');
  return order;
};
const by = async (orderId: OrderId) => ({
  siteId: site.siteId,
  orderId,
  accountId: anna.accountId,
  version: (await page(orderId)).version,
});
const pay = async (orderId: OrderId) =>
  markPaid(test.services, { ...(await by(orderId)), amount: 5000, day: '2026-11-26', reference: '' });
const write = (kind: string, fields: Readonly<Record<string, JsonValue>>) =>
  change(test.services, site.siteId, storeId, [
    {
      op: 'put',
      record: { id: createId<'record'>(), type: 'mail-text', kind, isOn: true, ...NOTHING, ...fields },
    },
  ]);

/** What has left since to the buyer. */
async function mails() {
  await test.consumeEvents();
  const rows = await test.services.db
    .selectFrom('outbox_mails')
    .select(['subject', 'text_body as text', 'recipient'])
    .where('site_id', '=', site.siteId)
    .orderBy('id')
    .execute();
  await test.services.db.deleteFrom('outbox_mails').where('site_id', '=', site.siteId).execute();
  return rows.filter(({ recipient }) => recipient === 'ada@example.org');
}

it('says to buyers what the owner wrote, with what placeholders stand for, and the original where nothing was written [ORD-140]', async () => {
  await write('confirmed', {
    subject: 'Yes, {name}: {number}',
    opening: 'Hello {name},\n\nwe got {total}.',
    closing: 'Bye from {site}',
  });
  const orderId = await ordered();
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Order 00001 received']);
  await pay(orderId);
  const [confirmed] = await mails();
  expect(confirmed?.subject).toBe('Yes, Ada Lovelace: 00001');
  expect(confirmed?.text).toMatch(
    /^Hello Ada Lovelace,\n\nwe got \$50\.00\.\n\n[^]*2 × Jug[^]*\n\nBye from /,
  );
  expect(confirmed?.text).not.toContain('Thank you for your order');
  const nameless = await ordered('');
  await pay(nameless);
  expect((await mails()).at(-1)?.subject).toBe('Yes,: 00002');
});

it('sends no mail of a kind that is switched off, and always the confirmation [ORD-140]', async () => {
  await write('received', { isOn: false });
  await expect(write('confirmed', { isOn: false })).rejects.toThrow('not valid');
  const orderId = await ordered();
  expect(await mails()).toEqual([]);
  expect((await page(orderId)).timeline.map(({ kind, text }) => `${kind} ${text}`.trim())).not.toContain(
    'mailed received',
  );
  await pay(orderId);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Order 00001 confirmed']);
});

it('tells those who look after orders of a new one until they switch that off, and of a withdrawal always [ORD-140, ORD-147]', async () => {
  const toAnna = async () => {
    await test.consumeEvents();
    const rows = await test.services.db
      .deleteFrom('outbox_mails')
      .where('site_id', '=', site.siteId)
      .where('recipient', '=', `${anna.accountId}@example.com`)
      .returning('subject')
      .execute();
    return rows.map(({ subject }) => subject);
  };
  await ordered();
  expect(await toAnna()).toEqual(['New order 00001: $50.00']);
  const off = { op: 'set', id: 'settings', field: 'ownerMailsOff' } as const;
  await change(test.services, site.siteId, storeId, [{ ...off, value: ['new'] }]);
  const orderId = await ordered();
  expect(await toAnna()).toEqual([]);
  expect((await page(orderId)).timeline.map(({ text }) => text)).not.toContain('new');
  await test.services.db.transaction().execute(async (trx) => {
    const at = new Date(test.clock.now);
    await recordEvents(trx, orderWithdrawn, [{ siteId: site.siteId, subject: orderId, params: {}, at }]);
  });
  expect(await toAnna()).toEqual([expect.stringContaining('00002')]);
  const withdrawn = change(test.services, site.siteId, storeId, [{ ...off, value: ['withdrawn'] }]);
  await expect(withdrawn).rejects.toThrow('not valid');
});

it('refuses an unknown placeholder with its name, and a second text of one mail [ORD-140]', async () => {
  const refused: unknown = await write('confirmed', { opening: 'Hello {nmae}' }).catch(
    (error: unknown) => error,
  );
  expect(Object.values(Object(refused).errors)).toEqual(['There is no placeholder named nmae.']);
  await expect(write('confirmed', { subject: '{tracking}' })).rejects.toThrow('not valid');
  await write('fulfilled', { subject: '{tracking}' });
  await expect(write('fulfilled', {})).rejects.toThrow('not valid');
});

it('shows a mail before it is saved with sample data or an order, and mails a test to whoever asks alone [ORD-141, CONT-160, COMM-99]', async () => {
  const orderId = await ordered('Bob Shaw');
  const texts = { subject: 'For {name}', opening: 'Total {total}', closing: '' };
  const { siteId } = site;
  const shown = async (kind: 'received' | 'fulfilled', chosen: OrderId | null) => {
    const { mail, params, language, isSample } = await previewMail(test.services, {
      siteId,
      kind,
      texts,
      orderId: chosen,
    });
    return { ...renderMail(mail, params, language), isSample };
  };
  expect(await shown('received', null)).toMatchObject({ subject: 'For Ada Lovelace', isSample: true });
  const real = await shown('received', orderId);
  expect(real).toMatchObject({ subject: 'For Bob Shaw', isSample: false });
  expect(real.text).toContain('Total $50.00');
  // Nothing of it was sent yet.
  expect(await shown('fulfilled', orderId)).toMatchObject({ subject: 'For Ada Lovelace', isSample: true });
  await mails();
  const sent = await anna.browser.call(
    'POST',
    '/api/store/mails/test',
    { kind: 'received', ...texts, orderId },
    anna.host,
  );
  expect(sent.body).toEqual({ to: `${anna.accountId}@example.com` });
  const tests = await test.services.db
    .selectFrom('outbox_mails')
    .select(['subject', 'recipient'])
    .where('site_id', '=', siteId)
    .execute();
  expect(tests).toEqual([{ subject: '[Test] For Bob Shaw', recipient: `${anna.accountId}@example.com` }]);
});

it('shows in the configuration area alone exactly what the buyer gets [CONT-160, ORD-141]', async () => {
  await write('confirmed', { opening: 'Hello {name}', closing: 'Bye' });
  const orderId = await ordered('Bob Shaw');
  await pay(orderId);
  await test.consumeEvents();
  const sent = await test.services.db
    .selectFrom('outbox_mails')
    .select(['subject', 'html_body as html'])
    .where('site_id', '=', site.siteId)
    .where('subject', '=', 'Order 00001 confirmed')
    .executeTakeFirstOrThrow();
  const asked = { kind: 'confirmed', subject: '', opening: 'Hello {name}', closing: 'Bye', orderId };
  const preview = (host?: string) =>
    anna.browser.call('POST', '/api/store/mails/preview', asked, host ?? anna.host);
  expect((await preview()).body).toEqual({ ...sent, isSample: false });
  expect(sent.html).toContain('Hello Bob Shaw');
  const outside = await preview(`${site.identifier}.localhost`);
  expect([outside.status, JSON.stringify(outside.body).includes('Bob')]).toEqual([404, false]);
});

it('shows each of the mails to buyers with data of its own, and what their owner wrote in it [COMM-99, COMM-100]', async () => {
  const kinds = [
    'confirmed',
    'paymentFailed',
    'fulfilled',
    'refunded',
    'giftCard',
    'donationPledge',
    'donationFailed',
    'donationReceipt',
    'donationRefunded',
    'renewalReminder',
    'renewalFailed',
    'renewalEnded',
    'reviewRequest',
    'abandoned',
  ] as const;
  const bodies = await Promise.all(
    kinds.map(async (kind) => {
      const original = originalTexts('en').find((each) => each.kind === kind);
      expect(original?.subject, kind).not.toBe('');
      const { siteId } = site;
      const texts = { subject: `Mine ${kind}`, opening: 'Dear friend,', closing: 'Bye' };
      const { mail, params, language } = await previewMail(test.services, {
        siteId,
        kind,
        texts,
        orderId: null,
      });
      const { subject, text } = renderMail(mail, params, language);
      expect(subject).toBe(`Mine ${kind}`);
      expect(text).toMatch(/Dear friend,[^]*Bye/);
      // Every placeholder has a value.
      expect(text).not.toMatch(/\{\w+\}|undefined|NaN/);
      return text;
    }),
  );
  expect(new Set(bodies).size).toBe(kinds.length);
});

it('gives the original texts with their placeholders in the language of the site [ORD-140]', () => {
  const [received, confirmed] = originalTexts('de');
  expect(received).toMatchObject({ kind: 'received', subject: 'Bestellung {number} eingegangen' });
  expect(confirmed?.opening).toContain('{site}');
  expect(originalTexts('en').find(({ kind }) => kind === 'refunded')?.opening).toContain('{amount}');
});

it('sends a mail again by hand as the order is now, and nothing that was never sent [ORD-142]', async () => {
  const orderId = await ordered();
  await mails();
  const again = async (kind: 'received' | 'confirmed' | 'fulfilled') =>
    mailAgain(test.services, { ...(await by(orderId)), kind });
  await expect(again('confirmed')).rejects.toMatchObject({ code: 'mail-not-possible' });
  await again('received');
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Order 00001 received']);
  const [line] = (await page(orderId)).lines;
  const lines = [{ lineId: line?.id ?? createId<'order-line'>(), pieces: 1 }];
  const tracking = { carrier: 'Post', tracking: 'T 1', url: '' };
  await fulfilOrder(test.services, { ...(await by(orderId)), lines, ...tracking, isMailed: true });
  await mails();
  test.clock.advance(1000);
  await again('fulfilled');
  const [mail] = await mails();
  expect(mail?.text).toContain('Post, T 1');
  const { timeline } = await page(orderId);
  const sent = timeline.filter(({ kind, text }) => kind === 'mailed' && text === 'fulfilled');
  expect(sent.map((event) => [event.by, event.person])).toEqual([
    ['person', 'Anna'],
    ['system', null],
  ]);
});

it('mails the buyer what the owner writes, answered to the owner, and keeps it in the timeline [ORD-99]', async () => {
  const orderId = await ordered();
  await mails();
  test.clock.advance(1000);
  await writeToBuyer(test.services, { ...(await by(orderId)), subject: 'Your jug', text: 'On <Monday>.' });
  const [mail] = await mails();
  expect(mail).toMatchObject({ subject: 'Your jug' });
  expect(mail?.text).toContain('On <Monday>.');
  expect((await page(orderId)).timeline[0]).toMatchObject({
    kind: 'written',
    by: 'person',
    person: 'Anna',
    text: 'Your jug\n\nOn <Monday>.',
  });
});
