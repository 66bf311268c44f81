import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import type { ContentPiece } from './content-piece.ts';

/**
 * Raises headings that skip a level below the one before: people who jump from heading to heading lose their way
 * otherwise. The title stands above the content as the first level.
 */
export function levelHeadings(pieces: readonly ContentPiece[]): readonly ContentPiece[] {
  let last = 1;
  const levelNode = (node: RichTextNode): RichTextNode => {
    if (node.type === 'heading') {
      last = Math.min(node.attrs?.level ?? 2, last + 1);
      return { ...node, attrs: { ...node.attrs, level: last } };
    }
    const holdsHeadings =
      node.type === 'blockquote' || node.type === 'listItem' || node.type.endsWith('List');
    return holdsHeadings && node.content !== undefined
      ? { ...node, content: node.content.map(levelNode) }
      : node;
  };
  const level = (all: readonly ContentPiece[]): readonly ContentPiece[] =>
    all.map((piece) => {
      if (piece.kind === 'text') return { ...piece, nodes: piece.nodes.map(levelNode) };
      if (piece.kind === 'band') return { ...piece, pieces: level(piece.pieces) };
      if (piece.kind !== 'columns') return piece;
      return { ...piece, columns: piece.columns.map((each) => ({ ...each, pieces: level(each.pieces) })) };
    });
  return level(pieces);
}
