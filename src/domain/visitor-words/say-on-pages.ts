import { pageWords as ar } from './page-words-ar.ts';
import { pageWords as de } from './page-words-de.ts';
import { pageWords as es } from './page-words-es.ts';
import { pageWords as fr } from './page-words-fr.ts';
import { pageWords as it } from './page-words-it.ts';
import { pageWords as nl } from './page-words-nl.ts';
import { sayIn } from './say-in.ts';
import { sayEnglish, sayWith, wordLanguage, type Say, type WordLanguage } from './visitor-words.ts';

const VOICES: Readonly<Record<WordLanguage, Say>> = {
  ar: sayWith(ar),
  de: sayWith(de),
  es: sayWith(es),
  fr: sayWith(fr),
  it: sayWith(it),
  nl: sayWith(nl),
};

/** For pages that only the server makes: their own words, and those that blocks have, too (DATA-69). */
export function sayOnPages(language: string): Say {
  const known = wordLanguage(language);
  if (known === null) return sayEnglish;
  const sayOfBlocks = sayIn(language);
  return (text) => {
    const said = sayOfBlocks(text);
    return said === text ? VOICES[known](text) : said;
  };
}
