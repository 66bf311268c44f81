import { findEmbed } from '#domain/embeds/find-embed.ts';
import { embedPieces, paragraphOf, textPiece, videoPieces } from './block-pieces.ts';
import type { ContentPiece, ConversionContext } from './content-piece.ts';

/** Other people's content by its address: a block where the provider is known, a link where it is not. */
export function embedPiece(
  address: string,
  caption: string,
  context: ConversionContext,
): readonly (ContentPiece | null)[] {
  const url = address.trim().replace(/^\/\//, 'https://');
  if (!/^https?:\/\//.test(url)) {
    context.note('embed without an address', 'left-out');
    return [];
  }
  const link = context.resolveLink(url);
  const embed = findEmbed(url);
  if (embed === null) {
    context.note(`embed of ${URL.parse(url)?.hostname ?? url}`, 'kept-as-text');
    return [textPiece(paragraphOf(caption || url, link))];
  }
  const asText = paragraphOf(caption || url, link);
  const pieces = embed.provider.kind === 'video' ? videoPieces : embedPieces;
  return pieces(embed.href, caption, asText);
}
