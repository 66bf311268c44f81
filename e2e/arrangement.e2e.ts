import type { Locator, Page } from '@playwright/test';
import {
  blockCalled,
  canvasOf,
  editFromDashboard,
  publishEverything,
  selectBlock,
  untilSaved,
} from './flows/editor.ts';
import { findLayoutProblems } from './support/find-layout-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where each block of the page lies, by its id, from the top of its section. */
function boxesOf(section: Locator): Promise<Record<string, Rectangle>> {
  return section.evaluate((element) => {
    const top = element.getBoundingClientRect().top;
    return Object.fromEntries(
      [...element.querySelectorAll<HTMLElement>('[data-block]')].map((block) => {
        const { x, y, width, height } = block.getBoundingClientRect();
        return [block.dataset['block'] ?? '', { x, y: y - top, width, height }];
      }),
    );
  });
}

async function openContact(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: 'Home', exact: true }).click();
  await owner
    .getByRole('dialog', { name: 'Pages' })
    .getByRole('button', { name: /Contact/ })
    .click();
  await canvasOf(owner).getByRole('heading', { level: 1, name: 'Start a project' }).waitFor();
}

/** To whole pixels: what differs by less is not seen. */
const rounded = (found: Record<string, Rectangle>) =>
  Object.fromEntries(
    Object.entries(found)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([id, { x, y, width, height }]) => [id, [x, y, width, height].map(Math.round)]),
  );

const centre = ({ x, y, width, height }: Rectangle) => ({ x: x + width / 2, y: y + height / 2 });

test('a map lies where it was dropped beside a form, keeps its height, and nothing covers it once the form is sent [EDIT-178, EDIT-179, EDIT-180, EDIT-182]', async ({
  owner,
  portico,
  browser,
}) => {
  await editFromDashboard(owner, portico);
  await openContact(owner);
  const canvas = canvasOf(owner);
  const form = blockCalled(canvas, 'Form block');
  const section = canvas.locator('main [data-section]').filter({ has: form });
  const formId = (await form.getAttribute('data-block')) ?? '';

  await selectBlock(owner, form);
  await form.press('a');
  await owner.getByRole('dialog', { name: 'Add a block' }).waitFor();
  await owner.keyboard.type('map');
  await owner.keyboard.press('Enter');
  const map = blockCalled(canvas, 'Map block');
  await map.waitFor();
  const mapId = (await map.getAttribute('data-block')) ?? '';
  await selectBlock(owner, map);
  const wide = (await map.boundingBox())?.width ?? 0;
  for (let step = 0; step < 6; step += 1) await map.press('Shift+ArrowLeft');
  await expect.poll(async () => (await map.boundingBox())?.width).toBeLessThan(wide * 0.7);
  await untilSaved(owner);

  const before = await boxesOf(section);
  const grip = await canvas.getByRole('button', { name: 'Drag to move' }).boundingBox();
  const [mapBox, formBox] = [await map.boundingBox(), await form.boundingBox()];
  if (grip === null || mapBox === null || formBox === null) throw new Error('A block has no place.');
  await owner.mouse.move(centre(grip).x, centre(grip).y);
  await owner.mouse.down();
  await owner.mouse.move(
    centre(grip).x - mapBox.x + (formBox.x - mapBox.width - 24),
    centre(grip).y + (formBox.y + 420 - mapBox.y),
    { steps: 15 },
  );
  const preview = canvas.locator('.drop');
  const shown = await preview.boundingBox();
  await owner.screenshot({ path: 'test-results/e2e/map-dragged.png' });
  await owner.mouse.up();
  if (shown === null) throw new Error('There is no preview.');
  await expect
    .poll(async () => Math.abs(((await map.boundingBox())?.y ?? 0) - shown.y))
    .toBeLessThanOrEqual(1);
  const dropped = await boxesOf(section);
  expect(dropped[mapId]?.height).toBeCloseTo(before[mapId]?.height ?? 0, 0);
  expect(dropped[formId]).toEqual(before[formId]);
  await owner.screenshot({ path: 'test-results/e2e/map-dropped.png' });

  // One press is one row, and moves nothing else.
  const row = await section
    .locator('.portico-grid')
    .evaluate((grid) => Number.parseFloat(getComputedStyle(grid).getPropertyValue('--row')));
  expect(row).toBeGreaterThan(16);
  expect(row).toBeLessThanOrEqual(24);
  await selectBlock(owner, map);
  await map.press('ArrowDown');
  await expect
    .poll(async () => (await boxesOf(section))[mapId]?.y)
    .toBeCloseTo((dropped[mapId]?.y ?? 0) + row, 0);
  const nudged = await boxesOf(section);
  expect(nudged[formId]).toEqual(before[formId]);
  expect(nudged[mapId]?.height).toBeCloseTo(before[mapId]?.height ?? 0, 0);
  await untilSaved(owner);

  await publishEverything(owner);
  const width = await canvas.locator('html').evaluate((root) => root.clientWidth);
  for (const size of [width, 768]) {
    const visitor = await (await browser.newContext({ viewport: { width: size, height: 900 } })).newPage();
    // Its behaviour has come, too: sent without it, the form leads to a page of its own.
    await visitor.goto(portico.publicUrl('demo', '/contact'), { waitUntil: 'networkidle' });
    const live = visitor.locator('main [data-section]').filter({ has: visitor.locator('form') });
    const published = await boxesOf(live);
    if (size === width) {
      expect(rounded(published)).toEqual(rounded(nudged));
      const plain = await (
        await browser.newContext({ javaScriptEnabled: false, viewport: { width: size, height: 900 } })
      ).newPage();
      await plain.goto(portico.publicUrl('demo', '/contact'));
      const withoutScripts = plain.locator('main [data-section]').filter({ has: plain.locator('form') });
      expect(rounded(await boxesOf(withoutScripts))).toEqual(rounded(published));
      await plain.context().close();
    }
    await live.getByLabel('First').first().fill('Ada');
    await live.getByLabel('Last').first().fill('Lovelace');
    await live.getByLabel(/Email/).first().fill('ada@example.com');
    await live.locator('textarea').first().fill('May I come and see your work?');
    await live.getByRole('button', { name: /send|submit/i }).click();
    await expect(visitor.getByText(/thank/i).first()).toBeVisible();
    const sent = await boxesOf(live);
    await visitor.screenshot({ path: `test-results/e2e/form-sent-${size}.png`, fullPage: true });
    expect(sent[mapId]).toEqual(published[mapId]);
    for (const [id, one] of Object.entries(sent)) {
      for (const [otherId, other] of Object.entries(sent)) {
        if (id >= otherId) continue;
        const isApart =
          one.x + one.width <= other.x + 1 ||
          other.x + other.width <= one.x + 1 ||
          one.y + one.height <= other.y + 1 ||
          other.y + other.height <= one.y + 1;
        expect(isApart, `${id} and ${otherId} at ${size}`).toBe(true);
      }
    }
    await visitor.context().close();
  }
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo', '/contact'));
  for (const size of [360, 390, 1920]) {
    await visitor.setViewportSize({ width: size, height: 900 });
    expect(await findLayoutProblems(visitor), `at ${size} px`).toEqual([]);
  }
  await visitor.context().close();
});
