import type { Page } from '@playwright/test';
import { countSteps } from './flows/count-steps.ts';
import { editFromDashboard } from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

/** From the list of pages. */
async function openPasswordOf(owner: Page, page: RegExp): Promise<void> {
  await owner
    .getByRole('row', { name: page })
    .getByRole('button', { name: /^Actions of/ })
    .click();
  await owner.getByRole('menuitem', { name: 'Password', exact: true }).click();
}

test('a page gets a password in three steps, and opens without scripts for who knows it [EDIT-214] [MEMB-61] [MEMB-63] [CONT-143]', async ({
  browser,
  owner,
  portico,
}) => {
  const count = await countSteps(owner);
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Page settings' });
  const field = dialog.getByRole('textbox', { name: 'Password' });
  await openPasswordOf(owner, /^Contact/);
  await expect(field).toBeFocused();
  await owner.keyboard.type('abc');
  await owner.keyboard.press('Enter');
  await expect(dialog.getByText('Use at least 4 characters.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  count.begin();
  await openPasswordOf(owner, /^Work/);
  await expect(field).toBeFocused();
  await owner.keyboard.type('open sesame');
  await owner.keyboard.press('Enter');
  await expect(dialog.getByText('Visitors need the password to see this page.')).toBeVisible();
  // Actions, Password, and what is typed.
  expect(count.steps()).toEqual({ presses: 2, typed: 1 });

  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  const answer = await visitor.goto(portico.publicUrl('demo', '/work'));
  expect(answer?.status()).toBe(403);
  await expect(visitor.getByRole('heading', { level: 1, name: 'This page is protected' })).toBeVisible();
  await visitor.getByLabel('Password').fill('wrong');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('alert')).toHaveText('Incorrect password.');
  // What is wrong looks like it does in forms.
  const label = visitor.getByText('Password', { exact: true });
  const ordinary = await label.evaluate((element) => getComputedStyle(element).color);
  await expect(visitor.getByRole('alert')).not.toHaveCSS('color', ordinary);
  await visitor.getByLabel('Password').fill('open sesame');
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await expect(visitor).toHaveURL(portico.publicUrl('demo', '/work'));
  await expect(visitor.getByRole('heading', { name: 'This page is protected' })).toHaveCount(0);
  await context.close();

  const other = await (await browser.newContext()).newPage();
  await other.goto(portico.publicUrl('demo', '/work'));
  await expect(other.getByLabel('Password')).toBeVisible();
  expect(await findAccessibilityProblems(other)).toEqual([]);

  await dialog.getByRole('button', { name: 'Remove password' }).click();
  await expect(owner.getByText('Everybody can see this page now.')).toBeVisible();
  expect((await other.goto(portico.publicUrl('demo', '/work')))?.status()).toBe(200);
});

test('the whole site gets a password in three steps, and shows nothing but its name [EDIT-214] [MEMB-61]', async ({
  browser,
  owner,
  portico,
}) => {
  const count = await countSteps(owner);
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  count.begin();
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: /^Password/ }).click();
  await expect(owner.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await owner.keyboard.type('open sesame');
  await owner.keyboard.press('Enter');
  await expect(owner.getByText('Visitors need the password to see the site.')).toBeVisible();
  expect(count.steps()).toEqual({ presses: 2, typed: 1 });

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo', '/contact'));
  await expect(visitor.getByRole('heading', { name: 'This site is protected' })).toBeVisible();
  await expect(visitor.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(0);
  await visitor.getByLabel('Password').fill('open sesame');
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL(portico.publicUrl('demo', '/contact'));
  await expect(visitor.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
  await owner.getByRole('button', { name: 'Remove password' }).click();
  await expect(owner.getByText('Everybody can see the site now.')).toBeVisible();
});
