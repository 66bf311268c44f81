import type { Page } from 'playwright-core';
import { PAGE_SHOWN_MARK } from '../../src/editor/loading/page-shown.ts';

/** What the editor's scripts may take that have come when it shows its first page, with their headers. */
export const FIRST_SCRIPT_LIMIT_BYTES = 300_000;

/** Bytes over the wire of the scripts, preloaded ones among them, that had come when the canvas told that it shows the page. */
export async function firstScriptBytes(page: Page): Promise<number> {
  return page.evaluate((mark) => {
    const shownAt = performance.getEntriesByName(mark)[0]?.startTime;
    if (shownAt === undefined) throw new Error('The canvas has not told that it shows the page.');
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources
      .filter((entry) => entry.responseEnd <= shownAt && new URL(entry.name).pathname.endsWith('.js'))
      .reduce((bytes, entry) => bytes + entry.transferSize, 0);
  }, PAGE_SHOWN_MARK);
}
