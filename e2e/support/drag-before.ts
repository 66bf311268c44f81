import type { Locator } from '@playwright/test';
import { expect } from './portico-test.ts';

/**
 * Drags a row in front of another one as a hand does: both are in sight before it begins, and it waits for the mark of
 * the place before it lets go.
 */
export async function dragBefore(row: Locator, target: Locator): Promise<void> {
  const { mouse } = row.page();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const to = await boxOf(target);
  const from = await boxOf(row);
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  await expect(async () => {
    await mouse.move(to.x + 70, to.y + 20, { steps: 4 });
    await mouse.move(to.x + 60, to.y + 4, { steps: 4 });
    await expect(row.page().locator('[data-drop-target]').first()).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await mouse.up();
}

/** Where an element stands once a pointer finds it there: while a list scrolls, its rows take no pointer. */
async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect
    .poll(() =>
      locator.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
  const box = await locator.boundingBox();
  if (box === null) throw new Error('The row is not shown');
  return box;
}
