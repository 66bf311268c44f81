/** Where the page does not come, what waits for it comes all the same. */
const LONGEST_WAIT_MS = 1_500;

const { promise, resolve } = Promise.withResolvers<void>();
setTimeout(resolve, LONGEST_WAIT_MS);

/** Settles once the canvas shows its first page: heavier parts of panels are fetched after it. */
export const pageShown = promise;

export function tellPageShown(): void {
  resolve();
}
