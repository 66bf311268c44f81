import { fetchDragGuides } from '../moving/fetch-drag-guides.ts';
import { fetchSeveralTools } from '../multi-select/fetch-several-tools.ts';
import { pageShown } from '../loading/page-shown.ts';
import { untilIdle } from '../loading/until-idle.ts';

/** What a click in the canvas asks for next, the likeliest first. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  fetchDragGuides,
  () => import('../rich-text/live-text.tsx'),
  () => import('../inspector/block-panel.tsx'),
  fetchSeveralTools,
  () => import('../rich-text/text-toolbar.tsx'),
  () => import('../rich-text/slash-menu.tsx'),
  () => import('../rich-text/table-edges.tsx'),
  () => import('../inspector/section-panel.tsx'),
  () => import('../field-kinds/rich-text-field.tsx'),
  () => import('../palette/block-picker.tsx'),
];
/** A browser that is never idle fetches a part after this all the same, ms. */
const LONGEST_WAIT_MS = 500;

let isAsked = false;

/**
 * Fetches what editing needs, once, so that the first click into a text does not wait for its editor: after the page is
 * shown, one part after the other while the browser has nothing else to do.
 */
export async function fetchEditingParts(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  await pageShown;
  for (const fetch of PARTS) {
    await untilIdle(LONGEST_WAIT_MS);
    // What did not arrive is asked for again when it is needed, and only then it is said.
    await fetch().catch(() => undefined);
  }
}
