import type { SiteSettings } from '#domain/sites/site-settings.ts';

/** The key of the captcha provider that a page may show; none on app hosts, where no script of others runs (FBLD-75). */
export function captchaSiteKeyOn(
  host: string,
  { captchaSiteKey }: Pick<SiteSettings, 'captchaSiteKey'>,
): string {
  return host === 'public' ? captchaSiteKey.trim() : '';
}
