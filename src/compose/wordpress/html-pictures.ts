import type { RichTextMark } from '#domain/rich-text/rich-text.ts';
import type { LinkValue } from '#domain/links/link-value.ts';
import type { ContentPiece, ConversionContext, PictureAlignment, PictureSource } from './content-piece.ts';
import {
  attribute,
  descendants,
  findElement,
  hasClass,
  textOfNodes,
  type HtmlElement,
} from './html-nodes.ts';

const DEFAULT_COLUMNS = 3;
const MAX_COLUMNS = 8;

/** A picture from an `img` with the link it stands in; nothing without an address that can be fetched. */
export function pictureOfImage(
  image: HtmlElement,
  link: Extract<RichTextMark, { type: 'link' }> | null,
  context: ConversionContext,
  caption = '',
): ContentPiece | null {
  const url = attribute(image, 'src').trim() || attribute(image, 'data-src').trim();
  if (!/^(?:https?:)?\/\/|^\//.test(url)) {
    context.note('<img> without an address', 'left-out');
    return null;
  }
  const width = Number.parseInt(attribute(image, 'width'), 10);
  return {
    kind: 'picture',
    picture: {
      url,
      alt: attribute(image, 'alt'),
      caption: caption,
      link: link === null || leadsToPicture(link.attrs.link, url) ? null : link.attrs.link,
    },
    alignment: pictureAlignmentOf(image),
    width: width > 0 ? width : null,
  };
}

/** The picture of a `figure` with its caption, alignment and link. */
export function pictureOfFigure(
  figure: HtmlElement,
  caption: string,
  context: ConversionContext,
): ContentPiece | null {
  const image = findElement(figure.childNodes, 'img');
  if (image === null) return null;
  const anchor = findElement(figure.childNodes, 'a');
  const holdsImage = anchor !== null && findElement(anchor.childNodes, 'img') === image;
  const link = holdsImage ? context.resolveLink(attribute(anchor, 'href')) : null;
  const mark = link === null ? null : ({ type: 'link', attrs: { link } } as const);
  const piece = pictureOfImage(image, mark, context, caption);
  if (piece?.kind !== 'picture') return piece;
  const inner = findElement(figure.childNodes, 'figure');
  const alignments = [figure, inner].flatMap((each) => (each === null ? [] : [pictureAlignmentOf(each)]));
  const alignment = alignments.find((each) => each !== 'none') ?? piece.alignment;
  return { ...piece, alignment };
}

/** A gallery: a `figure` or list of pictures, or the element a `[gallery]` shortcode became. */
export function galleryOfElement(element: HtmlElement, context: ConversionContext): ContentPiece | null {
  const pictures =
    element.tagName === 'portico-gallery'
      ? attachedPictures(element, context)
      : shownPictures(element, context);
  if (pictures.length === 0) {
    context.note('gallery without pictures', 'left-out');
    return null;
  }
  return { kind: 'gallery', pictures, columns: columnsOf(element, pictures.length) };
}

function attachedPictures(element: HtmlElement, context: ConversionContext): readonly PictureSource[] {
  const ids = attribute(element, 'ids')
    .split(/[\s,]+/)
    .filter((id) => /^\d+$/.test(id));
  if (ids.length === 0) return context.ownAttachments;
  return ids.flatMap((id) => {
    const picture = context.attachmentOf(id);
    if (picture === null) context.note(`attachment ${id} of a gallery`, 'left-out');
    return picture === null ? [] : [picture];
  });
}

function shownPictures(element: HtmlElement, context: ConversionContext): readonly PictureSource[] {
  const pictures: PictureSource[] = [];
  const captions = new Map<HtmlElement, string>();
  for (const image of descendants(element.childNodes)) {
    if (image.tagName !== 'img') continue;
    const holder = holderOf(image, element);
    const caption = holder === null ? '' : (captions.get(holder) ?? captionOf(holder));
    if (holder !== null) captions.set(holder, caption);
    const piece = pictureOfImage(image, null, context, caption);
    if (piece?.kind === 'picture') pictures.push(piece.picture);
  }
  return pictures;
}

function captionOf(holder: HtmlElement): string {
  const caption = findElement(holder.childNodes, 'figcaption');
  return caption === null ? '' : textOfNodes(caption.childNodes);
}

/** The figure or list item around one picture of a gallery. */
function holderOf(image: HtmlElement, gallery: HtmlElement): HtmlElement | null {
  for (
    let node = image.parentNode;
    node !== null && node !== gallery;
    node = 'parentNode' in node ? node.parentNode : null
  ) {
    if ('tagName' in node && (node.tagName === 'figure' || node.tagName === 'li')) return node;
  }
  return null;
}

function columnsOf(element: HtmlElement, count: number): number {
  const fromClass = /\bcolumns-(\d)\b/.exec(attribute(element, 'class'))?.[1];
  const columns = Number.parseInt(attribute(element, 'columns') || (fromClass ?? ''), 10) || DEFAULT_COLUMNS;
  return Math.max(1, Math.min(columns, count, MAX_COLUMNS));
}

function pictureAlignmentOf(element: HtmlElement): PictureAlignment {
  for (const alignment of ['left', 'center', 'right'] as const) {
    if (hasClass(element, `align${alignment}`) || attribute(element, 'align') === alignment) return alignment;
  }
  return 'none';
}

/** Pictures that lead to themselves, to be seen large, need no link. */
function leadsToPicture(link: LinkValue, url: string): boolean {
  if (link.kind === 'file') return isPicture(link.href);
  if (link.kind !== 'url') return false;
  const address = withoutQuery(link.href);
  return address === withoutQuery(url) || isPicture(address);
}

function isPicture(address: string): boolean {
  return /\.(?:jpe?g|png|gif|webp)$/i.test(address);
}

function withoutQuery(address: string): string {
  return address.split('?', 1)[0] ?? address;
}
