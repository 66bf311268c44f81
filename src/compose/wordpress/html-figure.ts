import type { ContentPiece, ConversionContext } from './content-piece.ts';
import { findElement, hasClass, textOfNodes, type HtmlElement } from './html-nodes.ts';
import { galleryOfElement, pictureOfFigure } from './html-pictures.ts';
import { mediaLinkPieces } from './media-links.ts';

/** What a figure may hold that has content of its own inside. */
interface InnerPieces {
  quote(element: HtmlElement): readonly ContentPiece[];
  table(element: HtmlElement, caption: string): readonly (ContentPiece | null)[];
}

/** A figure as the gallery, quote, table, picture or media it shows; null where it is a frame around other content. */
export function figurePieces(
  figure: HtmlElement,
  context: ConversionContext,
  inner: InnerPieces,
): readonly (ContentPiece | null)[] | null {
  const caption = findElement(figure.childNodes, 'figcaption');
  const captionText = caption === null ? '' : textOfNodes(caption.childNodes);
  if (hasClass(figure, 'wp-block-gallery')) return [galleryOfElement(figure, context)];
  const quote = findElement(figure.childNodes, 'blockquote');
  if (quote !== null) return inner.quote(quote);
  const media = findElement(figure.childNodes, 'table', 'iframe', 'audio', 'video', 'img');
  switch (media?.tagName) {
    case 'table':
      return inner.table(media, captionText);
    case 'img':
      return [pictureOfFigure(figure, captionText, context)];
    case 'audio':
    case 'video':
      return mediaLinkPieces(media, captionText, context);
    default:
      return null;
  }
}
