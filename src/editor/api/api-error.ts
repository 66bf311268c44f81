import type { DataCallError } from '#domain/data-call/data-call-error.ts';

/** A call of the editor that failed, with what a person can be told. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The permanent code of the error catalogue; `network` where no answer came, `unknown` where it had no code. */
  readonly code: string;
  /** Null where no answer came. */
  readonly status: number | null;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Facts of the message, such as `seconds`. */
  readonly details: Readonly<Record<string, string | number>>;

  constructor(cause: DataCallError) {
    super(messageOf(cause), { cause });
    this.code = cause.kind === 'network' ? 'network' : (cause.code ?? 'unknown');
    this.status = cause.status;
    this.errors = cause.errors;
    this.details = detailsOf(cause);
  }

  /** The connection failed or the service is away: worth trying again. */
  get isTransient(): boolean {
    return this.status === null || this.status === 503 || this.status === 502 || this.status === 504;
  }
}

/** The server's own words, also where the data layer's rules give visitors a general sentence (DATA-33). */
function messageOf(cause: DataCallError): string {
  const words = cause.body?.['error'];
  return typeof words === 'string' && words !== '' ? words : cause.message;
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
