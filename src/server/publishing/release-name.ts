import type { Words } from '#messages/message.ts';
import { storedWords, type StoredWords } from '#messages/stored-words.ts';
import { translateEnglish } from '#messages/translator.ts';

/** What a release is called as it is kept: as people wrote it, or in English with the key of Portico's own words. */
export interface ReleaseName {
  readonly name: string;
  readonly nameWords: StoredWords | null;
}

export function releaseName(given: string | Words | ReleaseName): ReleaseName {
  if (typeof given === 'string') return { name: given, nameWords: null };
  if ('nameWords' in given) return given;
  return { name: translateEnglish(given), nameWords: storedWords(given) };
}
