import { z } from 'zod';
import type { DataCallError } from '#domain/data-call/data-call-error.ts';
import { storedWordsSchema } from '#domain/documents/stored-words-schema.ts';
import type { StoredWords } from '#messages/stored-words.ts';
import { translateError } from './translate-error.ts';

const wordsSchema = z.record(z.string(), storedWordsSchema).catch({});

/** A failed call of the editor, with a message for people. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The permanent code of the error catalogue; `network` where no answer arrived, `unknown` where it had no code. */
  readonly code: string;
  /** Null where no answer arrived. */
  readonly status: number | null;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Parameters of the message, such as `seconds`. */
  readonly details: Readonly<Record<string, string | number>>;

  constructor(cause: DataCallError) {
    const code = cause.kind === 'network' ? 'network' : (cause.code ?? 'unknown');
    const details = detailsOf(cause);
    const said = translateError({
      code,
      message: messageOf(cause),
      details,
      detailWords: wordsIn(cause, 'detailWords'),
      errors: cause.errors,
      errorWords: wordsIn(cause, 'errorWords'),
    });
    super(said.message, { cause });
    this.code = code;
    this.status = cause.status;
    this.errors = said.errors;
    this.details = details;
  }

  /** The connection failed or the service is unavailable: worth a retry. */
  get isTransient(): boolean {
    return this.status === null || this.status === 503 || this.status === 502 || this.status === 504;
  }
}

/** The message of the server, also where the rules of the data layer give visitors a general one (DATA-33). */
function messageOf(cause: DataCallError): string {
  const words = cause.body?.['error'];
  return typeof words === 'string' && words !== '' ? words : cause.message;
}

function wordsIn(cause: DataCallError, name: string): Readonly<Record<string, StoredWords>> {
  return wordsSchema.parse(cause.body?.[name] ?? {});
}

function detailsOf(cause: DataCallError): Readonly<Record<string, string | number>> {
  const details = cause.body?.['details'];
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return {};
  return Object.fromEntries(
    Object.entries(details).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}
