import type { Assertion, RequestOptions } from '#contract/web-authn.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { RelyingParty } from '#server/accounts/passkeys/relying-party.ts';
import { assertionOptions, verifyAssertion } from '#server/accounts/passkeys/verify-assertion.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { MemberId } from '../tables.ts';
import { createMemberChallenge, takeMemberChallenge } from './member-challenges.ts';

/** What a browser asks a passkey to sign, whichever of them the person chooses. */
export async function memberRequestOptions(
  services: Services,
  siteId: SiteId,
  party: RelyingParty,
): Promise<RequestOptions> {
  const challenge = await createMemberChallenge(services, siteId, null);
  return assertionOptions(party, { challenge, allowed: [] });
}

/**
 * The member of a passkey that signed the challenge it was given on this host, its person known to it (MEMB-25). Throws
 * `passkey-unknown`, also for one that was made on another host; `passkey-ended` where the challenge was used or is too
 * old; `passkey-refused`.
 */
export async function takeMemberPasskey(
  services: Services,
  siteId: SiteId,
  party: RelyingParty,
  passkey: Assertion,
): Promise<MemberId> {
  const { db } = services;
  const row = await db
    .selectFrom('member_passkeys')
    .select(['id', 'member_id', 'credential_id', 'public_key', 'counter'])
    .where('site_id', '=', siteId)
    .where('credential_id', '=', Buffer.from(passkey.id, 'base64url'))
    .where('host', '=', party.id)
    .executeTakeFirst();
  if (row === undefined) throw new CallError('passkey-unknown');
  const refuse = (reason: string, code: 'passkey-refused' | 'passkey-ended' = 'passkey-refused') => {
    services.log.warn({ siteId, code, reason }, 'a passkey of a member was refused');
    return new CallError(code);
  };
  const kept = { ...row, ownerId: row.member_id };
  const { challenge, counter } = await verifyAssertion(party, passkey, kept, refuse);
  if (!(await takeMemberChallenge(services, siteId, { memberId: null, challenge }))) {
    throw refuse('The challenge was used or is too old', 'passkey-ended');
  }
  const used = await db
    .updateTable('member_passkeys')
    .set({ counter, last_used_at: new Date(services.now()) })
    .where('site_id', '=', siteId)
    .where('id', '=', row.id)
    .where((where) => where.or([where('counter', '<', counter), where.lit(counter === 0)]))
    .returning('id')
    .executeTakeFirst();
  if (used === undefined) throw refuse('It was removed or used meanwhile');
  return row.member_id;
}
