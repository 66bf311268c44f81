import {
  sayEnglish,
  sayWith,
  wordLanguage,
  type Say,
  type VisitorWords,
  type WordLanguage,
} from './visitor-words.ts';

/** Finds the voice of a language among all that have words; English, and any other, says texts as they are (DATA-69). */
export function voicesOf(words: Readonly<Record<WordLanguage, VisitorWords>>): (language: string) => Say {
  const voices = new Map(Object.entries(words).map(([language, table]) => [language, sayWith(table)]));
  return (language) => voices.get(wordLanguage(language) ?? '') ?? sayEnglish;
}
