const MAX_BYTES = 254;
const MAX_LOCAL_BYTES = 64;
/** Letters and signs of RFC 5322 without quoting, and those of all scripts (RFC 6531). */
const LOCAL = /^(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]|[^\p{C}\p{Z}\p{ASCII}])+$/u;
const DOMAIN_AS_TYPED = /^[\p{L}\p{M}\p{N}.-]+$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * An address that mail can reach, as it is kept: without spaces around it and in one Unicode form (NFC); null for any
 * other text. Domains of every length and script are taken, and local parts of every script; not quoted local parts,
 * nor hosts without a dot or by number. At most 64 bytes before the `@` and 254 in all. The rule for the fields of
 * forms is stricter (FORM-32).
 */
export function parseMailAddress(text: string): string | null {
  const address = text.trim().normalize('NFC');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = asciiDomain(address.slice(at + 1));
  if (domain === null || !LOCAL.test(local) || local.split('.').includes('')) return null;
  const localBytes = bytesOf(local);
  if (localBytes > MAX_LOCAL_BYTES || localBytes + 1 + domain.length > MAX_BYTES) return null;
  return bytesOf(address) > MAX_BYTES ? null : address;
}

export function isMailAddress(text: string): boolean {
  return parseMailAddress(text) !== null;
}

/** The domain as mail servers know it (`xn--…`), or null where it cannot be one. */
function asciiDomain(domain: string): string | null {
  if (domain.length > MAX_BYTES || !DOMAIN_AS_TYPED.test(domain)) return null;
  const ascii = URL.parse(`http://${domain}`)?.hostname ?? '';
  const labels = ascii.split('.');
  const isHost = labels.length >= 2 && labels.every((label) => LABEL.test(label));
  return isHost && !/^\d+$/.test(labels.at(-1) ?? '') ? ascii : null;
}

/** In UTF-8, of a text without lone surrogates. */
function bytesOf(text: string): number {
  return encodeURIComponent(text).replaceAll(/%../g, '_').length;
}
