/** Resolves once the browser is idle, after `longestMs` at the latest. */
export function untilIdle(longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser has `requestIdleCallback`.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: longestMs });
    } else setTimeout(resolve, longestMs);
  });
}
