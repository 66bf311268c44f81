import type { Locator } from '@playwright/test';
import { editFromDashboard, publishEverything, selectBlock, untilSaved } from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect, MOVING } from './support/portico-test.ts';
import { recordFilm } from './support/record-film.ts';
import { uploadFile } from './support/upload-file.ts';

test.use({ contextOptions: MOVING });

async function choose(panel: Locator, field: string, option: string): Promise<void> {
  await panel.getByRole('button', { name: new RegExp(`${field}$`) }).click();
  await panel.page().getByRole('option', { name: option, exact: true }).click();
  // Two lists may offer the same.
  await panel.page().getByRole('listbox').waitFor({ state: 'detached' });
}

test('an owner gives a section a gradient, dividers and edges, and visitors see it [DSGN-59] [DSGN-60] [EDIT-48]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const section = canvas.locator('main > .portico-section').nth(1);
  const text = section.locator('[data-block-type="text"]').first();
  const id = (await section.getAttribute('data-section')) ?? '';
  await selectBlock(owner, text);
  await owner.keyboard.press('Escape');
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  await expect(panel.getByRole('heading', { name: 'Section' })).toBeVisible();

  const colors = await section.getAttribute('data-theme');
  await panel.getByRole('radiogroup', { name: 'Colors' }).getByRole('radio').last().check({ force: true });
  await expect(section).not.toHaveAttribute('data-theme', colors ?? '');
  await owner.keyboard.press('Control+z');
  await expect(section).toHaveAttribute('data-theme', colors ?? '');
  await panel.getByLabel('Name').fill('Houses');
  await panel.getByLabel('Anchor').fill('houses');
  await choose(panel, 'Height', 'Whole screen');
  await panel.getByRole('radiogroup', { name: 'Content' }).getByText('Bottom').click();

  await choose(panel, 'Background', 'Gradient');
  await panel.getByRole('radiogroup', { name: 'First color' }).getByTitle('Darkest').click();
  await expect(panel.getByText('Text is hard to read on these colors')).toBeVisible();
  await panel.getByRole('radiogroup', { name: 'Second color' }).getByTitle('Dark accent').click();
  await expect(panel.getByText('Text is hard to read on these colors')).toHaveCount(0);
  await panel.getByRole('slider', { name: 'Angle' }).fill('45');
  await expect(section).toHaveCSS('background-image', /^linear-gradient\(45deg, rgb/);
  await expect(text).toHaveCSS('color', 'rgb(255, 255, 255)');

  await panel.getByText('Dividers', { exact: true }).click();
  await choose(panel, 'Top divider', 'Wave');
  await choose(panel, 'Bottom divider', 'Slope');
  const fill = section.locator('> .portico-section-background');
  await expect(fill).toHaveCSS('mask-image', /data:image\/svg\+xml/);
  await panel.getByRole('radiogroup', { name: 'Bottom divider height' }).getByText('Large').click();
  const before = await fill.evaluate((element) => getComputedStyle(element).maskImage);
  await panel.getByText('Mirror bottom divider').click();
  await expect(fill).not.toHaveCSS('mask-image', before);
  await panel.getByRole('radiogroup', { name: 'Width' }).getByText('Edge to edge').click();
  await expect(section).toHaveCSS('padding-inline-start', '0px');
  await owner.keyboard.press('Control+z');
  await expect(section).not.toHaveCSS('padding-inline-start', '0px');
  await owner.keyboard.press('Control+Shift+z');
  await untilSaved(owner);

  const address = await publishEverything(owner);
  for (const width of [360, 768, 1440]) {
    const visitor = await owner
      .context()
      .browser()
      ?.newContext({ viewport: { width, height: 900 } });
    const page = await visitor?.newPage();
    if (page === undefined) throw new Error('There is no browser.');
    await page.goto(address);
    const live = page.locator(`[data-section="${id}"]`);
    await expect(live).toHaveAttribute('id', 'houses');
    expect((await live.boundingBox())?.height).toBeGreaterThanOrEqual(900);
    await expect(live).toHaveAttribute('data-align', 'bottom');
    const background = live.locator('> .portico-section-background');
    await expect(background).toHaveCSS('background-image', /^linear-gradient\(45deg, rgb/);
    const [band, shape, margin] = await Promise.all([
      live.boundingBox(),
      background.boundingBox(),
      live.locator('[data-block-type="text"]').first().boundingBox(),
    ]);
    expect(shape?.y ?? 0, `${width} px: the shape begins above the section`).toBeLessThan(band?.y ?? 0);
    expect(shape?.width).toBe(width);
    expect(margin?.x, `${width} px: texts keep the margin of the page`).toBeGreaterThanOrEqual(16);
    expect((margin?.x ?? 0) + (margin?.width ?? 0)).toBeLessThanOrEqual(width - 16);
    const title = live.getByRole('heading', { name: 'House with a round window' });
    const line = await title.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().x;
    });
    expect(line, `${width} px: so do texts of pictures`).toBeGreaterThanOrEqual(16);
    expect((await live.locator('[data-block-type="image"]').first().boundingBox())?.x).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await live.scrollIntoViewIfNeeded();
    if (process.env['PICTURES'] !== undefined) {
      await page.screenshot({ path: `${process.env['PICTURES']}/section-${width}.png`, fullPage: true });
    }
    await visitor?.close();
  }
});

