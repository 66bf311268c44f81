import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { canvasOf, pageHeading } from './flows/editor.ts';
import { pressEnter } from './flows/press-enter.ts';
import { dropFile } from './support/drop-file.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import { uploadFile } from './support/upload-file.ts';

const COLORS = '/config/design/site-styles/colors';
const EDITOR = `${COLORS}/palette-editor`;
const THEME = `${COLORS}/theme-editor`;

/** The background a theme has on the site beside the panels, in the colours the page really shows. */
function shownBackground(page: Page, theme: string): Promise<string> {
  return canvasOf(page)
    .locator('body')
    .evaluate((body, id) => {
      const probe = body.ownerDocument.createElement('i');
      probe.dataset['theme'] = id;
      probe.style.backgroundColor = 'var(--color-background)';
      body.append(probe);
      const color = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return color;
    }, theme);
}

async function expectShown(page: Page, theme: string, color: string): Promise<void> {
  await expect.poll(() => shownBackground(page, theme)).toBe(color);
}

const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true });

async function type(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
  await field(page, label).press('Enter');
}

const undo = (page: Page): Promise<void> => page.getByRole('button', { name: /^Undo/ }).click();

function flatPicture(color: string): Promise<Buffer> {
  return sharp({ create: { width: 320, height: 200, channels: 3, background: color } })
    .png()
    .toBuffer();
}

test('an accent brings its companions, by each preset, in one step of undo [PAL-01] [PAL-08] [PAL-14] [DSGN-30] [DSGN-31]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', EDITOR));
  const before = await field(owner, 'Light accent').inputValue();
  await type(owner, 'Accent', '#ff0000');
  await expect(field(owner, 'Light accent')).toHaveValue('#f6eaea');
  await expect(field(owner, 'Dark accent')).toHaveValue('#361717');
  await expectShown(owner, 'dark', 'rgb(54, 23, 23)');
  for (const [name, light] of [
    ['Complementary', '#eaf6f6'],
    ['Analogous I', '#f6f3ea'],
    ['Analogous II', '#f6eaf3'],
    ['Lighter and darker', '#ff8080'],
    ['Monochrome', '#f6eaea'],
  ] as const) {
    await owner.getByRole('button', { name, exact: true }).click();
    await expect(field(owner, 'Light accent')).toHaveValue(light);
  }
  // The five presets and the accent, one step each.
  for (let step = 0; step < 6; step += 1) await undo(owner);
  await expect(field(owner, 'Light accent')).toHaveValue(before);
  await expect(owner.getByRole('button', { name: 'Monochrome' })).toHaveAttribute('aria-pressed', 'false');
});

test('an accent that is no color stays as it was typed and says what to do; the palette keeps its last color [PAL-39] [DSGN-40]', async ({
  owner,
  portico,
}) => {
  const logged: string[] = [];
  owner.on('console', (message) => logged.push(message.text()));
  await owner.goto(portico.appUrl('demo', EDITOR));
  const before = await field(owner, 'Accent').inputValue();
  const shown = await shownBackground(owner, 'bright');
  await type(owner, 'Accent', 'tomatoe');
  await expect(field(owner, 'Accent')).toHaveValue('tomatoe');
  await expect(field(owner, 'Accent')).toHaveAttribute('aria-invalid', 'true');
  await expect(owner.getByText('“tomatoe” is no color. Type a code such as #2f5d50')).toBeVisible();
  await expect(owner.getByText(`Until then the palette keeps ${before}.`)).toBeVisible();
  await expectShown(owner, 'bright', shown);
  expect(logged.some((text) => text.includes('Accent color must be a valid color'))).toBe(true);
  await type(owner, 'Accent', 'tomato');
  await expect(field(owner, 'Accent')).toHaveValue('#ff6347');
  await expect(field(owner, 'Accent')).not.toHaveAttribute('aria-invalid', 'true');
  await expectShown(owner, 'bright', 'rgb(255, 99, 71)');
  await undo(owner);
  await expect(field(owner, 'Accent')).toHaveValue(before);
});

