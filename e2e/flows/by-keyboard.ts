import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningPortico } from '../support/start-portico.ts';
import { canvasOf } from './editor.ts';

/** More controls than any screen has between two that belong together. */
const MOST_PRESSES = 150;

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    return element.ownerDocument.hasFocus() && root.activeElement === element;
  });
}

/** Presses a key until a control has the focus; fails where the key never leads there. */
export async function pressTo(target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const { keyboard } = target.page();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await hasFocus(target)) return;
    await keyboard.press(key);
  }
  await expect(target, `never reached by ${key}`).toBeFocused({ timeout: 1000 });
}

/** Goes to a control with the keyboard and uses it. */
export async function use(target: Locator, key = 'Tab'): Promise<void> {
  await pressTo(target, key);
  await target.page().keyboard.press('Enter');
}

/** From the dashboard into the configuration area of the demo site, where nothing is edited. */
export async function openSite(page: Page, portico: RunningPortico): Promise<void> {
  await page.goto(portico.dashboardUrl('/'));
  await use(
    page.getByRole('link', { name: /^Edit / }).and(page.locator(`[href^="${portico.appUrl('demo', '/')}"]`)),
  );
  await page.waitForURL(portico.appUrl('demo', '/config/**'));
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
}

/** Begins to edit the page that is shown. */
export async function edit(page: Page): Promise<void> {
  await use(page.getByRole('button', { name: 'Edit', exact: true }));
  await page.getByRole('button', { name: 'Done', exact: true }).waitFor();
  await canvasOf(page).locator('div[data-portico-overlay]').waitFor({ state: 'attached' });
}
