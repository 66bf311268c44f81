import type { Page } from '@playwright/test';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

/** From the dashboard into the demo site, and to one of its areas. */
async function openArea(owner: Page, portico: RunningPortico, area: string, width: number): Promise<void> {
  await owner.setViewportSize({ width, height: 844 });
  await owner.goto(portico.dashboardUrl('/'));
  await owner
    .getByRole('link', { name: /^Edit / })
    .and(owner.locator(`[href^="${portico.appUrl('demo', '/')}"]`))
    .click();
  await owner.waitForURL(portico.appUrl('demo', '/config/**'));
  await owner.getByRole('link', { name: area, exact: true }).click();
}

/** From the panel by its own button, without leaving it. */
async function publishHere(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: 'Publish changes' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: 'Publish everything' }).click();
  await owner
    .getByRole('dialog', { name: 'Your changes are live' })
    .getByRole('button', { name: 'Done' })
    .click();
}

const bar = (owner: Page) => owner.getByText('Not published yet');

for (const width of [1440, 390]) {
  test(`at ${width} px a setting, a look and the announcement bar are published from their panels [EDIT-218]`, async ({
    browser,
    owner,
    portico,
  }) => {
    const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await openArea(owner, portico, 'Settings', width);
    await owner.getByRole('link', { name: /^General/ }).click();
    await expect(owner.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
    await expect(bar(owner)).toHaveCount(0);
    await owner.getByRole('textbox', { name: 'Site title' }).fill(`Our studio at ${width}`);
    await expect(bar(owner)).toBeVisible();
    await visitor.goto(portico.publicUrl('demo', '/'));
    await expect(visitor).not.toHaveTitle(new RegExp(`Our studio at ${width}`));
    expect(await findAccessibilityProblems(owner)).toEqual([]);
    await publishHere(owner);
    await expect(bar(owner)).toHaveCount(0);
    await expect(owner.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
    await visitor.reload();
    await expect(visitor).toHaveTitle(new RegExp(`Our studio at ${width}`));

    await owner.getByRole('link', { name: 'Marketing', exact: true }).click();
    await owner.getByRole('link', { name: /^Announcement bar/ }).click();
    const isShown = owner.getByRole('switch', { name: 'Show the announcement bar' });
    await isShown.click({ force: true });
    await expect(bar(owner)).toBeVisible();
    // What is taken back waits for nothing.
    await owner.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(bar(owner)).toHaveCount(0);

    await owner.getByRole('link', { name: 'Design', exact: true }).click();
    await owner.getByRole('link', { name: /^Buttons/ }).click();
    await owner.getByRole('radio', { name: width === 390 ? 'Square' : 'Pill' }).click({ force: true });
    await expect(bar(owner)).toBeVisible();
    await publishHere(owner);
    await expect(bar(owner)).toHaveCount(0);
    await visitor.close();
  });
}

test('a panel whose changes are live at once says so, and has nothing to publish [EDIT-218]', async ({
  owner,
  portico,
}) => {
  await openArea(owner, portico, 'Settings', 1440);
  await owner.getByRole('link', { name: /^Redirects/ }).click();
  await expect(owner.getByText('What you change here is live at once, without publishing.')).toBeVisible();
  await expect(bar(owner)).toHaveCount(0);
});
