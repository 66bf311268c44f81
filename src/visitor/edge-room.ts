/** What can lie along an edge of the window: the announcement scrolls with the page and is not among them. */
export type EdgePart = 'info-bar' | 'banner';

const TAKEN = {
  top: 'var(--banner-top-room, 0px)',
  bottom: 'calc(var(--info-bar-bottom-room, 0px) + var(--banner-bottom-room, 0px))',
} as const;

/**
 * Keeps what lies along an edge from covering the page (CONS-42, OVER-33): the page has as much room there, and the
 * browser scrolls what gets the focus clear of it. Parts of one edge add up, each counted once; `--lower-edge` and
 * `--top-edge` tell all of it to what lies beside them. Returns the function that takes the room back.
 * @param gap between the element and the edge, px
 */
export function keepRoom(
  page: Window & typeof globalThis,
  element: HTMLElement,
  part: EdgePart,
  edge: 'top' | 'bottom' = 'bottom',
  gap = 0,
): () => void {
  const { style } = page.document.documentElement;
  const own = `--${part}-${edge}-room`;
  const side = edge === 'top' ? 'start' : 'end';
  const uses = [
    edge === 'top' ? '--top-edge' : '--lower-edge',
    `padding-block-${side}`,
    // At the top the page's own stylesheet adds it to the room of the header.
    ...(edge === 'top' ? [] : [`scroll-padding-block-${side}`]),
  ];
  const measure = (): void => {
    style.setProperty(own, `${element.offsetHeight + gap}px`);
    for (const name of uses) style.setProperty(name, TAKEN[edge]);
  };
  const observer = new page.ResizeObserver(measure);
  // Calls at once, after the layout that is due: asked for now, the height would cost one more.
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(own);
    const isTaken = (['info-bar', 'banner'] as const).some(
      (each) => style.getPropertyValue(`--${each}-${edge}-room`) !== '',
    );
    if (isTaken) return;
    for (const name of uses) style.removeProperty(name);
  };
}
