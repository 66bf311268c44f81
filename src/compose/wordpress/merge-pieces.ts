import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import type { ContentPiece } from './content-piece.ts';
import { groupNodes } from './group-nodes.ts';

/** Joins texts beside each other, within columns and bands too, and splits what is too long for one block. */
export function mergePieces(pieces: readonly ContentPiece[]): readonly ContentPiece[] {
  const merged: ContentPiece[] = [];
  let nodes: RichTextNode[] = [];
  const endText = (): void => {
    for (const group of groupNodes(nodes)) merged.push({ kind: 'text', nodes: group });
    nodes = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      for (const node of piece.nodes) nodes.push(node);
      continue;
    }
    endText();
    merged.push(withMergedInside(piece));
  }
  endText();
  return merged;
}

function withMergedInside(piece: Exclude<ContentPiece, { kind: 'text' }>): ContentPiece {
  if (piece.kind === 'columns') {
    return {
      kind: 'columns',
      columns: piece.columns.map((column) => ({ ...column, pieces: mergePieces(column.pieces) })),
    };
  }
  return piece.kind === 'band' ? { ...piece, pieces: mergePieces(piece.pieces) } : piece;
}
