import { COOKIE_SETTINGS_HASH } from '#domain/consent/banner-events.ts';
import { bannerWords } from '#domain/consent/banner-words.ts';
import { parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import type { SiteShell } from '../page/site-shell.ts';

/** The link of the footer through which visitors change their choice. */
export interface CookieLink {
  readonly text: string;
  readonly href: string;
  /** Of the section it stands under. */
  readonly theme: string;
}

/**
 * Where visitors are asked about cookies, the footer ends with the link that asks again, unless its owner has placed one
 * there already (CONS-50).
 */
export function footerCookieLink(
  shell: Pick<SiteShell, 'footer' | 'records' | 'settings'>,
): CookieLink | null {
  if (!parseCookieBanner(shell.records['cookie-banner']).isCookieBannerEnabled) return null;
  const blocks = shell.footer.flatMap((entry) => entry.blocks);
  if (blocks.some((block) => JSON.stringify(block.data).includes(`${COOKIE_SETTINGS_HASH}"`))) return null;
  return {
    text: bannerWords(shell.settings.language).change,
    href: COOKIE_SETTINGS_HASH,
    theme: shell.footer.at(-1)?.section.theme ?? 'white',
  };
}
