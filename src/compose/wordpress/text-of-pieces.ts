import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import { paragraphOf } from './block-pieces.ts';
import type { ContentPiece } from './content-piece.ts';

/** What of pieces can be said in a text: words, captions, links; pictures only by their caption. */
export function textOfPieces(pieces: readonly ContentPiece[]): readonly RichTextNode[] {
  return pieces.flatMap((piece): readonly RichTextNode[] => {
    switch (piece.kind) {
      case 'text':
        return piece.nodes;
      case 'block':
        return piece.asText;
      case 'picture':
        return paragraphOf(piece.picture.caption);
      case 'gallery':
        return piece.pictures.flatMap((picture) => paragraphOf(picture.caption));
      case 'columns':
        return piece.columns.flatMap((column) => textOfPieces(column.pieces));
      case 'band':
        return textOfPieces(piece.pieces);
    }
  });
}
