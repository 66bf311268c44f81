import { expect, type Page } from '@playwright/test';

/**
 * Opens the cart after its first piece was put in on the page of a product. A form that is sent before the script of that
 * page has come leads to the cart by itself; the script says what was added, with a link there.
 */
export async function openCart(visitor: Page): Promise<void> {
  const added = visitor.locator('.product-added').getByRole('link');
  const cart = visitor.locator('.portico-cart').getByRole('heading', { level: 1 });
  await expect(added.or(cart).first()).toBeVisible();
  if (new URL(visitor.url()).pathname === '/cart') return;
  await expect(visitor.locator('[data-cart-count]').filter({ visible: true }).first()).toHaveText('1');
  await added.click();
}
