/** The pause after the last event that ends scrolling and resizing, ms (TIME-23, TIME-24). */
export const SETTLED_MS = 300;

/** Runs once scrolling or resizing has ended: one run after the last event. Ends with its signal (TIME-23, TIME-24). */
export function watchSettled(
  page: Window,
  target: EventTarget,
  type: 'scroll' | 'resize',
  run: () => void,
  { signal, timeoutMs = SETTLED_MS }: { readonly signal?: AbortSignal; readonly timeoutMs?: number } = {},
): void {
  let timer = 0;
  const note = (): void => {
    page.clearTimeout(timer);
    timer = page.setTimeout(run, timeoutMs);
  };
  target.addEventListener(type, note, { passive: true, ...(signal === undefined ? {} : { signal }) });
  signal?.addEventListener('abort', () => page.clearTimeout(timer), { once: true });
}
