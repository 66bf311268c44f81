import type { Page } from '@playwright/test';
import { addressFields, openShopVisitor } from './flows/shop-visitor.ts';
import { pressEnter } from './flows/press-enter.ts';
import { openStockedShop } from './flows/stocked-shop.ts';
import { callApi, openForCalls } from './support/call-api.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

test.use({ navigationTimeout: 30_000 });

test('the checkouts of a gift card, of one thing at once, of a subscription and of a donation, and what can be changed afterwards, are as usable from right to left [COMM-54, COMM-57, ORD-27, ORD-28, ORD-33, ORD-37, ORD-116, ORD-126]', async ({
  owner,
  portico,
  browser,
}) => {
  const shop = await openStockedShop(owner, portico, 'ar');
  const visitor = await openShopVisitor(browser, portico);
  const { page, open, send, sendWrong, fill, shows, showsProblems } = visitor;
  /** From the first step on to the order, whichever steps there are. */
  const order = async () => {
    await page.waitForURL('**/checkout/contact');
    await fill({ email: 'ada@example.com' });
    await send();
    await page.waitForURL(/\/checkout\/(?:delivery|payment)$/);
    if (page.url().endsWith('/delivery')) {
      await fill(addressFields('shipping'));
      await send();
      await page.waitForURL('**/checkout/payment');
    } else {
      await fill(addressFields('billing'));
    }
    await page.locator('[name^="own-"]').fill('من صديق');
  };

  await open(shop.giftCard.path);
  await pressEnter(page.locator('.product-variants button[type="submit"]').first());
  await page.waitForURL(/\/checkout\/giftcard/);
  await shows('a gift card');
  await fill({ giftEmail: 'grace@' });
  await sendWrong();
  await showsProblems('a gift card with problems');
  await fill({ giftName: 'Grace', giftEmail: 'grace@example.com', giftSender: 'Ada' });
  await send();
  await order();
  await shows('payment of a gift card');
  await send();
  await page.waitForURL('**/checkout/order/*');
  await shows('an order of a gift card');
  await payFirst(owner);
  await open('/checkout/gift-card-balance');
  await shows('the balance of a gift card');
  await page.locator('main input:not([type=hidden])').fill('AAAA-BBBB-CCCC-DDDD');
  await sendWrong();
  await showsProblems('the balance of a gift card that there is not');

  await shop.set({ expressCheckout: true });
  await open(shop.lesson.path);
  await pressEnter(page.locator('.product-variants button[type="submit"]').first());
  await order();
  const card = page.locator('#gift-cards input').first();
  await card.fill('AAAA-BBBB-CCCC-DDDD');
  await card.press('Enter');
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible();
  await shows('payment with a gift card that there is not');
  await shop.set({ expressCheckout: false });

  await open(shop.box.path);
  await pressEnter(page.locator('.product-variants button[type="submit"]').first());
  await order();
  await shows('payment of a subscription');
  await send();
  await page.waitForURL('**/checkout/order/*');
  await shows('an order of a subscription');
  await page.goto(await mailedSubscription(owner, portico));
  const subscription = new URL(page.url()).pathname;
  await shows('a subscription');
  for (const part of ['cancel', 'address', 'method']) {
    await open(`${subscription}/${part}`);
    await shows(`a subscription, ${part}`);
  }
  await open(`${subscription}/address`);
  await fill({ 'shipping-city': '' });
  await sendWrong();
  await showsProblems('the address of a subscription with problems');
  await open(`${subscription}/cancel`);
  await send();
  await page.waitForURL(`**${subscription}*`);
  await shows('a subscription that ends');

  await open(shop.donatePath);
  await shows('a donation');
  await page.locator('[name="amount"][value="other"]').press('Space');
  await fill({ other: '0.5', email: 'ada@' });
  await sendWrong();
  await showsProblems('a donation with problems');
  await fill({ other: '50', email: 'ada@example.com', ...addressFields('billing') });
  await send();
  await page.waitForURL('**/checkout/payment');
  await shows('payment of a donation');
  await send();
  await page.waitForURL('**/checkout/order/*');
  await shows('thanks for a donation');
  await visitor.close();
});

/** Marks the only order there is as paid, as the owner does. */
async function payFirst(owner: Page): Promise<void> {
  const { orders } = await callApi<{ orders: { id: string }[] }>(owner, 'GET', '/api/orders?page=1');
  const path = `/api/orders/${orders[0]?.id ?? ''}`;
  const { version, total } = await callApi<{ version: number; total: number }>(owner, 'GET', path);
  const day = new Date().toISOString().slice(0, 10);
  await callApi(owner, 'POST', `${path}/paid`, { version, amount: total, day, reference: '' });
}

/** The address of the subscription that was mailed to its buyer. */
async function mailedSubscription(owner: Page, portico: RunningPortico): Promise<string> {
  const reader = await owner.context().newPage();
  await openForCalls(reader, portico);
  let link = '';
  // Mails leave after the answer.
  await expect(async () => {
    const { mails } = await callApi<{ mails: { text: string }[] }>(reader, 'GET', '/api/outbox');
    const links = mails.map(({ text }) => /http\S+\/checkout\/subscription\/[\w-]+/.exec(text)?.[0] ?? '');
    link = links.find((each) => each !== '') ?? '';
    expect(link).not.toBe('');
  }).toPass();
  await reader.close();
  return link;
}
