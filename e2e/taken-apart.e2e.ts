import { createSite } from './flows/account.ts';
import { canvasOf, publishEverything } from './flows/editor.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

const SITE = 'taken-apart';

test.afterEach(async ({ owner }) => {
  await owner.screenshot({ path: test.info().outputPath('screen.png') });
});

test('a deleted page leaves menus and footer, the texts that link to it are named, and undo brings all back [EDIT-189]', async ({
  browser,
  owner,
  portico,
}) => {
  await createSite(owner, portico, { template: 'Studio portfolio', title: 'Own Rooms', identifier: SITE });
  const canvas = canvasOf(owner);
  const footer = canvas.getByRole('contentinfo');
  const header = canvas.getByRole('banner');
  await expect(footer.getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Start a project' }).first()).toBeVisible();

  const row = owner.getByRole('row', { name: 'Contact', exact: true });
  await row.getByRole('button', { name: 'Actions of Contact' }).click();
  await owner.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = owner.getByRole('alertdialog', { name: 'Delete “Contact”?' });
  await expect(dialog.getByText(/“Home”.* lead to it/)).toBeVisible();
  await owner.screenshot({ path: test.info().outputPath('delete.png') });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await expect(footer.getByText('Contact')).toHaveCount(0);
  await expect(header.getByText('Start a project')).toHaveCount(0);
  await expect(footer.getByRole('link', { name: 'Studio' })).toBeVisible();

  await owner.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Start a project' }).first()).toBeVisible();

  await row.getByRole('button', { name: 'Actions of Contact' }).click();
  await owner.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(footer.getByText('Contact')).toHaveCount(0);
  await publishEverything(owner);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl(SITE, '/'));
  await expect(visitor.getByRole('contentinfo').getByText('Contact')).toHaveCount(0);
  await expect(visitor.getByRole('banner').getByText('Start a project')).toHaveCount(0);
  const description = visitor.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', /^We make rooms/);
  await visitor.context().close();
});
