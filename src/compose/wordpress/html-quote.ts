import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import { paragraphOf, quoteBlocks, textPiece } from './block-pieces.ts';
import type { ContentPiece } from './content-piece.ts';
import { findElement, textOfNodes, type HtmlElement, type HtmlNode } from './html-nodes.ts';
import { splitPieces } from './split-pieces.ts';
import type { TextAlignment } from './text-alignment.ts';

type Convert = (nodes: readonly HtmlNode[]) => readonly ContentPiece[];

/** A quote in the text: a block of its own where it names its source. `convert` gives what stands in it. */
export function quotePieces(
  element: HtmlElement,
  alignment: TextAlignment | null,
  convert: Convert,
): readonly (ContentPiece | null)[] {
  const { nodes, source, others } = partsOf(element, convert);
  if (nodes.length > 0 && source !== '') {
    return [...quoteBlocks(nodes, source, alignment === 'center' ? 'center' : 'left'), ...others];
  }
  const text = nodes.length > 0 ? [{ type: 'blockquote', content: nodes } as const] : paragraphOf(source);
  return [textPiece(text), ...others];
}

/** A quote that stands out: always a block of its own, in the middle where nothing else is said. */
export function pullQuotePieces(
  element: HtmlElement,
  alignment: TextAlignment | null,
  convert: Convert,
): readonly ContentPiece[] {
  const { nodes, source, others } = partsOf(element, convert);
  if (nodes.length === 0) return others;
  return [...quoteBlocks(nodes, source, alignment === 'left' ? 'left' : 'center'), ...others];
}

function partsOf(
  element: HtmlElement,
  convert: Convert,
): {
  readonly nodes: readonly RichTextNode[];
  readonly others: readonly ContentPiece[];
  readonly source: string;
} {
  const cite = findElement(element.childNodes, 'cite', 'footer');
  const body = cite === null ? element.childNodes : withoutElement(element.childNodes, cite);
  return { ...splitPieces(convert(body)), source: cite === null ? '' : textOfNodes(cite.childNodes) };
}

function withoutElement(nodes: readonly HtmlNode[], left: HtmlElement): readonly HtmlNode[] {
  const parent = left.parentNode;
  if (parent !== null) parent.childNodes = parent.childNodes.filter((child) => child !== left);
  return nodes.filter((node) => node !== left);
}
