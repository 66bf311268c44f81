/** Resolves once the browser has nothing else to do, after `longestMs` at the latest. */
export function untilIdle(longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: longestMs });
    } else setTimeout(resolve, longestMs);
  });
}
