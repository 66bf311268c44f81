import type { ErrorCode } from '#contract/errors.ts';

/** What somebody who attacks meets; a crumb that is renewed and a session that has ended are everyday. */
export const LOGGED_REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'not-permitted',
  'code-not-permitted',
  'origin-refused',
  'rate-limited',
  'claim-token-invalid',
  'hand-over-failed',
  'sign-up-by-invitation',
  'sign-up-closed',
]);
