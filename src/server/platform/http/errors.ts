import { ERROR_CATALOGUE, type ErrorCode } from '#contract/errors.ts';

/** An expected failure of a call: answered with its catalogue entry by the one error handler. */
export class CallError extends Error {
  override name = 'CallError';
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number>>;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>> | null;

  constructor(
    code: ErrorCode,
    details: Readonly<Record<string, string | number>> = {},
    errors: Readonly<Record<string, string>> | null = null,
  ) {
    super(fillMessage(ERROR_CATALOGUE[code].message, details));
    this.code = code;
    this.details = details;
    this.errors = errors;
  }
}

function fillMessage(message: string, details: Readonly<Record<string, string | number>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in details ? String(details[name]) : placeholder,
  );
}
