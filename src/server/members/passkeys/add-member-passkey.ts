import type { CreationOptions, Registration } from '#contract/web-authn.ts';
import { createId } from '#lib/id.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { RelyingParty } from '#server/accounts/passkeys/relying-party.ts';
import {
  creationOptions,
  isSyncedPasskey,
  verifyRegistration,
} from '#server/accounts/passkeys/verify-registration.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { SignedInMember } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { recordHappening } from '../member-history.ts';
import { lockMember } from '../members.ts';
import { createMemberChallenge, takeMemberChallenge } from './member-challenges.ts';
import { listMemberCredentials, listMemberPasskeys, MAX_MEMBER_PASSKEYS } from './member-passkeys.ts';

/** What the browser makes a passkey of that this member has none like yet. Throws `too-many-passkeys`. */
export async function startAddingMemberPasskey(
  services: Services,
  siteId: SiteId,
  party: RelyingParty,
  { memberId, email }: SignedInMember,
): Promise<CreationOptions> {
  const { db } = services;
  if ((await listMemberPasskeys(db, siteId, memberId)).length >= MAX_MEMBER_PASSKEYS) throw tooMany();
  return creationOptions(party, {
    rpName: party.id,
    user: { id: memberId, name: email, displayName: email },
    challenge: await createMemberChallenge(services, siteId, memberId),
    known: await listMemberCredentials(db, siteId, { memberId, host: party.id }),
  });
}

/** Keeps the passkey that a browser has made. Throws `passkey-refused` where it is not for this page and person. */
export async function addMemberPasskey(
  services: Services,
  siteId: SiteId,
  party: RelyingParty,
  {
    memberId,
    passkey,
    name,
  }: { readonly memberId: SignedInMember['memberId']; readonly passkey: Registration; readonly name: string },
): Promise<void> {
  const { challenge, registered } = await verifyRegistration(party, passkey, (reason) => {
    services.log.warn({ siteId, reason }, 'a passkey of a member was not added');
    return new CallError('passkey-refused');
  });
  if (!(await takeMemberChallenge(services, siteId, { memberId, challenge }))) {
    throw new CallError('passkey-ended');
  }
  const now = services.now();
  await services.db.transaction().execute(async (trx) => {
    // One after the other, so that there are never more than may be.
    await lockMember(trx, siteId, memberId);
    if ((await listMemberPasskeys(trx, siteId, memberId)).length >= MAX_MEMBER_PASSKEYS) throw tooMany();
    const added = await trx
      .insertInto('member_passkeys')
      .values({
        site_id: siteId,
        id: createId<'member-passkey'>(now),
        member_id: memberId,
        host: party.id,
        credential_id: Buffer.from(registered.credential.id, 'base64url'),
        public_key: Buffer.from(registered.credential.publicKey),
        counter: registered.credential.counter,
        transports: passkey.response.transports,
        name,
        is_synced: isSyncedPasskey(registered),
        created_at: new Date(now),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.columns(['site_id', 'credential_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw new CallError('passkey-known');
    await recordHappening(trx, siteId, [memberId], { what: 'passkey-added', by: null, now });
  });
}

const tooMany = () => new CallError('too-many-passkeys', { max: MAX_MEMBER_PASSKEYS });
