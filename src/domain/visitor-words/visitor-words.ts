/**
 * What visitors read in one language, by the exact English text; `{name}` in both stands for a part that is filled in.
 * English needs no table: it is what every other language falls back to (DATA-69).
 */
export type VisitorWords = Readonly<Record<string, string>>;

/** Gives a text in the language of the site; one that has no words there stays as it is. */
export type Say = (text: string) => string;

export const sayEnglish: Say = (text) => text;

export const WORD_LANGUAGES = ['ar', 'de', 'es', 'fr', 'it', 'nl'] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

/** The language whose words a site gets, by its BCP 47 language; null for English, which stands for all others (DATA-69). */
export function wordLanguage(language: string): WordLanguage | null {
  const primary = language.toLowerCase().split('-')[0];
  return WORD_LANGUAGES.find((known) => known === primary) ?? null;
}

const HOLE = /\{\w+\}/;

/** Speaks with these words. Texts are translated where they are shown, so that rules and servers know English only. */
export function sayWith(words: VisitorWords): Say {
  const patterns = Object.entries(words).flatMap(([english, translated]) => {
    const [before = '', after] = english.split(HOLE);
    return after === undefined ? [] : [{ before, after, translated }];
  });
  return (text) => {
    const known = Object.hasOwn(words, text) ? words[text] : undefined;
    if (known !== undefined) return known;
    for (const { before, after, translated } of patterns) {
      const isShorter = before.length + after.length < text.length;
      if (!isShorter || !text.startsWith(before) || !text.endsWith(after)) continue;
      const filled = text.slice(before.length, text.length - after.length);
      return translated.replace(HOLE, () => filled);
    }
    return text;
  };
}
