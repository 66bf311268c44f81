import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { claimInstallation, createSite, signIn } from './flows/account.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { plugInAuthenticator } from './support/plug-in-authenticator.ts';
import { OWNER } from './support/owner.ts';
import { pressEnter } from './flows/press-enter.ts';
import { expect, test } from './support/portico-test.ts';

const STEP_MS = 30_000;

/** What the app shows, some steps from now: none is taken twice. */
function codeOf(key: string, steps = 0): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: OWNER.name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

async function givePassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
}

test('a second factor is set up, asked for at sign-in, replaced by a recovery code and turned off', async ({
  page,
  portico,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await claimInstallation(page, portico);
  await page.getByRole('button', { name: OWNER.name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up the second factor' });
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  const key = await dialog.locator('code').innerText();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog.getByLabel('Code that the app shows').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is not right')).toBeVisible();
  await dialog.getByLabel('Code that the app shows').fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog).toHaveCount(0);
  const codes = await page
    .getByRole('list', { name: 'Keep these recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(codes.length).toBe(10);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // What is printed are the codes, not the page around them.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(codes[9] ?? '')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.trim().split('\n')).toEqual(codes);
  await page.reload();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);

  await logOut(page);
  await givePassword(page);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is not right')).toBeVisible();
  await page.getByLabel('Code').fill(codeOf(key, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();

  await logOut(page);
  await givePassword(page);
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByText('Do not ask in this browser for 30 days').click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();

  // The browser is trusted now: the password is enough.
  await logOut(page);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();

  await page.goto(portico.dashboardUrl('/account'));
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('a passkey is added and named, signs in, and takes the place of the password', async ({
  page,
  portico,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, portico);
  const device = await plugInAuthenticator(page);
  await page.goto(portico.dashboardUrl('/account'));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const owned = page.getByRole('list', { name: 'Passkeys' });
  await expect(owned.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This device has a passkey of this account already.')).toBeVisible();
  await pressEnter(owned.getByRole('button', { name: /^Rename/ }));
  await page.getByRole('dialog').getByLabel('Name').fill('Laptop');
  await page.keyboard.press('Enter');
  await expect(owned.getByText('Laptop')).toBeVisible();
  await page.getByRole('button', { name: 'Turn the password off' }).click();
  await expect(page.getByText('Make recovery codes first')).toBeVisible();
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  const listedCodes = page.getByRole('list', { name: 'Keep these recovery codes' }).getByRole('listitem');
  await expect(listedCodes).toHaveCount(10);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  // Beside the password: by its button.
  await device.answers(false);
  await logOut(page);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await device.answers(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();

  await page.getByRole('button', { name: 'Turn the password off' }).click();
  await expect(page.getByRole('button', { name: 'Turn the password on' })).toBeVisible();
  await device.answers(false);
  await logOut(page);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The email address or the password is not right.')).toBeVisible();
  // The field of the address offers passkeys by itself: whoever takes one there is signed in.
  await device.answers(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();
  const log = page.getByRole('list', { name: 'Activity of your account' });
  await expect(log.getByText('Turned the password off')).toBeVisible();

  // What was done on a site stands in its settings.
  await createSite(page, portico, { template: 'Journal', title: 'Clay', identifier: 'clay' });
  await page.goto(portico.appUrl('clay', '/config/settings'));
  await page.getByRole('link', { name: /^Activity/ }).click();
  await expect(page.getByRole('row', { name: /Signed in/ })).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /Area/ }).click();
  await page.getByRole('option', { name: 'People' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.getByRole('row', { name: /Signed in/ })).toBeVisible();
});
