/**
 * The captcha of a form (FORM-46, FBLD-75): Portico's own proof of work, which needs no third party, or the provider
 * whose keys the site has.
 */
export const CAPTCHA_PROVIDERS = ['own', 'turnstile'] as const;
export type CaptchaProviderName = (typeof CAPTCHA_PROVIDERS)[number];

/** The captcha of a site: its own where there is no site key. */
export function captchaProviderOf(siteKey: string): CaptchaProviderName {
  return siteKey.trim() === '' ? 'own' : 'turnstile';
}

/** Longest answer of a captcha that is read, in characters. */
export const MAX_CAPTCHA_ANSWER = 4096;
