import type { FrameLocator, Locator } from '@playwright/test';
import { blockCalled, editFromDashboard, selectBlock, switchPage, untilSaved } from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

/** The section of the demo's home page with a heading and, beside it, two rows of two texts. */
function textsOf(canvas: FrameLocator): Locator {
  return canvas.locator('[data-section]').filter({ hasText: 'How we work' }).locator('[data-block]');
}

/** How far blocks stand below the top of their section, px. */
async function tops(blocks: Locator): Promise<readonly number[]> {
  return blocks.evaluateAll((elements) =>
    elements.map((element) => {
      const section = element.closest('[data-section]')?.getBoundingClientRect();
      return Math.round(element.getBoundingClientRect().top - (section?.top ?? 0));
    }),
  );
}

const blockWith = (canvas: FrameLocator, words: string): Locator =>
  canvas.locator('[data-block]').filter({ hasText: words });

interface Seen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where blocks are seen in their section, px. */
async function boxesOf(blocks: readonly Locator[]): Promise<readonly Seen[]> {
  return Promise.all(
    blocks.map((block) =>
      block.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const section = element.closest('[data-section]')?.getBoundingClientRect();
        const inSection = { left: left - (section?.left ?? 0), top: top - (section?.top ?? 0) };
        return {
          left: Math.round(inSection.left),
          top: Math.round(inSection.top),
          width: Math.round(width),
          height: Math.round(height),
        };
      }),
    ),
  );
}

type ExpectLinedUp = (seen: readonly Seen[], before: readonly Seen[]) => void;

/** Blocks stand on rows of 24 px: a line down the section is met by half of one. */
const HALF_A_ROW_PX = 12;

/** All are seen in one line, at the place that the blocks had before, put together by `of`. */
const allAt =
  (measure: (box: Seen) => number, of: (...all: readonly number[]) => number, tolerance = 0): ExpectLinedUp =>
  (seen, before) => {
    const [line = Number.NaN, ...others] = seen.map(measure);
    for (const other of others) expect(Math.abs(other - line)).toBeLessThanOrEqual(1);
    expect(Math.abs(line - of(...before.map(measure)))).toBeLessThanOrEqual(tolerance);
  };

