import { paragraphOf, textPiece, videoPieces } from './block-pieces.ts';
import type { ContentPiece, ConversionContext } from './content-piece.ts';
import { attribute, findElement, type HtmlElement } from './html-nodes.ts';

/** Video files of the site as video blocks; other sound and video as links to the files, noted for the report. */
export function mediaLinkPieces(
  element: HtmlElement,
  caption: string,
  context: ConversionContext,
): readonly (ContentPiece | null)[] {
  const source = findElement(element.childNodes, 'source');
  const url = (attribute(element, 'src') || (source === null ? '' : attribute(source, 'src'))).trim();
  return mediaLink(url, caption, element.tagName, context);
}

export function mediaLink(
  url: string,
  caption: string,
  what: string,
  context: ConversionContext,
): readonly (ContentPiece | null)[] {
  const link = url === '' ? null : context.resolveLink(url);
  if (link === null) {
    context.note(`<${what}>`, 'left-out');
    return [];
  }
  const asText = paragraphOf(caption || nameOf(url), link);
  if (what === 'video' && link.kind === 'file' && /\.(?:mp4|m4v|mov)$/i.test(link.href)) {
    return videoPieces(link.href, caption, asText);
  }
  context.note(`<${what}>`, 'kept-as-text');
  return [textPiece(asText)];
}

function nameOf(url: string): string {
  return url.split(/[?#]/)[0]?.split('/').at(-1) || url;
}
