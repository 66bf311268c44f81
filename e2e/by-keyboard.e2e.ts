import { edit, openSite, pressTo, use } from './flows/by-keyboard.ts';
import { blockCalled, canvasOf, pageHeading, untilSaved } from './flows/editor.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('by keyboard alone a section is saved and added on another page [EDIT-205]', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  await edit(owner);
  const canvas = canvasOf(owner);
  const { keyboard } = owner;
  const second = canvas.locator('main [data-section]').nth(1);
  await pressTo(second.getByRole('group', { name: 'Text' }).first());
  await keyboard.press('Escape');
  await expect(owner.getByRole('complementary', { name: 'Settings' })).toContainText('Section');
  const save = canvas.getByRole('button', { name: 'Save section' });
  await save.waitFor();
  await keyboard.press('Alt+F10');
  await use(save, 'ArrowRight');
  const dialog = owner.getByRole('dialog', { name: 'Save section' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('By hand');
  await keyboard.press('Enter');
  await expect(owner.getByText('“By hand” is saved. Find it under “Add section”.')).toBeVisible();

  const bar = owner.getByRole('region', { name: 'Page toolbar' });
  await use(bar.getByRole('button', { name: 'Home', exact: true }), 'Shift+Tab');
  const pages = owner.getByRole('dialog', { name: 'Pages' });
  await expect(pages.getByRole('searchbox')).toBeFocused();
  await keyboard.type('contact');
  const contact = pages.getByRole('button', { name: /^Contact/ });
  await expect(pages.getByRole('button', { name: /^(?!Contact|Clear|Dismiss)/ })).toHaveCount(0);
  await use(contact);
  await bar.getByRole('button', { name: 'Contact', exact: true }).waitFor();
  await expect(pageHeading(canvas)).toHaveText('Start a project');
  const sections = canvas.locator('main [data-section]');
  const before = await sections.count();
  await pressTo(blockCalled(canvas, 'Text').first());
  await keyboard.press('Shift+A');
  const picker = owner.getByRole('dialog', { name: 'Add a section' });
  await pressTo(picker.getByRole('radio', { name: 'All', exact: true }));
  await pressTo(picker.getByRole('radio', { name: 'Saved', exact: true }), 'ArrowRight');
  await use(picker.frameLocator('iframe').getByRole('button', { name: 'By hand', exact: true }));
  await expect(sections).toHaveCount(before + 1);
  await untilSaved(owner);
});

