/**
 * Does what a press, or the end of one, asks for in a task of its own: browsers hand over what the pointer did meanwhile,
 * look for what lies under it and draw the next frame in one task, which would take all of it together (EDIT-215). A key
 * or another press finds it done.
 */
export function afterPress({ ownerDocument }: Element, act: () => void): void {
  const view = ownerDocument.defaultView;
  const ended = new AbortController();
  // Its messages are tasks that wait for nothing, as timers may.
  const { port1, port2 } = new MessageChannel();
  const once = (): void => {
    if (ended.signal.aborted) return;
    ended.abort();
    port1.close();
    act();
  };
  for (const next of ['keydown', 'pointerdown'] as const) {
    view?.addEventListener(next, once, { capture: true, signal: ended.signal });
  }
  port1.addEventListener('message', once);
  port1.start();
  port2.postMessage(null);
}
