import { changeDocument, publishAll, siteDocumentId } from './flows/documents.ts';
import { mailedLink } from './flows/mailed-link.ts';
import { pressEnter } from './flows/press-enter.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expectUsable } from './support/expect-usable.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('an owner sets what a plan costs, a visitor chooses to pay by the year at 360 px, signs up, orders it, and has it once the owner was paid [BLK-93, BLK-95, BLK-96, MEMB-47, MEMB-48, MEMB-49, MEMB-51, COMM-08, COMM-104, CONT-156, NAV-50]', async ({
  owner,
  portico,
  browser,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/settings/members'));
  await owner.getByText('People can be members of this site').click();
  await owner.getByText('Anyone', { exact: true }).click();
  await expect(owner.getByRole('radio', { name: 'Anyone' })).toBeChecked();
  await pressEnter(owner.getByRole('button', { name: 'Add plan' }));
  const plan = owner.getByRole('dialog', { name: 'Add plan' });
  await plan.getByLabel('Name').fill('Gold');
  await plan.getByRole('textbox', { name: 'What it brings' }).fill('All articles\nThe archive');
  await plan.getByRole('button', { name: /Price/ }).click();
  await owner.getByRole('option', { name: 'Every month or every year' }).click();
  await pressEnter(plan.getByRole('button', { name: 'Save' }));
  await expect(plan.getByText('Enter an amount above 0.').first()).toBeVisible();
  await plan.getByRole('textbox', { name: 'Price of a month' }).fill('10');
  await plan.getByRole('textbox', { name: 'Price of a year' }).fill('100');
  await expectAccessible(owner, 'a plan with prices');
  await plan.getByRole('textbox', { name: 'Price of a year' }).press('Enter');
  await expect(owner.getByText('$10.00 every month or $100.00 every year · Nobody holds it')).toBeVisible();

  const bare = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const visitor = await bare.newPage();
  await visitor.goto(portico.publicUrl('demo', '/account/plans'));
  await expect(visitor.getByRole('button', { name: 'Monthly' })).toHaveAttribute('aria-pressed', 'true');
  await expect(visitor.getByText('$100.00 every year')).toBeHidden();
  await pressEnter(visitor.getByRole('button', { name: 'Yearly' }));
  await expect(visitor.getByRole('button', { name: 'Yearly' })).toHaveAttribute('aria-pressed', 'true');
  await expect(visitor.getByText('$10.00 every month')).toBeHidden();
  await expect(visitor.getByText('You save 16%')).toBeVisible();
  await expectAccessible(visitor, 'plans');
  await pressEnter(visitor.getByRole('link', { name: 'Join' }));
  await visitor.getByLabel('Email').fill('ada@example.org');
  await pressEnter(visitor.getByRole('button', { name: 'Create an account' }));
  await expect(visitor.getByRole('heading', { name: 'Check your email to continue.' })).toBeVisible();
  await visitor.goto(await mailedLink(owner, portico, 'ada@example.org', /^Confirm your email/));
  // Back at the plan, on the side that was chosen.
  await expect(visitor.getByText('$100.00 every year')).toBeVisible();
  await pressEnter(visitor.getByRole('button', { name: 'Join' }));
  await expect(visitor).toHaveURL(/\/checkout\/payment$/);
  await expectAccessible(visitor, 'checkout of a plan');
  await visitor.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await visitor.getByLabel('Address', { exact: true }).fill('1 Quarry Lane');
  await visitor.getByLabel('City').fill('Zürich');
  await visitor.getByLabel('Country').selectOption({ label: 'Switzerland' });
  await visitor.getByLabel('Postal code').fill('8001');
  await pressEnter(visitor.getByRole('button', { name: 'Place order' }).last());
  await expect(visitor.getByText('Your plan Gold begins once your payment has arrived.')).toBeVisible();

  await owner.goto(portico.appUrl('demo', '/config/commerce/orders'));
  await pressEnter(owner.getByRole('link', { name: '00001' }));
  await pressEnter(owner.getByRole('button', { name: 'Mark as paid' }));
  await pressEnter(owner.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }));
  await expect(owner.getByText(/Payment of .*100\.00/)).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'You are a member' })).toBeVisible();
  await expectAccessible(visitor, 'membership confirmed');
  await pressEnter(visitor.getByRole('link', { name: 'Plans' }));
  await expect(visitor.getByText(/The next charge of \$100\.00 every year is on/)).toBeVisible();

  await changeDocument(owner, await siteDocumentId(owner), [
    { op: 'set', id: 'settings', field: 'language', value: 'ar' },
  ]);
  await publishAll(owner);
  await visitor.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/account/plans', '/account/subscriptions', '/account/orders']) {
    await visitor.goto(portico.publicUrl('demo', path));
    await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectUsable(visitor, `${path} from right to left`);
  }
  await bare.clearCookies();
  for (const path of ['/account/plans', '/account/signup']) {
    await visitor.goto(portico.publicUrl('demo', path));
    await expectUsable(visitor, `${path} of nobody, from right to left`);
  }
  await bare.close();
});
