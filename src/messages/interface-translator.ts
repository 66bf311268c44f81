import { translation as ar } from './ar/interface.ts';
import { translation as de } from './de/interface.ts';
import type { Translation } from './define-messages.ts';
import { translation as es } from './es/interface.ts';
import { translation as fr } from './fr/interface.ts';
import type { InterfaceLocale } from './interface-locales.ts';
import { sayStored, type StoredWords } from './stored-words.ts';
import { createTranslator, translateEnglish, type Translate } from './translator.ts';

const TRANSLATIONS: Readonly<Record<Exclude<InterfaceLocale, 'en'>, Translation>> = { de, fr, es, ar };
const translators: ReadonlyMap<string, Translate> = new Map(
  Object.entries(TRANSLATIONS).map(([locale, translation]) => [
    locale,
    createTranslator(locale, translation),
  ]),
);

/** Says on the server what people who work on sites read: their pages and mails. */
export function interfaceTranslator(locale: InterfaceLocale): Translate {
  return translators.get(locale) ?? translateEnglish;
}

/** Says on the server what was stored by its key; `english` where the language lacks it. */
export function sayInInterface(locale: InterfaceLocale, words: StoredWords, english: string): string {
  return locale === 'en' ? english : (sayStored(words, locale, TRANSLATIONS[locale]) ?? english);
}
