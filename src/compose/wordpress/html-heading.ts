import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import { textPiece } from './block-pieces.ts';
import type { ContentPiece } from './content-piece.ts';
import type { HtmlElement } from './html-nodes.ts';
import { splitPieces } from './split-pieces.ts';
import type { TextAlignment } from './text-alignment.ts';

/** A heading of what stood in it (`inside`), in one line of text; what is no text follows it. */
export function headingPieces(
  element: HtmlElement,
  alignment: TextAlignment | null,
  inside: readonly ContentPiece[],
): readonly (ContentPiece | null)[] {
  // The title of the page is its only first-level heading.
  const level = Math.min(4, Math.max(2, Number(element.tagName.charAt(1))));
  const { nodes, others } = splitPieces(inside);
  const content = nodes.flatMap((node, index) => [
    ...(index === 0 ? [] : [{ type: 'hardBreak' } as const]),
    ...(node.content ?? []),
  ]);
  if (content.length === 0) return others;
  const attrs = alignment === null ? { level } : { level, textAlign: alignment };
  return [textPiece([{ type: 'heading', attrs, content: content.filter(isInline) }]), ...others];
}

function isInline(node: RichTextNode): boolean {
  return node.type === 'text' || node.type === 'hardBreak';
}
