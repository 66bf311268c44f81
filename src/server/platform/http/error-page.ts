import type { ErrorBody } from '#contract/errors.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What a person can do about it. */
const HINTS: Readonly<Record<string, string>> = {
  'not-found': 'Nothing lives at this address. It may have moved, or it is misspelled.',
  'too-many-cookies':
    'Pages of other sites have filled the cookies that your browser keeps for this address. They were cleared: reload this page and sign in again. Where it comes back, clear the cookies of this address in the settings of your browser.',
  unavailable: 'Please try again in a moment.',
};

/** A page for an error outside of any site: complete in itself, since nothing else may work. */
export function errorPage(body: ErrorBody): string {
  const hint = HINTS[body.code];
  const id = body.requestId ? `<p class="id">Request ${escape(body.requestId)}</p>` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(body.error)}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-block-size: 100vh; display: grid; place-content: center; padding: 2rem; box-sizing: border-box;
  background: light-dark(#f7f7f6, #131312); color: light-dark(#1b1b19, #f1f1ee);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif; text-align: center; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em; margin: 0; text-wrap: balance; }
p { margin: 0.75rem 0 0; color: light-dark(#62625d, #a6a6a0); }
.id { font-size: 0.8125rem; }
</style>
</head>
<body><main><h1>${escape(body.error)}</h1>${hint === undefined ? '' : `<p>${hint}</p>`}${id}</main></body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
