import type { Locator } from '@playwright/test';
import { expect } from './portico-test.ts';

/** Resolves when an element stands where it stood a moment ago: pictures above it have come, and scrolling has ended. */
export async function untilStill(element: Locator): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const last = before;
        before = JSON.stringify(await element.boundingBox());
        return before === last;
      },
      { intervals: [250] },
    )
    .toBe(true);
}
