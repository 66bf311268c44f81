import { errorText, type ErrorCode } from '#contract/errors.ts';
import { wordsOfRule } from '#domain/validation/rule-message.ts';
import type { MessageParams, Words } from '#messages/message.ts';
import { storedWords, type StoredWords } from '#messages/stored-words.ts';
import { mapParams, translateEnglish } from '#messages/translator.ts';

/** An expected failure of a call: answered with its catalogue entry by the one error handler. */
export class CallError extends Error {
  override name = 'CallError';
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number>>;
  readonly detailWords: Readonly<Record<string, StoredWords>>;
  /** Messages by field, in English. */
  readonly errors: Readonly<Record<string, string>> | null;
  readonly errorWords: Readonly<Record<string, StoredWords>>;

  constructor(
    code: ErrorCode,
    details: MessageParams = {},
    errors: Readonly<Record<string, Words | string>> | null = null,
  ) {
    super(errorText(code, details));
    this.code = code;
    this.details = mapParams(details, translateEnglish);
    this.detailWords = wordsIn(details);
    this.errors = errors === null ? null : englishOf(errors);
    this.errorWords = wordsIn(errors ?? {});
  }

  /** Its message by its key, for what is stored beside it. */
  get words(): StoredWords {
    return { key: `errors.${this.code}`, params: { ...this.details, ...this.detailWords } };
  }
}

function englishOf(errors: Readonly<Record<string, Words | string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [
      field,
      typeof text === 'string' ? text : translateEnglish(text),
    ]),
  );
}

function wordsIn(
  texts: Readonly<Record<string, Words | string | number>>,
): Readonly<Record<string, StoredWords>> {
  const found: Record<string, StoredWords> = {};
  for (const [name, text] of Object.entries(texts)) {
    const words = typeof text === 'object' ? storedWords(text) : wordsOfRule(String(text));
    if (words !== null) found[name] = words;
  }
  return found;
}
