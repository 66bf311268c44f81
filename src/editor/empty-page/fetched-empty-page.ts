import { lazyPart } from '../loading/lazy-part.ts';
import { pageShown } from '../loading/page-shown.ts';

/** Most pages are not empty: fetched after what stands on them, and when a page is begun. */
export const EmptyPage = lazyPart(async () => {
  await pageShown;
  return (await import('./empty-page.tsx')).EmptyPage;
});
