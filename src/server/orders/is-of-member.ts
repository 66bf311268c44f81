import type { ExpressionBuilder } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Orders of a member: those of the account, and those that somebody placed as a guest with the member's address once it is
 * confirmed (MEMB-06).
 */
export function isOfMember(siteId: SiteId, memberId: Id<'member'>) {
  return (where: ExpressionBuilder<Database, 'orders'>) =>
    where.or([
      where('member_id', '=', memberId),
      where(
        'email_key',
        '=',
        where
          .selectFrom('members')
          .select('email_key')
          .where('site_id', '=', siteId)
          .where('id', '=', memberId)
          .where('verified_at', 'is not', null),
      ),
    ]);
}
