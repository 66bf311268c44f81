/** The empty page the editor renders the site into. It runs no script of its own. */
export const FRAME_PAGE =
  '<!doctype html><html lang="en" data-portico-frame><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  '<title>Page</title></head><body></body></html>';

/** Neither code nor forms of an owner can run in the canvas, nor navigate away from it. */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob: https:",
  "font-src 'self' data:",
  "frame-src 'self' https:",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join('; ');