test('a ready-made palette is seen on the site before it is taken, then taken in one step [PAL-18] [PAL-20] [DSGN-32] [DSGN-33]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', COLORS));
  const group = owner.getByRole('region', { name: 'Ready-made palettes' });
  await expect(group.getByRole('button')).toHaveCount(18);
  const before = await shownBackground(owner, 'bright');
  const undoButton = owner.getByRole('button', { name: 'Undo', exact: true });
  await pressEnter(group.getByRole('button', { name: 'Midnight' }));
  await expectShown(owner, 'bright', 'rgb(61, 90, 241)');
  await expect(undoButton).toBeDisabled();
  await owner.getByRole('button', { name: 'Cancel' }).click();
  await expectShown(owner, 'bright', before);
  await expect(group.getByRole('button', { name: 'Midnight' })).toBeFocused();
  await group.getByRole('button', { name: 'Cherry' }).click();
  // Leaving the panel leaves what was tried out.
  await owner.getByRole('link', { name: /^Edit palette/ }).click();
  await expectShown(owner, 'bright', before);
  await owner.goBack();
  await group.getByRole('button', { name: 'Midnight' }).click();
  await owner.getByRole('button', { name: 'Use palette', exact: true }).click();
  await expect(group.getByRole('button', { name: 'Midnight' })).toHaveAttribute('aria-pressed', 'true');
  await expectShown(owner, 'bright', 'rgb(61, 90, 241)');
  await undo(owner);
  await expectShown(owner, 'bright', before);
});

test('a picture proposes accents, from a file and from the library; one is tried out, then taken [PAL-29] [PAL-32] [DSGN-34]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', EDITOR));
  await uploadFile(owner, 'teal.png', 'image/png', await flatPicture('#28a096'));
  const before = await field(owner, 'Accent').inputValue();
  const chooser = owner.waitForEvent('filechooser');
  await owner.getByRole('button', { name: 'Choose a file' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'rose.png',
    mimeType: 'image/png',
    buffer: await flatPicture('#c83c3c'),
  });
  const found = owner.getByRole('list', { name: 'Accents of the picture' }).getByRole('button');
  await expect(found).toHaveText(['Color 1: #c83c3c']);
  await found.click();
  await expectShown(owner, 'bright', 'rgb(200, 60, 60)');
  await expect(field(owner, 'Accent')).toHaveValue(before);

  await owner.getByRole('button', { name: 'Choose from the library' }).click();
  await owner.getByRole('dialog').getByRole('option', { name: /teal/ }).click();
  await expect(found).toHaveText(['Color 1: #28a096']);
  await found.click();
  await owner.getByRole('button', { name: 'Use palette', exact: true }).click();
  await expect(field(owner, 'Accent')).toHaveValue('#28a096');
  await undo(owner);
  await expect(field(owner, 'Accent')).toHaveValue(before);
});

test('a picture file that is dropped on the panel proposes its accents; a text file says that it cannot be read [PAL-29] [PAL-32] [PAL-39] [DSGN-34]', async ({
  owner,
  portico,
}, info) => {
  await owner.goto(portico.appUrl('demo', EDITOR));
  const before = await field(owner, 'Accent').inputValue();
  const zone = owner.getByText('Drop a picture here');
  const picture = info.outputPath('rose.png');
  await writeFile(picture, await flatPicture('#c83c3c'));
  await dropFile(zone, picture);
  const found = owner.getByRole('list', { name: 'Accents of the picture' }).getByRole('button');
  await expect(found).toHaveText(['Color 1: #c83c3c']);
  await found.click();
  await expectShown(owner, 'bright', 'rgb(200, 60, 60)');
  await owner.getByRole('button', { name: 'Use palette', exact: true }).click();
  await expect(field(owner, 'Accent')).toHaveValue('#c83c3c');
  await undo(owner);
  await expect(field(owner, 'Accent')).toHaveValue(before);

  const notes = info.outputPath('notes.txt');
  await writeFile(notes, 'no picture at all');
  await dropFile(zone, notes);
  await expect(owner.getByText('This picture cannot be read')).toBeVisible();
  await expect(field(owner, 'Accent')).toHaveValue(before);
});

