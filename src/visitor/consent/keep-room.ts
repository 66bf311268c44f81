/**
 * Keeps the banner from covering what has the focus (CONS-42): the browser scrolls focused elements clear of it, and the
 * page has as much room at that edge. Returns the function that takes the room back.
 */
export function keepRoom(page: Window & typeof globalThis, banner: HTMLElement): () => void {
  const root = page.document.documentElement;
  const edge = banner.dataset['edge'] === 'top' ? 'start' : 'end';
  const names = [`scroll-padding-block-${edge}`, `padding-block-${edge}`];
  const observer = new page.ResizeObserver(() => {
    for (const name of names) root.style.setProperty(name, `${banner.offsetHeight}px`);
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    for (const name of names) root.style.removeProperty(name);
  };
}
