import type { PasskeySummary } from '#contract/passkeys.ts';
import type { CreationOptions, Registration } from '#contract/web-authn.ts';
import { createId } from '#lib/id.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { dashboardHost } from '../account-addresses.ts';
import { recordFactorChange } from '../second-factor/second-factor-changed.ts';
import { createChallenge, takeChallenge } from './challenges.ts';
import { countPasskeys, listCredentials, lockAccount } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';
import { creationOptions, isSyncedPasskey, verifyRegistration } from './verify-registration.ts';

/** For an account. */
const MAX_PASSKEYS = 10;

/** What the browser makes a passkey of that this account has none like yet. */
export async function startAddingPasskey(
  services: Services,
  party: RelyingParty,
  account: SignedIn,
): Promise<CreationOptions> {
  const { accountId, email, name } = account;
  if ((await countPasskeys(services.db, accountId)) >= MAX_PASSKEYS) throw tooMany();
  return creationOptions(party, {
    rpName: dashboardHost(services.config),
    user: { id: accountId, name: email, displayName: name },
    challenge: await createChallenge(services, { kind: 'add', accountId }),
    known: await listCredentials(services.db, accountId),
  });
}

/** Keeps the passkey that a browser has made. Throws `passkey-refused` where it is not for this page and person. */
export async function addPasskeyTo(
  services: Services,
  party: RelyingParty,
  account: SignedIn,
  given: { readonly passkey: Registration; readonly name: string; readonly language: InterfaceLocale },
): Promise<PasskeySummary> {
  const { accountId } = account;
  const { challenge, registered } = await verifyRegistration(party, given.passkey, (reason) => {
    services.log.warn({ accountId, reason }, 'a passkey was not added');
    return new CallError('passkey-refused');
  });
  if (!(await takeChallenge(services, { kind: 'add', accountId }, challenge))) {
    throw new CallError('passkey-ended');
  }
  const { credential } = registered;
  const now = services.now();
  const id = createId<'passkey'>(now);
  const isSynced = isSyncedPasskey(registered);
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

const tooMany = () => new CallError('too-many-passkeys', { max: MAX_PASSKEYS });
