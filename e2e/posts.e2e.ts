import { countSteps } from './flows/count-steps.ts';
import { canvasOf, untilSaved } from './flows/editor.ts';
import { drawPicture } from './support/draw-picture.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { Locator, Page } from '@playwright/test';
import type { RunningPortico } from './support/start-portico.ts';

/** From the dashboard to the pages of the site. */
async function openSite(owner: Page, portico: RunningPortico): Promise<void> {
  await owner.goto(portico.dashboardUrl('/'));
  await owner
    .getByRole('link', { name: /^Edit / })
    .and(owner.locator(`[href^="${portico.appUrl('demo', '/')}"]`))
    .click();
  await owner.waitForURL(portico.appUrl('demo', '/config/**'));
}

/** As the clipboard of a word processor holds it. */
async function pasteHtml(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, copiedHtml) => {
    const copied = new DataTransfer();
    copied.setData('text/html', copiedHtml);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true }),
    );
  }, html);
}

test('a post is begun, written and published in two steps beside writing [EDIT-190, EDIT-191]', async ({
  owner,
  portico,
  browser,
}) => {
  const count = await countSteps(owner);
  await openSite(owner, portico);
  count.begin();
  await owner.getByRole('button', { name: /^New post in / }).click();
  const canvas = canvasOf(owner);
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeFocused();
  // Below stand the links that visitors will find there.
  const pager = canvas.getByRole('navigation', { name: 'Posts' });
  await expect(pager.locator('[rel="prev"]')).toHaveText(/^Previous.+/);
  await expect(pager.locator('[rel="next"]')).toHaveCount(0);
  await owner.keyboard.type('Clay and patience');
  await owner.keyboard.press('Enter');
  await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await owner.keyboard.type('The wheel turns.');
  await owner.keyboard.press('Enter');
  await owner.keyboard.type('So do I.');
  await untilSaved(owner);
  await owner.getByRole('button', { name: 'Publish post' }).click();
  await expect(owner.getByText('The post is live.')).toBeVisible();
  // New post, what is written, Publish post.
  expect(count.steps()).toEqual({ presses: 2, typed: 1 });
  const [popup] = await Promise.all([
    owner.waitForEvent('popup'),
    owner.getByRole('button', { name: 'View post' }).click(),
  ]);
  expect(new URL(popup.url()).pathname).toMatch(/\/clay-and-patience$/);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(popup.url());
  await expect(visitor.getByRole('heading', { level: 1, name: 'Clay and patience' })).toBeVisible();
  await expect(visitor.getByText('So do I.')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
});

test('a post that was never written in is not kept [EDIT-190]', async ({ owner, portico }) => {
  await openSite(owner, portico);
  await owner.getByRole('button', { name: /^New post in / }).click();
  await expect(canvasOf(owner).getByRole('textbox', { name: 'Title' })).toBeFocused();
  await owner.getByRole('button', { name: 'Publish post' }).click();
  await expect(owner.getByText('Write something first.')).toBeVisible();
  await owner.getByRole('button', { name: 'Untitled', exact: true }).click();
  const pages = owner.getByRole('dialog', { name: 'Pages' });
  await pages.getByRole('button', { name: /Untitled/ }).waitFor();
  await pages.getByRole('button', { name: /^Home/ }).click();
  await owner.getByRole('button', { name: 'Home', exact: true }).click();
  await expect(pages.getByRole('button', { name: /^Home/ })).toBeVisible();
  await expect(pages.getByRole('button', { name: /Untitled/ })).toHaveCount(0);
});

test('what belongs to a post stands in a panel beside the canvas [EDIT-191]', async ({ owner, portico }) => {
  await openSite(owner, portico);
  await owner.getByRole('button', { name: /^New post in / }).click();
  const canvas = canvasOf(owner);
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await owner.keyboard.type('Kiln notes');
  await owner.keyboard.press('Enter');
  await owner.keyboard.type('Hot.');
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  await expect(panel.getByLabel('Address')).toHaveValue('kiln-notes');
  await panel.getByRole('textbox', { name: 'Tags' }).fill('Fire');
  await owner.keyboard.press('Enter');
  await expect(canvas.getByRole('list', { name: 'Tags' }).getByText('Fire')).toBeVisible();
  await panel.getByLabel('Author').fill('Studio team');
  await panel.getByLabel('Excerpt').fill('What the kiln said.');
  await expect(canvas.locator('.portico-post-facts')).toContainText('Studio team');

  await panel.getByLabel('Date').fill('2031-05-06T10:00');
  await expect(canvas.locator('.portico-post-facts')).toContainText('May 6, 2031');
  await panel.getByRole('button', { name: 'Choose a picture' }).click();
  const picker = owner.getByRole('dialog', { name: 'Choose a picture' });
  await picker.locator('input[type="file"]').setInputFiles({
    name: 'kiln.png',
    mimeType: 'image/png',
    buffer: await drawPicture(640, 480),
  });
  await expect(picker).toHaveCount(0);
  await expect(canvas.locator('.portico-post-header img[src*="kiln"]')).toBeVisible();

  const address = panel.getByLabel('Address');
  await address.fill('Not allowed?');
  await owner.keyboard.press('Enter');
  await expect(panel.getByText('Use small letters, digits and hyphens.')).toBeVisible();
  await address.fill('Kiln');
  await owner.keyboard.press('Enter');
  await expect(address).toHaveValue('kiln');
  await canvas.getByRole('heading', { level: 1, name: 'Kiln notes' }).click();
  await owner.keyboard.press('End');
  // One key is one step of undo, however slow the browser is; between two a pause would end it.
  await owner.keyboard.press('!');
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  await expect(address).toHaveValue('kiln');
  await panel.getByText('Search engines', { exact: true }).click();
  await expect(panel.getByLabel('Search title')).toHaveAttribute('placeholder', 'Kiln notes!');
  await owner.getByRole('button', { name: /^Undo/ }).click();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Kiln notes', exact: true })).toBeVisible();

  await canvas.getByRole('group', { name: 'Text block' }).focus();
  await expect(panel.getByRole('heading', { name: 'Text' })).toBeVisible();
  await panel.getByText('Post', { exact: true }).click();
  await expect(panel.getByLabel('Excerpt')).toHaveValue('What the kiln said.');
  await untilSaved(owner);
  // The window follows the post to its new address.
  await expect.poll(() => decodeURIComponent(owner.url())).toMatch(/\/kiln$/);
  await owner.reload();
  await expect(canvasOf(owner).locator('.portico-post-facts')).toContainText('Studio team');
});

test('Markdown becomes what it means while a post is written, and undo leaves what was typed [EDIT-193]', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  await owner.getByRole('button', { name: /^New post in / }).click();
  const canvas = canvasOf(owner);
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await owner.keyboard.type('Glazes');
  await owner.keyboard.press('Enter');
  const text = canvas.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await owner.keyboard.type('## ');
  await expect(text.getByRole('heading', { level: 2 })).toBeVisible();
  await owner.keyboard.press('Control+z');
  await expect(text.locator('p')).toHaveText('##');
  await owner.keyboard.type('not a heading');
  await expect(text.locator('p')).toHaveText('## not a heading');
  await owner.keyboard.press('Enter');
  await owner.keyboard.type('- Ash **white** and `iron`');
  await expect(text.getByRole('listitem')).toHaveText('Ash white and iron');
  await expect(text.locator('li strong')).toHaveText('white');
  await expect(text.locator('li code')).toHaveText('iron');
  await untilSaved(owner);
  await owner.keyboard.press('Escape');
  await expect(canvas.locator('.portico-block-text strong')).toHaveText('white');
});

