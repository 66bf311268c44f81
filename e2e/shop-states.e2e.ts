import type { Page } from '@playwright/test';
import { addressFields, openShopVisitor } from './flows/shop-visitor.ts';
import { openStockedShop, type ShopProduct } from './flows/stocked-shop.ts';
import { callApi } from './support/call-api.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import { pressEnter } from './flows/press-enter.ts';

test.use({ navigationTimeout: 30_000 });

test('each step of the cart, the checkout and the pages of an order, right or wrong, has no finding of axe, fits into 320 px in long words and is used by keyboard alone [ORD-14, ORD-18, ORD-25, ORD-28]', async ({
  owner,
  portico,
  browser,
}) => {
  const shop = await openStockedShop(owner, portico, 'de');
  const visitor = await openShopVisitor(browser, portico);
  const { page, open, problems, send, sendWrong, fill, shows, showsProblems } = visitor;
  await shop.set({ withdrawal: 'on' });

  await open('/shop');
  await shows('a list with a long name');
  await open(shop.bowl.path);
  await shows('a product with a long name');
  await open('/cart');
  await shows('an empty cart');
  await open('/commerce/goto-checkout');
  await shows('a checkout without a cart');
  await open('/cart/link/0123456789abcdef01234567:1');
  await shows('a link to something that there is not');
  await visitor.add(shop.ring);
  await expect(page).toHaveURL(/\/cart\/ask/);
  await shows('a question of a product');
  await sendWrong();
  await showsProblems('a question without an answer');
  await fill({ [(await page.locator('[name^="ask-"]').first().getAttribute('name')) ?? '']: 'Ada' });
  await send();
  await expect(page).toHaveURL(/\/cart$/);
  await visitor.add(shop.bowl, '2');
  await shows('a cart');
  const code = page.locator('.cart-codes summary');
  if ((await code.count()) > 0) await pressEnter(code.first());
  await fill({ code: 'NOBODY' });
  await page.locator('[name="code"]').press('Enter');
  await expect(page.locator('.shop-said')).toContainText('NOBODY: ');
  await shows('a cart with a code that there is not');
  await fill({ code: 'FRIENDS' });
  await page.locator('[name="code"]').press('Enter');
  await expect(page.locator('.cart-totals')).toContainText('Friends');
  await shows('a cart with a discount');
  await visitor.add(shop.bowl, '9');
  await shows('more than there is');
  await count(owner, shop.bowl, 5, 1);
  await open('/cart');
  await expect(page.locator('.cart-problem').first()).toBeVisible();
  await shows('a cart of which something is gone meanwhile');
  await count(owner, shop.bowl, 1, 5);
  await open('/cart');
  await page.locator('.cart-remove button').first().press('Enter');
  await expect(page.locator('.cart-done button')).toBeFocused();
  await shows('a cart from which something was removed');

  await open('/checkout/contact');
  await fill({ email: 'ada@example', phone: '12' });
  await sendWrong();
  await showsProblems('contact with problems');
  await fill({ email: 'ada@example.com', phone: '' });
  await send();
  await expect(page).toHaveURL(/\/checkout\/delivery$/);
  await shows('delivery');
  await sendWrong();
  await showsProblems('delivery with problems');
  await fill(addressFields('shipping'));
  await page.locator('[name="shipping-city"]').press('Enter');
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await shop.set({
    termsRequired: true,
    termsText: 'Ich stimme den Bedingungen zu.',
    asksImmediateDelivery: true,
  });
  await open('/checkout/payment');
  await page.locator('[name="billingOther"]').press('Space');
  await shows('payment with an address of its own');
  await sendWrong();
  await showsProblems('payment with problems');
  await fill(addressFields('billing'));
  await page.locator('[name^="own-"]').fill('Von Freunden');
  await page.locator('[name="terms"]').press('Space');
  await count(owner, shop.bowl, 5, 1);
  await send();
  await showsProblems('an order of which something is gone meanwhile');
  await count(owner, shop.bowl, 1, 20);
  await open('/checkout/payment?failed=declined');
  await expect(problems).toBeVisible();
  await shows('payment after a card that was declined');
  await page.locator('[name^="own-"]').fill('Von Freunden');
  // What was agreed to stays agreed to.
  await expect(page.locator('[name="terms"]')).toBeChecked();
  await send();
  await page.waitForURL('**/checkout/order/*');
  await shows('an order');
  const order = new URL(page.url()).pathname;
  await open(`${order}/withdraw`);
  await shows('a withdrawal');
  await send();
  await showsProblems('a withdrawal of nothing');
  await page.locator('select[name^="line-"]').first().selectOption('1');
  await send();
  await page.waitForURL('**?withdrawn=yes');
  await shows('an order of which something was sent back');
  await open(`${order}/receipt`);
  await shows('a receipt');
  const { orders } = await callApi<{ orders: { id: string }[] }>(owner, 'GET', '/api/orders?page=1');
  const { url } = await callApi<{ url: string }>(
    owner,
    'POST',
    `/api/orders/${orders[0]?.id ?? ''}/balance-link`,
    { isMailed: false },
  );
  await page.goto(url);
  await shows('what is open of an order');
  await open('/checkout/order/gone');
  await shows('an order that there is not');
  await open('/orders/find');
  await shows('finding an order');
  await sendWrong();
  await showsProblems('finding an order without its number');
  await fill({ number: '00001', email: 'ada@example.com' });
  await send();
  await expect(page.locator('[name="number"]')).toHaveCount(0);
  await shows('a link to an order that was mailed');
  await open('/reviews/gone');
  await shows('a link to reviews that there is not');
  await visitor.add(shop.lesson);
  await shop.set({ accounts: 'required' });
  await open('/checkout/contact');
  await shows('a checkout that is for members');
  await shop.set({ isPaused: true });
  await open('/checkout/contact');
  await shows('a shop that is closed');
  await visitor.close();
});

/** Counts pieces as the owner does. */
async function count(owner: Page, { variantId }: ShopProduct, shown: number, typed: number): Promise<void> {
  await callApi(owner, 'PUT', '/api/inventory', { counts: [{ variantId, shown, typed }] });
}
