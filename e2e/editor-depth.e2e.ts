import type { Locator, Page } from '@playwright/test';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import {
  blockCalled,
  canvasOf,
  editFromDashboard,
  editPageFromDashboard,
  switchPage,
  pageHeading,
  publishEverything,
  selectBlock,
  typeInto,
  untilSaved,
} from './flows/editor.ts';
import { publishAll } from './flows/documents.ts';

const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Settings' });

test('a section from the catalogue, a block by search with the keyboard alone, duplicate, delete, undo [CONT-105, EDIT-39, EDIT-47, EDIT-50, EDIT-72]', async ({
  owner,
  portico,
}) => {
  const canvas = await editPageFromDashboard(owner, portico, 'Studio');
  // The bar above the page: what it is about, what was done, how far it is saved, and what comes next.
  const bar = owner.getByRole('region', { name: 'Page toolbar' });
  for (const name of ['Done', 'Studio', 'Undo', 'Redo', 'More', 'Publish'])
    await expect(bar.getByRole('button', { name, exact: true })).toBeVisible();
  for (const name of ['Desktop', 'Mobile']) await expect(bar.getByRole('radio', { name })).toBeAttached();
  await expect(bar.getByText('Saved', { exact: true })).toBeVisible();
  const sections = canvas.locator('main [data-section]');
  const before = await sections.count();
  await sections.first().hover();
  await canvas.getByRole('button', { name: 'Add section' }).first().click();
  const catalogue = owner.getByRole('dialog', { name: 'Add a section' }).frameLocator('iframe');
  await catalogue.getByRole('button', { name: 'Empty section' }).waitFor();
  expect(await catalogue.getByRole('button').count()).toBeGreaterThan(12);
  await catalogue.getByRole('button').nth(1).focus();
  await owner.keyboard.press('Enter');
  await expect(sections).toHaveCount(before + 1);
  await expect(panelOf(owner).getByRole('heading', { name: 'Section' })).toBeVisible();
  await untilSaved(owner);

  const text = blockCalled(canvas, 'Text').first();
  await selectBlock(owner, text);
  const quotes = blockCalled(canvas, 'Quote');
  const quotesBefore = await quotes.count();
  await text.focus();
  await owner.keyboard.press('a');
  await expect(owner.getByRole('dialog', { name: 'Add a block' })).toBeVisible();
  await owner.keyboard.type('quot');
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('dialog')).toHaveCount(0);
  await expect(quotes).toHaveCount(quotesBefore + 1);
  await owner.keyboard.press('Escape');
  await untilSaved(owner);

  await selectBlock(owner, text);
  await text.focus();
  const texts = blockCalled(canvas, 'Text');
  const textsBefore = await texts.count();
  await owner.keyboard.press('Control+d');
  await expect(texts).toHaveCount(textsBefore + 1);
  await owner.keyboard.press('Delete');
  await expect(texts).toHaveCount(textsBefore);
  await owner.getByRole('button', { name: /^Undo: Delete/ }).click();
  await expect(texts).toHaveCount(textsBefore + 1);
  await owner.getByRole('button', { name: /^Undo: Duplicate/ }).click();
  await expect(texts).toHaveCount(textsBefore);
  await untilSaved(owner);
  await bar.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(bar.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
});

test('a block copied on one page is pasted on another one', async ({ owner, portico }) => {
  await owner.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const canvas = await editFromDashboard(owner, portico);
  const quote = blockCalled(canvas, 'Quote').first();
  await quote.scrollIntoViewIfNeeded();
  const words = (await quote.locator('blockquote').first().textContent())?.trim().slice(0, 30) ?? '';
  await selectBlock(owner, quote);
  await quote.focus();
  await owner.keyboard.press('Control+c');
  await switchPage(owner, 'Home', 'Contact');
  const target = canvasOf(owner);
  await expect(target.getByRole('heading', { level: 1, name: 'Start a project' })).toBeVisible();
  const text = blockCalled(target, 'Text').first();
  await selectBlock(owner, text);
  await text.focus();
  await expect(target.getByText(words)).toHaveCount(0);
  await owner.keyboard.press('Control+v');
  await expect(target.getByText(words).first()).toBeVisible();
  await untilSaved(owner);
});