const middle = (...all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;

/** The gaps between three blocks in a line are equal, as near as columns and rounding allow; the outer two stay. */
const evenly =
  (start: 'left' | 'top', size: 'width' | 'height', tolerance: number): ExpectLinedUp =>
  (seen, before) => {
    const inOrder = seen.toSorted((a, b) => a[start] - b[start]);
    const [first, second, third] = inOrder.map((box) => ({ from: box[start], to: box[start] + box[size] }));
    if (first === undefined || second === undefined || third === undefined) throw new Error('Three blocks');
    expect(Math.abs(second.from - first.to - (third.from - second.to))).toBeLessThanOrEqual(tolerance);
    expect(first.from).toBe(Math.min(...before.map((box) => box[start])));
    expect(third.to).toBe(Math.max(...before.map((box) => box[start] + box[size])));
  };

const LINE_UPS: readonly (readonly [string, ExpectLinedUp])[] = [
  ['Align left', allAt(({ left }) => left, Math.min)],
  ['Align centers', allAt(({ left, width }) => left + width / 2, middle)],
  ['Align right', allAt(({ left, width }) => left + width, Math.max)],
  ['Align top', allAt(({ top }) => top, Math.min)],
  ['Align middles', allAt(({ top, height }) => top + height / 2, middle, HALF_A_ROW_PX)],
  ['Align bottom', allAt(({ top, height }) => top + height, Math.max, HALF_A_ROW_PX)],
  ['Distribute across', evenly('left', 'width', 1)],
  ['Distribute down', evenly('top', 'height', 2 * HALF_A_ROW_PX)],
];

test('an owner selects several blocks by mouse, moves, doubles and deletes them, each a step of undo [EDIT-199] [EDIT-200]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const texts = textsOf(canvas);
  const before = await tops(texts);
  // The first click leads into the text; the second block is added to it.
  await texts.nth(1).click();
  await texts.nth(3).click({ modifiers: ['Shift'] });
  const toolbar = canvas.getByRole('toolbar', { name: '2 blocks selected' });
  await expect(toolbar).toBeVisible();
  await expect(owner.getByRole('heading', { name: '2 blocks' })).toBeVisible();
  await texts.nth(2).click({ modifiers: ['Shift'] });
  await texts.nth(4).click({ modifiers: ['Shift'] });
  await expect(canvas.getByRole('toolbar', { name: '4 blocks selected' })).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  // Dragging one drags all; they keep how they stand to each other.
  const box = await texts.nth(1).boundingBox();
  if (box === null) throw new Error('The text is not there.');
  await owner.mouse.move(box.x + 30, box.y + 30);
  await owner.mouse.down();
  await owner.mouse.move(box.x + 30, box.y + 114, { steps: 6 });
  await owner.mouse.up();
  const [heading = 0, ...dropped] = await tops(texts);
  expect(heading).toBe(before[0]);
  const by = dropped.map((top, index) => top - (before[index + 1] ?? 0));
  expect(Math.min(...by)).toBeGreaterThan(70);
  expect(Math.max(...by) - Math.min(...by)).toBeLessThanOrEqual(1);
  await owner.keyboard.press('Control+z');
  await expect.poll(() => tops(texts)).toEqual(before);

  // A click that is no drag selects the block alone.
  await canvas.getByRole('toolbar', { name: '4 blocks selected' }).waitFor();
  await owner.keyboard.press('Control+d');
  await expect(texts).toHaveCount(9);
  await expect(canvas.getByRole('toolbar', { name: '4 blocks selected' })).toBeVisible();
  await owner.keyboard.press('Control+z');
  await expect(texts).toHaveCount(5);
  await texts.nth(1).click();
  await texts.nth(3).click({ modifiers: ['Shift'] });
  await owner.keyboard.press('Control+c');
  await owner.keyboard.press('Control+v');
  await expect(texts).toHaveCount(7);
  await canvas.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(texts).toHaveCount(5);
  await owner.keyboard.press('Control+z');
  await owner.keyboard.press('Control+z');
  await expect(texts).toHaveCount(5);
  await expect.poll(() => tops(texts)).toEqual(before);
  await untilSaved(owner);
});

test('an owner selects several blocks by keyboard alone [EDIT-199] [EDIT-200]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const texts = textsOf(canvas);
  const before = await tops(texts);
  await selectBlock(owner, texts.nth(1));
  await owner.keyboard.press('Shift+Enter');
  await owner.keyboard.press('Tab');
  await expect(texts.nth(2)).toBeFocused();
  await owner.keyboard.press('Tab');
  await owner.keyboard.press('Shift+Enter');
  await expect(canvas.getByRole('toolbar', { name: '2 blocks selected' })).toBeVisible();
  await expect(owner.getByText('2 blocks selected')).toBeAttached();
  await owner.keyboard.press('ArrowDown');
  await owner.keyboard.press('ArrowDown');
  await expect.poll(async () => ((await tops(texts))[1] ?? 0) > (before[1] ?? 0)).toBe(true);
  await owner.keyboard.press('Control+z');
  await expect.poll(() => tops(texts)).toEqual(before);
  await owner.keyboard.press('Control+a');
  await expect(canvas.getByRole('toolbar', { name: '5 blocks selected' })).toBeVisible();
  await owner.keyboard.press('Delete');
  await expect(texts).toHaveCount(0);
  await owner.keyboard.press('Control+z');
  await expect(texts).toHaveCount(5);
  await untilSaved(owner);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('several blocks are chosen by taps on a phone [EDIT-199]', async ({ owner, portico }) => {
    await owner.setViewportSize({ width: 390, height: 844 });
    const canvas = await editFromDashboard(owner, portico);
    const texts = textsOf(canvas);
    await selectBlock(owner, texts.nth(1));
    await canvas.getByRole('button', { name: 'Select several' }).tap();
    await texts.nth(3).tap();
    const toolbar = canvas.getByRole('toolbar', { name: '2 blocks selected' });
    await expect(toolbar).toBeVisible();
    await canvas.getByRole('button', { name: 'Done selecting' }).tap();
    await canvas.getByRole('button', { name: 'Duplicate', exact: true }).tap();
    await expect(texts).toHaveCount(7);
    await owner.getByRole('button', { name: 'Undo' }).tap();
    await expect(texts).toHaveCount(5);
    await untilSaved(owner);
  });
});

