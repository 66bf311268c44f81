import { rawTextOfNodes, type HtmlElement } from './html-nodes.ts';

/** What stands in `<pre>`, with its spaces and line ends, without empty lines above and below it. */
export function preformattedSource(element: HtmlElement): string {
  const text = rawTextOfNodes(element.childNodes);
  let start = 0;
  while (text[start] === '\n') start += 1;
  return text.slice(start).trimEnd();
}
