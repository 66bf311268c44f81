export const WORD_LANGUAGES = ['ar', 'de', 'es', 'fr', 'it', 'nl'] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

/** The language whose words a mail gets, by the BCP 47 language of its site; null for English, which stands for all others (DATA-69). */
export function wordLanguage(language: string): WordLanguage | null {
  const primary = language.toLowerCase().split('-')[0];
  return WORD_LANGUAGES.find((known) => known === primary) ?? null;
}
