import { sayEnglish, sayWith, wordLanguage, type Say, type WordLanguage } from './visitor-words.ts';
import { words as ar } from './words-ar.ts';
import { words as de } from './words-de.ts';
import { words as es } from './words-es.ts';
import { words as fr } from './words-fr.ts';
import { words as it } from './words-it.ts';
import { words as nl } from './words-nl.ts';

const VOICES: Readonly<Record<WordLanguage, Say>> = {
  ar: sayWith(ar),
  de: sayWith(de),
  es: sayWith(es),
  fr: sayWith(fr),
  it: sayWith(it),
  nl: sayWith(nl),
};

/** For the server, which has all languages at hand; browsers fetch the one of the page (DATA-69). */
export function sayIn(language: string): Say {
  const known = wordLanguage(language);
  return known === null ? sayEnglish : VOICES[known];
}
