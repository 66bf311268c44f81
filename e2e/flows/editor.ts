import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { RunningPortico } from '../support/start-portico.ts';
import { untilSent } from './until-sent.ts';

/** Opens the configuration area with a page and starts editing it. */
export async function openEditor(
  page: Page,
  portico: RunningPortico,
  site: string,
  path = '/',
): Promise<FrameLocator> {
  await page.goto(portico.appUrl(site, `/config/pages?frameUrl=${encodeURIComponent(path)}`));
  await startEditing(page);
  return canvasOf(page);
}

/** Where the cards of an installation lead, by the address of their site; of those that a journey has clicked. */
const knownCards = new WeakMap<RunningPortico, Map<string, string>>();

/**
 * From the dashboard into a site's home page, by clicking its card. Journeys of the same installation that come later
 * begin where the card has led: loading the dashboard takes as long as a third of the editor.
 */
export async function editFromDashboard(
  page: Page,
  portico: RunningPortico,
  site = 'demo',
): Promise<FrameLocator> {
  const cards = knownCards.get(portico) ?? new Map<string, string>();
  knownCards.set(portico, cards);
  const known = cards.get(site);
  if (known === undefined) {
    await page.goto(portico.dashboardUrl('/'));
    await page
      .getByRole('link', { name: /^Edit / })
      .and(page.locator(`[href^="${portico.appUrl(site, '/')}"]`))
      .click();
    await page.waitForURL(portico.appUrl(site, '/config/**'));
    cards.set(site, page.url());
  } else {
    await page.goto(known);
  }
  await startEditing(page);
  return canvasOf(page);
}

/** From the page that is edited to another one, by the list at its title; it is edited then. */
export async function switchPage(page: Page, from: string, to: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Page toolbar' });
  await bar.getByRole('button', { name: from, exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Pages' })
    .getByRole('button', { name: new RegExp(`^${to}`) })
    .first()
    .click();
  await bar.getByRole('button', { name: to, exact: true }).waitFor();
  await startEditing(page);
}

/** From the dashboard to a page of the demo site, by clicking. */
export async function editPageFromDashboard(
  page: Page,
  portico: RunningPortico,
  title: string,
): Promise<FrameLocator> {
  const canvas = await editFromDashboard(page, portico);
  await switchPage(page, 'Home', title);
  return canvas;
}

export async function startEditing(page: Page): Promise<void> {
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  const done = page.getByRole('button', { name: 'Done', exact: true });
  await edit.or(done).first().waitFor();
  if (await edit.isVisible()) await edit.click();
  await done.waitFor();
  // What follows the pointer is fetched after the page.
  await canvasOf(page).locator('div[data-portico-overlay]').waitFor({ state: 'attached' });
}

export function canvasOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[src="/config/frame"]').first();
}

/** The first heading of the page on the canvas. */
export function pageHeading(canvas: FrameLocator): Locator {
  return canvas.getByRole('main').getByRole('heading', { level: 1 }).first();
}

/** Blocks of the page on the canvas, by what they are called. */
export function blockCalled(canvas: FrameLocator, name: string): Locator {
  return canvas.getByRole('group', { name });
}

/** Selects a block as the keyboard does, so that no click puts the caret into its text. */
export async function selectBlock(page: Page, block: Locator): Promise<void> {
  await block.focus();
  await canvasOf(page).getByRole('button', { name: 'Drag to move' }).waitFor();
}

/** A click puts the caret into the text. */
export async function typeInto(
  page: Page,
  canvas: FrameLocator,
  block: Locator,
  text: string,
): Promise<void> {
  await block.click();
  // What is typed before the text has the focus goes nowhere.
  await expect(canvas.locator('[contenteditable="true"]')).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

/** Writes at the end of the first text of a page, and leaves it again. */
export async function writeInFirstText(page: Page, canvas: FrameLocator, text: string): Promise<void> {
  await typeInto(page, canvas, blockCalled(canvas, 'Text').first(), text);
  await page.keyboard.press('Escape');
}

export function saveStatus(page: Page): Locator {
  return page.locator('[data-save-status]').first();
}

/** The state beside the page follows what is done on the canvas a moment later: what was sent counts. */
export async function untilSaved(page: Page): Promise<void> {
  await untilSent(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** Publishes everything that differs; ends with the address of the live page. */
export async function publishEverything(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your changes are live' });
  const address = (await dialog.getByRole('link').getAttribute('href')) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  return address;
}
