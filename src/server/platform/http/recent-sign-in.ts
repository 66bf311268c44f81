import type { EndpointDefinition } from '#contract/endpoint.ts';
import { accountOf, type Caller } from './caller.ts';
import { CallError } from './errors.ts';

const MINUTE_MS = 60_000;

/** Throws `recent-sign-in-needed` where a call takes a recent sign-in and that of the session is too old. */
export function assertRecentSignIn(
  { recentSignInMinutes }: Pick<EndpointDefinition, 'recentSignInMinutes'>,
  caller: Caller,
  now: number,
): void {
  if (recentSignInMinutes === undefined) return;
  const provenAt = accountOf(caller)?.reauthenticatedAt.getTime() ?? Number.NEGATIVE_INFINITY;
  if (now - provenAt > recentSignInMinutes * MINUTE_MS) throw new CallError('recent-sign-in-needed');
}
