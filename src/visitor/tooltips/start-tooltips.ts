import { TOOLTIP_ATTRIBUTE } from '#domain/tooltips/tooltip.ts';
import { startChunk } from '../start-chunk.ts';
import type { Runtime } from '../runtime.ts';

/** Loads the tooltips of a page once the pointer or the focus reaches an element with one (OVER-126, DATA-50). */
export function startTooltips({ window: page, document }: Runtime): void {
  const found = new AbortController();
  const turn = (event: PointerEvent | FocusEvent): void => {
    const { target } = event;
    if (!(target instanceof page.Element) || target.closest(`[${TOOLTIP_ATTRIBUTE}]`) === null) return;
    found.abort();
    startChunk(
      'watch-tooltips',
      () => import('./watch-tooltips.ts'),
      ({ watchTooltips }) => watchTooltips(page, { first: event }),
    );
  };
  document.addEventListener('pointerover', turn, { signal: found.signal });
  document.addEventListener('focusin', turn, { signal: found.signal });
}
