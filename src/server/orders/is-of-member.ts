import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';

/**
 * Orders or subscriptions of a member: those of the account, and those that somebody began as a guest with the member's address
 * once it is confirmed (MEMB-06).
 */
export function isOfMember(siteId: SiteId, memberId: Id<'member'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(member_id = ${memberId} or email_key = (select own.email_key from members own
    where own.site_id = ${siteId} and own.id = ${memberId} and own.verified_at is not null))`;
}
