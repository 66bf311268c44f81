import { plainTextOf, type RichTextNode } from '#domain/rich-text/rich-text.ts';
import type { ContentPiece } from './content-piece.ts';

/** Paragraphs and characters one text block holds; longer texts continue in the next block. */
const MAX_NODES = 1500;
const MAX_CHARACTERS = 60_000;

/** Joins texts beside each other, within columns and bands too, and splits what is too long for one block. */
export function mergePieces(pieces: readonly ContentPiece[]): readonly ContentPiece[] {
  const merged: ContentPiece[] = [];
  let nodes: RichTextNode[] = [];
  let characters = 0;
  const endText = (): void => {
    if (nodes.length > 0) merged.push({ kind: 'text', nodes });
    nodes = [];
    characters = 0;
  };
  for (const piece of pieces) {
    if (piece.kind !== 'text') {
      endText();
      merged.push(withMergedInside(piece));
      continue;
    }
    for (const node of piece.nodes) {
      const length = plainTextOf(node).length;
      if (nodes.length >= MAX_NODES || (characters > 0 && characters + length > MAX_CHARACTERS)) endText();
      nodes.push(node);
      characters += length;
    }
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
