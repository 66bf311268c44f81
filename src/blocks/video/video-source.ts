import { isMarkup, readEmbedCode, type EmbedCode } from '#domain/embeds/embed-code.ts';
import { UNKNOWN_VIDEO_RATIO } from '#domain/embeds/embed-provider.ts';
import { findEmbed, type Embed } from '#domain/embeds/find-embed.ts';
import type { VideoData } from './schema.ts';

export type VideoSource =
  | {
      readonly kind: 'embed';
      readonly embed: Embed;
      /** What its embed code says; null for a plain address. */
      readonly size: EmbedCode['size'];
    }
  | { readonly kind: 'file'; readonly href: string; readonly size: EmbedCode['size'] }
  /** An address that is no video of a provider on the list (BLK-28). */
  | { readonly kind: 'invalid' };

/** The width of an embed whose size is not known, px. */
const UNKNOWN_WIDTH_PX = 640;
const OWN_FILE = /^\/s\/[^?#]+\.(?:mp4|m4v|webm|ogv|mov)$/i;

/** What a video block shows: a file of the site, or a provider's video by its address or its embed code. */
export function videoSource(text: string): VideoSource {
  const trimmed = text.trim();
  const code = isMarkup(trimmed) ? readEmbedCode(trimmed) : { src: trimmed, size: null };
  if (code === null) return { kind: 'invalid' };
  const { src, size } = code;
  if (OWN_FILE.test(src)) return { kind: 'file', href: src, size };
  const embed = findEmbed(src, 'video');
  return embed === null ? { kind: 'invalid' } : { kind: 'embed', embed, size };
}

/**
 * Height to width. In fill and own size it is that of the video; one that is not known counts as 56.3 % in fill mode
 * (BLK-27). Everything else has the proportions that the owner chose.
 */
export function videoRatio(
  data: Pick<VideoData, 'mode' | 'ratio'>,
  source: Exclude<VideoSource, { kind: 'invalid' }>,
): number {
  if (source.size !== null && data.mode !== 'fit') return source.size.height / source.size.width;
  if (data.mode === 'fill' && source.kind === 'embed') return UNKNOWN_VIDEO_RATIO;
  const [width = 16, height = 9] = data.ratio.split(':').map(Number);
  return height / width;
}

/** Width and height of a video as its embed has them, px (BLK-23). */
export function videoSize(source: Exclude<VideoSource, { kind: 'invalid' }>, ratio: number) {
  return source.size ?? { width: UNKNOWN_WIDTH_PX, height: Math.round(UNKNOWN_WIDTH_PX * ratio) };
}
