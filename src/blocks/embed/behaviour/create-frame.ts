/** What an embedded page may do: run, play and open windows, but never touch the page around it. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation';
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture; clipboard-write';

/** A frame for an embed of an allow-listed provider. */
export function createFrame(page: Document, src: string, title: string): HTMLIFrameElement {
  const frame = page.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.allow = ALLOWED;
  // Some providers refuse to play without knowing the site; the path is none of their business.
  frame.referrerPolicy = 'strict-origin';
  frame.title = title;
  frame.loading = 'lazy';
  frame.src = src;
  return frame;
}
