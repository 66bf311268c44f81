import { endFirstLook } from './first-look.ts';

/** If the page does not load, waiting parts are loaded after this long. */
const LONGEST_WAIT_MS = 1_500;

const { promise, resolve } = Promise.withResolvers<void>();
setTimeout(resolve, LONGEST_WAIT_MS);

/** Resolves once the canvas shows its first page: heavier parts of panels are loaded after it. */
export const pageShown = promise;

/** The user-timing mark of that moment: everything loaded before it delays the first page. */
export const PAGE_SHOWN_MARK = 'portico:page-shown';

/** To be called once the page is in the document; sets the mark after the next paint. */
export function tellPageShown(): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      endFirstLook();
      performance.mark(PAGE_SHOWN_MARK);
      resolve();
    });
  });
}