test('by keyboard alone a redirect is added [FIND-48]', async ({ owner, portico, browser }) => {
  await openSite(owner, portico);
  await use(owner.getByRole('link', { name: 'Settings', exact: true }));
  await use(owner.getByRole('link', { name: /^Redirects/ }));
  await use(owner.getByRole('button', { name: 'Add redirect' }));
  const dialog = owner.getByRole('dialog', { name: 'Add redirect' });
  await expect(dialog.getByLabel('From')).toBeFocused();
  await owner.keyboard.type('/old-work');
  await pressTo(dialog.getByLabel('To', { exact: true }));
  await owner.keyboard.type('/work');
  await owner.keyboard.press('Enter');
  await expect(owner.getByText('/old-work now leads to /work.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const visitor = await browser.newPage();
  await visitor.goto(portico.publicUrl('demo', '/old-work'));
  expect(new URL(visitor.url()).pathname).toBe('/work');
  await visitor.close();
});

test('by keyboard alone a page gets a password [MEMB-61]', async ({ owner, portico, browser }) => {
  await openSite(owner, portico);
  const tree = owner.getByRole('treegrid', { name: 'Main navigation' });
  await pressTo(tree.getByRole('row').first());
  await pressTo(tree.getByRole('row', { name: 'Contact', exact: true }), 'ArrowDown');
  await use(tree.getByRole('button', { name: 'Actions of Contact' }), 'ArrowRight');
  await use(owner.getByRole('menuitem', { name: 'Password', exact: true }), 'ArrowDown');
  const dialog = owner.getByRole('dialog', { name: 'Page settings' });
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await owner.keyboard.type('open sesame');
  await owner.keyboard.press('Enter');
  await expect(dialog.getByText('Visitors need the password to see this page.')).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(tree.getByRole('row', { name: /^Contact/ })).toBeFocused();
  const visitor = await browser.newPage();
  expect((await visitor.goto(portico.publicUrl('demo', '/contact')))?.status()).toBe(403);
  await visitor.close();
});

test('by keyboard alone a word is found on the whole site and replaced after a look at it [EDIT-212]', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  const { keyboard } = owner;
  await use(owner.getByRole('link', { name: 'Settings', exact: true }));
  await use(owner.getByRole('link', { name: /^Find & replace/ }));
  await expect(owner.getByRole('searchbox', { name: 'Find on the whole site' })).toBeFocused();
  await keyboard.type('Eleven arches');
  const found = owner.getByRole('list', { name: 'Found' });
  await expect(found.getByRole('button')).toHaveCount(1);
  const replaces = owner.getByRole('checkbox', { name: 'Replace', exact: true });
  await pressTo(replaces.or(owner.getByRole('switch', { name: 'Replace', exact: true })).first());
  await keyboard.press('Space');
  await pressTo(owner.getByLabel('Replace with'));
  await keyboard.type('Twelve arches');
  await expect(found.locator('del')).toHaveText(['Eleven arches']);
  await expect(found.locator('ins')).toHaveText(['Twelve arches']);
  await use(owner.getByRole('button', { name: 'Replace 1 time' }));
  await expect(owner.getByText('1 text changed on 1 page.')).toBeVisible();
  await expect(canvasOf(owner).getByText('Twelve arches').first()).toBeAttached();
});

test('by keyboard alone a picture is moved over a text, and sent behind it [EDIT-203]', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  await edit(owner);
  const canvas = canvasOf(owner);
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  const picture = blockCalled(canvas, 'Image').first();
  await pressTo(picture);
  await expect(panel.getByRole('heading', { name: 'Image', exact: true })).toBeVisible();
  const settings = canvas
    .getByRole('toolbar', { name: 'Image block' })
    .getByRole('button', { name: 'Settings' });
  await settings.waitFor();
  await owner.keyboard.press('Alt+F10');
  await owner.keyboard.press('Escape');
  await expect(picture).toBeFocused();
  await owner.keyboard.press('Alt+F10');
  await use(settings, 'ArrowRight');
  await pressTo(panel.getByRole('textbox', { name: 'Row' }));
  await owner.keyboard.press('Control+a');
  await owner.keyboard.type('1');
  await owner.keyboard.press('Enter');
  const front = panel.getByRole('button', { name: 'Bring to front' });
  await use(front);
  await expect(front).toBeDisabled();
  await expect(picture).toHaveCSS('z-index', /^[1-9]/);
  await use(panel.getByRole('button', { name: 'Send to back' }));
  await expect(panel.getByRole('button', { name: 'Send to back' })).toBeDisabled();
  await expect(front).toBeEnabled();
  await untilSaved(owner);
});

test('by keyboard alone the headings get another font [DSGN-02]', async ({ owner, portico }) => {
  await openSite(owner, portico);
  await use(owner.getByRole('link', { name: 'Design', exact: true }));
  await use(owner.getByRole('link', { name: /^Fonts/ }));
  await use(owner.getByRole('button', { name: /^Heading font:/ }));
  await expect(owner.getByRole('searchbox', { name: 'Search fonts' })).toBeFocused();
  await owner.keyboard.type('lora');
  await expect(owner.getByRole('option', { name: 'Lora', exact: true })).toBeVisible();
  await owner.keyboard.press('Enter');
  await expect(pageHeading(canvasOf(owner))).toHaveCSS('font-family', /Lora/);
  await expect(owner.getByRole('button', { name: 'Heading font: Lora' })).toBeFocused();
  // From the whole list, too.
  await use(owner.getByRole('button', { name: /^Body font:/ }));
  const list = owner.getByRole('listbox', { name: 'Body font' });
  await pressTo(list.getByRole('option', { selected: true }));
  await use(list.getByRole('option', { name: 'Lora', exact: true }), 'ArrowDown');
  await expect(owner.getByRole('button', { name: 'Body font: Lora' })).toBeFocused();
});

