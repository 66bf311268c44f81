import { statSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { changeDocument, publishAll, siteDocumentId } from './flows/documents.ts';
import { canvasOf, startEditing, untilSaved } from './flows/editor.ts';
import { untilSent } from './flows/until-sent.ts';
import { openCart } from './flows/open-cart.ts';
import { pressEnter } from './flows/press-enter.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';
import { expect } from './support/portico-test.ts';

test('an owner opens a store page and prices a product with a choice, visitors find it, choose it and put it in the cart, and order it by keyboard without scripts, and the owner finds the order, is paid, sends it, prints its slip and receipt and writes its mails, and tries the shop by a payment that is declined and one that is confirmed and refunded in part [COMM-15, COMM-21, COMM-31, COMM-35 to COMM-38, COMM-92, COMM-94, COMM-95, EDIT-04, NAV-60, NAV-66, NAV-67, ORD-06, ORD-11, ORD-15, ORD-22, ORD-25, ORD-28, ORD-50, ORD-51, ORD-70, ORD-71, ORD-74, ORD-76, ORD-77, ORD-80, ORD-95, ORD-98, ORD-101, ORD-104, ORD-140, ORD-141, ORD-107, EDIT-174]', async ({
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
  await owner.getByRole('button', { name: 'New product' }).click();

  const settings = owner.getByRole('dialog', { name: 'Product settings' });
  await settings.getByRole('textbox', { name: 'Title' }).fill('Bowl');
  await settings.getByRole('textbox', { name: 'Price', exact: true }).fill('2000000');
  await owner.keyboard.press('Enter');
  await expect(settings.getByText('A price can be at most $1,000,000.00.')).toBeVisible();
  await settings.getByRole('textbox', { name: 'Price', exact: true }).fill('28');
  await owner.keyboard.press('Enter');
  await settings.getByRole('button', { name: 'Edit options' }).click();
  const variants = owner.getByRole('dialog', { name: 'Variants' });
  await variants.getByRole('button', { name: 'Add option' }).click();
  await variants.getByRole('textbox', { name: 'Name of option 1' }).fill('Size');
  await variants.getByRole('textbox', { name: 'Values of option 1' }).fill('Small, Large');
  await variants.getByRole('button', { name: 'Make variants' }).click();
  const cell = (row: string, column: number) =>
    variants.getByRole('row', { name: row }).getByRole('gridcell').nth(column);
  await expect(cell('Large', 0)).toContainText('$28.00');
  await cell('Small', 0).click();
  await owner.keyboard.press('ArrowDown');
  await expect(cell('Large', 0)).toBeFocused();
  await owner.keyboard.type('40');
  await owner.keyboard.press('Tab');
  await owner.keyboard.press('Space');
  await owner.keyboard.press('ArrowRight');
  await owner.keyboard.type('35');
  await owner.keyboard.press('Enter');
  await expect(cell('Large', 2)).toContainText('$35.00');
  await cell('Small', 4).click();
  await owner.keyboard.type('0');
  await owner.keyboard.press('Enter');
  await expect(cell('Small', 4)).toHaveText('0');
  await expectAccessible(owner, 'variants');
  await variants.getByRole('button', { name: 'Done' }).click();
  await settings.getByRole('button', { name: 'State' }).click();
  await owner.getByRole('option', { name: 'Published' }).click();
  await expect(owner.getByRole('listbox')).toHaveCount(0);
  await expectAccessible(owner, 'product settings');
  await settings.getByRole('button', { name: 'Done' }).click();
  await expect(settings).toBeHidden();
  const row = owner.getByRole('row', { name: 'Bowl' });
  await expect(row).toContainText('from $28.00');
  await expect(row).toContainText('Available');
  await expect(canvasOf(owner).locator('.ProductList-grid')).toContainText('from $28.00');
  await row.dblclick();
  await expect(canvasOf(owner).locator('#productDetails')).toContainText('Sold Out');
  await startEditing(owner);
  await expect(owner.getByRole('complementary', { name: 'Settings' })).toContainText('Price and stock');
  await untilSaved(owner);
  await publishAll(owner);

  await owner.goto(portico.appUrl('demo', '/config/commerce/shipping'));
  await expect(owner.getByText('Without one, products that have to be sent cannot be bought.')).toBeVisible();
  await owner.getByRole('button', { name: 'Add shipping option' }).click();
  const option = owner.getByRole('dialog', { name: 'Add shipping option' });
  await option.getByRole('textbox', { name: /^Name/ }).fill('Post');
  await option.getByRole('textbox', { name: /^For each order/ }).fill('5');
  await expect(option.getByRole('checkbox', { name: /^Everywhere/ })).toBeChecked();
  await expectAccessible(owner, 'shipping option');
  await pressEnter(option.getByRole('button', { name: 'Save' }));
  // The button that opened the dialog has gone with the empty list.
  await expect(owner.getByRole('heading', { level: 1, name: 'Shipping' })).toBeFocused();
  await expect(owner.getByRole('list', { name: 'Shipping' })).toContainText('$5.00 for each order');
  await untilSent(owner);

  await owner.getByRole('link', { name: 'Products' }).click();
  const listed = owner.getByRole('row', { name: /Bowl/ });
  await expect(listed).toContainText('1 of 2 sold out');
  await expectAccessible(owner, 'products');
  await listed.press('Space');
  await expect(listed.getByRole('checkbox')).toBeChecked();
  await owner.getByRole('button', { name: 'Prices' }).click();
  await owner.getByRole('menuitem', { name: 'Change prices' }).click();
  await owner.getByRole('textbox', { name: 'How much' }).fill('10');
  await owner.keyboard.press('Enter');
  await expect(listed).toContainText('from $30.80');
  await owner.getByRole('button', { name: 'Undo' }).click();
  await expect(listed).toContainText('from $28.00');
  await owner.getByRole('button', { name: 'Inventory' }).click();
  const large = owner.getByRole('row', { name: /Large/ }).getByRole('gridcell').nth(1);
  await large.click();
  await owner.keyboard.type('7');
  await owner.keyboard.press('Enter');
  await expect(large).toHaveText('7');
  await owner.keyboard.press('ControlOrMeta+z');
  await expect(large).toHaveText('Unlimited');
  await expectAccessible(owner, 'inventory');

  await owner.getByRole('link', { name: 'Discounts' }).click();
  await expect(owner.getByText('No discounts yet')).toBeVisible();
  await owner.getByRole('button', { name: 'Add discount' }).click();
  const discount = owner.getByRole('dialog', { name: 'Add discount' });
  await discount.getByRole('textbox', { name: 'Title' }).fill('For friends');
  await discount.getByRole('textbox', { name: /^Code/ }).fill('FRIENDS');
  await discount.getByRole('textbox', { name: 'Percent' }).fill('10');
  await expectAccessible(owner, 'discount');
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('row', { name: 'For friends' })).toContainText('Active');
  await expectAccessible(owner, 'discounts');

  const bare = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await bare.newPage();
  await visitor.goto(portico.publicUrl('demo', '/shop'));
  await expect(visitor.locator('#productList .ProductList-grid')).toContainText('from $28.00');
  await visitor.getByRole('link', { name: 'Bowl', exact: true }).click();
  const details = visitor.locator('#productDetails');
  // What can be had is chosen first.
  await expect(details.getByRole('radio', { name: 'Large' })).toBeChecked();
  const shown = details.locator('.product-variant').filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await expect(shown.locator('.product-price-now')).toHaveText('$35.00');
  await expect(shown.locator('del')).toHaveText('$40.00');
  await details.getByRole('radio', { name: /Small/ }).check();
  await expect(shown.locator('.product-price-now')).toHaveText('$28.00');
  await expect(shown).toContainText('Sold Out');
  const add = details.getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeHidden();
  await details.getByRole('radio', { name: 'Large' }).check();
  await add.click();
  await expect(visitor).toHaveURL(/\/cart$/);
  const line = visitor.locator('#sqs-cart-root').getByRole('listitem').filter({ hasText: 'Bowl' });
  await expect(line).toContainText('Large');
  await line.getByRole('spinbutton', { name: 'Quantity of Bowl' }).fill('3');
  await line.getByRole('button', { name: 'Update' }).click();
  await expect(visitor.locator('.cart-totals')).toContainText('$105.00');
  await line.getByRole('button', { name: 'Remove Bowl' }).click();
  await expect(visitor.getByText('Bowl was removed.')).toBeVisible();
  await visitor.getByRole('button', { name: 'Undo' }).click();
  await expect(visitor.locator('.cart-totals')).toContainText('$105.00');
  await visitor.getByText('Discount code').click();
  await visitor.getByRole('textbox', { name: 'Code' }).fill(' friends ');
  await visitor.getByRole('button', { name: 'Apply' }).click();
  await expect(visitor.locator('.cart-totals')).toContainText('-$10.50');
  await visitor.getByRole('link', { name: 'Checkout' }).focus();
  await visitor.keyboard.press('Enter');
  await orderByKeyboard(visitor);
  await bare.close();
  await owner.goto(portico.appUrl('demo', '/config/commerce/orders'));
  await fulfilOrder(owner);
  await printOrders(owner);
  await writeMails(owner);
  await tryShop(owner, portico, browser);

  await changeDocument(owner, await siteDocumentId(owner), [
    { op: 'set', id: 'settings', field: 'language', value: 'ar' },
  ]);
  await publishAll(owner);
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const reader = await phone.newPage();
  for (const path of ['/shop', '/shop/bowl']) {
    await reader.goto(portico.publicUrl('demo', path));
    const wider = await reader.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wider, path).toBe(0);
    expect.soft(await findAccessibilityProblems(reader), path).toEqual([]);
  }
  await reader.getByRole('radio', { name: 'Large' }).focus();
  await reader.keyboard.press('ArrowUp');
  await expect(reader.locator('.product-variant').filter({ visible: true })).toContainText('28');
  await reader.keyboard.press('ArrowDown');
  await reader.keyboard.press('Tab');
  await reader.keyboard.press('Tab');
  await reader.keyboard.press('Enter');
  await openCart(reader);
  await expect(reader.locator('#sqs-cart-root').getByRole('listitem')).toContainText('Large');
  const wider = await reader.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(wider, '/cart').toBe(0);
  expect.soft(await findAccessibilityProblems(reader), '/cart').toEqual([]);
  await reader.goto(portico.publicUrl('demo', '/shop'));
  await expect(reader.locator('.portico-phone-cart [data-cart-count]')).toHaveText('1');
  await lookIntoMiniCart(reader);
  await reader.goto(portico.publicUrl('demo', '/cart'));
  await buyInPlace(reader);
  await reader.locator('.cart-totals a').click();
  await expect(reader).toHaveURL(/\/checkout\/contact$/);
  const opened = await markDocument(reader);
  await reader.locator('[name=email]').fill('ada@');
  await reader.keyboard.press('Enter');
  await expect(reader.locator('#checkout-problems')).toBeFocused();
  await expectReadable(reader, 'contact with a problem');
  await reader.locator('[name=email]').fill('ada@example.com');
  await reader.keyboard.press('Enter');
  await reader.locator('[name=shipping-name]').fill('نور '.repeat(20).trim());
  await reader.locator('[name=shipping-line1]').fill('Seestrasse 1');
  await reader.locator('[name=shipping-city]').fill('Zürich');
  await reader.locator('[name=shipping-postalCode]').fill('8001');
  // Only without scripts a country has a button of its own.
  await expect(reader.locator('[name=act][value=country]').first()).toBeHidden();
  await reader.locator('[name=shipping-country]').focus();
  await reader.locator('[name=shipping-country]').selectOption('CH');
  // What it costs to send is told at once, and the focus stays in the list.
  await expect(reader.locator('#checkout-root .shop-said')).not.toBeEmpty();
  await expect(reader.locator('.checkout-summary')).toContainText('Post');
  // What is ordered is a line, and opened once for all steps.
  const ordered = reader.locator('.checkout-ordered');
  await expect(ordered).toBeHidden();
  await reader.locator('.checkout-fold > summary').press('Enter');
  await expect(ordered).toContainText('Post');
  await expect(ordered).toBeVisible();
  await reader.locator('[name=shipping-country]').focus();
  await expect(reader.locator('[name=shipping-country]')).toBeFocused();
  await expect(reader.locator('[name=shipping-city]')).toHaveValue('Zürich');
  await expectReadable(reader, 'delivery');
  await reader.locator('[name=shipping-city]').press('Enter');
  await expect(reader).toHaveURL(/\/checkout\/payment$/);
  await expect(ordered).toBeVisible();
  await reader.locator('.checkout-fold > summary').press('Enter');
  await expect(ordered).toBeHidden();
  await expect(reader.locator('.checkout-again')).toContainText('Post');
  await expect(reader.locator('.checkout-again')).toBeVisible();
  await reader.locator('[name=billingOther]').check();
  await expectReadable(reader, 'payment');
  await reader.locator('[name=billingOther]').uncheck();
  await reader.locator('[name=note]').fill('نور');
  await expect(reader.locator('.checkout-counter')).toHaveText('3 / 500');
  await reader.goBack();
  await expect(reader.locator('[name=shipping-city]')).toHaveValue('Zürich');
  await reader.goForward();
  await expect(reader.locator('[name=note]')).toHaveValue('نور');
  await opened.isStill();
  await reader.locator('.checkout-main button.portico-button').last().click();
  await expect(reader).toHaveURL(/\/checkout\/order\//);
  await expectReadable(reader, 'order');
  await phone.close();
});

/** Marks the document that is open: no other one may take its place. */
async function markDocument(page: Page) {
  // Until its script is there, a page of the shop loads the next one.
  await expect(page.locator(':is(#sqs-cart-root, #checkout-root)[data-live]')).toBeAttached();
  await page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
  return {
    isStill: async () => expect(await page.evaluate(() => 'isMarked' in globalThis)).toBe(true),
  };
}

/** Changes the cart with its script: no page is loaded, and what changed is told (ORD-15). */
async function buyInPlace(page: Page): Promise<void> {
  const opened = await markDocument(page);
  const quantity = page.locator('.cart-quantity input[type=number]');
  await quantity.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.portico-cart-count').first()).toHaveText('2');
  await expect(quantity).toBeFocused();
  await expect(page.locator('#sqs-cart-root .shop-said')).toContainText('70');
  await page.locator('.cart-remove button').press('Enter');
  await expect(page.locator('.cart-done button')).toBeFocused();
  await expectReadable(page, 'a cart from which something was removed');
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue('2');
  await expect(quantity).toBeFocused();
  await opened.isStill();
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const bytes = scripts
    .filter((name) => name.endsWith('.js'))
    .map((name) => statSync(`dist/assets${name.slice('/_portico'.length)}.br`).size);
  expect(bytes.length).toBeGreaterThan(3);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(90_000);
}

/** From the first step of the checkout to the page of the order, with the keyboard alone. */
async function orderByKeyboard(page: Page): Promise<void> {
  const fill = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text);
  };
  await expect(page).toHaveURL(/\/checkout\/contact$/);
  await fill('Email', 'ada@example');
  await page.keyboard.press('Enter');
  await expect(page.locator('#checkout-problems')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('.com');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/delivery$/);
  await fill('Name', 'Ada Lovelace');
  await fill('Address', 'Seestrasse 1');
  await fill('City', 'Zürich');
  await fill('Postal code', '8001');
  await page.getByLabel('Country').focus();
  await page.keyboard.type('Switz');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Continue to payment' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$99.50');
  await page.getByRole('button', { name: 'Place order' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Order received' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Large');
}