test('an owner draws a rectangle around blocks and lines them up, each a step of undo [EDIT-199] [EDIT-200]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  const texts = textsOf(canvas);
  await texts.nth(2).scrollIntoViewIfNeeded();
  const heading = await texts.nth(0).boundingBox();
  const text = await texts.nth(2).boundingBox();
  if (heading === null || text === null) throw new Error('The texts are not there.');
  // From the empty place below the heading over the first two texts beside it.
  await owner.mouse.move(heading.x + 40, heading.y + heading.height + 20);
  await owner.mouse.down();
  await owner.mouse.move(text.x + 60, text.y + 40, { steps: 6 });
  await owner.mouse.up();
  await expect(canvas.getByRole('toolbar', { name: '2 blocks selected' })).toBeVisible();
  await texts.nth(3).click({ modifiers: ['Shift'] });
  await expect(panel.getByRole('heading', { name: '3 blocks' })).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  // Each of the ways is one step, which undo takes back whole.
  const three = ['First we visit', 'We stay on site', 'Then we draw'].map((words) =>
    blockWith(canvas, words),
  );
  const boxesBefore = await boxesOf(three);
  for (const [name, expectLinedUp] of LINE_UPS) {
    await panel.getByRole('button', { name, exact: true }).click();
    await expect(async () => expectLinedUp(await boxesOf(three), boxesBefore)).toPass();
    await owner.keyboard.press('Control+z');
    await expect.poll(() => boxesOf(three)).toEqual(boxesBefore);
  }

  await selectBlock(owner, texts.nth(0));
  await texts.nth(1).click({ modifiers: ['Shift'] });
  const two = [blockWith(canvas, 'How we work'), blockWith(canvas, 'First we visit')];
  const twoBefore = await boxesOf(two);
  expect(twoBefore[0]?.width).not.toBe(twoBefore[1]?.width);
  await panel.getByRole('button', { name: 'Same width' }).click();
  await expect.poll(async () => (await boxesOf(two))[1]?.width).toBe(twoBefore[0]?.width);
  await owner.keyboard.press('Control+z');
  await expect.poll(() => boxesOf(two)).toEqual(twoBefore);
  // Texts are as high as what they say.
  await expect(panel.getByRole('button', { name: 'Same height' })).toBeDisabled();
});

test('a block is copied with the focus in the panel, and pasted on a page that was just opened [EDIT-200]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const texts = blockCalled(canvas, 'Text');
  await selectBlock(owner, texts.first());
  const words = await texts.first().innerText();
  await owner
    .getByRole('complementary', { name: 'Settings' })
    .getByRole('button', { name: 'Duplicate' })
    .focus();
  await owner.keyboard.press('Control+c');
  await switchPage(owner, 'Home', 'Cookies');
  const before = await texts.count();
  await owner.keyboard.press('Control+v');
  await expect(texts).toHaveCount(before + 1);
  await expect(texts.filter({ hasText: words.split('\n')[0] ?? '' })).toHaveCount(1);
  await untilSaved(owner);
});

