import { cutText } from '#lib/cut-text.ts';
import type { Message, MessageParams } from '#messages/message.ts';
import { storedWords, type StoredWords } from '#messages/stored-words.ts';
import { translateEnglish } from '#messages/translator.ts';

/** A text of a report as it is kept: in English, and by its key; null for what has none, such as words of other servers. */
export interface ReportText {
  readonly english: string;
  readonly words: StoredWords | null;
}

const MAX_PARAM_LENGTH = 200;

/** A message with what it is filled with: texts, numbers, and other texts of the report. */
export function reportText<Params extends MessageParams>(
  message: Message<Params>,
  ...given: keyof Params extends never
    ? []
    : [{ readonly [Name in keyof Params]: string | number | ReportText }]
): ReportText {
  const values = Object.entries((given[0] ?? {}) as Readonly<Record<string, string | number | ReportText>>);
  const english = Object.fromEntries(
    values.map(([name, value]) => [name, typeof value === 'object' ? value.english : value]),
  );
  const words = storedWords({ key: message.key, text: message.text, params: english });
  const params = Object.fromEntries(
    values.map(([name, value]) => [name, typeof value === 'object' ? nested(value) : words.params[name]]),
  );
  return {
    english: translateEnglish(message as Message<MessageParams>, english),
    words: { ...words, params: params as StoredWords['params'] },
  };
}

/** What has no key. */
export function plainReportText(english: string): ReportText {
  return { english, words: null };
}

/** Words are kept one within the other, no deeper. */
function nested({ english, words }: ReportText): StoredWords | string {
  const isFlat = words !== null && Object.values(words.params).every((value) => typeof value !== 'object');
  return isFlat ? words : cutText(english, MAX_PARAM_LENGTH);
}