/** From the first screen of Selling to an order that is paid and sent, with the keyboard where it is open. */
async function fulfilOrder(owner: Page): Promise<void> {
  await expect(owner.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await owner.getByRole('searchbox', { name: 'Search orders' }).fill('ada l');
  const row = owner.getByRole('row', { name: /00001/ });
  await expect(row).toContainText('$99.50');
  await expect(row).toContainText('Unpaid');
  await expectAccessible(owner, 'orders');
  await row.getByRole('link', { name: '00001' }).focus();
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('heading', { level: 1, name: 'Order 00001' })).toBeVisible();
  await expect(owner.getByRole('region', { name: 'Customer' }).first()).toContainText('Seestrasse 1');
  await pressEnter(owner.getByRole('button', { name: 'Mark as paid' }));
  const paid = owner.getByRole('dialog', { name: 'Mark as paid' });
  await expect(paid.getByRole('textbox', { name: 'Amount' })).toHaveValue('99.50');
  await expectAccessible(owner, 'an order that is marked paid');
  await paid.getByRole('textbox', { name: 'Amount' }).press('Enter');
  await expect(owner.getByText(/Payment of .*99\.50/)).toBeVisible();
  await pressEnter(owner.getByRole('button', { name: 'Fulfill items' }));
  const parcel = owner.getByRole('dialog', { name: 'Items of this parcel' });
  await parcel.getByRole('textbox', { name: /^Pieces of Bowl/ }).fill('2');
  await parcel.getByRole('textbox', { name: /^Tracking number/ }).fill('T 1234');
  await expectAccessible(owner, 'a parcel');
  await parcel.getByRole('textbox', { name: /^Tracking number/ }).press('Enter');
  await expect(owner.getByRole('region', { name: 'Parcels' })).toContainText('T 1234');
  await expect(owner.getByText('Partly fulfilled')).toBeVisible();
  const size = owner.viewportSize();
  await owner.setViewportSize({ width: 360, height: 740 });
  await expectReadable(owner, 'an order on a phone');
  if (size !== null) await owner.setViewportSize(size);
}

