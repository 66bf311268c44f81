import { pageWords as ar } from './page-words-ar.ts';
import { pageWords as de } from './page-words-de.ts';
import { pageWords as es } from './page-words-es.ts';
import { pageWords as fr } from './page-words-fr.ts';
import { pageWords as it } from './page-words-it.ts';
import { pageWords as nl } from './page-words-nl.ts';
import { sayIn } from './say-in.ts';
import type { Say } from './visitor-words.ts';
import { voicesOf } from './voices-of.ts';

const sayOwnWords = voicesOf({ ar, de, es, fr, it, nl });

/** For pages that only the server makes: their own words, and those that blocks have, too (DATA-69). */
export function sayOnPages(language: string): Say {
  const [sayOfBlocks, sayOwn] = [sayIn(language), sayOwnWords(language)];
  return (text) => {
    const said = sayOfBlocks(text);
    return said === text ? sayOwn(text) : said;
  };
}
