/** Overlays along the lower edge of the window, from the edge upwards; each lies above those before it. */
const AT_THE_EDGE = ['.portico-info-bar', '.portico-cookie-banner[data-edge="bottom"]'];
/** How much of the lower edge is taken, for all that lies above it. */
const LOWER_EDGE = '--lower-edge';

/** Keeps what lies at the lower edge from being covered (OVER-33). Returns the function that ends it. */
export function keepLowerEdge(page: Window & typeof globalThis): { update(): void; stop(): void } {
  const { document } = page;
  const root = document.documentElement;
  const update = (): void => {
    let taken = 0;
    let ofBar = 0;
    for (const element of AT_THE_EDGE.flatMap((each) => [...document.querySelectorAll<HTMLElement>(each)])) {
      if (element.hidden || element.matches('dialog:modal')) continue;
      const { position } = page.getComputedStyle(element);
      if (position !== 'fixed') continue;
      if (element.matches('.portico-info-bar')) ofBar = element.offsetHeight;
      else element.style.setProperty('margin-block-end', `${ofBar}px`);
      taken += element.offsetHeight;
    }
    if (root.style.getPropertyValue(LOWER_EDGE) === `${taken}px`) return;
    root.style.setProperty(LOWER_EDGE, `${taken}px`);
    // The last lines of the page can be scrolled out from under the bar; the cookie banner keeps room of its own.
    document.body.style.setProperty('padding-block-end', `${ofBar}px`);
  };
  return {
    update,
    stop() {
      root.style.removeProperty(LOWER_EDGE);
      document.body.style.removeProperty('padding-block-end');
    },
  };
}
