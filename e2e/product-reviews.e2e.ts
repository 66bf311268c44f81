import type { Page } from '@playwright/test';
import { publishAll } from './flows/documents.ts';
import { openCart } from './flows/open-cart.ts';
import { pressEnter } from './flows/press-enter.ts';
import { untilSent } from './flows/until-sent.ts';
import { callApi, openForCalls } from './support/call-api.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expectUsable } from './support/expect-usable.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { PreparedPortico } from './support/prepared-installation.ts';

/** The link of the mail that asks for reviews, which goes out as if its days had passed. */
async function linkOfRequest(owner: Page, portico: PreparedPortico): Promise<string> {
  const reader = await owner.context().newPage();
  await openForCalls(reader, portico);
  let link = '';
  await expect(async () => {
    await portico.runSql(`update review_requests set due_at = now() - interval '1 minute'`);
    await portico.runSql(
      `update job_leases set last_run_at = null, until = now() - interval '1 minute'
        where name = 'mail-review-requests' and holder is null`,
    );
    const { mails } = await callApi<{ mails: { to: string; text: string }[] }>(reader, 'GET', '/api/outbox');
    const texts = mails.filter(({ to }) => to === 'ada@example.com').map(({ text }) => text);
    link = /http\S+\/reviews\/[\w.~-]+/.exec(texts.join('\n'))?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ intervals: [1000] });
  await reader.close();
  return link;
}

test('an owner has buyers asked for reviews from the dashboard; one follows the mail at 320 px, reviews by keyboard, and stands on the page of the product once the owner approves [BLK-79, BLK-80, CONT-157, ORD-28, ROLE-15]', async ({
  owner,
  portico,
  browser,
}) => {
  await owner.goto(portico.dashboardUrl('/'));
  await owner
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await owner.waitForURL(portico.appUrl('demo', '/config/**'));
  await owner.getByRole('link', { name: 'Selling' }).click();
  const parts = owner.getByRole('navigation', { name: 'Selling' });
  await parts.getByRole('link', { name: 'Products' }).click();
  await owner.getByRole('button', { name: 'Add product' }).first().click();
  const settings = owner.getByRole('dialog', { name: 'Product settings' });
  await settings.getByRole('textbox', { name: 'Title' }).fill('Lesson');
  await settings.getByRole('button', { name: /Type$/ }).click();
  await owner.getByRole('option', { name: 'Service', exact: true }).click();
  await settings.getByRole('textbox', { name: 'Price', exact: true }).fill('60');
  await owner.keyboard.press('Enter');
  await settings.getByRole('button', { name: 'State' }).click();
  await owner.getByRole('option', { name: 'Published' }).click();
  await settings.getByRole('button', { name: 'Done' }).click();
  await expect(owner.getByRole('row', { name: /Lesson/ })).toContainText('$60.00');

  await parts.getByRole('link', { name: 'Reviews' }).click();
  await expect(owner.getByText('Asking for reviews is off.')).toBeVisible();
  await owner.getByRole('switch', { name: 'Asking for reviews' }).press('Space');
  await expect(
    owner.getByText('Buyers are asked for a review by email after their order was sent.'),
  ).toBeVisible();
  await expectAccessible(owner, 'reviews, none yet');
  await untilSent(owner);
  await publishAll(owner);

  const bare = await browser.newContext({ viewport: { width: 320, height: 740 } });
  const visitor = await bare.newPage();
  await visitor.goto(portico.publicUrl('demo', '/shop/lesson'));
  await visitor.getByRole('button', { name: 'Add to cart' }).press('Enter');
  await openCart(visitor);
  await visitor.getByRole('link', { name: 'Checkout' }).press('Enter');
  await visitor.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com');
  await pressEnter(visitor.getByRole('button', { name: 'Continue to payment' }).last());
  await visitor.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace');
  await visitor.getByRole('textbox', { name: 'Address', exact: true }).fill('7 Quarry Lane');
  await visitor.getByRole('textbox', { name: 'City' }).fill('Zürich');
  await visitor.getByRole('combobox', { name: 'Country' }).selectOption('CH');
  await expect(visitor.getByRole('textbox', { name: 'Postal code' })).toBeVisible();
  await visitor.getByRole('textbox', { name: 'Postal code' }).fill('8001');
  await pressEnter(visitor.getByRole('button', { name: 'Place order' }).last());
  await expect(visitor.getByRole('heading', { level: 1, name: 'Order received' })).toBeVisible();

  await parts.getByRole('link', { name: 'Orders' }).click();
  await owner.getByRole('link', { name: '00001' }).click();
  await pressEnter(owner.getByRole('button', { name: 'Fulfill items' }));
  await pressEnter(owner.getByRole('dialog').getByRole('button', { name: 'Fulfill items' }));
  await expect(owner.getByRole('dialog')).toBeHidden();

  await visitor.goto(await linkOfRequest(owner, portico));
  await expect(visitor.getByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible();
  // What the bundle draws is all that the page has of its own.
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectUsable(visitor, 'a review');
  await pressEnter(visitor.getByRole('button', { name: 'Send' }));
  await expect(visitor.getByText('Choose how many stars you give.')).toBeVisible();
  await expectUsable(visitor, 'a review that lacks its stars');
  await visitor.getByRole('radio', { name: '3 stars' }).press('Space');
  await visitor.keyboard.press('ArrowRight');
  await expect(visitor.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await visitor.getByRole('textbox', { name: 'Your review' }).fill('Worth every hour.');
  await visitor.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await pressEnter(visitor.getByRole('button', { name: 'Send' }));
  await expect(
    visitor.getByText('Thank you. Your review is shown once the shop has looked at it.'),
  ).toBeVisible();
  await expectUsable(visitor, 'a review that was sent');

  await parts.getByRole('link', { name: 'Reviews' }).click();
  const review = owner.getByRole('listitem').filter({ hasText: 'Worth every hour.' });
  await expect(review).toContainText('Waiting');
  await expectAccessible(owner, 'reviews');
  await pressEnter(review.getByRole('button', { name: 'Approve' }));
  await expect(review).toContainText('Approved');

  await visitor.goto(portico.publicUrl('demo', '/shop/lesson'));
  await expect(visitor.getByRole('region', { name: 'Reviews' })).toContainText('Worth every hour.');
  await expect(visitor.getByText('4 of 5 stars, 1 review')).toBeVisible();
  await expectUsable(visitor, 'a product that was reviewed');
  await bare.close();
});
