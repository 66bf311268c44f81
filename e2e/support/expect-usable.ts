import type { Page } from '@playwright/test';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { findKeyboardProblems } from './find-keyboard-problems.ts';
import { expect } from './portico-test.ts';

/**
 * In a page as it stands nothing reaches over its edge, axe finds nothing, and the keyboard reaches all of it and shows
 * where it is (ORD-28). All findings of a test are listed, not only those of its first page.
 */
export async function expectUsable(page: Page, what: string): Promise<void> {
  // Sums that are on their way are paler for a moment.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const over = [...document.querySelectorAll('main *')].filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1);
    });
    return [
      `${scrollWidth} px wide`,
      ...over.map((each) => `over the edge: ${each.outerHTML.slice(0, 140)}`),
    ];
  });
  const found = [...wide, ...(await findAccessibilityProblems(page)), ...(await findKeyboardProblems(page))];
  expect.soft(found, what).toEqual([]);
}
