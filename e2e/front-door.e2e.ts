import type { Locator, Page } from '@playwright/test';
import { canvasOf, editFromDashboard, startEditing, untilSaved, writeInFirstText } from './flows/editor.ts';
import { signIn } from './flows/account.ts';
import { test } from './support/owned-portico-test.ts';
import { coveredByMessage } from './support/covered-by-message.ts';
import { expect, MOVING } from './support/portico-test.ts';

test.use({ contextOptions: MOVING });

/** From the dashboard to the public page: after the sign-in nothing is typed into the address bar. */
const WAYS = [
  { name: 'mouse', width: 1440, press: (locator: Locator) => locator.click() },
  { name: 'mouse at 360 px', width: 360, press: (locator: Locator) => locator.click() },
  { name: 'keyboard alone', width: 1440, press: pressByKeyboard },
] as const;

for (const way of WAYS) {
  test(`signs in, opens the site, edits, publishes and visits it by ${way.name} [EDIT-07] [EDIT-42] [EDIT-177]`, async ({
    browser,
    portico,
  }) => {
    const sentence = `Written by ${way.name}.`;
    const context = await browser.newContext({ viewport: { width: way.width, height: 800 } });
    const page = await context.newPage();
    await signIn(page, portico);

    await way.press(page.getByRole('link', { name: /^Edit / }).first());
    await page.waitForURL(portico.appUrl('demo', '/config/**'));
    await way.press(page.getByRole('button', { name: 'Edit', exact: true }));
    await page.getByRole('button', { name: 'Done', exact: true }).waitFor();

    const canvas = canvasOf(page);
    const block = canvas.getByRole('group', { name: 'Text' }).first();
    await way.press(block);
    if (way.name === 'keyboard alone') await page.keyboard.press('Enter');
    await expect(canvas.locator('[contenteditable="true"]')).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(` ${sentence}`);
    await page.keyboard.press('Escape');
    await untilSaved(page);

    await way.press(page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
    await way.press(page.getByRole('button', { name: 'Publish everything' }), 'Shift+Tab');
    const live = page.getByRole('dialog', { name: 'Your changes are live' });
    const opened = context.waitForEvent('page');
    await way.press(live.getByRole('link'));
    const visited = await opened;
    await visited.waitForURL(portico.publicUrl('demo', '/'));
    await expect(visited.getByText(sentence).first()).toBeVisible();
    await visited.close();

    await way.press(live.getByRole('button', { name: 'Done' }));
    await way.press(page.getByRole('button', { name: 'Done', exact: true }));
    if (way.width < 400) {
      // There is no room beside the areas.
      await way.press(page.getByRole('button', { name: /^Account of / }));
      await way.press(page.getByRole('menuitem', { name: 'All sites' }));
    } else await way.press(page.getByRole('link', { name: 'All sites' }));
    await page.waitForURL(portico.dashboardUrl('/'));
    await context.close();
  });
}

test('a text that is clicked before its tools are fetched is typed in once they are there [EDIT-42]', async ({
  owner,
  portico,
}) => {
  const tools = Promise.withResolvers<void>();
  let isAsked = false;
  await owner.route(/\/editing-[^/]*\.js$/, async (route) => {
    isAsked = true;
    await tools.promise;
    await route.continue();
  });
  await owner.goto(portico.dashboardUrl('/'));
  await owner
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await owner.waitForURL(portico.appUrl('demo', '/config/**'));
  await owner.getByRole('button', { name: 'Edit', exact: true }).click();
  const canvas = canvasOf(owner);
  await canvas.getByRole('group', { name: 'Text' }).first().click();
  await owner.getByRole('button', { name: 'Done', exact: true }).waitFor();
  await expect.poll(() => isAsked).toBe(true);
  await expect(canvas.locator('[contenteditable="true"]')).toHaveCount(0);
  tools.resolve();
  await expect(canvas.locator('[contenteditable="true"]')).toBeFocused();
});

test('what is brought into view on the canvas leaves the canvas in its place', async ({ owner, portico }) => {
  const canvas = await editFromDashboard(owner, portico);
  const frame = owner.locator('iframe[src="/config/frame"]').first();
  const before = await frame.boundingBox();
  const last = canvas.getByRole('group', { name: 'Image block' }).last();
  await last.evaluate((block) => block.scrollIntoView({ block: 'end', inline: 'end' }));
  await expect.poll(async () => (await last.boundingBox())?.y ?? Infinity).toBeLessThan(900);
  expect(await frame.boundingBox()).toEqual(before);
});

test('every other way out of the dashboard leads to the address it names', async ({ owner, portico }) => {
  await owner.goto(portico.dashboardUrl('/'));
  const card = owner.getByRole('link', { name: /^Edit / }).first();
  await expect(card).toHaveAttribute('href', portico.appUrl('demo', '/config/'));

  for (const open of [() => card.click({ button: 'middle' }), () => card.click({ modifiers: ['Control'] })]) {
    const tab = await openedBy(owner, open);
    await tab.waitForURL(portico.appUrl('demo', '/config/**'));
    await tab.close();
  }

  const choose = async (name: string): Promise<void> => {
    await owner
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await owner.getByRole('menuitem', { name }).click();
  };
  const visited = await openedBy(owner, () => choose('Visit site'));
  await visited.waitForURL(portico.publicUrl('demo', '/'));
  await visited.close();
  await choose('Edit site');
  await owner.waitForURL(portico.appUrl('demo', '/config/**'));

  await owner.getByRole('button', { name: /^Account of / }).click();
  const site = await openedBy(owner, () =>
    owner.getByRole('menuitem', { name: 'Open the live site' }).click(),
  );
  await site.waitForURL(portico.publicUrl('demo', '/'));
  await site.close();
  await owner.getByRole('button', { name: /^Account of / }).click();
  await owner.getByRole('menuitem', { name: 'All sites' }).click();
  await owner.waitForURL(portico.dashboardUrl('/'));

  // Inside the dashboard nothing is loaded anew.
  await owner.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await owner.getByRole('button', { name: 'owner', exact: true }).click();
  await owner.getByRole('menuitem', { name: 'Account settings' }).click();
  await owner.waitForURL(portico.dashboardUrl('/account'));
  await owner.getByRole('link', { name: 'Portico: your sites' }).click();
  await owner.waitForURL(portico.dashboardUrl('/'));
  await expect(owner.locator('html[data-same-page]')).toHaveCount(1);
});

test('a site is duplicated from its card, and the copy is edited for itself; the message covers nothing [EDIT-208]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.dashboardUrl('/'));
  await owner
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await owner.getByRole('menuitem', { name: 'Duplicate…' }).click();
  const dialog = owner.getByRole('dialog', { name: /^Duplicate / });
  await expect(dialog.getByRole('textbox', { name: 'Address' })).not.toHaveValue('');
  await dialog.getByLabel('Title').fill('Second Lane');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('second-lane');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(owner.getByText('Second Lane was made.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await coveredByMessage(owner)).toEqual([]);

  await owner.getByRole('link', { name: 'Edit Second Lane' }).click();
  await owner.waitForURL(portico.appUrl('second-lane', '/config/**'));
  await startEditing(owner);
  await writeInFirstText(owner, canvasOf(owner), ' Only in the copy.');
  await untilSaved(owner);
  const original = await editFromDashboard(owner, portico);
  await expect(original.getByText('Only in the copy.')).toHaveCount(0);
});

async function openedBy(page: Page, open: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), open()]);
  return opened;
}

/** Goes to an element with the tabulator, from where the focus is, and presses Enter. */
async function pressByKeyboard(locator: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const { keyboard } = locator.page();
  await locator.waitFor();
  for (let tabs = 0; tabs < 200; tabs += 1) {
    const isFocused = await locator.evaluate(
      (element) => element.matches(':focus') && element.ownerDocument.hasFocus(),
    );
    if (isFocused) {
      await keyboard.press('Enter');
      return;
    }
    await keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${locator.toString()}`);
}
