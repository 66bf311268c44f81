import { FIT_TEXT_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import { FIT_TEXT_DEBOUNCE_MS, fitText, SMALL_TEXT_CLASS } from '#domain/page-features/fit-text.ts';
import { watchSettled } from '../timing/watch-settled.ts';

/** Shrinks the single-line texts that opted in until they fit, again after a resize (BLK-105 to BLK-109). */
export function fitTexts(page: Window & typeof globalThis): () => void {
  const texts = [...page.document.querySelectorAll<HTMLElement>(`[${FIT_TEXT_ATTRIBUTE}]`)];
  const ended = new AbortController();
  const fit = (): void => {
    for (const text of texts) {
      text.style.fontSize = '';
      text.style.whiteSpace = 'nowrap';
      const own = Number.parseFloat(page.getComputedStyle(text).fontSize);
      const { sizePx, isSmall } = fitText(own, text.scrollWidth, text.clientWidth);
      if (sizePx !== null) text.style.fontSize = `${sizePx}px`;
      // A text that does not fit at the smallest size wraps.
      if (text.scrollWidth > text.clientWidth) text.style.whiteSpace = '';
      text.classList.toggle(SMALL_TEXT_CLASS, isSmall);
    }
  };
  fit();
  watchSettled(page, page, 'resize', fit, { signal: ended.signal, timeoutMs: FIT_TEXT_DEBOUNCE_MS });
  void page.document.fonts.ready.then(() => {
    if (!ended.signal.aborted) fit();
  });
  return () => ended.abort();
}
