import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { editFromDashboard, publishEverything } from './flows/editor.ts';
import { drawPicture } from './support/draw-picture.ts';
import { dropFile } from './support/drop-file.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

/** Chooses a picture of the owner's own for one of the site's settings. */
async function choosePicture(owner: Page, setting: string, name: string, [width, height]: [number, number]) {
  const field = owner.getByRole('group', { name: setting, exact: true });
  await field.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Choose a picture' });
  const chooser = owner.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const buffer = await drawPicture(width, height);
  await (await chooser).setFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
  await expect(dialog).toHaveCount(0);
  await expect(field.getByRole('button', { name: 'Replace' })).toBeVisible();
}

/** Drops one on the setting itself, after one that fell beside it, which leads nowhere. */
async function dropPicture(owner: Page, setting: string, name: string, [width, height]: [number, number]) {
  const path = test.info().outputPath(`${name}.png`);
  await writeFile(path, await drawPicture(width, height));
  const { href } = new URL(owner.url());
  await dropFile(owner.getByRole('heading', { level: 1 }), path);
  const field = owner.getByRole('group', { name: setting, exact: true });
  await dropFile(field.getByRole('button', { name: 'Choose a picture' }), path);
  await expect(field.getByRole('button', { name: 'Replace' })).toBeVisible();
  await expect(owner.getByRole('dialog')).toHaveCount(0);
  expect(owner.url()).toBe(href);
}

test('browser icon, social image and not-found page are chosen in the settings, published and met by a visitor [CONT-140] [DSGN-65] [EDIT-38]', async ({
  browser,
  owner,
  portico,
}) => {
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  // Whoever looks for them under Design finds the way there, as to the rest of the look.
  await owner.getByRole('link', { name: 'Design', exact: true }).click();
  const design = owner.getByRole('navigation', { name: 'Site styles' });
  for (const topic of [/^Fonts/, /^Colors/, /^Custom CSS/])
    await expect(design.getByRole('link', { name: topic })).toBeVisible();
  const elsewhere = owner.getByRole('navigation', { name: 'Set elsewhere' });
  for (const [topic, title] of [
    ['Lock screen Settings → Password', 'Password'],
    ['Badge Marketing → Badge', 'Badge'],
  ] as const) {
    await elsewhere.getByRole('link', { name: topic }).click();
    await expect(owner.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await owner.getByRole('link', { name: 'Design', exact: true }).click();
  }
  await elsewhere.getByRole('link', { name: 'Logo and browser icon Settings → General' }).click();
  await choosePicture(owner, 'Browser icon', 'our-mark', [360, 360]);
  await dropPicture(owner, 'Social image', 'our-street', [2400, 1260]);
  await owner.getByRole('button', { name: 'Not-found page Standard page' }).click();
  await owner.getByRole('option', { name: /^Contact/ }).click();
  await expect(owner.getByRole('button', { name: 'Not-found page Contact' })).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.getByRole('link', { name: 'Pages', exact: true }).click();
  await publishEverything(owner);

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const sizeOf = (address: string | null) =>
    visitor.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return { width: image.naturalWidth, height: image.naturalHeight };
    }, address ?? '');
  const lost = await visitor.goto(portico.publicUrl('demo', '/no/such/page'));
  expect(lost?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Start a project');
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  await visitor.goto(portico.publicUrl('demo', '/blocks'));
  const icon = visitor.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', /our-mark/);
  expect(await sizeOf(await icon.getAttribute('href'))).toEqual({ width: 100, height: 100 });
  const card = (name: string) => visitor.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect(await card('image')).toMatch(/^http:\/\/demo\.localhost.*our-street/);
  expect(await sizeOf(await card('image'))).toEqual({
    width: Number(await card('image:width')),
    height: Number(await card('image:height')),
  });
  await visitor.context().close();
});
