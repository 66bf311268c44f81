import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth, STILL, untilAtRest } from './support/expect-accessible.ts';
import { test } from './support/owned-portico-test.ts';
import { expect, test as unclaimed } from './support/portico-test.ts';

test.describe.configure({ timeout: 300_000 });

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
  const page = await (await browser.newContext()).newPage();
  for (const path of ['/sign-in', '/sign-up', '/forgot-password', '/reset-password?token=none', '/nowhere']) {
    await page.goto(portico.dashboardUrl(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessibleInBoth(page, path);
  }
  await page.context().close();
});

test('the dashboard has no accessibility findings, light and dark, on a phone and a desktop', async ({
  owner,
  portico,
}) => {
  for (const path of ['/', '/sites/new', '/account', '/outbox', '/trash']) {
    await owner.goto(portico.dashboardUrl(path));
    await owner.getByRole('heading', { level: 1 }).waitFor();
    for (const width of [390, 1440]) {
      await owner.setViewportSize({ width, height: 900 });
      await expectAccessibleInBoth(owner, `${path} ${width}`);
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

const DESIGN_SCREENS = [
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
];
const OTHER_SCREENS = [
  '/config/pages',
  '/config/contacts/submissions',
  '/config/commerce/settings',
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
/** On a phone, too. */
const NARROW_SCREENS = ['/config/pages', '/config/design/site-styles/fonts', '/config/settings/media'];

for (const [name, screens] of [
  ['the configuration area', OTHER_SCREENS],
  ['the design of the site', DESIGN_SCREENS],
] as const) {
  test(`${name} has no accessibility findings, light and dark`, async ({ owner, portico }) => {
    for (const [index, path] of screens.entries()) {
      await owner.setViewportSize({ width: 1440, height: 900 });
      if (index === 0) await owner.goto(portico.appUrl('demo', path));
      else await showScreen(owner, path);
      await untilAtRest(owner);
      await expectAccessibleInBoth(owner, path);
      if (!NARROW_SCREENS.includes(path)) continue;
      await owner.setViewportSize({ width: 390, height: 844 });
      await owner.reload();
      await untilAtRest(owner);
      await expectAccessibleInBoth(owner, `${path} on a phone`);
    }
  });
}

/** As a link does it: loading the app anew for each screen would take longer than looking at it. */
async function showScreen(owner: Page, path: string): Promise<void> {
  const title = owner.getByRole('heading', { level: 1 }).first();
  const before = (await title.textContent()) ?? '';
  await owner.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(title).not.toHaveText(before);
}

test('the list of addresses that led nowhere has no accessibility findings [FIND-56]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.publicUrl('demo', '/lost'));
  await owner.goto(portico.appUrl('demo', '/config/settings/redirects'));
  await owner.getByRole('tab', { name: 'Not found' }).click();
  await owner.getByRole('grid', { name: 'Addresses not found' }).getByText('/lost').waitFor();
  await expectAccessibleInBoth(owner, 'addresses not found');
});
