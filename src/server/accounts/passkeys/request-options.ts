import type { RequestOptions } from '#contract/web-authn.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { createChallenge } from './challenges.ts';
import { listCredentials } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';
import { assertionOptions } from './verify-assertion.ts';

/** What a browser asks a passkey to sign: any where it is not known yet who is there, else one of the account. */
export async function requestOptions(
  services: Services,
  party: RelyingParty,
  accountId: AccountId | null,
): Promise<RequestOptions> {
  const kind = accountId === null ? 'sign-in' : 'prove';
  return assertionOptions(party, {
    challenge: await createChallenge(services, { kind, accountId }),
    allowed: accountId === null ? [] : await listCredentials(services.db, accountId),
  });
}
