/** The sandbox of an embedded page: it may run scripts, play and open windows, but not access the page around it. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation';
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture; clipboard-write';

/** A frame for an embed of an allow-listed provider. */
export function createFrame(page: Document, src: string, title: string): HTMLIFrameElement {
  const frame = page.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.allow = ALLOWED;
  // Some providers refuse to play without the origin of the site; the path is not sent.
  frame.referrerPolicy = 'strict-origin';
  frame.title = title;
  frame.loading = 'lazy';
  frame.src = src;
  return frame;
}