/** A test order: its payment is declined, the next one is confirmed, and a part of it is refunded (ORD-71, ORD-80, ORD-107). */
async function tryShop(owner: Page, portico: RunningPortico, browser: Browser): Promise<void> {
  await owner.goto(portico.appUrl('demo', '/config/commerce/orders'));
  await pressEnter(owner.getByRole('button', { name: 'Place a test order' }));
  const trying = owner.getByRole('alertdialog', { name: 'Try your shop' });
  await expectAccessible(owner, 'a test order');
  const opened = owner.waitForEvent('popup');
  await trying.getByRole('button', { name: 'Open the site' }).click();
  const site = await opened;
  await site.waitForURL(portico.publicUrl('demo', '/shop'));
  const { cookies } = await owner.context().storageState();
  await site.close();

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await phone.addCookies(cookies);
  const buyer = await phone.newPage();
  await buyer.goto(portico.publicUrl('demo', '/shop/bowl'));
  await buyer.getByRole('button', { name: 'Add to cart' }).click();
  await openCart(buyer);
  await buyer.getByRole('link', { name: 'Checkout' }).click();
  await buyer.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await buyer.keyboard.press('Enter');
  await buyer.getByLabel('Country').selectOption('CH');
  for (const [label, text] of [
    ['Name', 'Ada Lovelace'],
    ['Address', 'Seestrasse 1'],
    ['City', 'Zürich'],
    ['Postal code', '8001'],
  ] as const) {
    await buyer.getByLabel(label, { exact: true }).fill(text);
  }
  await buyer.getByRole('button', { name: 'Continue to payment' }).last().click();
  await expect(buyer.getByText('This is a test. You will not be charged.').first()).toBeVisible();
  await expectReadable(buyer, 'the payment step of a test order');
  const pay = buyer.getByRole('button', { name: 'Pay $40.00' }).last();
  await pay.click();
  await expect(buyer).toHaveURL(/\/checkout\/test-payment\//);
  await expectReadable(buyer, 'the page of the test provider');
  await buyer.getByRole('radio', { name: 'Declined', exact: true }).check();
  await buyer.getByRole('button', { name: 'Answer like that' }).last().click();
  await expect(buyer).toHaveURL(/\/checkout\/payment/);
  await expect(buyer.locator('#checkout-problems')).toContainText('Your payment was declined.');
  await pay.click();
  await buyer.getByRole('radio', { name: 'The bank asks for a confirmation' }).check();
  await buyer.getByRole('button', { name: 'Answer like that' }).last().click();
  await buyer.getByRole('radio', { name: 'Confirm', exact: true }).check();
  await buyer.getByRole('button', { name: 'Answer like that' }).last().click();
  await expect(buyer.getByRole('heading', { level: 1, name: 'Order confirmed' })).toBeVisible();
  await expect(buyer.getByText('Your order has the number T1.')).toBeVisible();
  await phone.close();

  await owner.goto(portico.appUrl('demo', '/config/commerce/orders'));
  const row = owner.getByRole('row', { name: /T1/ });
  await expect(row).toContainText('Test');
  await row.getByRole('link', { name: 'T1' }).click();
  await pressEnter(owner.getByRole('button', { name: 'Refund' }));
  const refund = owner.getByRole('dialog', { name: 'Refund order T1' });
  await refund.getByRole('textbox', { name: 'Amount to refund' }).fill('12.50');
  await refund.getByRole('textbox', { name: 'Reason' }).fill('A chip');
  await expectAccessible(owner, 'a refund');
  await pressEnter(refund.getByRole('button', { name: 'Refund' }));
  await expect(owner.getByText('Partly refunded')).toBeVisible();
  await expect(owner.getByText(/Refund of .*12\.50/)).toBeVisible();
}

/** Nothing is wider than the screen of a phone, and axe finds nothing. */
async function expectReadable(page: Page, what: string): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(wider, what).toBe(0);
  expect.soft(await findAccessibilityProblems(page), what).toEqual([]);
}

