import type { ContentPiece } from './content-piece.ts';

/** The addresses of all pictures that pieces show, each once. */
export function picturesOfPieces(pieces: readonly ContentPiece[]): ReadonlySet<string> {
  const urls = new Set<string>();
  const collect = (all: readonly ContentPiece[]): void => {
    for (const piece of all) {
      if (piece.kind === 'picture') urls.add(piece.picture.url);
      if (piece.kind === 'gallery') for (const picture of piece.pictures) urls.add(picture.url);
      if (piece.kind === 'columns') for (const column of piece.columns) collect(column.pieces);
      if (piece.kind === 'band') {
        if (piece.background !== null) urls.add(piece.background.url);
        collect(piece.pieces);
      }
    }
  };
  collect(pieces);
  return urls;
}
