import type { LinkValue } from '#domain/links/link-value.ts';

/** An address as people type it, made whole: `instagram.com/me` gets its `https://`, `me@example.com` its `mailto:`. */
export function wholeAddress(typed: string): string {
  const address = typed.trim();
  if (address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) || /^[/#]/.test(address)) return address;
  if (isMailAddress(address)) return `mailto:${address}`;
  return `https://${address.replace(/^\/+/, '')}`;
}

function isMailAddress(address: string): boolean {
  const host = /^[^\s@/]+@([^\s@/]+)$/.exec(address)?.[1] ?? '';
  return host.slice(1, -1).includes('.');
}

/** The link an address stands for, so that it falls under the rules of all links. */
export function linkOfAddress(address: string): LinkValue {
  if (/^mailto:/i.test(address)) {
    return { kind: 'email', to: address.slice('mailto:'.length), cc: '', bcc: '', subject: '', body: '' };
  }
  if (/^tel:/i.test(address)) return { kind: 'phone', number: address.slice('tel:'.length) };
  return { kind: 'url', href: address, newWindow: false };
}
