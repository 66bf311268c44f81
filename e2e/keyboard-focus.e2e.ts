import { edit, openSite, pressTo, use } from './flows/by-keyboard.ts';
import { blockCalled, canvasOf, pageHeading } from './flows/editor.ts';
import { test } from './support/owned-portico-test.ts';
import { OWNER } from './support/owner.ts';
import { expect } from './support/portico-test.ts';

test('after signing in the focus is in the new screen, and a page that is loaded begins at its top', async ({
  browser,
  portico,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(portico.dashboardUrl('/'));
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(OWNER.email);
  await pressTo(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const first = page.getByRole('main').getByRole('link', { name: 'New site' });
  await first.waitFor();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.reload();
  await first.waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.context().close();
});

test('a page that was added has the focus at its title, and after its layout Tab goes to the first block [EDIT-185]', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  await use(owner.getByRole('button', { name: 'Add page' }));
  const dialog = owner.getByRole('dialog', { name: 'Add to your site' });
  await pressTo(dialog.getByLabel('Title'));
  await owner.keyboard.type('Workshops');
  await use(dialog.getByRole('button', { name: 'Add', exact: true }));
  const bar = owner.getByRole('region', { name: 'Page toolbar' });
  await expect(bar.getByRole('button', { name: 'Workshops', exact: true })).toBeFocused();
  const canvas = canvasOf(owner);
  await use(canvas.getByRole('button', { name: 'Landing page', exact: true }));
  await expect(pageHeading(canvas)).toHaveText('One sentence that people remember');
  await owner.keyboard.press('Tab');
  await expect(blockCalled(canvas, 'Text').first()).toBeFocused();
});

test('Tab goes into the frame of a dialog at its first control, and Shift+Tab at its last', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  await use(owner.getByRole('button', { name: 'Add page' }));
  const { keyboard } = owner;
  const adding = owner.getByRole('dialog', { name: 'Add to your site' });
  const chosen = adding.frameLocator('iframe').getByRole('radio', { name: /Empty page$/ });
  await pressTo(adding.getByLabel('Title'));
  await chosen.waitFor({ state: 'attached' });
  await keyboard.press('Tab');
  await expect(chosen).toBeFocused();
  await keyboard.press('Tab');
  await expect(adding.getByRole('button', { name: /Navigation$/ })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(chosen).toBeFocused();
  await keyboard.press('Escape');
  await expect(adding).toHaveCount(0);

  await edit(owner);
  await pressTo(blockCalled(canvasOf(owner), 'Text').first());
  await keyboard.press('Shift+A');
  const sections = owner.getByRole('dialog', { name: 'Add a section' });
  const cards = sections.frameLocator('iframe').getByRole('button');
  await expect(cards.nth(1)).toBeAttached();
  await pressTo(sections.getByRole('radio', { name: 'All', exact: true }));
  await keyboard.press('Tab');
  await expect(cards.first()).toBeFocused();
  await pressTo(sections.getByRole('button', { name: 'Close' }), 'Shift+Tab');
  await keyboard.press('Shift+Tab');
  await expect(cards.last()).toBeFocused();
});

test('the toolbar of a block is one stop of Tab, with its buttons by the arrow keys', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  await edit(owner);
  const { keyboard } = owner;
  const canvas = canvasOf(owner);
  await pressTo(blockCalled(canvas, 'Text').first());
  const toolbar = canvas.getByRole('toolbar', { name: 'Text block' });
  const named = (name: string) => toolbar.getByRole('button', { name, exact: true });
  await named('Delete').waitFor();
  await keyboard.press('Alt+F10');
  await expect(named('Edit text')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(named('Select several')).toBeFocused();
  await keyboard.press('End');
  await expect(named('Delete')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(named('Edit text')).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(named('Delete')).toBeFocused();
  await keyboard.press('Home');
  await expect(named('Edit text')).toBeFocused();
  await keyboard.press('Tab');
  await expect(toolbar.locator(':focus')).toHaveCount(0);
  await expect(named('Edit text')).toBeVisible();
});

test('the panel that a link leads to has the focus at its title, and so has the one that Escape leads back to', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  await owner.reload();
  await expect(owner.getByRole('row', { name: 'Work', exact: true })).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'Pages', exact: true })).not.toBeFocused();
  await use(owner.getByRole('link', { name: 'Settings', exact: true }));
  await use(owner.getByRole('link', { name: /^Media/ }));
  await expect(owner.getByRole('heading', { name: 'Media', exact: true })).toBeFocused();
  await owner.keyboard.press('Escape');
  await expect(owner.getByRole('heading', { name: 'Settings', exact: true })).toBeFocused();
  // A field that is to be typed in at once is what has it.
  await use(owner.getByRole('link', { name: /^Find & replace/ }));
  await expect(owner.getByRole('searchbox', { name: 'Find on the whole site' })).toBeFocused();
});

test('what a publishing button leaves behind has the focus when it goes with what it published [EDIT-190] [EDIT-218]', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  const { keyboard } = owner;
  const tree = owner.getByRole('treegrid', { name: 'Main navigation' });
  await pressTo(tree.getByRole('row').first());
  await pressTo(tree.getByRole('row', { name: 'Notes', exact: true }), 'ArrowDown');
  await use(tree.getByRole('button', { name: 'New post in Notes' }), 'ArrowRight');
  const title = canvasOf(owner).getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await keyboard.type('A day by keys');
  await keyboard.press('Enter');
  await keyboard.type('Only keys were used.');
  await keyboard.press('Escape');
  const bar = owner.getByRole('region', { name: 'Page toolbar' });
  await use(bar.getByRole('button', { name: 'Publish post' }), 'Shift+Tab');
  await expect(bar.getByRole('button', { name: 'Publish', exact: true })).toBeFocused();

  await use(bar.getByRole('button', { name: 'Done' }), 'Shift+Tab');
  await use(owner.getByRole('link', { name: 'Design', exact: true }));
  await use(owner.getByRole('link', { name: /^Colors/ }));
  await use(owner.getByRole('button', { name: 'Pine' }));
  await use(owner.getByRole('button', { name: 'Use palette' }));
  await use(owner.getByRole('button', { name: 'Publish changes' }));
  await use(owner.getByRole('dialog').getByRole('button', { name: 'Publish everything' }));
  const live = owner.getByRole('dialog', { name: 'Your changes are live' });
  await live.waitFor();
  await keyboard.press('Escape');
  await expect(owner.getByRole('heading', { name: 'Colors', exact: true })).toBeFocused();
});
