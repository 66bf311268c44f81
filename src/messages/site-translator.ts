import { translation as ar } from './ar/site.ts';
import type { Translation } from './define-messages.ts';
import { translation as de } from './de/site.ts';
import { translation as es } from './es/site.ts';
import { translation as fr } from './fr/site.ts';
import { translation as it } from './it/site.ts';
import { localeOf } from './locale-of.ts';
import { translation as nl } from './nl/site.ts';
import { createTranslator, translateEnglish, type Translate } from './translator.ts';

/** The languages that published sites speak besides English, with everything they say (DATA-69). */
const TRANSLATIONS: Readonly<Record<string, Translation>> = { ar, de, es, fr, it, nl };
const translators = new Map(
  Object.entries(TRANSLATIONS).map(([locale, translation]) => [
    locale,
    createTranslator(locale, translation),
  ]),
);

export const SITE_LOCALES: readonly string[] = Object.keys(TRANSLATIONS);

/** Says what a site says in its language (BCP 47); English where there are no words for it (DATA-69). */
export function siteTranslator(language: string): Translate {
  return translators.get(localeOf(language)) ?? translateEnglish;
}

/** Whether a site in this language (BCP 47) speaks it, or English. */
export function isTranslated(language: string): boolean {
  return translators.has(localeOf(language));
}
