/**
 * An element at the origin of a page, over all of it, with a shadow root: neither side’s styles affect the other. Presses
 * on it are none on the page (`canvas/use-canvas-events.ts`).
 */
export function createOverlayHost(
  frame: Document,
  name: 'porticoOverlay' | 'porticoPins',
): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = frame.createElement('div');
  host.dataset[name] = '';
  Object.assign(host.style, {
    position: 'absolute',
    insetBlockStart: '0',
    left: '0',
    inlineSize: '0',
    blockSize: '0',
    zIndex: '2147483000',
  });
  return { host, root: host.attachShadow({ mode: 'open' }) };
}
