/** Elements along an edge of the window; the announcement bar scrolls with the page and is not one. */
export type EdgePart = 'info-bar' | 'banner';

const PARTS = ['info-bar', 'banner'] as const;
const BAR_ROOM = {
  top: 'var(--banner-top-room, 0px)',
  bottom: 'calc(var(--info-bar-bottom-room, 0px) + var(--banner-bottom-room, 0px))',
} as const;
const ALL_ROOM = {
  top: 'max(6rem + var(--top-edge, 0px), var(--banner-top-card, 0px))',
  bottom: `calc(${BAR_ROOM.bottom} + var(--banner-bottom-card, 0px))`,
} as const;

/**
 * Keeps elements along an edge from covering the page (CONS-42, OVER-33): `scroll-padding` keeps the focused element
 * clear of them, and for a bar the page gets padding there. A card in a corner gets none, which would be a blank band
 * across the page. Elements of one edge add up, each counted once; `--lower-edge` and `--top-edge` give the total to
 * other elements at that edge. Returns the function that removes the padding.
 * @param cardGap between a card and the edge, px; null for a bar
 */
export function reserveEdgeSpace(
  page: Window & typeof globalThis,
  element: HTMLElement,
  part: EdgePart,
  edge: 'top' | 'bottom' = 'bottom',
  cardGap: number | null = null,
): () => void {
  const { style } = page.document.documentElement;
  const own = `--${part}-${edge}-${cardGap === null ? 'room' : 'card'}`;
  const uses = usesOf(edge, cardGap !== null);
  const measure = (): void => {
    if (!element.isConnected) return;
    style.setProperty(own, `${element.offsetHeight + (cardGap ?? 0)}px`);
    for (const [name, value] of Object.entries(uses)) style.setProperty(name, value);
  };
  const observer = new page.ResizeObserver(measure);
  // The observer calls back after the next layout: reading the height now would force another one.
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(own);
    const isTaken = (kind: 'room' | 'card'): boolean =>
      PARTS.some((each) => style.getPropertyValue(`--${each}-${edge}-${kind}`) !== '');
    const kept = {
      ...(isTaken('room') ? usesOf(edge, false) : {}),
      ...(isTaken('card') ? usesOf(edge, true) : {}),
    };
    for (const name of Object.keys(uses)) if (!(name in kept)) style.removeProperty(name);
  };
}

/** The properties of the page that reserve the space, with their values. */
function usesOf(edge: 'top' | 'bottom', isCard: boolean): Readonly<Record<string, string>> {
  // At the top the page's own stylesheet adds the height of bars to that of the header.
  if (edge === 'top') {
    return isCard
      ? { 'scroll-padding-block-start': ALL_ROOM.top }
      : { '--top-edge': BAR_ROOM.top, 'padding-block-start': BAR_ROOM.top };
  }
  return {
    '--lower-edge': ALL_ROOM.bottom,
    'scroll-padding-block-end': ALL_ROOM.bottom,
    ...(isCard ? {} : { 'padding-block-end': BAR_ROOM.bottom }),
  };
}
