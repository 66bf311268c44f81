import { browserAddress } from './browser-address.ts';
import { assertNever } from '#lib/invariant.ts';
import type { LinkValue } from './link-value.ts';
import { mailtoHref } from './mailto-href.ts';
import { telHref } from './tel-href.ts';

/** What a link becomes in markup. */
export interface LinkAttributes {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: string;
}

/** Protocols a page may lead to; anything else (`javascript:` among them) is not rendered (LINK-30, LINK-37). */
const SAFE_PROTOCOLS = new Set(['http', 'https', 'ftp', 'mailto', 'tel', 'sms']);
const PROTOCOL_PATTERN = /^([a-z][a-z0-9+.-]*):/i;

/**
 * The address of a stored link; null where its target does not exist any more or may not be linked.
 * `pathOf` gives the present path of a page or item (LINK-01 to LINK-08).
 */
export function resolveLink(
  link: LinkValue,
  pathOf: (documentId: string) => string | null,
): LinkAttributes | null {
  switch (link.kind) {
    case 'page': {
      const path = pathOf(link.documentId);
      if (path === null) return null;
      return { href: link.anchor === undefined || link.anchor === '' ? path : `${path}#${link.anchor}` };
    }
    case 'url': {
      const href = safeHref(link.href);
      return href === null ? null : withWindow(href, link.newWindow);
    }
    case 'email':
      return link.to.trim() === '' ? null : { href: mailtoHref(link) };
    case 'phone':
      return link.number.trim() === '' ? null : { href: telHref(link.number) };
    case 'file':
      return withWindow(link.href, link.newWindow);
    default:
      return assertNever(link);
  }
}

/** The text as an address that is safe to link, or null. */
export function safeHref(text: string): string | null {
  // Browsers drop control characters inside a protocol: `java\nscript:` runs.
  const href = browserAddress(text.replaceAll(/\p{Cc}/gu, ''))
    .trim()
    .replaceAll(' ', '%20');
  if (href === '') return null;
  const protocol = PROTOCOL_PATTERN.exec(href)?.[1]?.toLowerCase();
  return protocol === undefined || SAFE_PROTOCOLS.has(protocol) ? href : null;
}

/** A new window gets no access to the page that opened it (LINK-08). */
function withWindow(href: string, isNewWindow: boolean): LinkAttributes {
  return isNewWindow ? { href, target: '_blank', rel: 'noopener' } : { href };
}
