import type { Page } from '@playwright/test';
import { editPageFromDashboard, publishEverything, typeInto } from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

/** How far the middle of the texts lies below that of the picture beside them, px. */
const awayFromMiddle = (visitor: Page): Promise<number> =>
  visitor.evaluate(() => {
    const blocks = [
      ...document.querySelectorAll<HTMLElement>('main .portico-section:first-of-type [data-block]'),
    ];
    const box = (element: Element) => element.getBoundingClientRect();
    const image = blocks.find((block) => block.dataset['blockType'] === 'image');
    if (image === undefined) throw new Error('There is no picture.');
    const texts = blocks.filter((block) => box(block).left >= box(image).right);
    const top = Math.min(...texts.map((text) => box(text).top));
    const bottom = Math.max(...texts.map((text) => box(text).bottom));
    return (top + bottom) / 2 - (box(image).top + box(image).bottom) / 2;
  });

test('a text beside a picture is aligned with its middle, and stands so for visitors at every width [EDIT-219]', async ({
  browser,
  owner,
  portico,
}) => {
  const canvas = await editPageFromDashboard(owner, portico, 'Studio');
  const section = canvas.locator('main [data-section]').first();
  await section.locator('[data-block-type="image"]').click();
  const align = owner.getByRole('radiogroup', { name: 'Align with neighbours' });
  await expect(align.getByRole('radio', { name: 'As placed' })).toBeChecked();
  await align.getByText('Middle', { exact: true }).click();
  await expect(align.getByRole('radio', { name: 'Middle' })).toBeChecked();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await visitor.goto(portico.publicUrl('demo', '/studio'));
  expect(Math.abs(await awayFromMiddle(visitor))).toBeGreaterThan(4);
  const scripts = await visitor.locator('script').count();
  await publishEverything(owner);
  await visitor.reload();
  for (const width of [1440, 1024, 768]) {
    await visitor.setViewportSize({ width, height: 900 });
    expect(Math.abs(await awayFromMiddle(visitor))).toBeLessThanOrEqual(1);
  }
  expect(await visitor.locator('script').count()).toBe(scripts);
});

test('the formatting bar stays above a text that grows upwards while it is written [EDIT-219]', async ({
  owner,
  portico,
}) => {
  const canvas = await editPageFromDashboard(owner, portico, 'Studio');
  const section = canvas.locator('main [data-section]').first();
  await section.locator('[data-block-type="image"]').click();
  const align = owner.getByRole('radiogroup', { name: 'Align with neighbours' });
  await align.getByText('Middle', { exact: true }).click();
  const text = section.locator('[data-block-type="text"]', { hasText: 'We share a former printing shop' });
  await typeInto(owner, canvas, text, '');
  const bar = owner.getByRole('toolbar', { name: 'Formatting' });
  const top = async () => (await text.boundingBox())?.y ?? 0;
  const before = await top();
  for (const line of ['One', 'Two', 'Three']) {
    await owner.keyboard.press('Enter');
    await owner.keyboard.type(line);
  }
  await expect.poll(top).toBeLessThan(before - 10);
  await expect
    .poll(async () => {
      const box = await bar.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) - (await top());
    })
    .toBeLessThanOrEqual(0);
});
