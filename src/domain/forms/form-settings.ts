import type { SiteSettings } from '#domain/sites/site-settings.ts';

/** What all forms of a site follow. */
export interface FormSettings {
  /** FORM-46 */
  readonly captchaSiteKey: string;
  /** FBLD-31 */
  readonly hasFormHandler: boolean;
}

export function formSettingsOf(
  settings: Pick<SiteSettings, 'captchaSiteKey' | 'usesFormHandler'>,
): FormSettings {
  return { captchaSiteKey: settings.captchaSiteKey, hasFormHandler: settings.usesFormHandler };
}