test('a picture without usable colors and a broken one keep the accent and say so [PAL-38] [PAL-39]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', EDITOR));
  const before = await field(owner, 'Accent').inputValue();
  const choose = async (buffer: Buffer): Promise<void> => {
    const chooser = owner.waitForEvent('filechooser');
    await owner.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
  };
  await choose(await flatPicture('#ffffff'));
  await expect(owner.getByText('No color could be found')).toBeVisible();
  await choose(Buffer.from('no picture at all'));
  await expect(owner.getByText('This picture cannot be read')).toBeVisible();
  await expect(field(owner, 'Accent')).toHaveValue(before);
});

test('own colors are made, named, put in order and used; deleting a used one asks and falls back [PAL-05] [PAL-06] [DSGN-29] [DSGN-36]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', EDITOR));
  const group = owner.getByRole('region', { name: 'Own colors' });
  const add = group.getByRole('button', { name: 'Add color' });
  await add.click();
  await add.click();
  const rows = group.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  for (const [index, name, color] of [
    [0, 'Sand', '#8a6d2f'],
    [1, 'Night', '#101418'],
  ] as const) {
    await rows.nth(index).getByRole('textbox', { name: 'Name' }).fill(name);
    const code = rows.nth(index).getByRole('textbox', { name: 'Color' });
    await code.fill(color);
    await code.press('Enter');
  }
  await pressEnter(group.getByRole('button', { name: 'Move Night up' }));
  await expect(rows.nth(0).getByRole('textbox', { name: 'Name' })).toHaveValue('Night');

  await owner.goto(portico.appUrl('demo', `${THEME}?theme=light`));
  await owner
    .getByRole('button', { name: /Background$/ })
    .first()
    .click();
  await owner.getByRole('option', { name: 'Night' }).click();
  await expectShown(owner, 'light', 'rgb(16, 20, 24)');

  await owner.goto(portico.appUrl('demo', EDITOR));
  await group.getByRole('button', { name: 'Delete Night' }).click();
  const dialog = owner.getByRole('alertdialog', { name: 'Delete Night?' });
  await expect(dialog.getByText('Light: Background')).toBeVisible();
  await expect(dialog.getByText(/the nearest color of the palette/)).toContainText('Darkest');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(2);
  await group.getByRole('button', { name: 'Delete Night' }).click();
  await dialog.getByRole('button', { name: 'Delete color' }).click();
  await expect(rows).toHaveCount(1);
  const darkest = await shownBackground(owner, 'black');
  await expectShown(owner, 'light', darkest);
  await undo(owner);
  await expect(rows).toHaveCount(2);
  await expectShown(owner, 'light', 'rgb(16, 20, 24)');
  // One that is used nowhere goes without a question.
  await group.getByRole('button', { name: 'Delete Sand' }).click();
  await expect(rows).toHaveCount(1);
  await owner.goto(portico.appUrl('demo', `${THEME}?theme=light`));
  await owner.getByRole('button', { name: 'Background: back to the theme' }).click();
  await expect(owner.getByRole('button', { name: 'Background: back to the theme' })).toHaveCount(0);
});

