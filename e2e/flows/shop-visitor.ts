import type { Browser } from '@playwright/test';
import { STILL } from '../support/expect-accessible.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { expect } from '../support/portico-test.ts';
import type { RunningPortico } from '../support/start-portico.ts';
import { pressEnter } from './press-enter.ts';
import type { ShopProduct } from './stocked-shop.ts';

/** A visitor with the narrowest screen (WCAG 1.4.10), who presses no button but by the keyboard. */
export async function openShopVisitor(browser: Browser, portico: RunningPortico) {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, ...STILL });
  const page = await context.newPage();
  const open = (path: string) => page.goto(portico.publicUrl('demo', path));
  const problems = page.locator('#checkout-problems');
  // What is sent before the script of the page has come loads the next page, and is as good.
  const send = () => pressEnter(page.locator('main button.portico-button[data-variant="filled"]').last());
  return {
    page,
    open,
    problems,
    /** Sends the form of a step as it is, whatever the browser says of it. */
    sendWrong: async () => {
      await page.evaluate(() => {
        for (const form of document.forms) form.noValidate = true;
      });
      await send();
    },
    /** Sends the form of a step. */
    send,
    fill: async (fields: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(fields)) {
        const field = page.locator(`[name="${name}"]:not([type=hidden])`);
        const isList = await field.evaluate((each) => each.tagName === 'SELECT');
        if (isList) await field.selectOption(text);
        else await field.fill(text);
      }
    },
    /** Puts a product into the cart as a form without a script does, and shows where that leads. */
    add: async ({ productId, variantId }: ShopProduct, pieces = '1') => {
      await open('/cart');
      const left = page.waitForEvent('framenavigated');
      await page.evaluate(
        (values) => {
          const form = document.createElement('form');
          Object.assign(form, { method: 'post', action: '/cart/lines' });
          for (const [name, value] of Object.entries(values)) {
            form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
          }
          document.body.append(form);
          form.submit();
        },
        { product: productId, variant: variantId, pieces },
      );
      await left;
      await page.waitForLoadState();
    },
    shows: async (what: string) => {
      await page.waitForLoadState();
      // What is asked for is shown paler until it is there.
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectUsable(page, what);
    },
    /** A form that was sent with something missing says so, and has the focus there. */
    showsProblems: async (what: string) => {
      await expect(problems, what).toBeFocused();
      await expectUsable(page, what);
    },
    close: () => context.close(),
  };
}

/** An address in the EU, by the names of its fields. */
export const addressFields = (prefix: string, name = 'Ada Lovelace') => ({
  [`${prefix}-country`]: 'AT',
  [`${prefix}-name`]: name,
  [`${prefix}-line1`]: 'Hauptstraße 1',
  [`${prefix}-city`]: 'Wien',
  [`${prefix}-postalCode`]: '1010',
});
