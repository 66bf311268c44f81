import type { SiteSettings } from '#domain/sites/site-settings.ts';

/** Settings that all forms of a site share. */
export interface FormSettings {
  /** Of the captcha's provider; empty for Portico's own captcha (FORM-46). */
  readonly captchaSiteKey: string;
  /** Whether text boxes may have a maximum length (FBLD-31). */
  readonly hasFormHandler: boolean;
}

export function formSettingsOf(
  settings: Pick<SiteSettings, 'captchaSiteKey' | 'usesFormHandler'>,
): FormSettings {
  return { captchaSiteKey: settings.captchaSiteKey, hasFormHandler: settings.usesFormHandler };
}
