import type { Locator } from '@playwright/test';
import {
  blockCalled,
  editFromDashboard,
  publishEverything,
  selectBlock,
  untilSaved,
} from './flows/editor.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import { untilStill } from './support/until-still.ts';

test('a dragged block snaps to what it is aligned with and shows the distance; Alt suspends it [EDIT-202]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const texts = canvas.locator('[data-section]').filter({ hasText: 'How we work' }).locator('[data-block]');
  await texts.nth(4).scrollIntoViewIfNeeded();
  await untilStill(texts.nth(4));
  const box = await texts.nth(4).boundingBox();
  const beside = await texts.nth(2).boundingBox();
  if (box === null || beside === null) throw new Error('The texts are not there.');
  await owner.mouse.move(box.x + 30, box.y + 30);
  await owner.mouse.down();
  await owner.mouse.move(box.x + 60, box.y + 60, { steps: 3 });
  await owner.mouse.move(box.x + 30, box.y + 34, { steps: 3 });
  const drop = canvas.locator('.drop');
  const guides = canvas.locator('.guide');
  await expect(guides.first()).toBeAttached();
  await expect.poll(async () => Math.round((await drop.boundingBox())?.y ?? 0)).toBe(Math.round(beside.y));
  // In px of the page, which is shown scaled down.
  const [left, right] = await texts.evaluateAll((all) => [
    all[4]?.parentElement?.getBoundingClientRect().left ?? 0,
    all[2]?.getBoundingClientRect().right ?? 0,
  ]);
  const gap = Math.round(left - right);
  await expect(canvas.locator('.distance').getByText(String(gap), { exact: true }).first()).toBeVisible();
  // The rows of the section are shown with its columns.
  await expect(canvas.locator('.columns')).toHaveCSS('background-size', /^100% [\d.]+px$/);
  await owner.keyboard.down('Alt');
  await owner.mouse.move(box.x + 31, box.y + 34);
  await expect(guides).toHaveCount(0);
  await owner.keyboard.up('Alt');
  await owner.mouse.move(box.x + 30, box.y + 34);
  await expect(guides.first()).toBeAttached();
  await owner.keyboard.press('Escape');
  await expect(drop).toHaveCount(0);
  await owner.mouse.up();
  expect((await texts.nth(4).boundingBox())?.y).toBe(box.y);
});

/** Where a block stands in its section, px of the page. */
async function boxInSection(
  block: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  return block.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const section = element.closest('[data-section]')?.getBoundingClientRect();
    const round = Math.round;
    return {
      x: round(box.left - (section?.left ?? 0)),
      y: round(box.top - (section?.top ?? 0)),
      width: round(box.width),
      height: round(box.height),
    };
  });
}

/** The same of all blocks of a section, by their ids. */
async function boxesIn(section: Locator): Promise<Readonly<Record<string, object>>> {
  const boxes: Record<string, object> = {};
  for (const block of await section.locator('[data-block]').all())
    boxes[(await block.getAttribute('data-block')) ?? ''] = await boxInSection(block);
  return boxes;
}

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not there.');
  return box;
}

/** Drags from where something is held by so many px; gives where the preview was. */
async function dragBy(held: Locator, preview: Locator, by: { x: number; y: number }) {
  const { mouse } = held.page();
  const from = await boxOf(held);
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + by.x / 2, y + by.y / 2, { steps: 4 });
  await mouse.move(x + by.x, y + by.y, { steps: 4 });
  const shown = await boxOf(preview);
  await mouse.up();
  await expect(preview).toHaveCount(0);
  return shown;
}

test('a block is dragged over the border into the next section, lies there where the preview was, and comes back in one step [EDIT-39] [EDIT-178]', async ({
  owner,
  portico,
  browser,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const from = canvas.locator('[data-section]').filter({ hasText: 'How we work' });
  const to = canvas
    .locator('[data-section]')
    .filter({ has: blockCalled(canvas, 'Quote') })
    .first();
  const block = from.getByRole('group', { name: 'Text block' }).filter({ hasText: 'And we come back' });
  const id = (await block.getAttribute('data-block')) ?? '';
  const moved = canvas.locator(`[data-block="${id}"]`);
  await to.evaluate((section) => section.scrollIntoView({ block: 'end' }));
  await untilStill(to);
  const before = await boxInSection(moved);
  const others = await boxesIn(from);
  await selectBlock(owner, moved);
  const target = await boxOf(to);
  const start = await boxOf(moved);
  const shown = await dragBy(canvas.getByRole('button', { name: 'Drag to move' }), canvas.locator('.drop'), {
    x: 0,
    y: target.y + 70 - start.y,
  });
  await expect(to.locator(`[data-block="${id}"]`)).toBeVisible();
  await expect(from.locator(`[data-block="${id}"]`)).toHaveCount(0);
  await untilStill(moved);
  const box = await boxOf(moved);
  for (const side of ['x', 'y', 'width'] as const)
    expect(Math.abs(box[side] - shown[side])).toBeLessThanOrEqual(1);
  const there = await boxInSection(moved);
  await untilSaved(owner);

  const address = await publishEverything(owner);
  const width = await canvas.locator('html').evaluate((root) => root.clientWidth);
  const visitor = await browser.newPage({ viewport: { width, height: 900 } });
  await visitor.goto(address);
  expect(await boxInSection(visitor.locator(`[data-block="${id}"]`))).toEqual(there);
  await visitor.close();

  await owner.getByRole('button', { name: 'Undo: Move block' }).click();
  await expect(from.locator(`[data-block="${id}"]`)).toBeVisible();
  await expect.poll(() => boxInSection(moved)).toEqual(before);
  expect(await boxesIn(from)).toEqual(others);
});

test('a map is resized by its handles with the mouse, as its preview showed, each pull a step of undo [EDIT-39] [EDIT-178]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const text = canvas.getByRole('group', { name: 'Text block' }).filter({ hasText: 'And we come back' });
  await selectBlock(owner, text);
  await owner.keyboard.press('a');
  await owner.getByRole('dialog', { name: 'Add a block' }).waitFor();
  await owner.keyboard.type('map');
  await owner.keyboard.press('Enter');
  const map = blockCalled(canvas, 'Map block');
  const preview = canvas.locator('.drop');
  await map.evaluate((block) => block.scrollIntoView({ block: 'center' }));
  await untilStill(map);
  await selectBlock(owner, map);
  const before = await boxInSection(map);
  for (const [handle, by] of [
    ['se', { x: -90, y: -70 }],
    ['w', { x: 60, y: 0 }],
    ['n', { x: 0, y: 50 }],
  ] as const) {
    const was = await boxOf(map);
    const shown = await dragBy(canvas.locator(`.handle.${handle}`), preview, by);
    await untilStill(map);
    const box = await boxOf(map);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(box[side] - shown[side]), `${handle} ${side}`).toBeLessThanOrEqual(1);
    if (by.x !== 0) expect(box.width).toBeLessThan(was.width - 20);
    if (by.y !== 0) expect(box.height).toBeLessThan(was.height - 20);
  }
  for (let step = 0; step < 3; step += 1)
    await owner.getByRole('button', { name: 'Undo: Resize block' }).click();
  await expect.poll(() => boxInSection(map)).toEqual(before);
  await expect(owner.getByRole('button', { name: 'Undo: Add map' })).toBeVisible();
});