test('a slash at the start of a line offers what can be inserted there [EDIT-192]', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  await owner.getByRole('button', { name: /^New post in / }).click();
  const canvas = canvasOf(owner);
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await owner.keyboard.type('Firing');
  await owner.keyboard.press('Enter');
  const text = canvas.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await owner.keyboard.type('Before the picture.');
  await owner.keyboard.press('Enter');
  await owner.keyboard.type('/');
  const menu = owner.getByRole('listbox', { name: 'Insert' });
  await expect(menu.getByRole('option', { name: 'Heading 1' })).toHaveAttribute('aria-selected', 'true');
  await owner.keyboard.press('ArrowDown');
  await expect(menu.getByRole('option', { selected: true })).toHaveText(/Heading 2/);
  await expect(owner.getByText(/^Heading 2, 2 of \d+/)).toBeAttached();
  await owner.keyboard.type('xyz');
  await expect(owner.getByText('Nothing matches “xyz”.')).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(owner.getByText('Nothing matches')).toHaveCount(0);
  await expect(text.locator('p').last()).toHaveText('/xyz');
  for (let count = 0; count < 4; count += 1) await owner.keyboard.press('Backspace');

  await owner.keyboard.type('/head');
  await owner.keyboard.press('ArrowDown');
  await owner.keyboard.press('Enter');
  await owner.keyboard.type('The kiln');
  await expect(text.getByRole('heading', { level: 2, name: 'The kiln' })).toBeVisible();
  await owner.keyboard.press('Enter');
  await owner.keyboard.type('/photo');
  await menu.getByRole('option', { name: 'Image' }).click();
  await expect(canvas.getByRole('group', { name: 'Image block' })).toBeVisible();
  await expect(canvas.getByRole('group', { name: 'Text block' })).toHaveCount(2);
  await expect(owner.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await canvas.getByRole('group', { name: 'Text block' }).last().click();
  await expect(text).toBeFocused();
  await owner.keyboard.type('After it.');
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  const positions = await canvas
    .locator('main [data-block]')
    .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().top));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  await expect(canvas.locator('main')).not.toContainText('/photo');
  await owner.reload();
  await expect(canvasOf(owner).getByText('After it.')).toBeVisible();
});

