import {
  sayEnglish,
  sayWith,
  wordLanguage,
  type Say,
  type VisitorWords,
} from '#domain/visitor-words/visitor-words.ts';
import { loadChunk } from './load-chunk.ts';
import { report } from './report.ts';

/** One chunk for each language; a page fetches that of its site only (DATA-50, DATA-69). */
const TABLES = import.meta.glob<{ readonly words: VisitorWords }>('../domain/visitor-words/words-*.ts');

let voice: Say = sayEnglish;
let ready: Promise<void> = Promise.resolve();

/** Begins to fetch the words of a page in another language than English; without them the page speaks English (DATA-69). */
export function fetchWords(language: string): void {
  voice = sayEnglish;
  const known = wordLanguage(language);
  const fetchTable = TABLES[`../domain/visitor-words/words-${known}.ts`];
  if (known === null || fetchTable === undefined) return;
  ready = loadChunk(`words-${known}`, fetchTable).then(
    ({ words }) => {
      voice = sayWith(words);
    },
    (error: unknown) => report(error instanceof Error ? error.message : '', error),
  );
}

/** Resolves when the page has its words, or has to do without. */
export function wordsReady(): Promise<void> {
  return ready;
}

/** A text in the language of the page. */
export const say: Say = (text) => voice(text);
