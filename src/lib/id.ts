import type { Brand } from './brand.ts';

/** 24 lower-case hex characters; the first 12 are the milliseconds since 1970, so ids sort by time. */
export type Id<Name extends string = 'id'> = Brand<Name>;

/** What an id looks like. */
export const ID_PATTERN = /^[0-9a-f]{24}$/;
const TIME_HEX_DIGITS = 12;
const RANDOM_HEX_DIGITS = 12;

/**
 * Makes an id: 48 bits of time, 48 bits of randomness.
 * Works in browsers (secure contexts and plain http) and on the server, where `crypto` is global.
 */
export function createId<Name extends string>(now: number = Date.now()): Id<Name> {
  const time = now.toString(16).padStart(TIME_HEX_DIGITS, '0').slice(-TIME_HEX_DIGITS);
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_HEX_DIGITS / 2));
  let random = '';
  for (const byte of bytes) random += byte.toString(16).padStart(2, '0');
  return (time + random) as Id<Name>;
}

/** When an id was made, in milliseconds since 1970. */
export function timeOfId(id: Id<string>): number {
  return Number.parseInt(id.slice(0, TIME_HEX_DIGITS), 16);
}

/**
 * Whether a text is an id: exactly 24 lower-case hex characters (EDIT-28, EDIT-29). The caller says of which kind of
 * thing: `isId<'document'>(text)`.
 */
export function isId<Name extends string = string>(text: string): text is Id<Name> {
  return ID_PATTERN.test(text);
}
