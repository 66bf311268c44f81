import type { ContentPiece } from '#compose/wordpress/content-piece.ts';
import { picturesOfPieces } from '#compose/wordpress/pictures-of-pieces.ts';
import type { FiledContent } from '#domain/product-files/filed-product.ts';

/** What a product has of what a file brings: pictures by their addresses, and the mark of its description. */
export type Held = Pick<FiledContent, 'images' | 'description'>;

/** The pictures of a file that a product does not have yet; `held` is null for a new one. */
export function newPictures(content: FiledContent, held: Held | null): NonNullable<FiledContent['images']> {
  const there = new Set((held?.images ?? []).map(({ url }) => url));
  return (content.images ?? []).filter(({ url }) => !there.has(url));
}

/** The addresses of all pictures that have to be fetched, those within its description included. */
export function wantedPictures(
  content: FiledContent,
  pieces: readonly ContentPiece[] | null,
  held: Held | null,
): readonly string[] {
  const isNewText = held === null || held.description !== content.description;
  return [
    ...newPictures(content, held).map(({ url }) => url),
    ...(isNewText && pieces !== null ? picturesOfPieces(pieces) : []),
  ];
}