/** The receipt of the order that is open, and the slips of those that are chosen in the list, on sheets of their own. */
async function printOrders(owner: Page): Promise<void> {
  await pressEnter(owner.getByRole('button', { name: 'Print' }));
  const receipt = await openedBy(owner, () =>
    owner.getByRole('menuitem', { name: 'Receipts' }).press('Enter'),
  );
  await expect(receipt.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(receipt.getByRole('row', { name: /^Total/ })).toContainText('$99.50');
  await expectReadable(receipt, 'a receipt');
  await receipt.setViewportSize({ width: 360, height: 740 });
  await expectReadable(receipt, 'a receipt on a phone');
  await receipt.close();
  await owner.getByRole('link', { name: 'Orders' }).first().click();
  // A checkbox that a script gives the focus gives it on to its row in a later frame, before or after the key.
  await owner.getByRole('row', { name: /00001/ }).press('Space');
  await expect(owner.getByRole('row', { name: /00001/ }).getByRole('checkbox')).toBeChecked();
  await expect(owner.getByText('1 order selected')).toBeVisible();
  await expectAccessible(owner, 'orders that are chosen');
  await pressEnter(owner.getByRole('button', { name: 'Print' }));
  const slips = await openedBy(owner, () =>
    owner.getByRole('menuitem', { name: 'Packing slips', exact: true }).press('Enter'),
  );
  await expect(slips.getByRole('heading', { level: 1, name: 'Packing slip' })).toBeVisible();
  await expect(slips.getByRole('main')).not.toContainText('$');
  await slips.close();
}

/** A mail in the owner's words, as a phone shows it, before it is saved. */
async function writeMails(owner: Page): Promise<void> {
  await owner.getByRole('link', { name: 'Emails' }).click();
  await expect(owner.getByRole('switch', { name: /Order received/ })).toBeChecked();
  await expectAccessible(owner, 'mails');
  await pressEnter(owner.getByRole('button', { name: 'Edit “Order confirmed”' }));
  await owner.getByRole('textbox', { name: 'Opening' }).fill('Hello {name}, we got {total}.');
  const mail = owner.frameLocator('iframe[srcdoc]');
  await expect(mail.getByText(/^Hello Ada Lovelace, we got/)).toBeVisible();
  await expectAccessible(owner, 'the words of a mail');
  await owner.getByRole('radio', { name: 'Phone' }).press('Space');
  const size = owner.viewportSize();
  await owner.setViewportSize({ width: 360, height: 740 });
  await expectReadable(owner, 'the words of a mail on a phone');
  if (size !== null) await owner.setViewportSize(size);
  await owner.getByRole('textbox', { name: 'Opening' }).press('Tab');
  await pressEnter(owner.getByRole('button', { name: 'Save' }));
  await expect(owner.getByText('Saved', { exact: true })).toBeVisible();
}

async function openedBy(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await press();
  return opened;
}

/** On a phone in Arabic, by keyboard: the cart beside the page, a line taken out and put back. */
async function lookIntoMiniCart(reader: Page): Promise<void> {
  const link = reader.locator('.portico-phone-cart');
  await link.focus();
  await reader.keyboard.press('Enter');
  const panel = reader.getByRole('dialog');
  await expect(panel.getByRole('listitem')).toContainText('Large');
  expect.soft(await findAccessibilityProblems(reader), 'mini cart').toEqual([]);
  expect.soft(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await panel.locator('.cart-remove button').focus();
  await reader.keyboard.press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  await expect(panel.locator('.cart-done button')).toBeFocused();
  await reader.keyboard.press('Enter');
  await expect(panel.getByRole('listitem')).toContainText('Large');
  await expect(link.locator('[data-cart-count]')).toHaveText('1');
  await reader.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(link).toBeFocused();
}
