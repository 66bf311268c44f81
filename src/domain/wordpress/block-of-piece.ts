import type { JsonObject } from '#lib/json.ts';
import { richTextAsJson, type RichTextNode } from '#domain/rich-text/rich-text.ts';
import { docOf } from './block-pieces.ts';
import type { ContentPiece, PictureSource } from './content-piece.ts';
import type { LayoutContext } from './layout-context.ts';

/** A block before it has a place; `rows` is a first guess of its height. */
export interface NewBlock {
  readonly blockType: string;
  readonly data: JsonObject;
  readonly rows: number;
}

/** The block of one piece of content; pictures by what the site has of them. */
export function blockOfPiece(
  piece: Exclude<ContentPiece, { kind: 'columns' | 'band' }>,
  context: LayoutContext,
): NewBlock {
  switch (piece.kind) {
    case 'text':
      return textBlock(piece.nodes);
    case 'picture':
      return pictureBlock(piece, context);
    case 'gallery':
      return galleryBlock(piece, context);
    case 'block':
      return { blockType: piece.blockType, data: piece.data, rows: piece.rows };
  }
}

function textBlock(nodes: readonly RichTextNode[]): NewBlock {
  return { blockType: 'text', data: { text: richTextAsJson(docOf(nodes)), size: 'normal' }, rows: 1 };
}

function pictureBlock(piece: Extract<ContentPiece, { kind: 'picture' }>, context: LayoutContext): NewBlock {
  const image = imageWithAlt(piece.picture, context);
  const data: JsonObject = {
    image,
    variant: 'inline',
    mode: 'fit',
    ratio: 'original',
    caption: piece.picture.caption,
    link: piece.picture.link as JsonObject | null,
    title: '',
    subtitle: '',
    buttonText: '',
    side: 'start',
    alignment: piece.alignment === 'center' ? 'center' : 'start',
  };
  return { blockType: 'image', data, rows: 3 };
}

function galleryBlock(piece: Extract<ContentPiece, { kind: 'gallery' }>, context: LayoutContext): NewBlock {
  const items = piece.pictures.flatMap((picture) => {
    const image = imageWithAlt(picture, context);
    return image === null
      ? []
      : [{ image, caption: picture.caption, link: picture.link as JsonObject | null }];
  });
  const data: JsonObject = {
    items: items.slice(0, 250),
    design: 'grid',
    perRow: piece.columns,
    perRowOnPhones: Math.min(2, piece.columns),
    padding: 20,
    imageAspectRatio: '1:1',
    captions: 'below',
  };
  return { blockType: 'gallery', data, rows: 4 };
}

function imageWithAlt(picture: PictureSource, context: LayoutContext): JsonObject | null {
  const image = context.imageOf(picture.url);
  return image === null
    ? null
    : { ...image, focalPoint: { ...image.focalPoint }, alt: picture.alt || image.alt };
}