test('blocks that have a height are made as high as the one selected first, in one step of undo [EDIT-200]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  const section = canvas.locator('main [data-section]').filter({ hasText: 'Selected work' });
  await section.click({ position: { x: 6, y: 20 } });
  await canvas.getByRole('button', { name: 'Add block', exact: true }).click();
  const picker = owner.getByRole('dialog', { name: 'Add a block' });
  await picker.getByRole('button', { name: 'Spacer', exact: true }).click();
  const blocks = ['Spacer', 'Line'].map((name) => section.getByRole('group', { name }));
  await expect(section.getByRole('group', { name: 'Spacer' })).toBeVisible();
  const [spacer, line] = await boxesOf(blocks);
  expect(line?.height).not.toBe(spacer?.height);
  await selectBlock(owner, section.getByRole('group', { name: 'Spacer' }));
  await section.getByRole('group', { name: 'Line' }).click({ modifiers: ['Shift'] });
  await panel.getByRole('button', { name: 'Same height' }).click();
  const heights = async () => (await boxesOf(blocks)).map(({ height }) => height);
  await expect.poll(heights).toEqual([spacer?.height, spacer?.height]);
  await owner.keyboard.press('Control+z');
  await expect.poll(() => boxesOf(blocks)).toEqual([spacer, line]);
  await owner.keyboard.press('Control+z');
  await expect(section.getByRole('group', { name: 'Spacer' })).toHaveCount(0);
});

test('blocks are grouped: a click selects all of them, a second one the block within [EDIT-200] [EDIT-201]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const texts = textsOf(canvas);
  const before = await tops(texts);
  await selectBlock(owner, texts.nth(1));
  await texts.nth(3).click({ modifiers: ['Shift'] });
  await canvas.getByRole('button', { name: 'Group', exact: true }).click();
  const toolbar = canvas.getByRole('toolbar', { name: 'Group of 2 blocks selected' });
  await expect(toolbar).toBeVisible();
  await texts.nth(0).click();
  await expect(toolbar).toHaveCount(0);
  await owner.keyboard.press('Escape');
  await texts.nth(3).click();
  await expect(toolbar).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  // It moves as one: the text below follows, the heading does not.
  await owner.keyboard.press('ArrowDown');
  await expect.poll(async () => (await tops(texts))[3] ?? 0).toBeGreaterThan(before[3] ?? 0);
  expect((await tops(texts))[1]).toBeGreaterThan(before[1] ?? 0);
  expect((await tops(texts))[0]).toBe(before[0]);
  await owner.keyboard.press('Control+z');
  await expect.poll(() => tops(texts)).toEqual(before);
  // By mouse, too, whichever of its blocks is dragged.
  const grouped = ['First we visit', 'Then we draw'].map((words) => blockWith(canvas, words));
  const stood = await boxesOf(grouped);
  const box = await grouped[1]?.boundingBox();
  if (!box) throw new Error('The group is not there.');
  await owner.mouse.move(box.x + 30, box.y + 30);
  await owner.mouse.down();
  await owner.mouse.move(box.x + 30, box.y + 114, { steps: 6 });
  await owner.mouse.up();
  const moved = (await boxesOf(grouped)).map(({ top }, index) => top - (stood[index]?.top ?? 0));
  expect(Math.min(...moved)).toBeGreaterThan(70);
  expect(Math.max(...moved) - Math.min(...moved)).toBeLessThanOrEqual(1);
  expect((await tops(texts))[0]).toBe(before[0]);
  await owner.keyboard.press('Control+z');
  await expect.poll(() => boxesOf(grouped)).toEqual(stood);
  await expect(toolbar).toBeVisible();

  await texts.nth(3).click();
  await expect(canvas.getByRole('toolbar', { name: 'Text block' })).toBeVisible();
  // By keyboard: from the block to its group, and out of it.
  await owner.keyboard.press('Escape');
  await expect(toolbar).toBeVisible();
  await owner.keyboard.press('Control+Shift+g');
  await expect(canvas.getByRole('toolbar', { name: '2 blocks selected', exact: true })).toBeVisible();
  await owner.keyboard.press('Control+g');
  await expect(toolbar).toBeVisible();
  await owner.keyboard.press('Control+z');
  await expect(toolbar).toHaveCount(0);
});
