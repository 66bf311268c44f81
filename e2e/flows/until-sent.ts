import { expect, type Page } from '@playwright/test';

/** Resolves once the server has all changes of a window: until then the window keeps them in the browser. */
export async function untilSent(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => {
        const [, clientId] = /^portico:pending:[0-9a-f]+:([0-9a-f]+)$/.exec(key) ?? [];
        // Ids begin with their time: windows that are closed have kept theirs.
        return clientId !== undefined && Number.parseInt(clientId.slice(0, 12), 16) > performance.timeOrigin;
      }),
    );
  await expect.poll(kept, { intervals: [20, 50, 100] }).toEqual([]);
}
