import type { LinkValue } from '#domain/links/link-value.ts';

const MAX_HREF = 2000;
const MAX_ADDRESS = 256;
const MAX_NUMBER = 50;

/** A link of a description: to a whole address, a mail address or a number; null for one within the shop that was left. */
export function outsideLink(href: string): LinkValue | null {
  const address = URL.parse(href);
  if (address === null) return null;
  switch (address.protocol) {
    case 'http:':
    case 'https:':
      return address.href.length > MAX_HREF ? null : { kind: 'url', href: address.href, newWindow: false };
    case 'mailto:':
      return address.pathname.length > MAX_ADDRESS
        ? null
        : { kind: 'email', to: address.pathname, cc: '', bcc: '', subject: '', body: '' };
    case 'tel:':
      return address.pathname.length > MAX_NUMBER ? null : { kind: 'phone', number: address.pathname };
    default:
      return null;
  }
}
