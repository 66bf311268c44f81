import { callApi } from './support/call-api.ts';
import { pressEnter } from './flows/press-enter.ts';
import { addDelivery, makeProduct } from './flows/shop.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('an owner sells a product as a subscription, a visitor subscribes at 360 px, cancels in two clicks by the link of a mail and takes it back, and the owner sees all of it and changes its pieces [COMM-53, ORD-114, ORD-116, ORD-117]', async ({
  owner,
  portico,
  browser,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/commerce/subscriptions'));
  await expect(owner.getByText('No subscriptions yet')).toBeVisible();
  await expectAccessible(owner, 'subscriptions, empty');
  const step = (title: string) => owner.getByRole('listitem').filter({ hasText: title });
  const start = () => owner.getByRole('link', { name: 'Start', exact: true }).click();
  await start();
  await step('Add a product').getByRole('button').click();
  await owner.getByRole('button', { name: 'Add product' }).first().click();
  const settings = owner.getByRole('dialog', { name: 'Product settings' });
  await settings.getByRole('switch', { name: /^Sell as a subscription/ }).press('Space');
  await expect(settings.getByRole('textbox', { name: /^Charged every/ })).toHaveValue('1');
  await makeProduct(settings, owner);
  await start();
  await pressEnter(step('Say how you deliver').getByRole('button'));
  await addDelivery(owner);
  await start();
  await step('Publish').getByRole('button').click();
  await owner.getByRole('button', { name: 'Publish everything' }).click();
  const live = owner.getByRole('dialog', { name: 'Your changes are live' });
  await live.getByRole('button', { name: 'Done' }).click();

  const bare = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const visitor = await bare.newPage();
  await visitor.goto(portico.publicUrl('demo', '/shop'));
  await visitor.locator('a[href^="/shop/"]').first().click();
  await visitor.locator('.product-variants button[type="submit"]').first().click();
  await visitor.waitForURL('**/checkout/contact');
  await visitor.locator('[name="email"]').fill('ada@example.com');
  await visitor.keyboard.press('Enter');
  for (const [name, text] of [
    ['name', 'Ada Lovelace'],
    ['line1', 'Seestrasse 1'],
    ['city', 'Zürich'],
    ['postalCode', '8001'],
  ] as const) {
    await visitor.locator(`[name="shipping-${name}"]`).fill(text);
  }
  await visitor.locator('[name="shipping-country"]').selectOption('CH');
  await visitor.locator('form .portico-button[data-variant="filled"]').click();
  await visitor.waitForURL('**/checkout/payment');
  await expect(visitor.locator('.checkout-again').getByText('$28.00 every month').first()).toBeVisible();
  await visitor.locator('form .portico-button[data-variant="filled"]').click();
  await expect(visitor.getByRole('heading', { name: 'Subscription received' })).toBeVisible();

  const outbox = await owner.context().newPage();
  await outbox.goto(portico.dashboardUrl('/'));
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { mails } = await callApi<{ mails: { to: string; text: string }[] }>(
        outbox,
        'GET',
        '/api/outbox',
      );
      link = mails
        .map(({ to, text }) => (to === 'ada@example.com' ? text : ''))
        .flatMap((text) => /http\S+\/checkout\/subscription\/[\w-]+/.exec(text)?.[0] ?? [])[0];
      return link !== undefined;
    })
    .toBe(true);
  await outbox.close();
  // What is not paid has no paid time that could run out.
  await owner.goto(portico.appUrl('demo', '/config/commerce/orders'));
  const { orders } = await callApi<{ orders: { id: string; total: number }[] }>(owner, 'GET', '/api/orders');
  const [order] = orders;
  const paid = { amount: order?.total, day: '2026-11-27', reference: '' };
  const { version } = await callApi<{ version: number }>(owner, 'GET', `/api/orders/${order?.id}`);
  await callApi(owner, 'POST', `/api/orders/${order?.id}/paid`, { ...paid, version });
  await visitor.goto(link ?? 'no link');
  await expect(visitor.getByRole('heading', { name: 'Bowl', exact: true })).toBeVisible();
  await expectAccessible(visitor, 'a subscription');
  await visitor.getByRole('link', { name: 'Cancel subscription' }).click();
  await expectAccessible(visitor, 'canceling a subscription');
  await pressEnter(visitor.getByRole('button', { name: 'Yes, cancel it' }).last());
  await expect(visitor.getByText('The subscription was canceled.')).toBeVisible();
  await pressEnter(visitor.getByRole('button', { name: 'Take the cancellation back' }).last());
  await expect(visitor.getByText('The cancellation was taken back.')).toBeVisible();
  expect(await visitor.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await bare.close();

  await owner.goto(portico.appUrl('demo', '/config/commerce/subscriptions'));
  const row = owner.getByRole('row', { name: /Bowl/ });
  await expect(row).toContainText('Every month');
  await expect(row).toContainText('Active');
  await expectAccessible(owner, 'subscriptions');
  await row.getByRole('link', { name: 'Bowl' }).click();
  await expect(owner.getByRole('region', { name: 'Timeline' })).toContainText('Cancellation taken back');
  await expectAccessible(owner, 'subscription of the owner');
  await pressEnter(owner.getByRole('button', { name: 'Change', exact: true }));
  await pressEnter(owner.getByRole('menuitem', { name: 'Change pieces or choice' }));
  const pieces = owner.getByRole('dialog', { name: 'Change what is sent' });
  await pieces.getByRole('textbox', { name: 'Pieces' }).fill('3');
  await pieces.getByRole('textbox', { name: 'Pieces' }).press('Tab');
  await expect(pieces).toContainText('$84.00');
  await expectAccessible(owner, 'changing what is sent');
  await pressEnter(pieces.getByRole('button', { name: 'Save' }));
  await expect(pieces).toBeHidden();
  await expect(owner.getByRole('region', { name: 'From the next charge on' })).toContainText('3 × Bowl');
  await pressEnter(owner.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = owner.getByRole('dialog', { name: 'Cancel this subscription?' });
  await expectAccessible(owner, 'canceling as the owner');
  await pressEnter(dialog.getByRole('button', { name: 'Cancel subscription' }));
  await expect(dialog).toBeHidden();
  await expect(owner.getByText('Ending').first()).toBeVisible();
});
