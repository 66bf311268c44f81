interface ChoosingPart {
  /** The part under the pointer; null where there is none of the page. */
  readonly pointedAt: (recordId: string | null) => void;
  /** Null for the page as a whole. */
  readonly chosen: (recordId: string | null) => void;
  readonly left: () => void;
}

/** Presses that would do something on the page, while they choose a part of it. */
const KEPT_OFF = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'dblclick', 'dragstart'] as const;

/**
 * Lets the next press on the page choose a block or a section, in place of what it does there; Escape calls it off.
 * Returns the function that ends it.
 * @param isOfPage whether a record is one of the page: what is shown of other documents counts as the section it is in
 */
export function choosePart(
  frame: Document,
  isOfPage: (recordId: string) => boolean,
  listener: ChoosingPart,
): () => void {
  const view = frame.defaultView;
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onMove = (event: Event): void => listener.pointedAt(partOf(event.target, isOfPage));
  const onClick = (event: Event): void => {
    stop(event);
    listener.chosen(partOf(event.target, isOfPage));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    stop(event);
    listener.left();
  };
  const cursor = frame.documentElement.style.cursor;
  frame.documentElement.style.cursor = 'crosshair';
  for (const type of KEPT_OFF) view?.addEventListener(type, stop, true);
  view?.addEventListener('pointermove', onMove, true);
  view?.addEventListener('click', onClick, true);
  view?.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    frame.documentElement.style.cursor = cursor;
    for (const type of KEPT_OFF) view?.removeEventListener(type, stop, true);
    view?.removeEventListener('pointermove', onMove, true);
    view?.removeEventListener('click', onClick, true);
    view?.removeEventListener('keydown', onKeyDown, true);
    window.removeEventListener('keydown', onKeyDown, true);
    listener.pointedAt(null);
  };
}

function partOf(target: EventTarget | null, isOfPage: (recordId: string) => boolean): string | null {
  // Elements of the frame are of its own classes.
  let element = target !== null && 'closest' in target ? (target as Element) : null;
  while (element !== null) {
    const part: HTMLElement | null = element.closest('[data-block], [data-section]');
    const id = part?.dataset['block'] ?? part?.dataset['section'];
    if (part === null || id === undefined) return null;
    if (isOfPage(id)) return id;
    element = part.parentElement;
  }
  return null;
}
