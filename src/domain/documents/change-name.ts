import { cutText } from '#lib/cut-text.ts';
import type { Words } from '#messages/message.ts';
import { storedWords } from '#messages/stored-words.ts';
import { translateEnglish } from '#messages/translator.ts';
import type { Change } from './change.ts';
import { MAX_CHANGE_NAME_LENGTH } from './operation-schema.ts';

/** What a change is called, as it is sent and kept: in English, at most 80 characters, and by its key. */
export function changeName(words: Words): Required<Pick<Change, 'name' | 'nameWords'>> {
  return { name: cutText(translateEnglish(words), MAX_CHANGE_NAME_LENGTH), nameWords: storedWords(words) };
}
