import type { Browser, Page } from '@playwright/test';
import { openEditor, blockCalled, canvasOf, selectBlock, untilSaved } from './flows/editor.ts';
import { callApi } from './support/call-api.ts';
import { findAccessibilityProblems, findFrameProblems } from './support/find-accessibility-problems.ts';
import { findLayoutProblems } from './support/find-layout-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect, test as unclaimed } from './support/portico-test.ts';

test.describe.configure({ timeout: 300_000 });

const STILL = { reducedMotion: 'reduce' } as const;

/** All findings of a test are listed, not only those of its first screen. */
async function expectAccessible(page: Page, screen: string, dimmed: readonly string[] = []): Promise<void> {
  expect.soft(await findAccessibilityProblems(page, dimmed), screen).toEqual([]);
}

/** The frame titled so, as if it were a page of its own. */
async function expectAccessibleFrame(page: Page, title: string | RegExp): Promise<void> {
  const frame = await (await page.getByTitle(title).elementHandle())?.contentFrame();
  expect.soft(frame ? await findFrameProblems(frame) : 'no frame', String(title)).toEqual([]);
}

unclaimed(
  'the screen that claims an installation has no accessibility findings',
  async ({ page, portico }) => {
    await page.emulateMedia(STILL);
    await page.goto(`http://localhost:${portico.port}/`);
    await page.getByRole('heading', { name: 'Welcome to Portico' }).waitFor();
    await expectAccessible(page, 'claim');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Please enter your name').waitFor();
    await expectAccessible(page, 'claim with errors');
  },
);

test('signing in, signing up and the forgotten password have no accessibility findings', async ({
  browser,
  portico,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await (await browser.newContext({ ...STILL, colorScheme })).newPage();
    for (const path of [
      '/sign-in',
      '/sign-up',
      '/forgot-password',
      '/reset-password?token=none',
      '/nowhere',
    ]) {
      await page.goto(portico.dashboardUrl(path));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page, `${path} ${colorScheme}`);
    }
    await page.context().close();
  }
});

test('the dashboard has no accessibility findings, light and dark, on a phone and a desktop', async ({
  owner,
  portico,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await owner.emulateMedia({ ...STILL, colorScheme });
    for (const width of [390, 1440]) {
      await owner.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/sites/new', '/account', '/outbox', '/trash']) {
        await owner.goto(portico.dashboardUrl(path));
        await owner.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(owner, `${path} ${colorScheme} ${width}`);
      }
    }
  }
});

