import { fetchDragGuides } from '../moving/fetch-drag-guides.ts';
import { fetchSeveralTools } from '../multi-select/fetch-several-tools.ts';
import { pageShown } from '../loading/page-shown.ts';
import { untilIdle } from '../loading/until-idle.ts';

/** The parts that a click in the canvas needs next, the likeliest first. */
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
  // Before a session ends: the server may be away when it does.
  () => import('../api/sign-in-dialog.tsx'),
];
/** The longest wait for an idle browser before each part, ms. */
const LONGEST_WAIT_MS = 500;

let isAsked = false;

/**
 * Loads the parts for editing, once, so that the first click into a text does not wait for its editor: after the page
 * is shown, one after the other while the browser is idle.
 */
export async function fetchEditingParts(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  await pageShown;
  for (const fetch of PARTS) {
    await untilIdle(LONGEST_WAIT_MS);
    // A failed part is requested again when it is needed, and only then reported.
    await fetch().catch(() => undefined);
  }
}
