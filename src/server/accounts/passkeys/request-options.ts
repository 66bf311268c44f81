import { passkeyLibrary } from './passkey-library.ts';
import { requestOptionsSchema, type RequestOptions } from '#contract/web-authn.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { CHALLENGE_LIFETIME_MS, createChallenge } from './challenges.ts';
import { listCredentials } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';

/** What a browser asks a passkey to sign: any where it is not known yet who is there, else one of the account. */
export async function requestOptions(
  services: Services,
  { id }: RelyingParty,
  accountId: AccountId | null,
): Promise<RequestOptions> {
  const kind = accountId === null ? 'sign-in' : 'prove';
  const options = await (
    await passkeyLibrary()
  ).generateAuthenticationOptions({
    rpID: id,
    challenge: await createChallenge(services, { kind, accountId }),
    timeout: CHALLENGE_LIFETIME_MS,
    // A passkey takes the place of both factors: its person has to be known to it.
    userVerification: 'required',
    allowCredentials: accountId === null ? [] : await listCredentials(services.db, accountId),
  });
  return requestOptionsSchema.parse({ allowCredentials: [], ...options });
}
