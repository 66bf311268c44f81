import sharp from 'sharp';
import { createSite } from './flows/account.ts';
import { editFromDashboard, publishEverything } from './flows/editor.ts';
import { callApi } from './support/call-api.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('words of a post stand in one column, its headings have 32 px at most, and a portrait is shown whole [EDIT-190]', async ({
  owner,
  portico,
}) => {
  await editFromDashboard(owner, portico);
  const { entries } = await callApi<{ entries: { path: string }[] }>(
    owner,
    'GET',
    '/api/content?kind=item&page=1&pageSize=50',
  );
  const path = entries.find((entry) => entry.path.endsWith('three-legs-are-enough'))?.path ?? '';
  for (const width of [1440, 768, 390]) {
    await owner.setViewportSize({ width, height: 900 });
    await owner.goto(portico.publicUrl('demo', path));
    const seen = await owner.evaluate(() => {
      const left = (selector: string): number =>
        Math.round(document.querySelector(selector)?.getBoundingClientRect().left ?? -1);
      const image = document.querySelector<HTMLImageElement>('.portico-post-header img');
      const box = image?.getBoundingClientRect();
      // A heading of the text, as somebody may write one.
      const text = document.querySelector('article .portico-block-text');
      const heading = document.createElement('h2');
      text?.append(heading);
      const size = Number.parseFloat(getComputedStyle(heading).fontSize);
      heading.remove();
      return {
        columns: [left('article h1'), left('article .portico-block-text'), left('article .portico-pager')],
        ratio: (box?.width ?? 0) / (box?.height ?? 1),
        ownRatio: (image?.width ?? 0) / (image?.height ?? 1),
        naturalRatio: Number(image?.getAttribute('width')) / Number(image?.getAttribute('height')),
        height: box?.height ?? 0,
        size,
        overflow: document.documentElement.scrollWidth - window.innerWidth,
      };
    });
    expect(new Set(seen.columns).size).toBe(1);
    expect(seen.size).toBeLessThanOrEqual(32);
    expect(seen.ratio).toBeCloseTo(seen.naturalRatio, 1);
    expect(seen.height).toBeLessThanOrEqual(900 * 0.86);
    expect(seen.overflow).toBeLessThanOrEqual(0);
  }
});

test('inputs of forms take the corners of the buttons [DSGN-64]', async ({ owner, portico }) => {
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Design' }).click();
  await owner.getByRole('link', { name: /^Buttons/ }).click();
  const shape = owner.getByRole('radiogroup', { name: 'Shape' });
  const corners: number[] = [];
  for (const name of ['Rounded', 'Pill', 'Square']) {
    await shape.getByText(name, { exact: true }).click();
    await publishEverything(owner);
    const visitor = await owner.context().newPage();
    await visitor.goto(portico.publicUrl('demo', '/forms'));
    const radii = await visitor
      .locator('.portico-block-form input[type="email"]')
      .first()
      .evaluate((input) => Number.parseFloat(getComputedStyle(input).borderTopLeftRadius));
    corners.push(radii);
    // A phone number and a day are one field each, with the same corners, their parts inside without any.
    for (const kind of ['phone', 'date']) {
      const parts = visitor.locator(`.portico-block-form .${kind} .parts`).first();
      const look = await parts.evaluate((box) => {
        const [style, inner] = [box, box.querySelector('input') ?? box].map((each) => getComputedStyle(each));
        return [
          style?.borderTopWidth,
          Number.parseFloat(style?.borderTopLeftRadius ?? ''),
          inner?.borderTopWidth,
        ];
      });
      expect(look).toEqual(['1px', radii, '0px']);
    }
    await visitor.close();
  }
  expect(corners[2]).toBe(0);
  expect(corners[0]).toBeGreaterThan(4);
  expect(corners[1]).toBeGreaterThan(20);
});

test('words over the journal’s first picture can be read without a veil on it [DSGN-66]', async ({
  browser,
  owner,
  portico,
}) => {
  await createSite(owner, portico, { template: 'Journal', title: 'Slow Paths', identifier: 'slow-paths' });
  await owner.getByRole('button', { name: 'Publish', exact: true }).click();
  await owner.getByRole('button', { name: 'Make the site public' }).click();
  await owner.getByRole('dialog', { name: 'Your changes are live' }).waitFor();
  for (const width of [360, 768, 1440, 1920]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(portico.publicUrl('slow-paths'), { waitUntil: 'networkidle' });
    const veil = page.locator('main .portico-section-background').first();
    expect(await veil.evaluate((box) => Number(getComputedStyle(box, '::after').opacity))).toBeLessThan(0.15);
    for (const selector of ['h1', '.portico-block-text[data-size="lead"] p', 'a.portico-button']) {
      const words = page.locator(`main .portico-section:first-child ${selector}`).first();
      const ink = await words.evaluate((each) => getComputedStyle(each).color);
      await words.evaluate((each) => {
        each.style.cssText += ';transition:none;color:transparent;border-color:transparent';
      });
      const { data } = await sharp(await words.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixels = Array.from({ length: data.length / 3 }, (_, at) =>
        luminance([...data.subarray(at * 3, at * 3 + 3)]),
      );
      const own = luminance(ink.match(/\d+/g)?.slice(0, 3).map(Number) ?? []);
      const darkest = pixels.toSorted((a, b) => a - b)[Math.floor(pixels.length / 100)] ?? 0;
      expect((darkest + 0.05) / (own + 0.05), `${selector} at ${width}`).toBeGreaterThanOrEqual(4.5);
    }
    await context.close();
  }
});

/** Relative luminance of a color as WCAG counts it, 0 to 1. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
