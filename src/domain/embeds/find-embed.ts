import { createBoundedCache } from '#lib/bounded-cache.ts';
import type { EmbedFrame, EmbedProvider } from './embed-provider.ts';
import { EMBED_PROVIDERS } from './embed-providers.ts';

/** An address that can be embedded. */
export interface Embed {
  readonly provider: EmbedProvider;
  readonly frame: EmbedFrame;
  /** The address as a link: where the thing is without scripts. */
  readonly href: string;
}

/**
 * The embed of an address, or null where its host is not on the list or the address is no single thing (BLK-28).
 * Only http and https; an address without a protocol counts as https.
 */
export function findEmbed(text: string, kind?: EmbedProvider['kind']): Embed | null {
  return found(`${kind ?? ''} ${text}`, () => ({ embed: read(text, kind) })).embed;
}

/** A page asks for each of its embeds several times. */
const found = createBoundedCache<{ readonly embed: Embed | null }>(300);

function read(text: string, kind: EmbedProvider['kind'] | undefined): Embed | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (address === null || (address.protocol !== 'https:' && address.protocol !== 'http:')) return null;
  const host = address.hostname.replace(/^www\./, '');
  const provider = EMBED_PROVIDERS.find((each) => each.hosts.includes(host));
  if (provider === undefined || (kind !== undefined && provider.kind !== kind)) return null;
  const frame = provider.frame(address);
  if (frame === null) return null;
  return {
    provider,
    frame,
    href: `https://${address.host}${address.pathname}${address.search}${address.hash}`,
  };
}
