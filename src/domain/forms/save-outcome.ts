import { forms } from '#messages/en/forms.ts';
import type { Words } from '#messages/message.ts';
import { failureWords } from './failure-words.ts';
import type { FormText } from './form-text.ts';
import type { JsonObject } from '#lib/json.ts';

/** The result of a failed save for the form (FORM-65, FORM-83, FORM-90 to FORM-95). */
export interface SaveFailure {
  /** Messages by field id. */
  readonly errors: Readonly<Record<string, FormText>>;
  /** The message of the form, or null where the messages of the fields are enough. */
  readonly message: FormText | null;
}

const BY_STATUS: Readonly<Record<number, Words>> = {
  401: forms.unauthorized,
  404: forms.notConfigured,
  429: forms.rateLimited,
  500: forms.serverError,
};

/**
 * Reads a failed save. An errors map counts with status 400 only (FORM-83); its entries for fields the form does not
 * have join the form's message, so that none is dropped (FORM-100). Without a listed status and an error text the
 * failure is unknown (FORM-95, FORM-97); `status` is null when the connection was lost.
 */
export function readSaveFailure(
  status: number | null,
  body: JsonObject | null,
  fieldIds: readonly string[],
): SaveFailure {
  const map = status === 400 ? errorEntries(body) : [];
  if (map.length > 0) {
    const known = map.filter(([id]) => fieldIds.includes(id));
    const unknown = map.filter(([id]) => !fieldIds.includes(id)).map(([, message]) => message);
    return { errors: Object.fromEntries(known), message: unknown.length === 0 ? null : unknown.join(' ') };
  }
  const listed = status === null ? undefined : BY_STATUS[status];
  const error = body?.['error'];
  const said = typeof error === 'string' && error !== '' ? error : forms.unknown;
  return { errors: {}, message: listed ?? failureWords(body ?? {}) ?? said };
}

function errorEntries(body: JsonObject | null): (readonly [string, string])[] {
  const errors = body?.['errors'];
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return [];
  return Object.entries(errors).flatMap(([id, message]) =>
    typeof message === 'string' ? [[id, message] as const] : [],
  );
}
