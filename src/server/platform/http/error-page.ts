import type { ErrorBody } from '#contract/errors.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A page for an error outside of any site: complete in itself, since nothing else may work. */
export function errorPage(body: ErrorBody): string {
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
  font: 1.125rem/1.5 system-ui, sans-serif; text-align: center; }
h1 { font-size: 1.5rem; margin: 0; }
.id { font-size: 0.875rem; opacity: 0.75; }
</style>
</head>
<body><main><h1>${escape(body.error)}</h1>${id}</main></body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
