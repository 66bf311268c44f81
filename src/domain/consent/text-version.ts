import type { CookieSettings } from './cookie-settings.ts';

/** Tells which words a visitor chose under, for the record of choices: 8 hexadecimal digits. */
export function textVersion(
  settings: Pick<CookieSettings, 'cookieBannerText' | 'cookieBannerCtaText' | 'cookieBannerOptOutCtaText'>,
): string {
  let hash = 0x81_1c_9d_c5;
  const words = [settings.cookieBannerText, settings.cookieBannerCtaText, settings.cookieBannerOptOutCtaText];
  for (const letter of JSON.stringify(words)) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
