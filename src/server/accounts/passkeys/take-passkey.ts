import type { Assertion } from '#contract/web-authn.ts';
import type { AccountId } from '#domain/documents/record.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import { verifyAssertion } from './verify-assertion.ts';

/**
 * The account of a passkey that signed the challenge it was given on this page, its person known to it. `accountId` where
 * it has to be one of that account. Throws `passkey-unknown`, `passkey-ended` where the challenge was used or is too old,
 * and `passkey-refused`, also where the passkey has counted less than before, as a copy of it does.
 */
export async function takePasskey(
  services: Services,
  party: RelyingParty,
  passkey: Assertion,
  accountId: AccountId | null = null,
): Promise<AccountId> {
  const { db } = services;
  let query = db
    .selectFrom('account_passkeys')
    .select(['id', 'account_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', Buffer.from(passkey.id, 'base64url'));
  if (accountId !== null) query = query.where('account_id', '=', accountId);
  const row = await query.executeTakeFirst();
  if (row === undefined) throw new CallError('passkey-unknown');
  const refuse = (reason: string, code: 'passkey-refused' | 'passkey-ended' = 'passkey-refused') => {
    services.log.warn({ accountId: row.account_id, code, reason }, 'a passkey was refused');
    return new CallError(code);
  };
  const kept = { ...row, ownerId: row.account_id };
  const { challenge, counter } = await verifyAssertion(party, passkey, kept, refuse);
  const kind = accountId === null ? 'sign-in' : 'prove';
  if (!(await takeChallenge(services, { kind, accountId }, challenge))) {
    throw refuse('The challenge was used or is too old', 'passkey-ended');
  }
  const used = await db
    .updateTable('account_passkeys')
    .set({ counter, last_used_at: new Date(services.now()) })
    .where('id', '=', row.id)
    .where((where) => where.or([where('counter', '<', counter), where.lit(counter === 0)]))
    .returning('id')
    .executeTakeFirst();
  if (used === undefined) throw refuse('It was removed or used meanwhile');
  return row.account_id;
}
