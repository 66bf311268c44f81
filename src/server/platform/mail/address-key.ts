import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * The key by which addresses are compared: trimmed, without regard to case, and with the domain in ASCII form, so that
 * `пример.рф` and `xn--e1afmkfd.xn--p1ai` are equal (MEMB-02, CRM-01).
 */
export function addressKey(address: string): string {
  const { local, ascii } = partsOf(address);
  return `${local}${ascii}`;
}

/** Every key that an address may be kept under: its own first, then those of before domains were kept in one spelling. */
export function addressKeys(address: string): readonly string[] {
  const { local, ascii, unicode, typed } = partsOf(address);
  return [...new Set([`${local}${ascii}`, `${local}${unicode}`, typed])];
}

/** An address as people read it: a domain of another script stands in that script. The local part stays as it is. */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return /(?:^|\.)xn--/i.test(domain)
    ? `${address.slice(0, at)}${domainToUnicode(domain) || domain}`
    : address;
}

function partsOf(address: string) {
  const typed = address.trim().toLowerCase();
  const composed = typed.normalize('NFC');
  const at = composed.lastIndexOf('@') + 1;
  const domain = composed.slice(at);
  const ascii = domainToASCII(domain) || domain;
  return { typed, local: composed.slice(0, at), ascii, unicode: domainToUnicode(ascii) || domain };
}
