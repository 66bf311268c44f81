import type { Page } from '@playwright/test';
import { countSteps } from './flows/count-steps.ts';
import { editFromDashboard, publishEverything, startEditing } from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';
import { expect } from './support/portico-test.ts';

test('a redirect by hand takes three steps, says what is wrong, is found, switched off and deleted [EDIT-214] [FIND-48] [FIND-52]', async ({
  owner,
  portico,
  browser,
}) => {
  const count = await countSteps(owner);
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Add redirect' });
  count.begin();
  await owner.getByRole('link', { name: /^Redirects/ }).click();
  await owner.getByRole('button', { name: 'Add redirect' }).click();
  await expect(dialog.getByLabel('From')).toBeFocused();
  await owner.keyboard.type('/old-work');
  await owner.keyboard.press('Tab');
  await expect(dialog.getByLabel('To', { exact: true })).toBeFocused();
  await owner.keyboard.type('/work');
  await owner.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(owner.getByText('/old-work now leads to /work.')).toBeVisible();
  // Redirects, Add redirect, and what is typed.
  expect(count.steps()).toEqual({ presses: 2, typed: 1 });
  const visitor = await (await browser.newContext()).newPage();
  const visit = async (path: string) => {
    const answer = await visitor.goto(portico.publicUrl('demo', path));
    return [answer?.status(), new URL(visitor.url()).pathname];
  };
  expect(await visit('/old-work')).toEqual([200, '/work']);

  await owner.getByRole('button', { name: 'Add redirect' }).click();
  await dialog.getByLabel('From').fill('/there');
  await owner.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter where it leads')).toBeVisible();
  await dialog.getByLabel('To', { exact: true }).fill('/here');
  await owner.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await owner.getByRole('button', { name: 'Add redirect' }).click();
  await dialog.getByLabel('From').fill('/here');
  await dialog.getByLabel('To', { exact: true }).fill('/there');
  await owner.keyboard.press('Enter');
  await expect(dialog.getByText('round in a circle: /here → /there → /here')).toBeVisible();
  await owner.keyboard.press('Escape');

  await owner.getByRole('searchbox', { name: 'Search redirects' }).fill('old-w');
  const rows = owner.getByRole('grid', { name: 'Redirects' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await owner.getByRole('button', { name: 'Actions of /old-work' }).click();
  await owner.getByRole('menuitem', { name: 'Switch off' }).click();
  await expect(rows.nth(1)).toContainText('Off');
  expect(await visit('/old-work')).toEqual([404, '/old-work']);
  await owner.getByRole('button', { name: 'Actions of /old-work' }).click();
  await owner.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(owner.getByText('No redirect matches')).toBeVisible();
  await owner.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rows).toHaveCount(2);
});

test('redirects are taken in from a pasted list and given out as a file [FIND-53] [FIND-49]', async ({
  owner,
  portico,
}) => {
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: /^Redirects/ }).click();
  await owner.getByRole('button', { name: 'Import and export' }).click();
  await owner.getByRole('menuitem', { name: 'Import…' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Import redirects' });
  await dialog
    .getByLabel('Or paste them')
    .fill(
      '/brought -> /contact\nwhat is this\n/posts/[name] -> /notes/[name] 302\n/posts/* -> /contact\n/api/x -> /y',
    );
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Line 2: Not understood: what is this')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 4' }).click();
  await expect(dialog.getByText('3 redirects were taken in.')).toBeVisible();
  await expect(dialog.getByText(/^Line 5: Addresses that begin like this/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(owner.getByRole('row').filter({ hasText: '/brought' })).toBeVisible();
  const broad = owner.getByRole('row').filter({ hasText: '/posts/*' });
  await expect(broad).toContainText('Pattern 2');
  await owner.getByRole('button', { name: 'Actions of /posts/*' }).click();
  await owner.getByRole('menuitem', { name: 'Apply earlier' }).click();
  await expect(broad).toContainText('Pattern 1');
  await owner.getByRole('button', { name: 'Import and export' }).click();
  const downloading = owner.waitForEvent('download');
  await owner.getByRole('menuitem', { name: 'Export as CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('redirects-demo.csv');
});

/** From the dashboard to Settings → Redirects. */
async function openRedirects(owner: Page, portico: RunningPortico): Promise<void> {
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: /^Redirects/ }).click();
}

test('an address that led nowhere is listed and becomes a redirect in one step, or is dismissed [FIND-56]', async ({
  owner,
  portico,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  const long = `/${'very-long-address-'.repeat(20)}end`;
  await visitor.goto(portico.publicUrl('demo', '/lost?utm=x'));
  await visitor.goto(portico.publicUrl('demo', '/lost'));
  await visitor.goto(portico.publicUrl('demo', '/wp-login.php'));
  await visitor.goto(portico.publicUrl('demo', long));
  await openRedirects(owner, portico);
  await owner.getByRole('tab', { name: 'Not found' }).click();
  const grid = owner.getByRole('grid', { name: 'Addresses not found' });
  await expect(grid.getByRole('row').filter({ hasText: 'very-long' })).toBeVisible();
  await expect(grid.getByRole('row').filter({ hasText: '/lost' })).toContainText('2');

  await owner.setViewportSize({ width: 360, height: 740 });
  const wide = await owner.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await owner.screenshot({ path: test.info().outputPath('not-found-360.png') });
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.setViewportSize({ width: 1280, height: 800 });

  expect(await findAccessibilityProblems(owner)).toEqual([]);

  await owner.getByRole('button', { name: 'Actions of /wp-login.php' }).click();
  await owner.getByRole('menuitem', { name: 'Dismiss' }).click();
  await expect(grid.getByText('/wp-login.php')).toHaveCount(0);
  await owner.getByRole('radio', { name: 'Dismissed' }).check({ force: true });
  await expect(grid.getByText('/wp-login.php')).toBeVisible();
  await owner.getByRole('radio', { name: 'Open' }).check({ force: true });

  await owner.getByRole('button', { name: 'Actions of /lost' }).click();
  await owner.getByRole('menuitem', { name: 'Make a redirect' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Add redirect' });
  await expect(dialog.getByLabel('From')).toHaveValue('/lost');
  await expect(dialog.getByLabel('To', { exact: true })).toBeFocused();
  await owner.keyboard.type('/work');
  await owner.keyboard.press('Enter');
  await expect(owner.getByText('/lost now leads to /work.')).toBeVisible();
  await expect(grid.getByRole('row').filter({ hasText: '/lost' })).toHaveCount(0);
  await visitor.goto(portico.publicUrl('demo', '/lost'));
  expect(new URL(visitor.url()).pathname).toBe('/work');
});

test('a new address is redirected to unless that is declined, and a deleted page leads on where the owner says [FIND-54] [FIND-55]', async ({
  owner,
  portico,
  browser,
}) => {
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  const actions = async (item: string) => {
    await owner
      .getByRole('row', { name: 'Contact', exact: true })
      .getByRole('button', { name: 'Actions of Contact' })
      .click();
    await owner.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await actions('Settings');
  const settings = owner.getByRole('dialog', { name: 'Page settings' });
  const redirects = settings.getByRole('checkbox', { name: 'Redirect the former address' });
  await expect(settings.getByLabel('URL name')).toHaveValue('contact');
  await expect(redirects).toHaveCount(0);
  await settings.getByLabel('URL name').fill('write-to-us');
  await expect(redirects).toBeChecked();
  await redirects.uncheck({ force: true });
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings).toHaveCount(0);
  await startEditing(owner);
  await publishEverything(owner);
  const visitor = await (await browser.newContext()).newPage();
  const visit = async (path: string) => {
    const answer = await visitor.goto(portico.publicUrl('demo', path));
    return [answer?.status(), new URL(visitor.url()).pathname];
  };
  expect(await visit('/contact')).toEqual([404, '/contact']);
  expect(await visit('/write-to-us')).toEqual([200, '/write-to-us']);

  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await actions('Delete');
  const dialog = owner.getByRole('alertdialog', { name: 'Delete “Contact”?' });
  await dialog.getByRole('button', { name: /Visitors at its address/ }).click();
  await owner.getByRole('option', { name: 'Are led to another address' }).click();
  await dialog.getByLabel('Address', { exact: true }).fill('nowhere');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Begin with / for a page of this site')).toBeVisible();
  await dialog.getByRole('button', { name: /Visitors at its address/ }).click();
  await owner.getByRole('option', { name: 'Are led to another page' }).click();
  await dialog.getByRole('button', { name: /^Page/ }).click();
  await owner.getByRole('option', { name: /^Work/ }).click();
  await owner.screenshot({ path: test.info().outputPath('delete.png') });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await visit('/write-to-us')).toEqual([200, '/work']);
});