test('by keyboard alone what is chosen in a dialog is shown with the focus, and Escape leaves its frame [EDIT-47] [EDIT-208]', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  const { keyboard } = owner;
  await use(owner.getByRole('button', { name: 'Add page' }));
  const adding = owner.getByRole('dialog', { name: 'Add to your site' });
  const empty = adding.frameLocator('iframe').getByRole('radio', { name: /Empty page$/ });
  await pressTo(empty);
  await keyboard.press('Escape');
  await expect(adding).toHaveCount(0);
  await expect(owner.getByRole('button', { name: 'Add page' })).toBeFocused();

  await edit(owner);
  const canvas = canvasOf(owner);
  const first = canvas.locator('main').getByRole('group', { name: 'Text' }).first();
  await pressTo(first);
  const sections = owner.getByRole('dialog', { name: 'Add a section' });
  const statement = sections.frameLocator('iframe').getByRole('button', { name: 'Statement', exact: true });
  await keyboard.press('Shift+A');
  await pressTo(statement);
  await keyboard.press('Escape');
  await expect(sections).toHaveCount(0);
  await expect(first).toBeFocused();
  await keyboard.press('Shift+A');
  await use(statement);
  const added = canvas.locator('main [data-section]').nth(1);
  await expect(added).toContainText('We believe in things that can be repaired');
  await expect(added).toBeInViewport({ ratio: 0.9 });
  await keyboard.press('a');
  const blocks = owner.getByRole('dialog', { name: 'Add a block' });
  await expect(blocks.getByRole('searchbox')).toBeFocused();
  await keyboard.type('button');
  await keyboard.press('Enter');
  await expect(added.getByRole('group', { name: 'Button' })).toBeFocused();
  await untilSaved(owner);
});

test('by keyboard alone a version is looked at and restored, and the focus never gets lost [EDIT-208]', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  await edit(owner);
  const { keyboard } = owner;
  const bar = owner.getByRole('region', { name: 'Page toolbar' });
  // Enter opens the first page that is found, and the button stays where the hand is.
  await use(bar.getByRole('button', { name: 'Home', exact: true }));
  await expect(owner.getByRole('dialog', { name: 'Pages' }).getByRole('searchbox')).toBeFocused();
  await keyboard.type('studio');
  await expect(
    owner.getByRole('dialog', { name: 'Pages' }).getByRole('button', { name: /^Studio/ }),
  ).toBeVisible();
  await keyboard.press('Enter');
  await expect(bar.getByRole('button', { name: 'Studio', exact: true })).toBeFocused();

  const canvas = canvasOf(owner);
  const first = blockCalled(canvas, 'Text').first();
  await pressTo(first);
  await keyboard.press('Control+d');
  const texts = blockCalled(canvas, 'Text');
  const count = await texts.count();
  await untilSaved(owner);
  await use(bar.getByRole('button', { name: 'More' }), 'Shift+Tab');
  await use(owner.getByRole('menuitem', { name: 'History' }), 'ArrowDown');
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  const rows = panel.getByRole('listitem').getByRole('button');
  await expect(rows.first()).toBeFocused();
  await use(rows.nth(1));
  await use(panel.getByRole('button', { name: 'Restore it' }), 'Shift+Tab');
  await expect(panel.getByRole('button', { name: 'Restore it' })).toHaveCount(0);
  await expect(texts).toHaveCount(count - 1);
  await expect(panel.locator('li button:focus')).toHaveCount(1);
  // The list is asked for anew: until then the first row is the one of before.
  await expect(rows.first()).toHaveText(/Restore version/);
  await use(rows.nth(1));
  await pressTo(panel.getByRole('button', { name: 'Back to now' }), 'Shift+Tab');
  await keyboard.press('Escape');
  await expect(rows.first()).toBeFocused();
  await keyboard.press('Escape');
  await expect(panel.getByRole('heading', { name: 'History' })).toHaveCount(0);
  await keyboard.press('?');
  const help = owner.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.waitFor();
  await keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  // The keys of the canvas go on, since it has the focus again.
  await expect(owner.locator('iframe[src="/config/frame"]')).toBeFocused();
  await keyboard.press('Shift+A');
  await expect(owner.getByRole('dialog', { name: 'Add a section' })).toBeVisible();
});
