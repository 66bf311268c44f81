import { claimInstallation } from './flows/account.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { expect, test } from '@playwright/test';
import { startPortico, type RunningPortico } from './support/start-portico.ts';

let portico: RunningPortico;

test.beforeAll(async () => {
  portico = await startPortico({ env: { LOG_LEVEL: 'warn' } });
});
test.afterAll(() => portico.remove());

test('an installation is claimed with what the start has printed, and its owner invites somebody', async ({
  page,
  browser,
}) => {
  await page.goto(`http://localhost:${portico.port}/`);
  await expect(page.getByLabel('Set-up code')).toBeVisible();
  await page.getByLabel('Set-up code').fill('guessed');
  await page.getByLabel('Your name').fill('Eve');
  await page.getByLabel('Email').fill('eve@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long test password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This set-up code is not right')).toBeVisible();
  await claimInstallation(page, portico);

  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('menuitem', { name: 'Sign-up and invitations' }).click();
  await expect(page.getByText('Nobody is invited at the moment.')).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Email').fill('bob@example.com');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('bob@example.com is invited')).toBeVisible();
  const link = await page.getByLabel('Link of the invitation').inputValue();
  await page.getByLabel('Email').fill('carl@example.com');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw the invitation of carl@example.com' }).click();
  await expect(page.getByRole('rowheader', { name: 'carl@example.com' })).toHaveCount(0);

  const bob = await (await browser.newContext()).newPage();
  await bob.goto(portico.dashboardUrl('/sign-in'));
  await expect(bob.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(bob.getByText('New here?')).toHaveCount(0);
  await bob.goto(portico.dashboardUrl('/sign-up'));
  await expect(bob.getByText('New accounts need an invitation.')).toBeVisible();
  await bob.goto(link);
  await expect(bob.getByText('bob@example.com')).toBeVisible();
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByLabel('Password', { exact: true }).fill('another long password');
  await bob.getByRole('button', { name: 'Create account' }).click();
  await expect(bob.getByRole('heading', { name: 'Your sites' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Nobody is invited at the moment.')).toBeVisible();
  await page.getByText('Everybody', { exact: true }).click();
  await bob.context().clearCookies();
  await expect(page.getByText('Everybody with an email address')).toBeVisible();
  await bob.goto(portico.dashboardUrl('/sign-in'));
  await expect(bob.getByRole('link', { name: 'Create an account' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
