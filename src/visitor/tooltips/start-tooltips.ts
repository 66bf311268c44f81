import { TOOLTIP_ATTRIBUTE } from '#domain/visitor/tooltip.ts';
import { startChunk } from '../load-chunk.ts';
import type { Runtime } from '../runtime.ts';

/** Fetches the tooltips of a page that has some (OVER-126, DATA-50). */
export function startTooltips({ window: page, document }: Runtime): void {
  if (document.querySelector(`[${TOOLTIP_ATTRIBUTE}]`) === null) return;
  startChunk(
    'watch-tooltips',
    () => import('./watch-tooltips.ts'),
    ({ watchTooltips }) => watchTooltips(page),
  );
}
