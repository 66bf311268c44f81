import { isOwnPath } from './browser-address.ts';

/** Lengths count the whole text with its prefix; a limit itself is too long (LINK-36). */
const ANCHOR_LIMIT = 100;
const TEL_LIMIT = 50;
const SMS_LIMIT = 1000;
const MAILTO_LIMIT = 1000;
const FTP_LIMIT = 100;
const JAVASCRIPT_LIMIT = 250;
const INTERNAL_LINK_LIMIT = 150;

/** A part of the page: `#` and fewer than 99 characters after it (LINK-24). */
export function isAnchorLink(link: string): boolean {
  return link.startsWith('#') && link.length < ANCHOR_LIMIT;
}

/** `tel:` and at least 4 digits, plus and minus signs (LINK-25). */
export function isTelLink(link: string): boolean {
  return link.length < TEL_LIMIT && /^tel:[0-9+-]{4,}$/i.test(link);
}

/** `sms:` and digits, plus, minus, brackets and commas (LINK-26). */
export function isSmsLink(link: string): boolean {
  return link.length < SMS_LIMIT && /^sms:[0-9+\-(),]+$/i.test(link);
}

/** `mailto:` with exactly one `@` and a domain that ends in an extension (LINK-27). */
export function isMailtoLink(link: string): boolean {
  if (link.length >= MAILTO_LIMIT) return false;
  return /^mailto:[^@\s?]+@[^@\s?]+\.[a-z]{2,}(\?[^@\s]*)?$/i.test(link);
}

/** (LINK-28) */
export function isFtpLink(link: string): boolean {
  return link.length < FTP_LIMIT && /^ftp:\/\/\S+$/i.test(link);
}

/** Only for people with the developer permission, never from visitors or imports (LINK-29, LINK-30). */
export function isJavascriptLink(link: string): boolean {
  return link.length < JAVASCRIPT_LIMIT && /^javascript:/i.test(link);
}

/** An http(s) address or a bare domain whose last part has at least two letters (LINK-31, LINK-32). */
export function isProperUrl(link: string): boolean {
  return /^(?:(?:https?:)?\/\/)?(?:[^\s/?#@]+@)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(
    link,
  );
}

/** One slash at the start, not two, and under 150 characters (LINK-33, LINK-34). */
export function isInternalLink(link: string): boolean {
  return isOwnPath(link) && /^\S*$/.test(link) && link.length < INTERNAL_LINK_LIMIT;
}

/** (LINK-35) */
export function isFileLink(link: string): boolean {
  return link.startsWith('/s/');
}