test('text from a word processor keeps what it means, not how it looked [EDIT-194]', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  await owner.getByRole('button', { name: /^New post in / }).click();
  const canvas = canvasOf(owner);
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await owner.keyboard.type('From a document');
  await owner.keyboard.press('Enter');
  const text = canvas.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await pasteHtml(
    text,
    '<b style="font-weight:normal" id="docs-internal-guid-1"><h2 style="color:red">Steps</h2><ul><li aria-level="1"><p>One</p></li><ul><li aria-level="2"><p><span style="font-weight:700;color:red">Deeper</span></p></li></ul></ul></b>',
  );
  await expect(text.getByRole('heading', { level: 2, name: 'Steps' })).toBeVisible();
  await expect(text.locator('li li strong')).toHaveText('Deeper');
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  await expect(canvas.locator('.portico-block-text li li strong')).toHaveText('Deeper');
  await expect(canvas.locator('.portico-block-text [style]')).toHaveCount(0);
  await owner.keyboard.press('Control+z');
  await expect(canvas.locator('.portico-block-text h2')).toHaveCount(0);

  // Word writes its lists as paragraphs with marks, and its tables with widths in points.
  await canvas.getByRole('group', { name: 'Text block' }).first().click();
  await expect(text).toBeFocused();
  await pasteHtml(
    text,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
      <h1 class="MsoNormal" style="color:#2F5496">Glazes</h1>
      <p class="MsoNormal">See <a href="https://example.com/glaze"><span style="color:#0563C1">the <b>recipes</b></span></a><o:p></o:p></p>
      <p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">1.<span>&nbsp; </span></span><!--[endif]-->Ash</p>
      <p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">2.<span>&nbsp; </span></span><!--[endif]-->Iron</p>
      <table class="MsoTableGrid" border="1" style="width:300pt"><tr><td style="width:150pt"><p class="MsoNormal">Cone</p></td><td><p class="MsoNormal"><b>Degrees</b></p></td></tr>
      <tr><td><p class="MsoNormal">9</p></td><td><p class="MsoNormal">1260</p></td></tr></table><!--EndFragment--></body></html>`,
  );
  await expect(text.getByRole('heading', { name: 'Glazes' })).toBeVisible();
  await expect(text.getByRole('link', { name: 'the recipes' })).toHaveAttribute(
    'href',
    'https://example.com/glaze',
  );
  await expect(text.locator('a strong')).toHaveText('recipes');
  await expect(text.locator('ol > li')).toHaveText(['Ash', 'Iron']);
  await expect(text.locator('table td, table th')).toHaveText(['Cone', 'Degrees', '9', '1260']);
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  const written = canvas.locator('.portico-block-text');
  await expect(written.locator('table td, table th')).toHaveText(['Cone', 'Degrees', '9', '1260']);
  await expect(written.locator('[class*="Mso"], [style*="color"], [style*="pt"]')).toHaveCount(0);
});

test('a table is inserted, filled by Tab, and read as a table by visitors [EDIT-192, EDIT-213]', async ({
  owner,
  portico,
  browser,
}) => {
  await openSite(owner, portico);
  await owner.getByRole('button', { name: /^New post in / }).click();
  const canvas = canvasOf(owner);
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await owner.keyboard.type('Fees');
  await owner.keyboard.press('Enter');
  const text = canvas.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await owner.keyboard.type('/tab');
  await expect(owner.getByRole('option', { name: 'Table', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await owner.keyboard.press('Enter');
  for (const cell of ['Course', 'Hours', 'Fee', 'Wheel', '6', '90']) {
    await owner.keyboard.type(cell);
    await owner.keyboard.press('Tab');
  }
  const tools = owner.getByRole('toolbar', { name: 'Formatting' });
  await tools.getByRole('button', { name: 'Table' }).click();
  await owner.getByRole('menuitem', { name: 'Delete row' }).click();
  await expect(text.getByRole('row')).toHaveCount(2);
  await tools.getByRole('button', { name: 'Table' }).click();
  await owner.getByRole('menuitem', { name: 'Header column' }).click();
  await expect(text.locator('th')).toHaveText(['Course', 'Hours', 'Fee', 'Wheel']);
  await owner.getByRole('button', { name: 'Publish post' }).click();
  const [popup] = await Promise.all([
    owner.waitForEvent('popup'),
    owner.getByRole('button', { name: 'View post' }).click(),
  ]);
  const visitor = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await visitor.goto(popup.url());
  await expect(visitor.getByRole('columnheader', { name: 'Fee' })).toBeVisible();
  await expect(visitor.getByRole('rowheader', { name: 'Wheel' })).toBeVisible();
  await expect(visitor.getByRole('cell', { name: '90' })).toBeVisible();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
});

test('a post is written and published on a phone, and nothing of it is inaccessible [EDIT-190, EDIT-191, EDIT-192]', async ({
  owner,
  portico,
}) => {
  await owner.setViewportSize({ width: 390, height: 844 });
  await openSite(owner, portico);
  await owner.getByRole('button', { name: /^New post in / }).click();
  const canvas = canvasOf(owner);
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await owner.keyboard.type('On the way');
  await owner.keyboard.press('Enter');
  await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await owner.keyboard.type('/');
  await expect(owner.getByRole('listbox', { name: 'Insert' })).toBeVisible();
  expect(await findAccessibilityProblems(owner, { dimmed: ['.portico-canvas-part'] })).toEqual([]);
  await owner.getByRole('listbox', { name: 'Insert' }).getByRole('option', { name: 'Heading 2' }).click();
  await owner.keyboard.type('Noon');
  await expect(canvas.getByRole('heading', { level: 2, name: 'Noon' })).toBeVisible();
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: 'Open the panel' }).click();
  await owner.getByText('Post', { exact: true }).click();
  await expect(owner.getByLabel('Excerpt')).toBeVisible();
  expect(await findAccessibilityProblems(owner, { dimmed: ['.portico-canvas-part'] })).toEqual([]);
  await owner.getByRole('button', { name: 'Publish post' }).click();
  await expect(owner.getByText('The post is live.')).toBeVisible();
});
