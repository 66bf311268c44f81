import { endFirstLook } from './first-look.ts';

/** Where the page does not come, what waits for it comes all the same. */
const LONGEST_WAIT_MS = 1_500;

const { promise, resolve } = Promise.withResolvers<void>();
setTimeout(resolve, LONGEST_WAIT_MS);

/** Settles once the canvas shows its first page: heavier parts of panels are fetched after it. */
export const pageShown = promise;

/** The mark in the browser's timeline that tells when: what was fetched before it is what a first page costs. */
export const PAGE_SHOWN_MARK = 'portico:page-shown';

/** To be called after the page stands in the document; tells it after the browser had its turn to paint. */
export function tellPageShown(): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      endFirstLook();
      performance.mark(PAGE_SHOWN_MARK);
      resolve();
    });
  });
}
