import { CallError } from '#server/platform/http/errors.ts';
import type { Call, SignedIn } from '#server/platform/http/route.ts';

/** The person of a call whose definition demands one. */
export function signedIn(call: Pick<Call<unknown, unknown, unknown>, 'account'>): SignedIn {
  if (call.account === null) throw new CallError('login-required');
  return call.account;
}