test('a button label is written in its place, with undo by its name, and is live after publishing [EDIT-42, EDIT-72]', async ({
  browser,
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const button = blockCalled(canvas, 'Button').first();
  const label = button.locator('[data-inline-text="buttonText"]');
  const before = await label.innerText();
  await label.click({ force: true });
  const field = button.getByRole('textbox', { name: 'Button text' });
  await expect(field).toBeFocused();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.keyboard.press('Control+a');
  await owner.keyboard.type('Look at our  work');
  await owner.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(panelOf(owner).getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
    'Look at our  work',
  );
  await untilSaved(owner);
  await owner.getByRole('button', { name: 'Undo: Edit text' }).click();
  await expect(label).toHaveText(before);
  await owner.getByRole('button', { name: 'Redo: Edit text' }).click();
  await expect(label).toHaveText('Look at our work');

  // By keyboard alone: Enter leads into the text, Escape out of it, Tab to what comes next.
  await button.focus();
  await owner.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await owner.keyboard.type('!');
  await owner.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(label).toHaveText('Look at our work!');
  await owner.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await owner.keyboard.press('Tab');
  await expect(field).toHaveCount(0);
  await expect(button).not.toBeFocused();
  await untilSaved(owner);

  await publishEverything(owner);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo', '/'));
  await expect(visitor.getByRole('link', { name: 'Look at our work!' }).first()).toBeVisible();
  expect(await visitor.content()).not.toContain('data-inline-text');
  await visitor.context().close();
});

test('from block to block faster than frames are painted: outline, toolbar and panel are those of the last one', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const blocks = canvas.locator('main [data-block]');
  const heading = panelOf(owner).getByRole('heading', { level: 2 });
  await selectBlock(owner, blocks.first());
  await expect(heading).toHaveText('Text');
  // As a key that is held down does on a slow machine.
  const quote = blockCalled(canvas, 'Quote').first();
  await blocks.evaluateAll((all) => {
    for (const block of all as HTMLElement[]) {
      block.focus();
      if (block.getAttribute('aria-label') === 'Quote block') return;
    }
  });
  await expect(canvas.getByRole('toolbar', { name: 'Quote block' })).toBeVisible();
  await expect(heading).toHaveText('Quote');
  await expect(quote).toBeFocused();

  for (let pressed = 0; pressed < 15; pressed += 1) await owner.keyboard.press('Shift+Tab');
  const name = (await canvas.locator('main [data-block]:focus').getAttribute('aria-label')) ?? '';
  expect(name).not.toBe('');
  await expect(canvas.getByRole('toolbar', { name })).toBeVisible();
  await expect(heading).toHaveText(name.replace(/ block$/, ''));
});

test('Escape right after the click into a text ends the text and leaves its block selected', async ({
  owner,
  portico,
}) => {
  // The editor of texts never arrives: its keys come before it.
  await owner.route(/live-text/, () => undefined);
  const canvas = await editFromDashboard(owner, portico);
  const text = blockCalled(canvas, 'Text').first();
  await text.click();
  await expect(canvas.getByRole('button', { name: 'Edit text' })).toHaveCount(0);
  await owner.keyboard.press('Delete');
  await owner.keyboard.press('Escape');
  await expect(canvas.getByRole('button', { name: 'Edit text' })).toBeVisible();
  await expect(text).toBeFocused();
  await owner.unroute(/live-text/);
});

