import { signIn } from './flows/account.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { OWNER } from './support/owner.ts';
import { expect } from './support/portico-test.ts';
import { test } from './support/owned-portico-test.ts';

test('who signed in a while ago is asked in place before the address changes, and loses nothing', async ({
  browser,
  portico,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 700 } })).newPage();
  await signIn(page, portico);
  await page.goto(portico.dashboardUrl('/account'));
  // Ten minutes are long for a test: the server's answer after them is given twice, then the server answers itself.
  let old = 2;
  await page.route('**/api/account/email*', async (route) => {
    if (old === 0) return route.fallback();
    old -= 1;
    const json = { error: 'This takes a recent sign-in.', code: 'recent-sign-in-needed' };
    return route.fulfill({ status: 403, json });
  });
  await page.getByLabel('New email').fill('other@example.net');
  await page.getByRole('button', { name: 'Change email' }).click();
  const prompt = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(prompt.getByLabel('Password')).toBeFocused();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(prompt).toHaveCount(0);
  await expect(page.getByText('This takes a recent sign-in.')).toBeVisible();
  await expect(page.getByLabel('New email')).toHaveValue('other@example.net');

  await page.getByRole('button', { name: 'Change email' }).click();
  await prompt.getByLabel('Password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(prompt.getByText('This is not your current password.')).toBeVisible();
  await prompt.getByLabel('Password').fill(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(prompt).toHaveCount(0);
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await expect(page.getByText('other@example.net')).toBeVisible();
});
