import type { Page } from '@playwright/test';
import { publishAll } from './flows/documents.ts';
import { openCart } from './flows/open-cart.ts';
import { pressEnter } from './flows/press-enter.ts';
import { callApi, openForCalls } from './support/call-api.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

interface OutboxMail {
  readonly to: string;
  readonly text: string;
}

/** Makes a product of a kind that is sold at once. */
async function makeProduct(owner: Page, title: string, type: string, price: string): Promise<void> {
  await owner.getByRole('button', { name: 'New product', exact: true }).click();
  const settings = owner.getByRole('dialog', { name: 'Product settings' });
  await settings.getByRole('textbox', { name: 'Title' }).fill(title);
  await settings.getByRole('button', { name: /Type$/ }).click();
  await owner.getByRole('option', { name: type, exact: true }).click();
  await settings.getByRole('textbox', { name: /^(Price|Value)$/ }).fill(price);
  await owner.keyboard.press('Enter');
  await settings.getByRole('button', { name: 'State' }).click();
  await owner.getByRole('option', { name: 'Published' }).click();
  await settings.getByRole('button', { name: 'Done' }).click();
  await expect(settings).toBeHidden();
  await expect(owner.getByRole('row', { name: new RegExp(title) })).toBeVisible();
}

/** The code that was mailed to somebody. */
async function mailedCode(owner: Page, portico: RunningPortico, to: string): Promise<string> {
  const reader = await owner.context().newPage();
  await openForCalls(reader, portico);
  let code = '';
  // Mails leave after the answer.
  await expect(async () => {
    const { mails } = await callApi<{ mails: OutboxMail[] }>(reader, 'GET', '/api/outbox');
    const mail = mails.find((each) => each.to === to);
    code = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  await reader.close();
  return code;
}

test('an owner sells a gift card, its code is mailed, its holder pays a part of an order with it at 360 px, and the owner gives back, adjusts and finds it [COMM-54, COMM-56, ORD-119, ORD-121, ORD-122, ORD-123, ORD-125]', async ({
  owner,
  portico,
  browser,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  await owner.getByRole('button', { name: 'Add page' }).click();
  const adding = owner.getByRole('dialog', { name: 'Add to your site' });
  await adding.getByText('Store', { exact: true }).click();
  await adding.getByRole('textbox', { name: 'Title' }).fill('Shop');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await makeProduct(owner, 'Gift card', 'Gift card', '50');
  await makeProduct(owner, 'Lesson', 'Service', '60');
  await publishAll(owner);
  await owner.goto(portico.appUrl('demo', '/config/commerce/gift-cards'));
  await expect(owner.getByText('No gift cards yet')).toBeVisible();
  await expectAccessible(owner, 'gift cards, empty');

  const bare = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const visitor = await bare.newPage();
  const checkOut = async () => {
    await visitor.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com');
    await pressEnter(visitor.getByRole('button', { name: 'Continue to payment' }).last());
    await visitor.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace');
    await visitor.getByRole('textbox', { name: 'Address', exact: true }).fill('7 Quarry Lane');
    await visitor.getByRole('textbox', { name: 'City' }).fill('Zürich');
    await visitor.getByRole('combobox', { name: 'Country' }).selectOption('CH');
    await expect(visitor.getByRole('textbox', { name: 'Postal code' })).toBeVisible();
    await visitor.getByRole('textbox', { name: 'Postal code' }).fill('8001');
  };
  const openOrder = async (number: string) => {
    await owner.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await owner.getByRole('link', { name: number }).click();
  };
  const markPaid = async () => {
    await pressEnter(owner.getByRole('button', { name: 'Mark as paid' }));
    await pressEnter(owner.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }));
    await expect(owner.getByRole('dialog')).toBeHidden();
  };
  await visitor.goto(portico.publicUrl('demo', '/shop/gift-card'));
  await visitor.getByRole('button', { name: 'Buy gift card' }).press('Enter');
  await visitor.getByRole('textbox', { name: 'Recipient’s name' }).fill('Grace Hopper');
  await visitor.getByRole('textbox', { name: 'Recipient’s email' }).fill('grace@example.com');
  await visitor.getByRole('textbox', { name: 'Your name, as the recipient reads it' }).fill('Ada');
  await pressEnter(visitor.getByRole('button', { name: 'Continue', exact: true }).last());
  await checkOut();
  await pressEnter(visitor.getByRole('button', { name: 'Place order' }).last());
  await expect(visitor.getByRole('heading', { level: 1, name: 'Order received' })).toBeVisible();

  await openOrder('00001');
  await markPaid();
  const code = await mailedCode(owner, portico, 'grace@example.com');

  await visitor.goto(portico.publicUrl('demo', '/shop/lesson'));
  await visitor.getByRole('button', { name: 'Add to cart' }).press('Enter');
  await openCart(visitor);
  await visitor.getByRole('link', { name: 'Checkout' }).press('Enter');
  await checkOut();
  const field = visitor.getByRole('textbox', { name: /^Gift card code/ });
  const use = visitor.getByRole('button', { name: 'Use gift card' });
  await field.fill('AAAA-BBBB-CCCC-DDDD');
  await use.press('Enter');
  await expect(visitor.getByRole('alert')).toContainText('This code does not exist.');
  await expectAccessible(visitor, 'payment with a code that does not exist');
  await field.fill(code.toLowerCase());
  await use.press('Enter');
  await expect(visitor.getByText('$50.00 is used for this order.')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(use).toBeFocused();
  await expect(visitor.getByRole('region', { name: 'Your order' })).toContainText('To pay$10.00');
  await visitor.getByRole('button', { name: /^Remove gift card/ }).press('Enter');
  await expect(visitor.getByText('$50.00 is used for this order.')).toBeHidden();
  await expect(field).toBeFocused();
  await field.fill(code);
  // Enter in the field orders nothing that a card was meant to pay.
  await field.press('Enter');
  await expect(visitor.getByText('$0.00 remains on it.')).toBeVisible();
  await expectAccessible(visitor, 'payment with a gift card');
  expect(await visitor.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await pressEnter(visitor.getByRole('button', { name: 'Place order' }).last());
  await expect(visitor.getByRole('heading', { level: 1, name: 'Order received' })).toBeVisible();
  await expect(visitor.getByText(`···· ${code.slice(-4)}`)).toBeVisible();

  await openOrder('00002');
  await expect(owner.getByText(/\$50\.00.* paid with gift card/)).toBeVisible();
  await markPaid();
  await pressEnter(owner.getByRole('button', { name: 'Refund', exact: true }));
  const refund = owner.getByRole('dialog');
  await expect(refund.getByText('What gift cards paid goes back to them last.')).toBeVisible();
  await refund.getByRole('textbox', { name: /^Amount/ }).fill('25');
  await pressEnter(refund.getByRole('button', { name: 'Refund', exact: true }));
  await expect(refund).toBeHidden();
  await owner.getByRole('link', { name: 'Gift cards', exact: true }).first().click();
  await expect(owner.getByRole('region', { name: 'Left on gift cards' })).toContainText('$15.00');
  const row = owner.getByRole('row').filter({ hasText: 'Grace Hopper' });
  await expect(row).toContainText('Active');
  await expectAccessible(owner, 'gift cards');
  await row.getByRole('link').click();
  await expect(owner.getByText(/\$15\.00.* given back/)).toBeVisible();
  await pressEnter(owner.getByRole('button', { name: 'Adjust balance' }));
  const adjust = owner.getByRole('dialog', { name: 'Adjust balance' });
  await adjust.getByRole('textbox', { name: /^New balance/ }).fill('20');
  await pressEnter(adjust.getByRole('button', { name: 'Adjust', exact: true }));
  await expect(adjust.getByText('This is needed.')).toBeVisible();
  await adjust.getByRole('textbox', { name: /^Reason/ }).fill('For the wait');
  await expectAccessible(owner, 'adjusting a gift card');
  await pressEnter(adjust.getByRole('button', { name: 'Adjust', exact: true }));
  await expect(owner.getByText('For the wait')).toBeVisible();
  await expectAccessible(owner, 'gift card');

  await visitor.goto(portico.publicUrl('demo', '/checkout/gift-card-balance'));
  await visitor.getByRole('textbox', { name: 'Gift card code' }).fill(code);
  await expectAccessible(visitor, 'balance of a gift card');
  await pressEnter(visitor.getByRole('button', { name: 'Check balance' }).last());
  await expect(visitor.getByText(/^\$20\.00 is left on the gift card/)).toBeVisible();
  await expectAccessible(visitor, 'balance that was found');
  await bare.close();
});
