import { services } from '#messages/en/services.ts';
import type { Label } from '../define-block.ts';

import { blockFields } from '#messages/en/interface/block-fields.ts';
/** Networks a social link can stand for; `website` for everything else. */
export const NETWORKS = [
  'instagram',
  'facebook',
  'x',
  'threads',
  'bluesky',
  'mastodon',
  'youtube',
  'vimeo',
  'tiktok',
  'twitch',
  'linkedin',
  'pinterest',
  'github',
  'spotify',
  'soundcloud',
  'bandcamp',
  'whatsapp',
  'telegram',
  'discord',
  'reddit',
  'behance',
  'dribbble',
  'medium',
  'substack',
  'etsy',
  'rss',
  'email',
  'phone',
  'website',
] as const;
export type Network = (typeof NETWORKS)[number];

/** What visitors read. */
export const NETWORK_NAMES: Readonly<Record<Network, Label>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  threads: 'Threads',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  tiktok: 'TikTok',
  twitch: 'Twitch',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  github: 'GitHub',
  spotify: 'Spotify',
  soundcloud: 'SoundCloud',
  bandcamp: 'Bandcamp',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  discord: 'Discord',
  reddit: 'Reddit',
  behance: 'Behance',
  dribbble: 'Dribbble',
  medium: 'Medium',
  substack: 'Substack',
  etsy: 'Etsy',
  rss: services.rssFeed,
  email: services.email,
  phone: services.phone,
  website: services.website,
};

/** What the panel calls them. */
export const NETWORK_LABELS: Readonly<Record<Network, Label>> = {
  ...NETWORK_NAMES,
  rss: blockFields.rssFeed,
  email: blockFields.email,
  phone: blockFields.phone,
  website: blockFields.website,
};

/** Hosts by which a network is recognised; subdomains count too. */
const HOSTS: Readonly<Record<string, Network>> = {
  'instagram.com': 'instagram',
  'facebook.com': 'facebook',
  'fb.com': 'facebook',
  'x.com': 'x',
  'twitter.com': 'x',
  'threads.net': 'threads',
  'threads.com': 'threads',
  'bsky.app': 'bluesky',
  'mastodon.social': 'mastodon',
  'mastodon.online': 'mastodon',
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'vimeo.com': 'vimeo',
  'tiktok.com': 'tiktok',
  'twitch.tv': 'twitch',
  'linkedin.com': 'linkedin',
  'pinterest.com': 'pinterest',
  'pin.it': 'pinterest',
  'github.com': 'github',
  'spotify.com': 'spotify',
  'soundcloud.com': 'soundcloud',
  'bandcamp.com': 'bandcamp',
  'whatsapp.com': 'whatsapp',
  'wa.me': 'whatsapp',
  'telegram.org': 'telegram',
  't.me': 'telegram',
  'discord.com': 'discord',
  'discord.gg': 'discord',
  'reddit.com': 'reddit',
  'behance.net': 'behance',
  'dribbble.com': 'dribbble',
  'medium.com': 'medium',
  'substack.com': 'substack',
  'etsy.com': 'etsy',
};

/** The network an address belongs to; `website` where no network is known by it. */
export function networkOf(address: string): Network {
  if (/^mailto:/i.test(address)) return 'email';
  if (/^tel:/i.test(address)) return 'phone';
  const url = URL.parse(address);
  if (url === null) return 'website';
  const labels = url.hostname.toLowerCase().split('.');
  for (let start = 0; start < labels.length - 1; start += 1) {
    const network = HOSTS[labels.slice(start).join('.')];
    if (network !== undefined) return network;
  }
  if (/^\/@[^/]+@?/.test(url.pathname)) return 'mastodon';
  return /\b(rss|feed|atom)\b/.test(url.pathname) ? 'rss' : 'website';
}
