import type { LinkValue } from '#domain/links/link-value.ts';

/** The link of an address in pasted text; null for addresses that must not come in (LINK-30, LINK-37). */
export function linkOfPastedAddress(href: string): LinkValue | null {
  const address = href.trim();
  if (address.length > 2000) return null;
  if (/^https?:\/\//i.test(address) || /^[/#][^/]?/.test(address)) {
    return { kind: 'url', href: address, newWindow: false };
  }
  if (/^mailto:/i.test(address)) {
    const to = address.slice('mailto:'.length).split('?')[0] ?? '';
    return to === '' || to.length > 256
      ? null
      : { kind: 'email', to, cc: '', bcc: '', subject: '', body: '' };
  }
  if (/^tel:/i.test(address)) {
    const number = address.slice('tel:'.length);
    return number === '' || number.length > 50 ? null : { kind: 'phone', number };
  }
  return null;
}
