import { afterEach, beforeEach, expect, it } from 'vitest';
import { liftBlocks } from './lift-blocks.ts';

const COUNT = 20;
/** More at once would take a slow machine longer than a frame may take. */
const MOST_A_FRAME = 6;

let section: HTMLElement;
let blocks: HTMLElement[];

beforeEach(() => {
  document.body.innerHTML = '<div class="portico-section"></div>';
  section = document.querySelector<HTMLElement>('.portico-section') ?? document.body;
  blocks = Array.from({ length: COUNT }, () => document.createElement('div'));
  section.append(...blocks);
});
afterEach(() => {
  document.body.innerHTML = '';
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const liftedOf = (all: readonly HTMLElement[]) => all.filter((each) => each.dataset['lifted'] !== undefined);
const movedOf = (all: readonly HTMLElement[]) => all.filter((each) => each.style.transform !== '');

it('lifts a few blocks with each frame, until all follow the pointer, also one that stands still [EDIT-215]', async () => {
  const lifted = liftBlocks(blocks);
  expect(liftedOf(blocks)).toHaveLength(0);
  lifted.moveBy(10, 20);
  let before = 0;
  while (liftedOf(blocks).length < COUNT) {
    const now = liftedOf(blocks).length;
    expect(now - before).toBeGreaterThan(0);
    expect(now - before).toBeLessThanOrEqual(MOST_A_FRAME);
    before = now;
    await frame();
  }
  expect(new Set(blocks.map((each) => each.style.transform))).toEqual(new Set(['translate(10px, 20px)']));
  expect(section.dataset['lifted']).toBe('');
  lifted.land();
});

it('draws those that are lifted where the pointer is by then', async () => {
  const lifted = liftBlocks(blocks);
  lifted.moveBy(10, 20);
  lifted.moveBy(30, 40);
  await frame();
  expect(movedOf(blocks).length).toBeGreaterThan(MOST_A_FRAME);
  expect(new Set(movedOf(blocks).map((each) => each.style.transform))).toEqual(
    new Set(['translate(30px, 40px)']),
  );
  lifted.land();
});

it('draws all where they stand as soon as they land, and puts a few down with each frame [EDIT-215]', async () => {
  const lifted = liftBlocks(blocks);
  lifted.moveBy(10, 20);
  while (liftedOf(blocks).length < COUNT) await frame();
  lifted.land();
  expect(movedOf(blocks)).toHaveLength(0);
  let before = COUNT;
  while (before > 0) {
    const now = liftedOf(blocks).length;
    expect(before - now).toBeGreaterThan(0);
    expect(before - now).toBeLessThanOrEqual(MOST_A_FRAME);
    // As long as one of them is lifted, so is its section.
    expect(section.dataset['lifted']).toBe(now > 0 ? '' : undefined);
    before = now;
    if (now > 0) await frame();
  }
});

it('lifts no more of them once they have landed', async () => {
  const lifted = liftBlocks(blocks);
  lifted.moveBy(10, 20);
  lifted.land();
  await frame();
  await frame();
  expect([...liftedOf(blocks), ...movedOf(blocks)]).toEqual([]);
});

it('can lift blocks again that are just being put down', async () => {
  const first = liftBlocks(blocks);
  first.moveBy(10, 20);
  while (liftedOf(blocks).length < COUNT) await frame();
  first.land();
  const again = liftBlocks(blocks);
  again.moveBy(1, 1);
  for (let left = COUNT; left > 0; left -= MOST_A_FRAME) await frame();
  expect(liftedOf([...blocks, section])).toHaveLength(COUNT + 1);
  again.land();
});
