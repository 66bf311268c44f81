import { passkeyLibrary } from './passkey-library.ts';
import type { PasskeySummary } from '#contract/passkeys.ts';
import { creationOptionsSchema, type CreationOptions, type Registration } from '#contract/web-authn.ts';
import { createId } from '#lib/id.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { dashboardHost } from '../account-addresses.ts';
import { recordFactorChange } from '../second-factor/second-factor-changed.ts';
import { CHALLENGE_LIFETIME_MS, createChallenge, takeChallenge } from './challenges.ts';
import { countPasskeys, listCredentials, lockAccount } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';

/** For an account. */
const MAX_PASSKEYS = 10;
/** Ed25519, ES256, RS256 (COSE): what authenticators have, and Node checks wherever it runs. */
const ALGORITHMS = [-8, -7, -257];

/** What the browser makes a passkey of that this account has none like yet. */
export async function startAddingPasskey(
  services: Services,
  { id }: RelyingParty,
  account: SignedIn,
): Promise<CreationOptions> {
  const { accountId, email, name } = account;
  if ((await countPasskeys(services.db, accountId)) >= MAX_PASSKEYS) throw tooMany();
  const options = await (
    await passkeyLibrary()
  ).generateRegistrationOptions({
    rpID: id,
    rpName: dashboardHost(services.config),
    userID: new TextEncoder().encode(accountId),
    userName: email,
    userDisplayName: name,
    challenge: await createChallenge(services, { kind: 'add', accountId }),
    timeout: CHALLENGE_LIFETIME_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    attestationType: 'none',
    excludeCredentials: await listCredentials(services.db, accountId),
    // It is found without a name being typed, and knows its person: both factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return creationOptionsSchema.parse(options);
}

/** Keeps the passkey that a browser has made. Throws `passkey-refused` where it is not for this page and person. */
export async function addPasskeyTo(
  services: Services,
  { id: rpId, origin }: RelyingParty,
  account: SignedIn,
  given: { readonly passkey: Registration; readonly name: string; readonly language: InterfaceLocale },
): Promise<PasskeySummary> {
  const { accountId } = account;
  const { challenge, registered } = await verify(services, { rpId, origin, accountId }, given.passkey);
  if (!(await takeChallenge(services, { kind: 'add', accountId }, challenge))) {
    throw new CallError('passkey-ended');
  }
  const { credential, credentialBackedUp, credentialDeviceType } = registered;
  const now = services.now();
  const id = createId<'passkey'>(now);
  const isSynced = credentialBackedUp || credentialDeviceType === 'multiDevice';
  await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    if ((await countPasskeys(trx, accountId)) >= MAX_PASSKEYS) throw tooMany();
    const added = await trx
      .insertInto('account_passkeys')
      .values({
        id,
        account_id: accountId,
        credential_id: Buffer.from(credential.id, 'base64url'),
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: given.passkey.response.transports,
        name: given.name,
        is_synced: isSynced,
        created_at: new Date(now),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw new CallError('passkey-known');
    await recordFactorChange(trx, accountId, { change: 'passkey-added', language: given.language, now });
  });
  return { id, name: given.name, isSynced, createdAt: new Date(now).toISOString(), lastUsedAt: null };
}

async function verify(
  services: Services,
  expected: { readonly rpId: string; readonly origin: string; readonly accountId: SignedIn['accountId'] },
  passkey: Registration,
) {
  const { rpId, origin, accountId } = expected;
  let challenge = '';
  try {
    const { registrationInfo } = await (
      await passkeyLibrary()
    ).verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      // Whether it is one of ours is asked afterwards: it is used up by that.
      expectedChallenge: (signed) => {
        challenge = signed;
        return true;
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo !== undefined) return { challenge, registered: registrationInfo };
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    services.log.warn({ accountId, reason }, 'a passkey was not added');
  }
  throw new CallError('passkey-refused');
}

const tooMany = () => new CallError('too-many-passkeys', { max: MAX_PASSKEYS });
