import type { StoredWords } from '#messages/stored-words.ts';
import { translateStored } from '#ui/translate.ts';

/** An error as the server sends it: in English, with the keys of its texts. */
interface AnsweredError {
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, string | number>> | undefined;
  readonly detailWords?: Readonly<Record<string, StoredWords>> | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly errorWords?: Readonly<Record<string, StoredWords>> | undefined;
}

/** The messages of an error in the language of the interface, as a whole and by field. */
export function translateError({ code, message, details, detailWords, errors, errorWords }: AnsweredError): {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
} {
  return {
    message: translateStored({ key: `errors.${code}`, params: { ...details, ...detailWords } }, message),
    errors: Object.fromEntries(
      Object.entries(errors ?? {}).map(([field, text]) => [
        field,
        translateStored(errorWords?.[field], text),
      ]),
    ),
  };
}
