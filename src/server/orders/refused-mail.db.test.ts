import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { startSmtpServer, type TestSmtpServer } from '#server/platform/testing/smtp-server.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { loadOrderPage } from './load-order-page.ts';
import { placeOrder } from './place-order.ts';
import { SAMPLE_ADDRESS, SampleCarts } from './testing/sample-carts.ts';

const DAY_MS = 86_400_000;

let smtp: TestSmtpServer;
let test: TestServices;
beforeAll(async () => {
  smtp = await startSmtpServer();
  test = await createTestServices({ config: { smtpUrl: smtp.url, smtpWantsTls: false } });
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

/** The next try of mails that were refused comes now. */
async function tryAgain(): Promise<void> {
  await sql`update pgboss.job set start_after = now() - interval '1 second'`.execute(test.services.db);
  await test.runJobs('mail');
  await test.consumeEvents();
}

it('tries a refused mail for a day, then says so in the timeline once, and leaves the order as it is [ORD-142]', async () => {
  smtp.refuse('550 No such mailbox');
  const { siteId } = await buildSite(test.services);
  const carts = new SampleCarts(siteId);
  const cartId = carts.add([{ variantId: createId(), title: 'Jug', pieces: 2, price: 2500 }]);
  const contact = { email: 'ada@example.org', phone: '', language: 'en', networkAddress: null };
  const request = carts.request(cartId, { contact, delivery: SAMPLE_ADDRESS });
  const placed = await placeOrder(test.services, request, carts);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  const shown = async () => {
    const order = await loadOrderPage(test.services.db, siteId, placed.orderId);
    const refused = order?.timeline.filter(({ kind }) => kind === 'mailRefused') ?? [];
    return { state: order?.state, refused: refused.map(({ text, by }) => `${text} by ${by}`) };
  };
  await test.consumeEvents();
  await test.runJobs('mail');
  test.clock.advance(DAY_MS - 1);
  await tryAgain();
  expect(await shown()).toEqual({ state: 'received', refused: [] });
  test.clock.advance(1);
  await tryAgain();
  const expected = { state: 'received', refused: ['received by system'] };
  expect(await shown()).toEqual(expected);
  // Given up is given up, also where the mail server takes it by now.
  smtp.refuse(null);
  await tryAgain();
  expect(await shown()).toEqual(expected);
  expect(smtp.mails).toEqual([]);
});
