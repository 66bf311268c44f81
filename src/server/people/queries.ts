import { sql } from 'kysely';
import type { SiteInvitation, SitePerson } from '#contract/people.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';
import { orderedRoles } from './ordered-roles.ts';

/** Invitations of a site that can be there at a time, those included that no longer work. */
export const MAX_SITE_INVITATIONS = 200;

export interface PeopleFilter {
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of those who work on a site: the owner first, then by name. */
export async function listPeople(
  db: Db,
  siteId: SiteId,
  filter: PeopleFilter,
): Promise<{ readonly people: SitePerson[]; readonly total: number }> {
  const matching = () => {
    let query = db
      .selectFrom('site_roles')
      .innerJoin('accounts', 'accounts.id', 'site_roles.account_id')
      .innerJoin('sites', 'sites.id', 'site_roles.site_id')
      .where('site_roles.site_id', '=', siteId);
    for (const pattern of searchPatterns(filter.search)) {
      query = query.where(
        sql<boolean>`(lower(accounts.name) like ${pattern} or lower(accounts.email) like ${pattern})`,
      );
    }
    return query;
  };
  const isOwner = sql<boolean>`sites.owner_id is not distinct from site_roles.account_id`;
  const rows = await matching()
    .select([
      'accounts.id',
      'accounts.name',
      'accounts.email',
      'site_roles.roles',
      'site_roles.is_reviewed',
      'site_roles.created_at',
      isOwner.as('is_owner'),
    ])
    .orderBy(isOwner, 'desc')
    .orderBy(sql`lower(accounts.name)`)
    .orderBy('accounts.id')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  const counted = await matching()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    people: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      roles: orderedRoles(row.roles),
      isReviewed: row.is_reviewed,
      isOwner: row.is_owner,
      since: row.created_at.toISOString(),
    })),
    total: counted.total,
  };
}

/** Who was invited to a site and has not come yet, the newest first. */
export async function listSiteInvitations(db: Db, siteId: SiteId, now: number): Promise<SiteInvitation[]> {
  const rows = await db
    .selectFrom('site_invitations')
    .leftJoin('accounts', 'accounts.id', 'site_invitations.invited_by')
    .select([
      'site_invitations.id',
      'site_invitations.email',
      'site_invitations.roles',
      'site_invitations.is_reviewed',
      'site_invitations.expires_at',
      'accounts.name as invited_by',
    ])
    .where('site_invitations.site_id', '=', siteId)
    .orderBy('site_invitations.created_at', 'desc')
    .orderBy('site_invitations.id', 'desc')
    .limit(MAX_SITE_INVITATIONS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    roles: orderedRoles(row.roles),
    isReviewed: row.is_reviewed,
    invitedBy: row.invited_by,
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.expires_at.getTime() <= now,
  }));
}

/** The owner of a site and what somebody holds on it; null for who holds nothing. */
export async function findPerson(
  trx: Db,
  siteId: SiteId,
  accountId: AccountId,
): Promise<{ readonly roles: readonly WebsiteRole[]; readonly isOwner: boolean } | null> {
  const row = await trx
    .selectFrom('site_roles')
    .innerJoin('sites', 'sites.id', 'site_roles.site_id')
    .select(['site_roles.roles', 'sites.owner_id'])
    .where('site_roles.site_id', '=', siteId)
    .where('site_roles.account_id', '=', accountId)
    .forUpdate('site_roles')
    .executeTakeFirst();
  return row === undefined ? null : { roles: row.roles, isOwner: row.owner_id === accountId };
}
