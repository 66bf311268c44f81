import type { JsonObject } from '#lib/json.ts';

const FIXED_MESSAGES: Readonly<Record<number, string>> = {
  401: 'Unauthorized request',
  403: 'Unauthorized request',
  500: 'Internal server error. Please try again later.',
  501: 'Internal server error. Please try again later.',
  503: 'This service is temporarily unavailable. Please try again later.',
};

/** The failing statuses for which the message in the body is used, where there is one (DATA-44). */
const STATUSES_WITH_WORDS: readonly number[] = [400, 401, 500, 502];

/**
 * The message of a failed answer: that of the body for the listed statuses (DATA-17, DATA-44, DATA-45), else that of
 * its status (DATA-32 to DATA-36), else "Unable to connect…" (DATA-37 to DATA-39). Callers with a message of their own
 * for a status use that.
 */
export function failureMessage(status: number, body: JsonObject | null, host: string): string {
  const words = bodyCounts(status) ? bodyMessage(body) : null;
  return words ?? FIXED_MESSAGES[status] ?? unableToConnect(host);
}

/** "Unable to connect…" with the host's name (DATA-39). */
export function unableToConnect(host: string): string {
  return `Unable to connect to ${host}. Please try again.`;
}

/** DATA-31, with the message of the parser. */
export function unparsableMessage(url: string, message: string): string {
  return `Internal Error: Unable to parse server response from (${url}) as JSON: ${message}`;
}

/**
 * Whether a failed answer may be retried: its status is not a listed one, and its body has no message that counts
 * (DATA-40).
 */
export function isRetriedStatus(status: number, body: JsonObject | null): boolean {
  if (FIXED_MESSAGES[status] !== undefined) return false;
  return !bodyCounts(status) || bodyMessage(body) === null;
}

/** A successful status with an `error` in the body: only its message counts (DATA-17). */
function bodyCounts(status: number): boolean {
  return status < 400 || STATUSES_WITH_WORDS.includes(status);
}

/** `error`, `message` or `billingErrorCode` of a body, the first that is not empty (DATA-44). */
export function bodyMessage(body: JsonObject | null): string | null {
  for (const name of ['error', 'message', 'billingErrorCode']) {
    const value = body?.[name];
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return null;
}
