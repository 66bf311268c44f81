import { reauthenticate } from '#contract/accounts.ts';
import { ApiError } from './api-error.ts';
import { callEndpoint } from './call-endpoint.ts';
import type { KnownProof } from './reauthentication-requests.ts';

/** Whether what the person has entered in the form of the call proves it, so that nothing has to be asked twice. */
export async function isEnough({ password }: KnownProof): Promise<boolean> {
  if (password === undefined || password === '') return false;
  try {
    await callEndpoint(reauthenticate, { body: { password } });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