test('Escape pressed faster than frames are painted leads out of the text, the block and the section [EDIT-78]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  await blockCalled(canvas, 'Text').first().click();
  const text = canvas.locator('[contenteditable="true"]');
  await expect(text).toBeFocused();
  // As on a slow machine: no frame is painted until all three keys were heard.
  await text.evaluate(async (element) => {
    const frame = element.ownerDocument;
    const view = frame.defaultView as Window;
    const paint = view.requestAnimationFrame.bind(view);
    const waiting: FrameRequestCallback[] = [];
    view.requestAnimationFrame = (callback) => waiting.push(callback);
    for (let press = 0; press < 3; press += 1) {
      const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      (frame.activeElement ?? frame.body).dispatchEvent(key);
      const { port1, port2 } = new MessageChannel();
      await new Promise((heard) => {
        port1.addEventListener('message', heard, { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
    view.requestAnimationFrame = paint;
    for (const callback of waiting) callback(performance.now());
  });
  await expect(canvas.getByRole('button', { name: 'Drag to move' })).toHaveCount(0);
  await expect(canvas.locator('main [data-block]:focus')).toHaveCount(0);
  await expect(panelOf(owner).getByRole('heading', { level: 2 })).toHaveText('Page');
});

test('Escape leaves the text, the block and the section, then opens and closes the panel; the body tells the mode, and no behaviour of the page runs [ROLE-08, ROLE-40, NAV-18, NAV-21, NAV-26, NAV-36, EDIT-77, EDIT-78, BLK-01, BLK-48, GAL-03, GAL-96]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  await expect(canvas.locator('body')).toHaveClass(/(^| )portico-edit-mode( |$)/);
  await expect(canvas.locator('script')).toHaveCount(0);
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  await blockCalled(canvas, 'Text').first().click();
  await expect(canvas.locator('[contenteditable="true"]')).toBeFocused();
  await expect(panel).toBeVisible();
  for (let step = 0; step < 3; step += 1) await owner.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await owner.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await owner.keyboard.press('?');
  const guide = owner.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(guide).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(guide).toHaveCount(0);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(canvas.locator('body')).not.toHaveClass(/portico-edit-mode/);
});

test('an own arrangement for phones changes phones and nothing on wider windows [EDIT-63]', async ({
  browser,
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  await publishAll(owner);
  const visitor = await (await browser.newContext({ viewport: { width: 767, height: 900 } })).newPage();
  const boxesAt = async (width: number) => {
    await visitor.setViewportSize({ width, height: 900 });
    await visitor.goto(portico.publicUrl('demo', '/contact'));
    return visitor
      .locator('main [data-block]')
      .evaluateAll((blocks) =>
        blocks.map((block) => [block.getBoundingClientRect().x, block.getBoundingClientRect().width]),
      );
  };
  const phoneBefore = await boxesAt(767);
  const desktopBefore = await boxesAt(768);

  await editPageFromDashboard(owner, portico, 'Contact');
  await owner.getByRole('radio', { name: 'Mobile' }).check({ force: true });
  const canvas = canvasOf(owner);
  const text = blockCalled(canvas, 'Text').first();
  await expect(async () =>
    expect((await canvas.locator('body').boundingBox())?.width ?? 999).toBeLessThan(433),
  ).toPass();
  await selectBlock(owner, text);
  await text.focus();
  for (let step = 0; step < 3; step += 1) await owner.keyboard.press('Shift+ArrowLeft');
  await owner.keyboard.press('ArrowRight');
  await expect(owner.getByRole('button', { name: /^Undo: Move block on mobile/ })).toBeVisible();
  await untilSaved(owner);
  await publishAll(owner);

  const phoneAfter = await boxesAt(767);
  const desktopAfter = await boxesAt(768);
  expect(desktopAfter).toEqual(desktopBefore);
  expect(phoneAfter).not.toEqual(phoneBefore);
  await visitor.context().close();
});

test('the header and the footer are edited in their own states and stand on every page [EDIT-68, EDIT-69, EDIT-71, EDIT-75, DSGN-56]', async ({
  browser,
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  await hoverCorner(owner, canvas.locator('header.portico-header'));
  const editHeader = canvas.getByRole('button', { name: 'Edit header' });
  await expect(editHeader).toHaveCSS('opacity', '1');
  await editHeader.click();
  await expect(canvas.getByText('Header, on every page')).toBeVisible();
  const title = canvas.locator('[data-inline-text="settings.title"]');
  await title.click({ force: true });
  await expect(canvas.getByRole('textbox', { name: 'Site title' })).toBeFocused();
  await owner.keyboard.press('End');
  await owner.keyboard.type(' of Rooms');
  await owner.keyboard.press('Enter');
  await expect(canvas.getByRole('textbox', { name: 'Site title' })).toHaveCount(0);
  await expect(title).toHaveText(/ of Rooms$/);
  await expect(panelOf(owner).getByLabel('Site title')).toHaveValue(/ of Rooms$/);
  await panelOf(owner).getByLabel('Site title').fill('Rooms and Chairs');
  await expect(canvas.locator('header.portico-header')).toContainText('Rooms and Chairs');
  await untilSaved(owner);
  // The page cannot be changed meanwhile; a click into it leads back.
  await expect(blockCalled(canvas, 'Text')).toHaveCount(0);
  await canvas
    .locator('main [data-section]')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await expect(canvas.getByText('Header, on every page')).toHaveCount(0);

  await canvas.locator('footer').scrollIntoViewIfNeeded();
  await hoverCorner(owner, canvas.locator('footer'));
  const editFooter = canvas.getByRole('button', { name: 'Edit footer' });
  await expect(editFooter).toHaveCSS('opacity', '1');
  await editFooter.click();
  await expect(canvas.getByText('Footer, on every page')).toBeVisible();
  await typeInto(
    owner,
    canvas,
    canvas.locator('footer').getByRole('group', { name: 'Text' }).first(),
    ' Since 1999.',
  );
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  await publishEverything(owner);

  const visitor = await (await browser.newContext()).newPage();
  for (const path of ['/', '/work', '/contact']) {
    await visitor.goto(portico.publicUrl('demo', path));
    await expect(visitor.locator('header.portico-header')).toContainText('Rooms and Chairs');
    await expect(visitor.locator('footer')).toContainText('Since 1999.');
  }
  await visitor.context().close();
});

test('another heading font and another colour restyle the canvas at once and the live site after publishing [DSGN-02, DSGN-11, DSGN-14, DSGN-42]', async ({
  browser,
  owner,
  portico,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  const fontOf = (heading: Locator) => heading.evaluate((element) => getComputedStyle(element).fontFamily);
  await owner.goto(portico.appUrl('demo', '/config/design/site-styles/fonts'));
  const heading = pageHeading(canvasOf(owner));
  const before = await fontOf(heading);
  await owner.getByRole('button', { name: /^Heading font:/ }).click();
  await owner.getByRole('searchbox', { name: 'Search fonts' }).fill('lora');
  await owner.getByRole('option', { name: 'Lora' }).click();
  await expect(async () => expect(await fontOf(heading)).toContain('Lora')).toPass();
  await owner.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => fontOf(heading)).toBe(before);
  await owner.getByRole('button', { name: /^Redo/ }).click();
  await expect.poll(() => fontOf(heading)).toContain('Lora');

  await owner.goto(portico.appUrl('demo', '/config/design/site-styles/site-spacing'));
  await expect.poll(() => fontOf(heading)).toContain('Lora');
  await owner.getByRole('slider', { name: 'Site width' }).fill('1000');
  await owner.getByRole('radiogroup', { name: 'Page margins' }).getByText('Large').click();
  await owner.getByRole('radiogroup', { name: 'Section padding' }).getByText('Small').click();
  const tokens = ['--site-width', '--section-padding', '--site-margin'] as const;
  const spacingOf = (root: Locator) =>
    root.evaluate(
      (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)),
      tokens,
    );
  await expect
    .poll(async () => (await spacingOf(canvasOf(owner).locator('html'))).join(' '))
    .toMatch(/^62\.5rem .*\b3rem\) .*\b6rem\)$/);
  const spacing = await spacingOf(canvasOf(owner).locator('html'));
  await owner.goto(portico.appUrl('demo', '/config/design/site-styles/colors/palette-editor'));
  const accent = owner.getByLabel('Accent', { exact: true });
  await accent.fill('#aa0066');
  await accent.press('Enter');
  const shownAccent = () =>
    canvasOf(owner)
      .locator('html')
      .evaluate((root) => root.ownerDocument.head.textContent?.toLowerCase().includes('#aa0066') ?? false);
  await expect.poll(shownAccent).toBe(true);

  await visitor.goto(portico.publicUrl('demo'));
  expect(await fontOf(visitor.getByRole('heading', { level: 1 }))).toBe(before);
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  await publishEverything(owner);
  await visitor.reload();
  expect(await fontOf(visitor.getByRole('heading', { level: 1 }))).toContain('Lora');
  // The text is shown at once in a face of the machine; the family's own file follows.
  await expect.poll(() => visitor.evaluate(() => document.fonts.check('16px "Lora"'))).toBe(true);
  expect((await visitor.content()).toLowerCase()).toContain('#aa0066');
  expect(await spacingOf(visitor.locator('html'))).toEqual(spacing);
  const sides = async (width: number) => {
    await visitor.setViewportSize({ width, height: 900 });
    const section = visitor.locator('main > .portico-section').first();
    return section.evaluate((element) => {
      const { paddingLeft, paddingTop } = getComputedStyle(element);
      return [paddingLeft, paddingTop];
    });
  };
  expect(await sides(360)).toEqual(['24px', '32px']);
  expect((await sides(1440))[0]).toBe('220px');
  await visitor.context().close();
});

test('page settings: title, address and search title are live after publishing, and the old address leads on', async ({
  browser,
  owner,
  portico,
}) => {
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner
    .getByRole('row', { name: /^Work/ })
    .getByRole('button', { name: /^Actions of/ })
    .click();
  await owner.getByRole('menuitem', { name: 'Settings', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Page settings' });
  await dialog.getByLabel('Title', { exact: true }).fill('Buildings');
  await dialog.getByLabel('URL name').fill('buildings');
  await dialog.getByRole('tab', { name: 'Search engines' }).click();
  await dialog.getByLabel(/^Search title/).fill('Houses we built');
  await dialog.getByLabel('Description').fill('All of them.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(owner.getByRole('row', { name: /^Buildings/ })).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(portico.publicUrl('demo', '/work')))?.status()).toBe(200);
  expect(new URL(visitor.url()).pathname).toBe('/work');
  await publishEverything(owner);
  await visitor.goto(portico.publicUrl('demo', '/work'));
  expect(new URL(visitor.url()).pathname).toBe('/buildings');
  await expect(visitor).toHaveTitle(/Houses we built/);
  await expect(visitor.locator('meta[name="description"]')).toHaveAttribute('content', 'All of them.');
  await expect(
    visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Buildings' }),
  ).toBeVisible();
  await visitor.context().close();
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: /^Redirects/ }).click();
  await expect(
    owner.getByRole('row').filter({ hasText: '/work' }).filter({ hasText: '/buildings' }),
  ).toBeVisible();
});

test('the navigation is put into another order with the keyboard, in the canvas at once [EDIT-36]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  const rows = owner.getByRole('treegrid', { name: 'Main navigation' }).getByRole('row');
  const links = canvasOf(owner).getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const [first = '', second = ''] = await links.allTextContents();
  await rows.first().focus();
  await owner.keyboard.press('ArrowRight');
  await expect(owner.locator(':focus')).toHaveAttribute('slot', 'drag');
  await owner.keyboard.press('Enter');
  await expect(owner.locator('[data-drop-target]').first()).toBeAttached();
  await owner.keyboard.press('ArrowDown');
  await owner.keyboard.press('ArrowDown');
  await owner.keyboard.press('Enter');
  await expect(links.first()).toHaveText(second);
  expect(await links.allTextContents()).toContain(first);
});

test('history: a version is looked at in the canvas, brought back, and that is undone [EDIT-72]', async ({
  owner,
  portico,
}) => {
  const canvas = await editPageFromDashboard(owner, portico, 'Contact');
  await typeInto(owner, canvas, blockCalled(canvas, 'Text').first(), ' First words.');
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  await owner.getByRole('button', { name: 'More', exact: true }).click();
  await owner.getByRole('menuitem', { name: 'History' }).click();
  const entries = panelOf(owner).getByRole('listitem').getByRole('button');
  await expect(entries.first()).toContainText(/Edit text/);
  await expect(entries.first()).toContainText('Current');
  await expect(panelOf(owner).getByRole('heading', { name: 'today' })).toBeVisible();
  const scrolled = () => canvas.locator('html').evaluate(() => Math.round(window.scrollY));
  await owner.mouse.move(400, 600);
  await owner.mouse.wheel(0, 150);
  await expect.poll(scrolled).toBe(150);
  await entries.last().click();
  await expect(panelOf(owner).getByText('You are looking at an earlier version.')).toBeVisible();
  await expect(canvas.getByText('First words.')).toHaveCount(0);
  expect(await scrolled()).toBe(150);
  await panelOf(owner).getByRole('button', { name: 'Back to now' }).click();
  await expect(canvas.getByText('First words.').first()).toBeVisible();
  expect(await scrolled()).toBe(150);
  await entries.last().click();
  await panelOf(owner).getByRole('button', { name: 'Restore it' }).click();
  await expect(owner.getByText('This version is back. Undo takes it away again.')).toBeVisible();
  await expect(canvas.getByText('First words.')).toHaveCount(0);
  await owner.getByRole('button', { name: /^Undo: Restore/ }).click();
  await expect(canvas.getByText('First words.').first()).toBeVisible();
  await owner.getByRole('button', { name: /^Redo: Restore/ }).click();
  await expect(canvas.getByText('First words.')).toHaveCount(0);
  await untilSaved(owner);
  await owner.reload();
  const undo = owner.getByRole('button', { name: /^Undo: Restore/ });
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(canvasOf(owner).getByText('First words.').first()).toBeVisible();
});

test('a preview link shows the draft to somebody without an account, and nothing else', async ({
  browser,
  owner,
  portico,
}) => {
  const canvas = await editPageFromDashboard(owner, portico, 'Contact');
  await typeInto(owner, canvas, blockCalled(canvas, 'Text').first(), ' Only shared.');
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  await owner.getByRole('button', { name: 'More', exact: true }).click();
  await owner.getByRole('menuitem', { name: 'Share a preview link' }).click();
  await owner.getByRole('button', { name: 'Make a link' }).click();
  const link = await owner.getByLabel('Preview link').inputValue();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByText('Only shared.').first()).toBeVisible();
  await guest.goto(portico.publicUrl('demo', '/contact'));
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(guest.getByText('Only shared.')).toHaveCount(0);
  await guest.goto(`${link.slice(0, -4)}0000`);
  await expect(guest.getByText('Only shared.')).toHaveCount(0);
  await guest.context().close();
});

test('a publish can be set for later: it stands in the list, goes live by itself, or is called off', async ({
  browser,
  owner,
  portico,
}) => {
  const canvas = await editPageFromDashboard(owner, portico, 'Studio');
  await typeInto(owner, canvas, blockCalled(canvas, 'Text').first(), ' From the schedule.');
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  const nextYear = new Date(Date.now() + 365 * 24 * 3_600_000);
  await owner.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Publish' });
  await dialog.getByText('Publish later').click();
  const schedule = dialog.getByRole('button', { name: 'Schedule' });
  await expect(schedule).toBeDisabled();
  await dialog.getByLabel('Goes live at').fill('2020-01-01T12:00');
  await expect(dialog.getByText('Choose a time that is still to come.')).toBeVisible();
  await expect(schedule).toBeDisabled();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await publishAt(owner, nextYear);
  await owner.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByText('Publish later').click();
  // A field for minutes takes seconds, too: nobody waits for the next minute.
  await publishAt(owner, new Date(Date.now() + 10_000));
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: /^Publishing/ }).click();
  const waiting = owner.getByRole('listitem').filter({ hasText: String(nextYear.getFullYear()) });
  await waiting.getByRole('button', { name: 'Cancel' }).click();
  await expect(waiting).toHaveCount(0);
  const visitor = await (await browser.newContext()).newPage();
  await expect(async () => {
    await visitor.goto(portico.publicUrl('demo', '/studio'));
    await expect(visitor.getByText('From the schedule.').first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await visitor.context().close();
});

/** In the open dialog: the time in the device's zone, as the field takes it. */
async function publishAt(page: Page, at: Date): Promise<void> {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  await page.getByRole('dialog', { name: 'Publish' }).getByLabel('Goes live at').fill(local);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const done = page.getByRole('dialog', { name: 'Publishing is scheduled' });
  await done.getByRole('button', { name: 'Done' }).click();
  await expect(done).toHaveCount(0);
}

/** What lies under the pointer may be out of use for now: the pointer moves there all the same. */
async function hoverCorner(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('Nothing to hover over.');
  await page.mouse.move(box.x + 12, box.y + 12);
  await page.mouse.move(box.x + 16, box.y + 16);
}
