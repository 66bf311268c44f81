import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { draft, type BlockDraft } from '#compose/block-draft.ts';
import { gallerySlide } from '#compose/block-kit.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { docOf } from './block-pieces.ts';
import type { ContentPiece, PictureSource } from './content-piece.ts';
import type { LayoutContext } from './layout-context.ts';

const MAX_SLIDES = 250;

/** The block of one piece of content; pictures by what the site has of them. */
export function blockOfPiece(
  piece: Exclude<ContentPiece, { kind: 'columns' | 'band' }>,
  context: LayoutContext,
): BlockDraft {
  switch (piece.kind) {
    case 'text':
      return { ...draft('text', { text: docOf(piece.nodes), size: 'normal' }), rows: 1 };
    case 'picture':
      return pictureBlock(piece, context);
    case 'gallery':
      return galleryBlock(piece, context);
    case 'block':
      return piece;
  }
}

function pictureBlock(piece: Extract<ContentPiece, { kind: 'picture' }>, context: LayoutContext): BlockDraft {
  const image = imageWithAlt(piece.picture, context);
  const data = {
    image,
    variant: 'inline',
    mode: 'fit',
    ratio: 'original',
    caption: piece.picture.caption,
    link: piece.picture.link,
    alignment: piece.alignment === 'center' ? 'center' : 'site',
  } as const;
  return { ...draft('image', data), rows: 3 };
}

function galleryBlock(piece: Extract<ContentPiece, { kind: 'gallery' }>, context: LayoutContext): BlockDraft {
  const data = {
    items: slidesOf(piece.pictures, context),
    design: 'grid',
    'thumbnails-per-row': piece.columns,
    perRowOnPhones: Math.min(2, piece.columns),
    padding: 20,
    imageAspectRatio: '1:1',
    captions: 'below',
    lightbox: true,
  } as const;
  return { ...draft('gallery', data), rows: 4 };
}

function slidesOf(pictures: readonly PictureSource[], context: LayoutContext): GalleryItem[] {
  const shown = pictures.flatMap((picture) => {
    const image = imageWithAlt(picture, context);
    if (image === null) return [];
    return [{ image, caption: picture.caption, ...(picture.link === null ? {} : { link: picture.link }) }];
  });
  return shown.slice(0, MAX_SLIDES).map(gallerySlide);
}

function imageWithAlt(picture: PictureSource, context: LayoutContext): ImageValue | null {
  const image = context.imageOf(picture.url);
  return image === null ? null : { ...image, alt: picture.alt || image.alt };
}
