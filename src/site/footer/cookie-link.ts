import type { Translate } from '#messages/translator.ts';
import { cookieTexts } from '#messages/en/cookie-texts.ts';
import { COOKIE_SETTINGS_HASH } from '#domain/consent/banner-events.ts';
import { parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';

/** The link in the footer that opens the cookie choice again. */
export interface CookieLink {
  readonly text: string;
  readonly href: string;
  /** Of the section it stands under. */
  readonly theme: string;
}

interface FooterFacts {
  /** The record of the site's banner. */
  readonly banner: DocumentRecord | undefined;
  /** Translates into the language of the site. */
  readonly translate: Translate;
  /** Whether the owner has added such a link to the footer. */
  readonly hasOwnLink: boolean;
  /** Of the footer's last section. */
  readonly theme: string | undefined;
}

/**
 * Where visitors are asked about cookies, the footer ends with the link that asks again, unless its owner has added one
 * already (CONS-50).
 */
export function footerCookieLink({
  banner,
  translate,
  hasOwnLink,
  theme = 'white',
}: FooterFacts): CookieLink | null {
  if (hasOwnLink || !parseCookieBanner(banner).isCookieBannerEnabled) return null;
  return { text: translate(cookieTexts.change), href: COOKIE_SETTINGS_HASH, theme };
}

/** Whether one of these blocks links to the cookie choice. */
export function hasCookieLink(blocks: readonly { readonly data: unknown }[]): boolean {
  return blocks.some((block) => JSON.stringify(block.data)?.includes(`${COOKIE_SETTINGS_HASH}"`) === true);
}
