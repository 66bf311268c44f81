import type { ErrorCode } from '#contract/errors.ts';

/** Refusals that an attacker meets; a renewed crumb and an expired session are ordinary. */
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
