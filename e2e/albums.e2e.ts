import type { Locator, Page } from '@playwright/test';
import { documentIdOf, publishAll } from './flows/documents.ts';
import { callApi } from './support/call-api.ts';
import { dragBefore } from './support/drag-before.ts';
import { drawPicture } from './support/draw-picture.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import { uploadFile } from './support/upload-file.ts';

/** Half a second of silence as MP3: twenty empty frames of 128 kbit/s at 44.1 kHz. */
function silence(): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xff_fb_90_64, 0);
  return Buffer.concat(Array.from({ length: 20 }, () => frame));
}

const rowsOf = (page: Page): Locator => page.getByRole('grid', { name: 'Tracks in order' }).getByRole('row');
const names = (rows: Locator): Promise<string[]> =>
  rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''));

test('an album is added under Pages, its tracks are uploaded, put in order and published in a design of galleries [CONT-103]', async ({
  browser,
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  await uploadFile(owner, 'cover.png', 'image/png', await drawPicture(320, 320));
  await owner.getByRole('button', { name: 'Add page' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Add to your site' });
  await dialog.getByText('Album', { exact: true }).click();
  await dialog.getByLabel('Title').fill('River songs');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const panel = owner.getByRole('region', { name: 'River songs' });
  const chooser = owner.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Choose files' }).click();
  const track = (name: string) => ({ name, mimeType: 'audio/mpeg', buffer: silence() });
  await (await chooser).setFiles([track('spring.mp3'), track('mouth.mp3'), track('source.mp3')]);
  const rows = rowsOf(owner);
  await expect.poll(() => names(rows)).toEqual(['spring', 'mouth', 'source']);
  await dragBefore(rows.filter({ hasText: 'source' }), rows.first());
  await expect.poll(() => names(rows)).toEqual(['source', 'spring', 'mouth']);

  await rows.filter({ hasText: 'spring' }).click();
  const details = panel.getByRole('region', { name: 'Track 2: spring' });
  await details.getByLabel('Description').fill('With two flutes');
  await details.getByLabel('Description').press('Tab');
  await details.getByRole('button', { name: 'Choose a picture' }).click();
  await owner.getByRole('dialog').getByRole('option', { name: /cover/ }).click();
  const shown = owner.frameLocator('iframe[src="/config/frame"]').first().locator('.portico-slide');
  await expect(shown).toHaveCount(3);
  await expect(shown.nth(1).getByText('With two flutes')).toBeAttached();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.screenshot({ path: test.info().outputPath('panel.png') });

  const stored = async (): Promise<string> => {
    const documentId = await documentIdOf(owner, 'River songs');
    return JSON.stringify(await callApi<object>(owner, 'GET', `/api/documents/${documentId}`));
  };
  await expect.poll(stored).toMatch(/cover\.png.*With two flutes|With two flutes.*cover\.png/);
  await publishAll(owner);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo', '/river-songs'));
  await expect(visitor.getByRole('heading', { level: 1, name: 'River songs' })).toBeVisible();
  await expect(visitor.locator('.portico-gallery')).toHaveAttribute('data-design', 'list');
  const players = visitor.locator('audio');
  await expect
    .poll(() => players.evaluateAll((all) => all.map((player) => player.getAttribute('aria-label'))))
    .toEqual(['source', 'spring', 'mouth']);
  // It plays to its end, with the player of the browser.
  await players.nth(1).evaluate((player: HTMLAudioElement) => player.play());
  await expect.poll(() => players.nth(1).evaluate((player: HTMLAudioElement) => player.ended)).toBe(true);
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  for (const width of [1440, 390]) {
    await visitor.setViewportSize({ width, height: 900 });
    await visitor.screenshot({ path: test.info().outputPath(`album-${width}.png`), fullPage: true });
    const [overflow, boxes] = await visitor.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      [...document.querySelectorAll('audio')].map((player) => player.getBoundingClientRect().width),
    ]);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(Math.min(...(boxes as number[]))).toBeGreaterThan(150);
  }
  await visitor.context().close();
});
