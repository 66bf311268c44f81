import type { JsonObject } from '#lib/json.ts';

const FIXED_MESSAGES: Readonly<Record<number, string>> = {
  401: 'Unauthorized request',
  403: 'Unauthorized request',
  500: 'Internal server error. Please try again later.',
  501: 'Internal server error. Please try again later.',
  503: 'This service is temporarily unavailable. Please try again later.',
};

/** Statuses whose own message stands whatever the body says: DATA-44 does not name them. */
const BODY_IGNORED: readonly number[] = [403, 501, 503];

/**
 * What a failing answer says to its caller: the body's own words where it has any (DATA-17, DATA-44, DATA-45),
 * else the words of its status (DATA-32 to DATA-36), else "Unable to connect…" (DATA-37 to DATA-39).
 */
export function failureMessage(status: number, body: JsonObject | null, host: string): string {
  const fixed = FIXED_MESSAGES[status];
  if (fixed !== undefined && BODY_IGNORED.includes(status)) return fixed;
  return bodyMessage(body) ?? fixed ?? unableToConnect(host);
}

/** "Unable to connect…" with the host's name (DATA-39). */
export function unableToConnect(host: string): string {
  return `Unable to connect to ${host}. Please try again.`;
}

/** DATA-31, with what the parser said. */
export function unparsableMessage(url: string, message: string): string {
  return `Internal Error: Unable to parse server response from (${url}) as JSON: ${message}`;
}

/**
 * Whether a failing answer is worth another try (DATA-40): its status is none of the listed ones and it brought
 * nothing that explains itself.
 */
export function isRetriedStatus(status: number, body: JsonObject | null): boolean {
  return FIXED_MESSAGES[status] === undefined && bodyMessage(body) === null;
}

/** `error`, `message` or `billingErrorCode` of a body, the first that has words (DATA-44). */
export function bodyMessage(body: JsonObject | null): string | null {
  for (const name of ['error', 'message', 'billingErrorCode']) {
    const value = body?.[name];
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return null;
}
