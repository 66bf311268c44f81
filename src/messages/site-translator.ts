import { localeOf } from './locale-of.ts';
import { SITE_TRANSLATIONS } from './site-translations.ts';
import { createTranslator, translateEnglish, type Translate } from './translator.ts';

const translators = new Map(
  Object.entries(SITE_TRANSLATIONS).map(([locale, translation]) => [
    locale,
    createTranslator(locale, translation),
  ]),
);

export const SITE_LOCALES: readonly string[] = Object.keys(SITE_TRANSLATIONS);

/** Says what a site says in its language (BCP 47); English where there are no words for it (DATA-69). */
export function siteTranslator(language: string): Translate {
  return translators.get(localeOf(language)) ?? translateEnglish;
}

/** Whether a site in this language (BCP 47) speaks it, or English. */
export function isTranslated(language: string): boolean {
  return translators.has(localeOf(language));
}
