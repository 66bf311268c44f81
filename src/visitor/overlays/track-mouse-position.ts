/** The property of the window with the position: the editor frame reads it to place its tools (OVER-35). */
export const MOUSE_POSITION = Symbol.for('portico.mouse-position');

export interface MousePosition {
  readonly x: number;
  readonly y: number;
}

/**
 * Stores the last position of the mouse in the page, for signed-in users (OVER-34); it is never sent anywhere
 * (OVER-35). Returns the function that ends it.
 */
export function trackMousePosition(page: Window): () => void {
  const note = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    const position: MousePosition = { x: event.clientX, y: event.clientY };
    Object.defineProperty(page, MOUSE_POSITION, { value: position, configurable: true });
  };
  page.addEventListener('pointermove', note, { passive: true });
  return () => {
    page.removeEventListener('pointermove', note);
    Reflect.deleteProperty(page, MOUSE_POSITION);
  };
}
