import { readFile } from 'node:fs/promises';
import { publishEverything } from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('an owner uploads a font, sets the headings in it, and visitors read them in it [DSGN-61]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.dashboardUrl('/'));
  await owner
    .getByRole('link', { name: /^Edit / })
    .and(owner.locator(`[href^="${portico.appUrl('demo', '/')}"]`))
    .click();
  await owner.waitForURL(portico.appUrl('demo', '/config/**'));
  const done = owner.getByRole('button', { name: 'Done', exact: true });
  await done
    .or(owner.getByRole('button', { name: 'Edit', exact: true }))
    .first()
    .waitFor();
  if (await done.isVisible()) await done.click();
  await owner.getByRole('link', { name: 'Design', exact: true }).click();
  await owner.getByRole('link', { name: /^Fonts/ }).click();
  await owner.getByRole('button', { name: 'Upload fonts' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Upload fonts' });
  const upload = dialog.getByRole('button', { name: 'Upload', exact: true });
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'notes.woff2',
    mimeType: 'font/woff2',
    buffer: Buffer.from('These are my notes, and no font.'),
  });
  await expect(upload).toBeDisabled();
  await dialog.getByText('I have the right to use these fonts on this site').click();
  await upload.click();
  await expect(dialog.getByText('The file notes.woff2 is no font that can be read.')).toBeVisible();
  if (process.env['PICTURES'] !== undefined) {
    await owner.screenshot({ path: `${process.env['PICTURES']}/fonts-dialog.png` });
  }
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'brand.woff2',
    mimeType: 'font/woff2',
    buffer: await readFile('node_modules/@fontsource/pacifico/files/pacifico-latin-400-normal.woff2'),
  });
  await upload.click();
  await expect(dialog).toHaveCount(0);
  await expect(owner.getByRole('button', { name: 'Remove Pacifico' })).toBeVisible();
  await owner.getByRole('button', { name: /^Heading font/ }).click();
  await owner.getByRole('group', { name: 'Your fonts' }).getByRole('option', { name: 'Pacifico' }).click();
  const heading = owner.frameLocator('iframe[src="/config/frame"]').first().locator('h1').first();
  await expect(heading).toHaveCSS('font-family', /own_[0-9a-f]{24}/);
  if (process.env['PICTURES'] !== undefined) {
    await owner.screenshot({ path: `${process.env['PICTURES']}/fonts-panel.png` });
  }
  const address = await publishEverything(owner);
  const visitor = await owner.context().browser()?.newContext();
  const page = await visitor?.newPage();
  if (page === undefined) throw new Error('There is no browser.');
  const fonts: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/s/fonts/')) fonts.push(response.status());
  });
  await page.goto(address);
  await expect(page.locator('h1').first()).toHaveCSS('font-family', /own_[0-9a-f]{24}/);
  await expect.poll(() => fonts).toEqual([200]);
  await visitor?.close();
});
