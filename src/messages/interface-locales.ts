/** The languages that the configuration area, the dashboard and the editor speak. */
export const INTERFACE_LOCALES = ['en', 'de', 'fr', 'es', 'ar'] as const;

export type InterfaceLocale = (typeof INTERFACE_LOCALES)[number];

/** Each language by its own name, as people look for it in a list. */
export const INTERFACE_LANGUAGE_NAMES: Readonly<Record<InterfaceLocale, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ar: 'العربية',
};
