import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import type { ContentPiece } from './content-piece.ts';

/** What of some pieces can stand inside a text (`nodes`), and what has to stand by itself. */
export function splitPieces(pieces: readonly ContentPiece[]): {
  readonly nodes: readonly RichTextNode[];
  readonly others: readonly ContentPiece[];
} {
  const nodes: RichTextNode[] = [];
  const others: ContentPiece[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'text') nodes.push(...piece.nodes);
    else if (piece.kind === 'block' && (piece.blockType === 'code' || piece.blockType === 'quote'))
      nodes.push(...piece.asText);
    else others.push(piece);
  }
  return { nodes, others };
}
