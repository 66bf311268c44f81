import type { MountBehaviour } from '../behaviour.ts';
import { carouselEnds, readSummary } from './state.ts';

/** Previous and next of a carousel; swiping is the browser's own scrolling (BLK-87, BLK-89). */
export const mount: MountBehaviour = (root, environment) => {
  const block = root.querySelector<HTMLElement>('[data-summary]');
  if (block === null) return () => undefined;
  const summary = readSummary(block.dataset['summary'] ?? '');
  if (summary === null) {
    // oxlint-disable-next-line no-console -- the specification asks for a console warning (BLK-87)
    console.warn('Summary block with invalid data', block.dataset['summary']);
    return () => undefined;
  }
  const row = block.querySelector<HTMLElement>('.summary-items');
  const controls = block.querySelector<HTMLElement>('.summary-controls');
  if (summary.variant !== 'carousel' || row === null || controls === null) return () => undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const buttons = [...controls.querySelectorAll('button')];
  const update = (): void => {
    const { hasPrevious, hasNext } = carouselEnds({
      position: Math.abs(row.scrollLeft),
      shown: row.clientWidth,
      whole: row.scrollWidth,
    });
    for (const button of buttons) {
      const isOn = button.dataset['step'] === '1' ? hasNext : hasPrevious;
      // Not `disabled`: the focus would fall back to the page at the end of the row.
      button.ariaDisabled = isOn ? null : 'true';
    }
    controls.hidden = !hasPrevious && !hasNext;
  };
  const isRightToLeft = environment.window.getComputedStyle(row).direction === 'rtl';
  for (const button of buttons) {
    button.addEventListener(
      'click',
      () => {
        const step = Number(button.dataset['step']) * (isRightToLeft ? -1 : 1);
        const behavior = environment.prefersReducedMotion() ? 'instant' : 'smooth';
        row.scrollBy({ left: step * row.clientWidth, behavior });
      },
      { signal },
    );
  }
  row.addEventListener('scroll', update, { passive: true, signal });
  const size = new environment.window.ResizeObserver(update);
  size.observe(row);
  return () => {
    listeners.abort();
    size.disconnect();
    controls.hidden = true;
  };
};
