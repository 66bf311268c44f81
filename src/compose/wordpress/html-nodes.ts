import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** The nodes of an HTML text, as a browser would read it; nothing in it runs. */
export function parseHtml(html: string): readonly HtmlNode[] {
  return parseFragment(html).childNodes;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

export function isTextNode(node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text';
}

/** An attribute's value, or '' where it is not there. */
export function attribute(element: HtmlElement, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value ?? '';
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return attribute(element, 'class').split(/\s+/).includes(name);
}

/** Descendants in document order, the node's own children first met first; bounded by the tree the parser built. */
export function* descendants(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  const pending: HtmlNode[] = nodes.toReversed();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!isElement(node)) continue;
    yield node;
    for (const child of node.childNodes.toReversed()) pending.push(child);
  }
}

export function findElement(nodes: readonly HtmlNode[], ...names: readonly string[]): HtmlElement | null {
  for (const element of descendants(nodes)) if (names.includes(element.tagName)) return element;
  return null;
}

/** The words of nodes; runs of spaces become one. */
export function textOfNodes(nodes: readonly HtmlNode[]): string {
  const words: string[] = [];
  const pending: HtmlNode[] = nodes.toReversed();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (isTextNode(node)) words.push(node.value);
    if (!isElement(node) || node.tagName === 'script' || node.tagName === 'style') continue;
    if (node.tagName === 'br' || node.tagName === 'p') words.push(' ');
    for (const child of node.childNodes.toReversed()) pending.push(child);
  }
  return words.join('').replaceAll(/\s+/g, ' ').trim();
}

/** Plain words of an HTML text: titles, excerpts and captions carry markup and character references. */
export function plainTextOfHtml(html: string): string {
  return textOfNodes(parseHtml(html));
}

/** Text as it stands, line ends and spaces included. */
export function rawTextOfNodes(nodes: readonly HtmlNode[]): string {
  let text = '';
  const pending: HtmlNode[] = nodes.toReversed();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (isTextNode(node)) text += node.value;
    if (!isElement(node)) continue;
    if (node.tagName === 'br') text += '\n';
    for (const child of node.childNodes.toReversed()) pending.push(child);
  }
  return text;
}
