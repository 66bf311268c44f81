import type { Translation } from '#messages/define-messages.ts';
import { localeOf } from '#messages/locale-of.ts';
import type { Message, MessageParams, Words } from '#messages/message.ts';
import { createTranslator, translateEnglish, type Translate } from '#messages/translator.ts';
import { loadChunk } from './load-chunk.ts';
import { report } from './report.ts';

/** One chunk for each language; a page loads that of its site only (DATA-50, DATA-69). */
const TRANSLATIONS = import.meta.glob<{ readonly translation: Translation }>('../messages/*/visitor.ts');

let current: Translate = translateEnglish;
let ready: Promise<void> = Promise.resolve();

/** Begins to fetch the words of a page in another language than English; without them the page speaks English (DATA-69). */
export function fetchWords(language: string): void {
  current = translateEnglish;
  const locale = localeOf(language);
  const fetchTranslation = TRANSLATIONS[`../messages/${locale}/visitor.ts`];
  if (fetchTranslation === undefined) return;
  ready = loadChunk(`words-${locale}`, fetchTranslation).then(
    ({ translation }) => {
      current = createTranslator(locale, translation);
    },
    (error: unknown) => report(error instanceof Error ? error.message : '', error),
  );
}

/** Resolves when the messages of the page are loaded, or loading them has failed. */
export function wordsReady(): Promise<void> {
  return ready;
}

/** Translates a message into the language of the page. */
export function translate(words: Words): string;
export function translate<Params extends MessageParams>(message: Message<Params>, params: Params): string;
export function translate(message: Words, params?: MessageParams): string {
  return params === undefined ? current(message) : current(message as Message<MessageParams>, params);
}