test('menus and dialogs of the dashboard have no accessibility findings', async ({ owner, portico }) => {
  await owner.emulateMedia(STILL);
  await owner.goto(portico.dashboardUrl('/'));
  const actions = owner.getByRole('button', { name: /^Actions for/ }).first();
  await actions.click();
  await owner.getByRole('menuitem').first().waitFor();
  await expectAccessible(owner, 'menu of a site');
  await owner.keyboard.press('Escape');
  // The menu is a dialog, too, until it has faded out: those meant here are sections.
  const dialog = owner.getByRole('dialog').or(owner.getByRole('alertdialog')).and(owner.locator('section'));
  for (const item of ['Name and address…', 'Duplicate…', 'Delete…']) {
    await actions.click();
    await owner.getByRole('menuitem', { name: item }).click();
    await dialog.waitFor();
    await expectAccessible(owner, item);
    await owner.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await owner.goto(portico.dashboardUrl('/sites/new'));
  await owner
    .getByRole('button', { name: /^Preview / })
    .first()
    .click();
  await owner.getByRole('dialog').locator('iframe').waitFor();
  await expectAccessible(owner, 'preview of a template');
  await owner.getByRole('button', { name: 'Start with this', exact: true }).click();
  await owner.getByRole('dialog', { name: 'Name your site' }).waitFor();
  await expectAccessible(owner, 'name of a new site');
});

const CONFIG_SCREENS = [
  '/config/pages',
  '/config/design',
  '/config/design/site-styles/fonts',
  '/config/design/site-styles/buttons',
  '/config/design/site-styles/image-blocks',
  '/config/design/site-styles/site-spacing',
  '/config/design/site-styles/colors',
  '/config/design/site-styles/colors/palette-editor',
  '/config/design/site-styles/colors/color-themes',
  '/config/design/site-styles/colors/theme-editor',
  '/config/design/site-styles/custom-css',
  '/config/design/site-styles/code',
  '/config/contacts/submissions',
  '/config/settings',
  '/config/settings/general',
  '/config/settings/history',
  '/config/settings/redirects',
  '/config/settings/password',
  '/config/settings/search',
  '/config/settings/trash',
  '/config/settings/media',
  '/config/settings/import',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the configuration area has no accessibility findings (${colorScheme})`, async ({
    owner,
    portico,
  }) => {
    await owner.emulateMedia({ ...STILL, colorScheme });
    for (const path of CONFIG_SCREENS) {
      await owner.goto(portico.appUrl('demo', path));
      await untilAtRest(owner);
      await expectAccessible(owner, `${path} ${colorScheme}`);
    }
    await owner.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/config/pages', '/config/design/site-styles/fonts', '/config/settings/media']) {
      await owner.goto(portico.appUrl('demo', path));
      await untilAtRest(owner);
      await expectAccessible(owner, `${path} ${colorScheme} on a phone`);
    }
  });
}

test('edit mode has no accessibility findings, whatever is selected', async ({ owner, portico }) => {
  await owner.emulateMedia(STILL);
  const canvas = await openEditor(owner, portico, 'demo');
  await untilAtRest(owner);
  await expectAccessible(owner, 'nothing selected');
  await expectAccessibleFrame(owner, /: page$/);
  const text = blockCalled(canvas, 'Text').first();
  await selectBlock(owner, text);
  await panel(owner).getByRole('heading').first().waitFor();
  await expectAccessible(owner, 'text block selected');
  await text.click();
  await canvas.locator('[contenteditable="true"]').waitFor();
  await expectAccessible(owner, 'text being edited');
  await owner.keyboard.press('Escape');
  await blockCalled(canvas, 'Image').first().click();
  await panel(owner).getByRole('heading', { name: 'Image' }).waitFor();
  await expectAccessible(owner, 'image block selected');
  await owner.keyboard.press('Escape');
  await panel(owner).getByRole('heading', { name: 'Section' }).waitFor();
  await expectAccessible(owner, 'section selected');
  await canvas.getByRole('button', { name: 'Edit header' }).dispatchEvent('click');
  await panel(owner).getByRole('heading', { name: 'Header' }).waitFor();
  // The page is out of use while the header is edited.
  const dimmed = ['iframe', '#portico-canvas-page'];
  await expectAccessible(owner, 'header being edited', dimmed);
  await owner.getByText('Mobile', { exact: true }).click({ force: true });
  await untilSaved(owner);
  await expectAccessible(owner, 'mobile', dimmed);
});

test('the dialogs of the editor have no accessibility findings', async ({ owner, portico }) => {
  await owner.emulateMedia(STILL);
  const canvas = await openEditor(owner, portico, 'demo');
  const dialog = owner.getByRole('dialog').or(owner.getByRole('alertdialog'));
  const closed = async (): Promise<void> => {
    await owner.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  for (const item of ['Preview as visitor', 'Share a preview link', 'Keyboard shortcuts']) {
    await owner.getByRole('button', { name: 'More', exact: true }).click();
    await owner.getByRole('menuitem', { name: item }).click();
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    await expectAccessible(owner, item);
    await closed();
  }
  await owner.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  await expectAccessible(owner, 'publish');
  await closed();
  await selectBlock(owner, blockCalled(canvas, 'Text').first());
  await owner.keyboard.press('a');
  await owner.getByRole('dialog', { name: 'Add a block' }).waitFor();
  await expectAccessible(owner, 'block picker');
  await closed();
  await canvas.getByRole('button', { name: 'Add section' }).first().click();
  const sections = owner.getByRole('dialog', { name: 'Add a section' });
  await sections.frameLocator('iframe').getByRole('button', { name: 'Empty section' }).waitFor();
  await expectAccessible(owner, 'section picker');
  await expectAccessibleFrame(owner, 'Sections to choose from');
  await closed();
  await blockCalled(canvas, 'Image').first().click();
  await panel(owner).getByRole('button', { name: 'Replace' }).first().click();
  await owner.getByRole('dialog', { name: 'Choose a picture' }).waitFor();
  await expectAccessible(owner, 'media picker');
  await closed();
  await panel(owner).getByRole('button', { name: 'Add a link' }).first().click();
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  await expectAccessible(owner, 'link dialog');
  await closed();
  await owner.getByRole('button', { name: 'More', exact: true }).click();
  await owner.getByRole('menuitem', { name: 'History' }).click();
  await panel(owner).getByRole('heading', { name: 'History' }).waitFor();
  await expectAccessible(owner, 'history');
});

test('the dialogs of pages have no accessibility findings', async ({ owner, portico }) => {
  await owner.emulateMedia(STILL);
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  await untilAtRest(owner);
  await owner.getByRole('button', { name: 'Add page' }).click();
  await owner.getByRole('dialog', { name: 'Add to your site' }).waitFor();
  await expectAccessible(owner, 'add page');
  await expectAccessibleFrame(owner, 'Layouts to choose from');
  await owner.keyboard.press('Escape');
  const row = owner.getByRole('row', { name: /Contact/ });
  for (const [item, name] of [
    ['Settings', 'Page settings'],
    ['Rename in navigation', 'Rename in navigation'],
    ['Delete', 'Delete “Contact”?'],
  ] as const) {
    await row.getByRole('button', { name: /^Actions of/ }).click();
    await owner.getByRole('menuitem', { name: item, exact: true }).click();
    const dialog = owner.getByRole('dialog', { name }).or(owner.getByRole('alertdialog', { name }));
    await dialog.waitFor();
    if (item === 'Settings') {
      await dialog.getByLabel('URL name').waitFor();
      for (const tab of ['General', 'Search engines', 'Social image']) {
        await dialog.getByRole('tab', { name: tab }).click();
        await expectAccessible(owner, `page settings: ${tab}`);
      }
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    } else {
      await expectAccessible(owner, item);
      await owner.keyboard.press('Escape');
    }
    await expect(dialog).toHaveCount(0);
  }
});

const TEMPLATES = [
  'Studio portfolio',
  'Café',
  'Shop window',
  'Journal',
  'Restaurant',
  'Photographer',
  'Conference',
  'Practice',
  'Band',
  'Software product',
  'Personal page',
  'Non-profit',
];

interface OfferedTemplate {
  readonly id: string;
  readonly title: string;
}

test('every template to start from is looked at below [DSGN-66]', async ({ owner, portico }) => {
  await owner.goto(portico.dashboardUrl('/'));
  const offered = await templatesOf(owner);
  const titles = offered.map(({ title }) => title).filter((title) => title !== 'Blank');
  expect(titles.toSorted()).toEqual(TEMPLATES.toSorted());
});

for (const template of TEMPLATES) {
  test(`published pages of ${template} have no accessibility findings, and fit at 360 to 1920 px [DSGN-66]`, async ({
    browser,
    owner,
    portico,
  }) => {
    await owner.goto(portico.dashboardUrl('/'));
    const templateId = (await templatesOf(owner)).find(({ title }) => title === template)?.id ?? '';
    const identifier = `axe-${templateId}`;
    await callApi(owner, 'POST', '/api/sites', { title: template, identifier, templateId, isPublic: true });
    await scanPublishedPages(browser, portico.publicUrl(identifier));
  });
}

async function templatesOf(owner: Page): Promise<readonly OfferedTemplate[]> {
  const { templates } = await callApi<{ templates: OfferedTemplate[] }>(owner, 'GET', '/api/templates');
  return templates;
}

/** Each page is opened once and looked at in four widths; the rules of axe differ between phones and desktops only. */
async function scanPublishedPages(browser: Browser, site: string): Promise<void> {
  const page = await (await browser.newContext(STILL)).newPage();
  await page.goto(`${site}sitemap.xml`);
  const sitemap =
    (await (await page.request.get(`${site}sitemap.xml`).catch(() => null))?.text()) ??
    (await page.content());
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of [...addresses, `${site}no-such-page`]) {
    await page.goto(address);
    await page.locator('main').first().waitFor();
    for (const width of [360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findLayoutProblems(page), `${address} ${width}`).toEqual([]);
      if (width === 360 || width === 1440) await expectAccessible(page, `${address} ${width}`);
    }
  }
  await page.context().close();
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Settings' });

/** Nothing is being fetched or drawn any more: the page in the canvas is there, and no spinner is. */
async function untilAtRest(page: Page): Promise<void> {
  await canvasOf(page).locator('[data-section]').first().waitFor({ state: 'attached' });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}
