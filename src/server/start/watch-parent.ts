const LOOK_EVERY_MS = 1_000;

/**
 * Calls back when the parent process has ended. `npm` sends its signals to a shell, which ends without passing them on:
 * a server started by it would stay behind.
 */
export function watchParent(parent: number, parentOf: () => number, onGone: () => void): void {
  const timer = setInterval(() => {
    if (parentOf() === parent) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}
