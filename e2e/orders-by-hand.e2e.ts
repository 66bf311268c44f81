import {
  STAND_IN_LIVE_KEY,
  STAND_IN_PUBLIC_KEY,
} from '../src/server/payments/stripe/testing/stripe-stand-in.ts';
import { pressEnter } from './flows/press-enter.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect } from './support/portico-test.ts';
import { test } from './support/stripe-shop-test.ts';

test('an owner writes an order by hand from the dashboard and says that it is paid, adds to it, and the buyer pays what is open by the link at 360 px [ORD-98, ORD-100, ORD-105]', async ({
  owner,
  browser,
  shop: { portico, stripe },
}) => {
  await owner.goto(portico.dashboardUrl('/'));
  await owner
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await owner.waitForURL(portico.appUrl('demo', '/config/**'));
  await owner.getByRole('link', { name: 'Selling' }).click();
  await owner.getByRole('link', { name: 'Payments', exact: true }).click();
  await owner.getByLabel('Secret key').fill(STAND_IN_LIVE_KEY);
  await owner.getByLabel('Publishable key').fill(STAND_IN_PUBLIC_KEY);
  await pressEnter(owner.getByRole('button', { name: 'Connect Stripe' }));
  await expect(owner.getByText('Buyers pay within your checkout, and on')).toBeVisible();

  await owner.getByRole('link', { name: 'Orders', exact: true }).click();
  await pressEnter(owner.getByRole('button', { name: 'New order' }));
  await pressEnter(owner.getByRole('button', { name: 'Create order' }));
  await expect(owner.getByText('Add at least one item.')).toBeVisible();
  await pressEnter(owner.getByRole('button', { name: 'Add an item of your own' }));
  const name = owner.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();
  await name.fill('A vase made to measure');
  await owner.getByRole('textbox', { name: 'Price of a piece' }).fill('120');
  await owner.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await owner.getByRole('textbox', { name: 'Name of the person' }).fill('Ada Lovelace');
  await owner.getByRole('button', { name: /How is it paid/ }).click();
  await owner.getByRole('option', { name: 'It is paid already' }).click();
  await expect(owner.getByRole('definition').filter({ hasText: '$120.00' }).last()).toBeVisible();
  await expectAccessible(owner, 'an order by hand');
  await pressEnter(owner.getByRole('button', { name: 'Create order' }));
  await expect(owner.getByRole('heading', { level: 1, name: /^Order 0/ })).toBeVisible();
  await expect(owner.getByText(/Payment of .*\$120\.00/)).toBeVisible();

  await pressEnter(owner.getByRole('button', { name: 'Edit order' }));
  await pressEnter(owner.getByRole('button', { name: 'Add an item of your own' }));
  await owner.getByRole('textbox', { name: 'Name', exact: true }).fill('A box');
  await owner.getByRole('textbox', { name: 'Price of a piece' }).fill('7.50');
  await expect(owner.getByRole('checkbox', { name: /Send the buyer a link to pay .*\$7\.50/ })).toBeChecked();
  await owner.getByRole('textbox', { name: 'Email', exact: true }).fill('ada.b@example.org');
  await expectAccessible(owner, 'an order that is edited');
  await pressEnter(owner.getByRole('button', { name: 'Save order' }));
  await expect(owner.getByText('Order changed to')).toContainText('$127.50');
  await expect(owner.getByText('A box: 0 → 1')).toBeVisible();
  await expect(owner.getByRole('link', { name: 'ada.b@example.org' })).toBeVisible();
  await expect(owner.getByText('Balance due', { exact: true })).toBeVisible();

  await pressEnter(owner.getByRole('button', { name: 'Payment link', exact: true }));
  const link = owner.getByRole('dialog').getByRole('textbox', { name: 'Payment link' });
  await expect(link).toHaveValue(/\/checkout\/balance\//);
  const address = await link.inputValue();
  await owner.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const buyer = await context.newPage();
  await buyer.goto(address);
  await expect(buyer.getByText('$7.50 is still to be paid.')).toBeVisible();
  await expectAccessible(buyer, 'the page that the link to pay leads to');
  const widths = await buyer.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBe(widths[1]);
  await buyer.getByRole('button', { name: 'Pay $7.50' }).press('Enter');
  await buyer.waitForURL(`${stripe.url}/pay/**`, { waitUntil: 'commit' });
  stripe.pay(buyer.url().split('/').at(-1) ?? '', 'pay');
  await buyer.goto(address.replace('/balance/', '/return/'));
  await expect(buyer.getByRole('heading', { level: 1, name: 'Order confirmed' })).toBeVisible();
  expect(stripe.ledger.taken).toBe(750);
  await context.close();

  await owner.reload();
  await expect(owner.getByText(/Payment of .*\$7\.50/)).toBeVisible();
  await expect(owner.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(owner.getByText('Still to pay')).toBeHidden();
});
