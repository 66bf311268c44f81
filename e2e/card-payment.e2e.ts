import type { Browser } from '@playwright/test';
import {
  STAND_IN_LIVE_KEY,
  STAND_IN_PUBLIC_KEY,
  type StripeStandIn,
} from '../src/server/payments/stripe/testing/stripe-stand-in.ts';
import { pressEnter } from './flows/press-enter.ts';
import { publishAll } from './flows/documents.ts';
import { addDelivery, makeProduct } from './flows/shop.ts';
import { untilSent } from './flows/until-sent.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { playStripe } from './support/play-stripe.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';
import { test } from './support/stripe-shop-test.ts';

const DECLINED = '4000 0000 0000 0002';
const ASKS_BANK = '4000 0025 0000 3155';

/** A buyer with the cart filled, in the payment step; Stripe is played for them. */
async function toPayment(
  browser: Browser,
  { portico, stripe }: { portico: RunningPortico; stripe: StripeStandIn },
  width: number,
  isKeptAway = false,
) {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const asked = await playStripe(context, stripe);
  if (isKeptAway) await context.route('https://js.stripe.com/**', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(portico.publicUrl('demo', '/shop'));
  await page.locator('a[href^="/shop/"]').first().click();
  await page.locator('.product-variants button[type="submit"]').first().click();
  // With its script the product says so, without it the cart comes.
  await page.locator('.product-added a, #sqs-cart-root').first().waitFor();
  await page.goto(portico.publicUrl('demo', '/checkout'));
  await page.locator('[name="email"]').fill('ada@example.com');
  await page.keyboard.press('Enter');
  for (const [name, text] of [
    ['name', 'Ada Lovelace'],
    ['line1', 'Seestrasse 1'],
    ['city', 'Zürich'],
    ['postalCode', '8001'],
  ] as const) {
    await page.locator(`[name="shipping-${name}"]`).fill(text);
  }
  await page.locator('[name="shipping-country"]').selectOption('CH');
  expect(asked).toEqual([]);
  await page.locator('form .portico-button[data-variant="filled"]').click();
  await page.waitForURL('**/checkout/payment');
  const fields = page.frameLocator('iframe[title="Secure payment input frame"]');
  const pay = async (card: string) => {
    await fields.getByLabel('Card number').fill(card);
    await fields.getByLabel('Expiration date').fill('04 / 31');
    await fields.getByLabel('Security code').fill('123');
    await page.locator('form .portico-button[data-variant="filled"]').click();
  };
  const bank = page.frameLocator('iframe[title="Bank"]');
  return { page, fields, pay, bank, asked, close: () => context.close() };
}

test('an owner connects Stripe from the dashboard; a buyer’s card is declined within the checkout, the bank asks about the next one and it is paid; the same in Arabic at 360 px, and on Stripe’s page where its script is kept away [ORD-15, ORD-16, ORD-72, ORD-74, ORD-75, ORD-76, ORD-77]', async ({
  owner,
  browser,
  shop,
}) => {
  const { portico, stripe } = shop;
  await owner.goto(portico.dashboardUrl('/'));
  await owner
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await owner.waitForURL(portico.appUrl('demo', '/config/**'));
  await owner.getByRole('link', { name: 'Selling' }).click();
  const step = (title: string) => owner.getByRole('listitem').filter({ hasText: title });
  await step('Add a product').getByRole('button').click();
  await owner.getByRole('button', { name: 'Add product' }).first().click();
  await makeProduct(owner.getByRole('dialog', { name: 'Product settings' }), owner);
  await untilSent(owner);
  await owner.getByRole('link', { name: 'Start', exact: true }).click();
  await pressEnter(step('Say how you deliver').getByRole('button'));
  await addDelivery(owner);
  await untilSent(owner);
  await owner.getByRole('link', { name: 'Start', exact: true }).click();
  await pressEnter(step('Say how you are paid').getByRole('button'));
  await owner.getByLabel('Secret key').fill(STAND_IN_LIVE_KEY);
  await owner.getByLabel('Publishable key').fill(STAND_IN_PUBLIC_KEY);
  await pressEnter(owner.getByRole('button', { name: 'Connect Stripe' }));
  await expect(owner.getByText('Buyers pay within your checkout, and on')).toBeVisible();
  await publishAll(owner);

  const buyer = await toPayment(browser, shop, 1440);
  await expect(buyer.fields.getByLabel('Card number')).toBeVisible();
  await expect(buyer.page.getByText('You pay on the page of Stripe')).toBeHidden();
  await expectAccessible(buyer.page, 'the payment step with fields');
  // What is wrong in the fields is said there, and nothing is sent.
  await buyer.page.getByRole('button', { name: 'Pay $33.00' }).last().click();
  await expect(buyer.fields.getByRole('alert')).toHaveText('Your card number is incomplete.');
  await buyer.pay(DECLINED);
  const said = buyer.page.locator('#checkout-problems');
  await expect(said).toContainText('Your payment was declined. Please use another method.');
  await expect(said).toBeFocused();
  await expectAccessible(buyer.page, 'a card that was declined');
  await buyer.pay(ASKS_BANK);
  await buyer.bank.getByRole('button', { name: 'Fail' }).click();
  await expect(said).toContainText('Your bank did not confirm the payment.');
  await buyer.pay(ASKS_BANK);
  await buyer.bank.getByRole('button', { name: 'Complete' }).click();
  await expect(buyer.page.getByRole('heading', { level: 1, name: 'Order confirmed' })).toBeVisible();
  expect(stripe.ledger.taken).toBe(3300);
  await buyer.close();

  await owner.goto(portico.appUrl('demo', '/config/settings'));
  await owner.getByRole('link', { name: /^General/ }).click();
  await owner.getByRole('button', { name: /Language/ }).click();
  await owner.getByRole('option', { name: 'العربية', exact: true }).click();
  await publishAll(owner);
  const reader = await toPayment(browser, shop, 360);
  await expect(reader.page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(reader.fields.getByLabel('Card number')).toBeVisible();
  await reader.pay(DECLINED);
  await expect(reader.page.locator('#checkout-problems')).toContainText('رُفضت');
  const widths = await reader.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBe(widths[1]);
  await expectAccessible(reader.page, 'a declined card in Arabic');
  await reader.pay(ASKS_BANK);
  await reader.bank.getByRole('button', { name: 'Complete' }).click();
  await reader.page.waitForURL('**/checkout/order/*');
  expect(stripe.ledger.taken).toBe(6600);
  await reader.close();

  const led = await toPayment(browser, shop, 1440, true);
  await expect(led.page.getByText('Stripe', { exact: false }).first()).toBeVisible();
  await led.page.locator('form .portico-button[data-variant="filled"]').click();
  await led.page.waitForURL(`${stripe.url}/pay/**`);
  await led.close();
});
