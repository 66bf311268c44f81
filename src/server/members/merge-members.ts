import { z } from 'zod';
import type { SiteId } from '#domain/documents/record.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import type { JsonValue } from '#lib/json.ts';
import type { KnownPerson, Merging, MergeTransaction } from '#server/contacts/contact-source.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { findSite } from '#server/sites/queries.ts';
import { sendMemberMail } from './mails/send-member-mail.ts';
import { setMemberStatus } from './set-member-status.ts';

const undoSchema = z.array(idSchema<'member'>());

/**
 * Where both people are members, the accounts of the one whose sign-in does not stay are suspended, which ends their
 * sessions, and their addresses are told (CRM-16). Those accounts are given.
 */
export async function mergeMembers(
  trx: MergeTransaction,
  kept: KnownPerson,
  other: KnownPerson,
  { signIn, services, now }: Merging,
): Promise<JsonValue> {
  const { siteId } = kept;
  const [ofKept, ofOther] = [await activeMembers(trx, kept), await activeMembers(trx, other)];
  const [staying] = signIn === 'kept' ? ofKept : ofOther;
  const leaving = signIn === 'kept' ? ofOther : ofKept;
  if (staying === undefined || leaving.length === 0) return [];
  const { identifier, title: site } = await findSite(trx, siteId);
  const link = publicUrl(services.config, identifier, '/account/login');
  for (const { id, email: to } of leaving) {
    await setMemberStatus(trx, siteId, id, 'suspended', { now });
    const params = { site, email: staying.email, link };
    await sendMemberMail(trx, services, siteId, { kind: 'joined', to, params });
  }
  return leaving.map(({ id }) => id);
}

/** Gives the sign-in back, unless the account has become something else since (CRM-17). */
export async function unmergeMembers(
  trx: MergeTransaction,
  siteId: SiteId,
  undo: JsonValue,
  { now }: Pick<Merging, 'now'>,
): Promise<void> {
  for (const id of undoSchema.parse(undo)) await setMemberStatus(trx, siteId, id, 'active', { now });
}

async function activeMembers(trx: MergeTransaction, { siteId, emailKeys }: KnownPerson) {
  if (emailKeys.length === 0) return [];
  return trx
    .selectFrom('members')
    .select(['id', 'email'])
    .where('site_id', '=', siteId)
    .where('email_key', 'in', emailKeys)
    .where('status', '=', 'active')
    .orderBy('joined_at')
    .execute();
}
