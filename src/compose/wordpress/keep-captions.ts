import { paragraphOf } from './block-pieces.ts';
import type { ContentPiece, ConversionContext, PictureSource } from './content-piece.ts';
import { cutToFit } from './split-text.ts';

const MAX_CAPTION_LENGTH = 1000;
const MAX_ALT_LENGTH = 1000;
const MAX_GALLERY_LENGTH = 250;

/** Captions that are too long for their picture go on below it, galleries that are too long in the next one. */
export function keepCaptions(
  pieces: readonly ContentPiece[],
  context: Pick<ConversionContext, 'cut'>,
): readonly ContentPiece[] {
  return pieces.flatMap((piece): readonly ContentPiece[] => {
    switch (piece.kind) {
      case 'picture': {
        const { picture, rest } = fitPicture(piece.picture, context);
        return [{ ...piece, picture }, ...textOf([rest])];
      }
      case 'gallery': {
        const fitted = piece.pictures.map((picture) => fitPicture(picture, context));
        const galleries: ContentPiece[] = [];
        for (let start = 0; start < fitted.length; start += MAX_GALLERY_LENGTH) {
          const part = fitted.slice(start, start + MAX_GALLERY_LENGTH);
          galleries.push({ ...piece, pictures: part.map((each) => each.picture) });
        }
        return [...galleries, ...textOf(fitted.map((each) => each.rest))];
      }
      case 'columns':
        return [
          {
            ...piece,
            columns: piece.columns.map((column) => ({
              ...column,
              pieces: keepCaptions(column.pieces, context),
            })),
          },
        ];
      case 'band':
        return [{ ...piece, pieces: keepCaptions(piece.pieces, context) }];
      case 'text':
      case 'block':
        return [piece];
    }
  });
}

function fitPicture(
  picture: PictureSource,
  context: Pick<ConversionContext, 'cut'>,
): { readonly picture: PictureSource; readonly rest: string } {
  const caption = cutToFit(picture.caption, MAX_CAPTION_LENGTH);
  const alt = cutToFit(picture.alt, MAX_ALT_LENGTH);
  if (alt.rest !== '') context.cut('alternative text of a picture', alt.rest);
  return { picture: { ...picture, caption: caption.fits, alt: alt.fits }, rest: caption.rest };
}

function textOf(rests: readonly string[]): readonly ContentPiece[] {
  const nodes = rests.flatMap((rest) => paragraphOf(rest));
  return nodes.length === 0 ? [] : [{ kind: 'text', nodes }];
}
