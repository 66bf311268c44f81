import { cutText } from '#lib/cut-text.ts';
import type { Translation } from './define-messages.ts';
import type { Words } from './message.ts';
import { asWithinSentence, formatText } from './translator.ts';

/** A text by its key with what it needs, as it is stored and sent beside its English. */
export interface StoredWords {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number | StoredWords>>;
  readonly isWithin?: true;
}

/** Longer values belong to texts that are cut anyway. */
const MAX_PARAM_LENGTH = 200;

/** How a text is stored. Its English stands beside it, for those who speak it and for versions that lose the key. */
export function storedWords(words: Words): StoredWords {
  const params = Object.entries('params' in words ? words.params : {}).map(([name, value]) => {
    if (typeof value === 'string') return [name, cutText(value, MAX_PARAM_LENGTH)];
    return [name, typeof value === 'number' ? value : storedWords(value)];
  });
  return {
    key: words.key,
    params: Object.fromEntries(params) as StoredWords['params'],
    ...('isWithin' in words ? { isWithin: true } : {}),
  };
}

/**
 * Says what was stored, in a language; null where the translation lacks it or a part of it.
 * @param locale BCP 47
 */
export function sayStored(words: StoredWords, locale: string, translation: Translation): string | null {
  const text = translation[words.key];
  if (text === undefined) return null;
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(words.params)) {
    const said = typeof value === 'object' ? sayStored(value, locale, translation) : value;
    if (said === null) return null;
    values[name] = said;
  }
  const said = String(formatText(text, locale, values));
  return words.isWithin === true ? asWithinSentence(said, locale) : said;
}
