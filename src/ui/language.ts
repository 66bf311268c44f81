import type { Translation } from '#messages/define-messages.ts';
import { localeOf } from '#messages/locale-of.ts';
import { loadComponentWords } from './component-words.ts';
import { createTranslator, translateEnglish, type Translate } from '#messages/translator.ts';

/** One chunk for each language; English is in the scripts that say it. */
const TRANSLATIONS = import.meta.glob<{ readonly translation: Translation }>('../messages/*/interface.ts');

/** The language that the interface speaks. */
interface Language {
  readonly locale: string;
  /** Null for English. */
  readonly translation: Translation | null;
  readonly translate: Translate;
}

const ENGLISH: Language = { locale: 'en', translation: null, translate: translateEnglish };
let current = ENGLISH;

/**
 * Fetches the words of a language (BCP 47) before anything is shown: a change of language loads the page anew. Without
 * them the interface speaks English.
 */
export async function loadLanguage(language: string): Promise<void> {
  const locale = localeOf(language);
  const load = TRANSLATIONS[`../messages/${locale}/interface.ts`];
  if (load === undefined) {
    current = ENGLISH;
    return;
  }
  const [{ translation }] = await Promise.all([load(), loadComponentWords(locale)]);
  current = { locale, translation, translate: createTranslator(locale, translation) };
}

export function currentLanguage(): Language {
  return current;
}

/** For dates and numbers: as the browser is set where it has the language of the interface (`en-GB`). */
export function formattingLocale(): string {
  return navigator.languages.find((language) => localeOf(language) === current.locale) ?? current.locale;
}
