import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import type { ContentPiece } from './content-piece.ts';
import { attribute, isElement, isTextNode, type HtmlElement, type HtmlNode } from './html-nodes.ts';
import { splitPieces } from './split-pieces.ts';

/**
 * A list with its items, lists in them included. What cannot stand in a list follows it (`others`). `convert` gives
 * what stands in an item.
 */
export function htmlList(
  element: HtmlElement,
  convert: (nodes: readonly HtmlNode[]) => readonly ContentPiece[],
): { readonly list: RichTextNode | null; readonly others: readonly ContentPiece[] } {
  const items: RichTextNode[] = [];
  const hoisted: ContentPiece[] = [];
  for (const child of element.childNodes) {
    if (isTextNode(child) ? child.value.trim() === '' : !isElement(child)) continue;
    const isItem = isElement(child) && child.tagName === 'li';
    const { nodes, others } = splitPieces(convert(isItem ? child.childNodes : [child]));
    hoisted.push(...others);
    const last = items.at(-1);
    // A list directly inside a list belongs to the item before it.
    if (!isItem && last !== undefined)
      items[items.length - 1] = { ...last, content: [...(last.content ?? []), ...nodes] };
    else if (nodes.length > 0) items.push(listItemOf(nodes));
  }
  if (items.length === 0) return { list: null, others: hoisted };
  const start = Number.parseInt(attribute(element, 'start'), 10);
  const isOrdered = element.tagName === 'ol';
  const list: RichTextNode = {
    type: isOrdered ? 'orderedList' : 'bulletList',
    ...(isOrdered && start >= 0 ? { attrs: { start } } : {}),
    content: items,
  };
  return { list, others: hoisted };
}

function listItemOf(nodes: readonly RichTextNode[]): RichTextNode {
  const isParagraphFirst = nodes[0]?.type === 'paragraph';
  return { type: 'listItem', content: isParagraphFirst ? nodes : [{ type: 'paragraph' }, ...nodes] };
}
