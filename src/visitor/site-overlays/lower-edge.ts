/** Overlays along the lower edge of the window, from the edge upwards; each lies above those before it. */
const AT_THE_EDGE = ['.portico-info-bar', '[data-site-overlay="cookie-banner"]', '.portico-cookie-banner'];
/** How much of the lower edge is taken, for all that lies above it; the page keeps as much room below its end. */
const LOWER_EDGE = '--lower-edge';

/** Keeps what lies at the lower edge from being covered (OVER-33). Returns the function that ends it. */
export function keepLowerEdge(page: Window & typeof globalThis): { update(): void; stop(): void } {
  const { document } = page;
  const root = document.documentElement;
  const update = (): void => {
    let taken = 0;
    for (const element of document.querySelectorAll<HTMLElement>(AT_THE_EDGE.join())) {
      if (element.hidden || element.matches('dialog:modal')) continue;
      const { position } = page.getComputedStyle(element);
      if (position !== 'fixed') continue;
      if (!element.matches('.portico-info-bar')) element.style.setProperty('margin-block-end', `${taken}px`);
      taken += element.offsetHeight;
    }
    if (root.style.getPropertyValue(LOWER_EDGE) === `${taken}px`) return;
    root.style.setProperty(LOWER_EDGE, `${taken}px`);
    // The last lines of the page can be scrolled out from under the bars.
    document.body.style.setProperty('padding-block-end', `${taken}px`);
  };
  return {
    update,
    stop() {
      root.style.removeProperty(LOWER_EDGE);
      document.body.style.removeProperty('padding-block-end');
    },
  };
}
