import { findEmbed, type Embed } from '#domain/embeds/find-embed.ts';

export type AudioSource =
  | { readonly kind: 'file'; readonly href: string }
  | { readonly kind: 'embed'; readonly embed: Embed }
  /** Logged for an address that cannot be played; the block then shows its title alone (BLK-84, BLK-85). */
  | { readonly kind: 'invalid' };

const OWN_FILE = /^\/s\/[^?#]+\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i;

/** What the address of an audio block plays. */
export function audioSource(url: string): AudioSource {
  const trimmed = url.trim();
  if (OWN_FILE.test(trimmed)) return { kind: 'file', href: trimmed };
  const embed = findEmbed(trimmed, 'audio');
  return embed === null ? { kind: 'invalid' } : { kind: 'embed', embed };
}