test('an owner puts a film behind a section; visitors can stop it, and see a picture who want stillness [DSGN-59]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  expect(await uploadFile(owner, 'waves.mp4', 'video/mp4', await recordFilm(owner))).toBe('/s/waves.mp4');
  const section = canvas.locator('main > .portico-section').nth(2);
  const id = (await section.getAttribute('data-section')) ?? '';
  await selectBlock(owner, section.locator('[data-block-type="text"]').first());
  await owner.keyboard.press('Escape');
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  await choose(panel, 'Background', 'Video');
  await panel.getByRole('textbox', { name: 'Background video' }).fill('https://example.com/film.mp4');
  await expect(panel.getByText('Choose an uploaded video file.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Background video' }).fill('');
  await expect(panel.getByText('Choose an uploaded video file.')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Background video: choose a file' }).click();
  await owner.getByRole('dialog').getByText('waves.mp4').click();
  await expect(section.locator('> .portico-section-background')).toHaveAttribute(
    'data-background-video',
    '/s/waves.mp4',
  );
  await expect(panel.getByText('Picture in its place')).toBeVisible();
  await untilSaved(owner);

  const address = await publishEverything(owner);
  const browser = owner.context().browser();
  const visitor = await browser?.newContext({ viewport: { width: 390, height: 844 } });
  const page = await visitor?.newPage();
  if (page === undefined) throw new Error('There is no browser.');
  await page.goto(address);
  const live = page.locator(`[data-section="${id}"]`);
  await live.scrollIntoViewIfNeeded();
  const stop = live.getByRole('button', { name: 'Stop the background video' });
  await expect(live.locator('[data-playing]')).toHaveCount(1);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  if (process.env['PICTURES'] !== undefined) {
    await page.screenshot({ path: `${process.env['PICTURES']}/video-390.png` });
  }
  await stop.focus();
  await page.keyboard.press('Enter');
  await expect(live.getByRole('button', { name: 'Play the background video' })).toBeFocused();
  expect(await live.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  await visitor?.close();

  const still = await browser?.newContext({ reducedMotion: 'reduce' });
  const calm = await still?.newPage();
  if (calm === undefined) throw new Error('There is no browser.');
  const films: string[] = [];
  calm.on('request', (request) => {
    if (request.url().includes('/s/waves')) films.push(request.url());
  });
  await calm.goto(address);
  await calm.locator(`[data-section="${id}"]`).scrollIntoViewIfNeeded();
  await calm.waitForLoadState('networkidle');
  expect(await calm.locator(`[data-section="${id}"] :is(video, button)`).count()).toBe(0);
  expect(films).toEqual([]);
  await still?.close();
});
