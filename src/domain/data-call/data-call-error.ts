import type { JsonObject } from '#lib/json.ts';

/**
 * Why a call failed:
 * `network` no answer came; `parse` the answer was not JSON; `crumb` the crumb was refused twice;
 * `login` the caller has to sign in; `authorization` the caller may not; `fields` messages by field; `answer` any other.
 */
export type DataCallFailureKind =
  | 'network'
  | 'parse'
  | 'crumb'
  | 'login'
  | 'authorization'
  | 'fields'
  | 'answer';

/** A call that did not succeed; `message` is what DATA-31 to DATA-45 say. */
export class DataCallError extends Error {
  override name = 'DataCallError';
  readonly kind: DataCallFailureKind;
  /** The address called, without the crumb. */
  readonly url: string;
  /** Null where no answer came. */
  readonly status: number | null;
  /** The parsed answer, where it was an object. */
  readonly body: JsonObject | null;

  constructor(
    kind: DataCallFailureKind,
    message: string,
    facts: { readonly url: string; readonly status: number | null; readonly body: JsonObject | null },
  ) {
    super(message);
    this.kind = kind;
    this.url = facts.url;
    this.status = facts.status;
    this.body = facts.body;
  }

  /** The permanent code of an error of ours, or null. */
  get code(): string | null {
    const code = this.body?.['code'];
    return typeof code === 'string' ? code : null;
  }

  /** Messages by field; empty where the answer had none. */
  get errors(): Readonly<Record<string, string>> {
    return errorsMapOf(this.body) ?? {};
  }
}

/** The errors map of an answer, or null where it has none with at least one message. */
export function errorsMapOf(body: JsonObject | null): Readonly<Record<string, string>> | null {
  const errors = body?.['errors'];
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return null;
  const entries = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
