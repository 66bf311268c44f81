import type { Page } from '@playwright/test';
import {
  blockCalled,
  canvasOf,
  editFromDashboard,
  startEditing,
  typeInto,
  untilSaved,
} from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { OWNER } from './support/owner.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

async function openPeople(page: Page, portico: RunningPortico): Promise<void> {
  await editFromDashboard(page, portico);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: /^People/ }).click();
  await expect(page.getByRole('heading', { name: 'People', exact: true })).toBeVisible();
}

/** Invites somebody, and gives the link that whoever runs the installation may pass on. */
async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody to the site' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(dialog.getByRole('checkbox', { name: /^Editor/ })).toBeChecked();
  await dialog.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`${email} is invited`)).toBeVisible();
  return page.getByLabel('Link of the invitation').inputValue();
}

test('an owner invites an editor, who joins with a new account, edits, and is signed out when removed [ROLE-04] [ROLE-24] [ROLE-25]', async ({
  owner,
  portico,
  browser,
}) => {
  await openPeople(owner, portico);
  await expect(owner.getByText('Owner of the site')).toBeVisible();
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite somebody to the site' });
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  // What is wrong is said at its field, and what was typed stays.
  await dialog.getByText('Editor', { exact: true }).click();
  await dialog.getByLabel('Email').fill('ruth@example.com');
  await owner.keyboard.press('Enter');
  await expect(dialog.getByText('Please choose at least one role')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue('ruth@example.com');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const link = await invite(owner, 'ruth@example.com');
  await expect(owner.getByRole('rowheader', { name: /^ruth@example.com/ })).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  const ruth = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await ruth.goto(link);
  await expect(ruth.getByText('Your roles: Editor.')).toBeVisible();
  expect(await findAccessibilityProblems(ruth)).toEqual([]);
  await ruth.getByLabel('Your name').fill('Ruth');
  await ruth.getByLabel('Password', { exact: true }).fill('a password of Ruth');
  await ruth.getByRole('button', { name: 'Create account and join' }).click();
  await expect(ruth.getByRole('heading', { name: 'Your sites' })).toBeVisible();

  await ruth.getByRole('link', { name: /^Edit / }).click();
  await startEditing(ruth);
  const canvas = canvasOf(ruth);
  await typeInto(ruth, canvas, blockCalled(canvas, 'Text').first(), ' Written by Ruth.');
  await untilSaved(ruth);
  await ruth.keyboard.press('Escape');
  await ruth.getByRole('button', { name: 'Done', exact: true }).click();
  await ruth.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(ruth.getByRole('link', { name: /^Redirects/ })).toBeVisible();
  await expect(ruth.getByRole('link', { name: /^People/ })).toHaveCount(0);
  // An address that somebody sent her: whom to ask stands there.
  await ruth.goto(portico.appUrl('demo', '/config/settings/people'));
  await expect(ruth.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(ruth.getByText('You do not have access to this part of the site')).toBeVisible();
  await expect(ruth.getByRole('link', { name: OWNER.email })).toHaveAttribute(
    'href',
    `mailto:${encodeURIComponent(OWNER.email)}`,
  );
  expect(await findAccessibilityProblems(ruth)).toEqual([]);

  await owner.reload();
  await owner.getByRole('button', { name: 'Actions for Ruth' }).click();
  await owner.getByRole('menuitem', { name: 'Remove' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(owner.getByRole('rowheader', { name: /^Ruth/ })).toHaveCount(0);
  // Her session on the site has ended; the dashboard lists it no more.
  await ruth.reload();
  await expect(ruth.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0);
  await ruth.goto(portico.dashboardUrl('/'));
  await expect(ruth.getByRole('heading', { name: 'Your sites' })).toBeVisible();
  await expect(ruth.getByRole('link', { name: /^Edit / })).toHaveCount(0);
  await ruth.context().close();
});

test('people are given other roles, invitations are sent again and withdrawn, on a phone [ROLE-23] [ROLE-24]', async ({
  owner,
  portico,
  browser,
}) => {
  await openPeople(owner, portico);
  await owner.setViewportSize({ width: 360, height: 740 });
  const first = await invite(owner, 'sam@example.com');
  await owner.getByRole('button', { name: 'Actions for sam@example.com' }).click();
  await owner.getByRole('menuitem', { name: 'Send again' }).click();
  await expect(owner.getByLabel('Link of the invitation')).not.toHaveValue(first);
  const second = await owner.getByLabel('Link of the invitation').inputValue();
  expect(await owner.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  const sam = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await sam.goto(first);
  await expect(sam.getByText('This invitation does not work any more')).toBeVisible();
  await sam.goto(portico.dashboardUrl('/sign-in'));
  await sam.goto(second);
  await sam.getByLabel('Your name').fill('Sam');
  await sam.getByLabel('Password', { exact: true }).fill('a password of Sam');
  await sam.getByRole('button', { name: 'Create account and join' }).click();
  await expect(sam.getByRole('heading', { name: 'Your sites' })).toBeVisible();
  await sam.context().close();

  await owner.reload();
  await owner.getByRole('button', { name: 'Actions for Sam' }).click();
  await owner.getByRole('menuitem', { name: 'Change roles' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Roles of Sam' });
  await dialog.getByText('Newsletter editor', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('row', { name: /Sam/ })).toContainText('Editor, Newsletter editor');

  await invite(owner, 'tom@example.com');
  await owner.getByRole('button', { name: 'Actions for tom@example.com' }).click();
  await owner.getByRole('menuitem', { name: 'Withdraw' }).click();
  await expect(owner.getByText('The invitation of tom@example.com was withdrawn')).toBeVisible();
  await expect(owner.getByRole('rowheader', { name: /^tom@example.com/ })).toHaveCount(0);
});
