import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { countSteps } from './flows/count-steps.ts';
import { openCart } from './flows/open-cart.ts';
import { pressEnter } from './flows/press-enter.ts';
import { addDelivery, makeProduct } from './flows/shop.ts';
import { untilSent } from './flows/until-sent.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

/** As many steps the guide takes from the dashboard to the paid test order: a longer way is a fault. */
const MOST_PRESSES = 45;

/** What the guide names in bold in each of its numbered steps: the journey below presses what is called like that. */
const NAMED_IN_GUIDE = [
  ['Edit', 'Selling'],
  ['Say who sells', 'Store settings'],
  ['Add a product', 'Products', 'Add product', 'Published', 'Done'],
  ['Say how you deliver', 'Shipping', 'Add shipping option', 'Everywhere'],
  ['Say how you are paid', 'Payments'],
  ['Publish the site'],
  ['Place a test order'],
];

function namedInGuide(): string[][] {
  const guide = readFileSync('docs/guides/open-a-shop.md', 'utf8');
  const [before = ''] = guide.split('\n## ', 1);
  const steps = before.split('\n').filter((line) => /^\d+\. /.test(line));
  return steps.map((step) => [...step.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name));
}

test('an owner follows the guide from the dashboard: the start page of Selling leads to a first test order, each step ticked by what there is, and shows what waits then [COMM-116, ORD-107, ORD-148]', async ({
  owner,
  portico,
}) => {
  expect(namedInGuide()).toEqual(NAMED_IN_GUIDE);
  const count = await countSteps(owner);
  await owner.goto(portico.dashboardUrl('/'));
  count.begin();
  await owner
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await owner.waitForURL(portico.appUrl('demo', '/config/**'));
  await owner.getByRole('link', { name: 'Selling' }).click();
  await expect(owner.getByText('0 of 6 steps done')).toBeVisible();
  await expectAccessible(owner, 'the start of a shop');

  const step = (title: string) => owner.getByRole('listitem').filter({ hasText: title });
  const start = async (done: number) => {
    await untilSent(owner);
    await owner.getByRole('link', { name: 'Start', exact: true }).click();
    await expect(owner.getByText(`${done} of 6 steps done`)).toBeVisible();
  };

  await step('Say who sells').getByRole('button', { name: 'Store settings' }).click();
  await expect(owner.getByRole('button', { name: /Currency$/ })).toContainText('USD');
  await owner.getByRole('textbox', { name: /^Name of the seller/ }).fill('Stone & Clay');
  await start(1);

  await step('Add a product').getByRole('button', { name: 'Products' }).click();
  await owner.getByRole('button', { name: 'Add product' }).first().click();
  await makeProduct(owner.getByRole('dialog', { name: 'Product settings' }), owner);
  await start(2);

  // By keyboard, as the rest of the list.
  await pressEnter(step('Say how you deliver').getByRole('button', { name: 'Shipping' }));
  await addDelivery(owner);
  await start(3);

  await pressEnter(step('Say how you are paid').getByRole('button', { name: 'Payments' }));
  await owner.getByRole('textbox', { name: /^How to pay/ }).fill('To our account at the bank.');
  await start(4);

  await step('Publish').getByRole('button', { name: 'Publish the site' }).click();
  await owner.getByRole('button', { name: 'Publish everything' }).click();
  await owner
    .getByRole('dialog', { name: 'Your changes are live' })
    .getByRole('button', { name: 'Done' })
    .click();
  await expect(owner.getByText('5 of 6 steps done')).toBeVisible();

  await step('Place a test order').getByRole('button').click();
  const opened = owner.waitForEvent('popup');
  await owner.getByRole('button', { name: 'Open the site' }).click();
  const site = await opened;
  await expect(site.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  // The first product made the page that it stands on, and its link in the menu.
  await expect(site.getByRole('navigation').getByRole('link', { name: 'Shop' }).first()).toBeVisible();
  await buyFromOneself(site);
  await site.close();
  const steps = count.steps();
  test.info().annotations.push({ type: 'steps', description: JSON.stringify(steps) });
  expect(steps.presses).toBeLessThanOrEqual(MOST_PRESSES);

  await owner.reload();
  await expect(owner.getByRole('region', { name: 'What waits for you' })).toContainText(
    'Nothing waits for you.',
  );
  await owner.getByRole('button', { name: 'Show the first steps' }).click();
  await expect(owner.getByText('6 of 6 steps done')).toBeVisible();
  await owner.getByRole('button', { name: 'Hide the list' }).click();
  await expect(owner.getByRole('button', { name: 'Show the first steps' })).toBeFocused();

  // The test order counts nowhere.
  await owner.getByRole('link', { name: 'All reports' }).click();
  await expect(owner.getByRole('heading', { name: 'Nothing was sold in this period' })).toBeVisible();
  await expectAccessible(owner, 'a report without sales');
});

/** As a visitor does, in the tab that the test order opened. */
async function buyFromOneself(site: Page): Promise<void> {
  await site.getByRole('link', { name: 'Bowl' }).first().click();
  await site.getByRole('button', { name: 'Add to cart' }).click();
  await openCart(site);
  await site.getByRole('link', { name: 'Checkout' }).click();
  await site.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await site.keyboard.press('Enter');
  for (const [label, text] of [
    ['Name', 'Ada Lovelace'],
    ['Address', 'Seestrasse 1'],
    ['City', 'Zürich'],
    ['Postal code', '8001'],
  ] as const) {
    await site.getByLabel(label, { exact: true }).fill(text);
  }
  await site.getByLabel('Country').selectOption('CH');
  await site.getByRole('button', { name: 'Continue to payment' }).last().click();
  await site.getByRole('button', { name: 'Pay $33.00' }).last().click();
  await site.getByRole('button', { name: 'Answer like that' }).last().click();
  await expect(site.getByRole('heading', { level: 1, name: 'Order confirmed' })).toBeVisible();
}
