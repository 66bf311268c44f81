import type { Page } from '@playwright/test';
import { claimInstallation } from './flows/account.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { OWNER } from './support/owner.ts';
import { expect, test } from './support/portico-test.ts';

/** Follows the link of the newest mail with this subject, as whoever reads it. */
async function followMail(owner: Page, reader: Page, subject: string, heading: string): Promise<void> {
  await owner.getByRole('button', { name: OWNER.name, exact: true }).click();
  await owner.getByRole('menuitem', { name: 'Mail outbox' }).click();
  await owner.getByRole('row', { name: subject }).first().click();
  const link = owner.getByRole('dialog', { name: subject }).getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(heading);
  await owner.goBack();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(heading);
}

test('who did not change an address takes the change back, and chooses a password', async ({
  page,
  browser,
  portico,
}) => {
  await claimInstallation(page, portico);
  await page.getByRole('button', { name: OWNER.name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await page.getByLabel('New email').fill('other@example.net');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await followMail(page, other, 'Confirm your new email address', 'Confirm your new address');
  await other.getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();

  // The owner's session has ended: the link was opened elsewhere.
  await page.goto(portico.dashboardUrl('/sign-in'));
  await page.getByLabel('Email').fill('other@example.net');
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();

  const former = await (await browser.newContext({ viewport: { width: 360, height: 700 } })).newPage();
  await followMail(page, former, 'Your email address was changed', 'Take the change of your address back');
  await expect(former.getByRole('heading', { name: 'Take the change of your address back' })).toBeVisible();
  expect(await findAccessibilityProblems(former)).toEqual([]);
  await former.getByRole('button', { name: 'Take the change back' }).click();
  await expect(former.getByRole('heading', { name: 'The change was taken back' })).toBeVisible();
  await expect(former.getByText(OWNER.email)).toBeVisible();
  expect(await findAccessibilityProblems(former)).toEqual([]);
  await former.getByRole('link', { name: 'Choose a new password' }).click();
  await former.getByLabel('New password').fill('quite another password');
  await former.getByRole('button', { name: 'Save password' }).click();
  await expect(former.getByRole('heading', { name: 'Your sites' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
