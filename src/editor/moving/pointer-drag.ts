/** The movement that turns a press into a drag, so that clicks are not taken for one. */
const DRAG_THRESHOLD_PX = 4;
const SCROLL_EDGE_PX = 56;
const SCROLL_STEP_PX = 14;

/** Where the pointer is, and whether Alt is held, so that nothing snaps. */
export interface DraggedPoint {
  readonly x: number;
  readonly y: number;
  readonly isFree: boolean;
}

export interface PointerDragOptions {
  /** Captures the pointer: gets every event until it is released, also outside the frame. */
  readonly element: HTMLElement;
  readonly event: PointerEvent;
  readonly onStart: () => void;
  /** After the frame of the start, and before the one of the first move: the place for what would hold either up. */
  readonly onReady?: (pointer: DraggedPoint) => void;
  /** In px from the frame's document origin; at most once a frame. */
  readonly onMove: (pointer: DraggedPoint) => void;
  /**
   * Called after the frame of a move, and before the end: for finding the target, which takes longer than moving the
   * block under the pointer. The function it returns shows the target; it is called later, in a task of its own.
   */
  readonly onLook?: (pointer: DraggedPoint) => () => void;
  readonly onEnd: (outcome: 'dropped' | 'cancelled' | 'clicked') => void;
}

/**
 * Follows a pressed pointer: starts after a few pixels, scrolls at the edges of the frame, ends on release; cancelled
 * by Escape, by a second touch or by the browser.
 */
export function followPointer(options: PointerDragOptions): void {
  const { element, event, onStart, onReady, onMove, onLook, onEnd } = options;
  const frame = element.ownerDocument;
  const view = frame.defaultView;
  if (view === null) return;
  const { pointerId } = event;
  const start = { x: event.clientX, y: event.clientY };
  let last: DraggedPoint = { ...start, isFree: event.altKey };
  let isDragging = false;
  let isReported = true;
  let nextFrame = 0;
  let nextLook: ReturnType<typeof setTimeout> | undefined;
  let nextStart: ReturnType<typeof setTimeout> | undefined;
  let nextReady: ReturnType<typeof setTimeout> | undefined;
  let nextShow: ReturnType<typeof setTimeout> | undefined;
  element.setPointerCapture(pointerId);

  function onPage(): DraggedPoint {
    return { ...last, x: last.x + (view?.scrollX ?? 0), y: last.y + (view?.scrollY ?? 0) };
  }

  function report(): void {
    isReported = true;
    onMove(onPage());
    if (onLook !== undefined) nextLook ??= setTimeout(look);
  }

  function look(): void {
    clearTimeout(nextLook);
    nextLook = undefined;
    const show = onLook?.(onPage());
    clearTimeout(nextShow);
    nextShow = show === undefined ? undefined : setTimeout(show);
  }

  function move(moved: PointerEvent): void {
    if (moved.pointerId !== pointerId) return;
    last = { x: moved.clientX, y: moved.clientY, isFree: moved.altKey };
    if (!isDragging && Math.hypot(last.x - start.x, last.y - start.y) < DRAG_THRESHOLD_PX) return;
    moved.preventDefault();
    isReported = false;
    if (isDragging) return;
    isDragging = true;
    // Not with the move, which comes in one task with all that the pointer did and with the next frame.
    nextStart = setTimeout(begin);
  }

  function begin(): void {
    clearTimeout(nextStart);
    nextStart = undefined;
    onStart();
    // The changes of the start are painted first, so that no frame does the work of both.
    nextFrame =
      view?.requestAnimationFrame(() => {
        nextFrame = view.requestAnimationFrame(eachFrame);
        nextReady = setTimeout(() => onReady?.(onPage()));
      }) ?? 0;
  }

  /** Measured and drawn once a frame, however many pointer events arrive. */
  function eachFrame(): void {
    if (view === null) return;
    const height = view.innerHeight;
    const speed = last.y < SCROLL_EDGE_PX ? -1 : last.y > height - SCROLL_EDGE_PX ? 1 : 0;
    if (speed !== 0) view.scrollBy(0, speed * SCROLL_STEP_PX);
    if (speed !== 0 || !isReported) report();
    nextFrame = view.requestAnimationFrame(eachFrame);
  }

  function finish(outcome: 'dropped' | 'cancelled'): void {
    if (nextStart !== undefined && outcome === 'dropped') begin();
    clearTimeout(nextStart);
    view?.cancelAnimationFrame(nextFrame);
    // The last position counts.
    if (isDragging && outcome === 'dropped') {
      if (!isReported) report();
      if (nextLook !== undefined) look();
    }
    clearTimeout(nextLook);
    clearTimeout(nextReady);
    clearTimeout(nextShow);
    for (const target of listeners) target.removeEventListener('keydown', key as EventListener, true);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
    element.removeEventListener('lostpointercapture', cancel);
    if (element.hasPointerCapture(pointerId)) element.releasePointerCapture(pointerId);
    onEnd(isDragging ? outcome : outcome === 'dropped' ? 'clicked' : 'cancelled');
  }

  function up(ended: PointerEvent): void {
    if (ended.pointerId === pointerId) finish('dropped');
  }
  function cancel(ended: PointerEvent): void {
    if (ended.pointerId === pointerId) finish('cancelled');
  }
  function key(pressed: KeyboardEvent): void {
    if (pressed.key !== 'Escape' || !isDragging) return;
    pressed.preventDefault();
    pressed.stopPropagation();
    finish('cancelled');
  }

  const listeners: EventTarget[] = view.parent === view ? [frame] : [frame, view.parent.document];
  for (const target of listeners) target.addEventListener('keydown', key as EventListener, true);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('lostpointercapture', cancel);
}