test('contrast is told in words and numbers and mended with one click', async ({ owner, portico }) => {
  await owner.goto(portico.appUrl('demo', EDITOR));
  await type(owner, 'Accent', '#ffd166');
  const pairs = owner.getByRole('list', { name: 'Pairs of the palette' });
  const pair = pairs.getByRole('listitem').filter({ hasText: /^Aa ?Accent on Lightest/ });
  await expect(pair).toContainText('1.35 : 1, Hard to read; needs 3.00 : 1');
  await pair.getByRole('button', { name: 'Mend Accent on Lightest' }).click();
  await expect(pair).toContainText('Large text and buttons only');
  await expect(pair.getByRole('button')).toHaveCount(0);
  await undo(owner);
  await expect(field(owner, 'Accent')).toHaveValue('#ffd166');
  await owner.getByRole('button', { name: 'Mend all' }).click();
  await expect(owner.getByText('Every pair can be read.')).toBeVisible();
  await undo(owner);
  await expect(field(owner, 'Accent')).toHaveValue('#ffd166');
  await undo(owner);
});

test('each of the ten color themes is in the list and can be changed part by part [PAL-07] [DSGN-35] [DSGN-36] [DSGN-37] [DSGN-38]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', `${COLORS}/color-themes`));
  const panel = owner.getByRole('region', { name: 'Color themes' });
  const titles = ['White', 'White bold', 'Light', 'Light bold', 'Bright', 'Bright inverse'];
  titles.push('Dark', 'Dark bold', 'Black', 'Black bold');
  const themes = panel.getByRole('list').getByRole('link');
  await expect(themes).toHaveCount(10);
  for (const [index, title] of titles.entries()) {
    await expect(themes.nth(index)).toContainText(title);
    await themes.nth(index).click();
    await expect(owner.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(owner.getByRole('button', { name: /^From the theme/ })).toHaveCount(13);
    await owner.getByRole('link', { name: 'Color themes' }).click();
  }
  await themes.nth(8).click();
  const before = await shownBackground(owner, 'black');
  const background = owner.getByRole('button', { name: /Background$/ }).first();
  const choose = async (name: string): Promise<void> => {
    await background.click();
    await owner.getByRole('option', { name, exact: true }).click();
  };
  // A color of the palette follows the palette.
  await choose('Accent');
  await owner.goto(portico.appUrl('demo', EDITOR));
  await type(owner, 'Accent', '#3d5af1');
  await expectShown(owner, 'black', 'rgb(61, 90, 241)');
  // A color of its own stays.
  await owner.goto(portico.appUrl('demo', `${COLORS}/color-themes/theme-editor?theme=black`));
  await choose('Its own color');
  await type(owner, 'Background color', '#102030');
  await owner.goto(portico.appUrl('demo', EDITOR));
  await type(owner, 'Accent', '#a4472c');
  await expectShown(owner, 'bright', 'rgb(164, 71, 44)');
  await expectShown(owner, 'black', 'rgb(16, 32, 48)');
  // Half of it lets half of the theme's own background through.
  await owner.goto(portico.appUrl('demo', `${COLORS}/color-themes/theme-editor?theme=black`));
  const opacity = owner.getByRole('slider', { name: 'Background opacity' });
  for (let step = 0; step < 10; step += 1) await opacity.press('ArrowLeft');
  await expect(opacity).toHaveValue('50');
  await expect.poll(() => shownBackground(owner, 'black')).not.toBe('rgb(16, 32, 48)');
  await owner.getByRole('button', { name: 'Background: back to the theme' }).click();
  await expectShown(owner, 'black', before);
});

for (const width of [390, 1440]) {
  test(`the screens of colors have no accessibility findings and nothing cut off at ${width} px`, async ({
    owner,
    portico,
  }) => {
    await owner.setViewportSize({ width, height: 844 });
    for (const path of [COLORS, EDITOR, `${THEME}?theme=bright`]) {
      await owner.goto(portico.appUrl('demo', path));
      await owner.getByRole('heading', { level: 1 }).first().waitFor();
      await pageHeading(canvasOf(owner)).waitFor();
      if (path === EDITOR) await type(owner, 'Accent', 'no color');
      if (path === COLORS) await owner.getByRole('button', { name: 'Poppy' }).click();
      expect(await findAccessibilityProblems(owner), path).toEqual([]);
      expect(await owner.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
}
