import type { Browser, Page } from '@playwright/test';
import { editFromDashboard } from './flows/editor.ts';
import { STILL } from './support/expect-accessible.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { OWNER } from './support/owner.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

async function openPeople(page: Page, portico: RunningPortico): Promise<void> {
  await page.emulateMedia(STILL);
  await editFromDashboard(page, portico);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: /^People/ }).click();
  await expect(page.getByRole('heading', { name: 'People', exact: true })).toBeVisible();
}

/** Somebody who joins the site as an editor, in a browser of their own, on the dashboard. */
async function join(owner: Page, browser: Browser, name: string): Promise<Page> {
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  await owner.getByRole('dialog').getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
  await owner.keyboard.press('Enter');
  const link = await owner.getByLabel('Link of the invitation').inputValue();
  const page = await (
    await browser.newContext({ ...STILL, viewport: { width: 360, height: 740 } })
  ).newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(`a password of ${name}`);
  await page.getByRole('button', { name: 'Create account and join' }).click();
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
  await owner.reload();
  return page;
}

async function offer(owner: Page, name: string): Promise<void> {
  await owner.getByRole('button', { name: `Actions for ${name}` }).click();
  await owner.getByRole('menuitem', { name: 'Hand the site over…' }).click();
  const dialog = owner.getByRole('alertdialog', { name: `Hand the site over to ${name}?` });
  await expect(dialog.getByText('You keep your roles until they change them')).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await dialog.getByRole('button', { name: 'Offer the site' }).click();
  // In a long run the owner signed in more than ten minutes ago.
  const notice = owner.getByText(`${name} can accept until`);
  const confirm = owner.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(notice.or(confirm)).toBeVisible();
  if (await confirm.isVisible()) {
    await confirm.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await confirm.getByRole('button', { name: 'Confirm' }).click();
  }
  await expect(dialog).toHaveCount(0);
  await expect(notice).toBeVisible();
}

test('an owner offers the site, takes it back, offers it again; the other person declines, then accepts on a phone [ROLE-23]', async ({
  owner,
  portico,
  browser,
}) => {
  await openPeople(owner, portico);
  const ruth = await join(owner, browser, 'Ruth');

  await offer(owner, 'Ruth');
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Take the offer back' }).click();
  await expect(owner.getByText('The site is offered to nobody any more')).toBeVisible();
  await expect(owner.getByText('Ruth can accept until')).toHaveCount(0);

  await offer(owner, 'Ruth');
  await ruth.reload();
  const notice = ruth.getByRole('link', { name: 'See the offer' });
  await expect(notice).toBeVisible();
  expect(await findAccessibilityProblems(ruth)).toEqual([]);
  expect(await ruth.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await notice.click();
  await expect(ruth.getByText('If you accept, the site belongs to you')).toBeVisible();
  expect(await findAccessibilityProblems(ruth)).toEqual([]);
  await ruth.getByRole('button', { name: 'Decline' }).click();
  await expect(ruth.getByRole('heading', { name: 'Your sites' })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await owner.reload();
  await offer(owner, 'Ruth');
  await ruth.reload();
  await notice.click();
  await ruth.getByRole('button', { name: 'Accept the site' }).click();
  await expect(ruth.getByText('belongs to you from now on')).toBeVisible();
  await expect(notice).toHaveCount(0);

  await owner.reload();
  await expect(owner.getByRole('row', { name: /Ruth/ })).toContainText('Owner of the site');
  await expect(owner.getByRole('row', { name: /Ruth/ })).toContainText('Admin');
  await owner.getByRole('button', { name: 'Actions for Ruth' }).click();
  await expect(owner.getByRole('menuitem', { name: 'Change roles…' })).toBeVisible();
  await expect(owner.getByRole('menuitem', { name: 'Hand the site over…' })).toHaveCount(0);
  // The link of a mail that does not work says so.
  await ruth.goto(portico.dashboardUrl('/take-over#forged'));
  await expect(ruth.getByText('This offer does not work any more')).toBeVisible();
  await ruth.context().close();
});
