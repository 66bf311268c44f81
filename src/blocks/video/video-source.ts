import { UNKNOWN_VIDEO_RATIO } from '#domain/embeds/embed-provider.ts';
import { findEmbed, type Embed } from '#domain/embeds/find-embed.ts';
import type { VideoData } from './schema.ts';

export type VideoSource =
  | { readonly kind: 'embed'; readonly embed: Embed }
  | { readonly kind: 'file'; readonly href: string }
  /** BLK-28 */
  | { readonly kind: 'invalid' };

export const INVALID_VIDEO_MESSAGE = 'Invalid video embed.';

const OWN_FILE = /^\/s\/[^?#]+\.(?:mp4|m4v|webm|ogv|mov)$/i;

/** What the address of a video block shows. */
export function videoSource(url: string): VideoSource {
  const trimmed = url.trim();
  if (OWN_FILE.test(trimmed)) return { kind: 'file', href: trimmed };
  const embed = findEmbed(trimmed, 'video');
  return embed === null ? { kind: 'invalid' } : { kind: 'embed', embed };
}

/** Height to width. In fill mode a provider's video has no ratio of its own and gets 56.3 % (BLK-27). */
export function videoRatio(data: Pick<VideoData, 'mode' | 'ratio'>, source: VideoSource): number {
  if (data.mode === 'fill' && source.kind === 'embed') return UNKNOWN_VIDEO_RATIO;
  const [width = 16, height = 9] = data.ratio.split(':').map(Number);
  return height / width;
}
