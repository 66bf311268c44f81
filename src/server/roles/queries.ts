import { sql } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { permissionsOf, rolesWith, type Holding, type Permission } from '#domain/roles/permissions.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What the roles of a person allow on a site together; null for a stranger, empty where they allow only to look. */
export async function permissionsOn(
  db: Db,
  siteId: SiteId,
  accountId: AccountId,
): Promise<ReadonlySet<Permission> | null> {
  const holding = await holdingOn(db, siteId, accountId);
  return holding === null ? null : permissionsOf(holding.roles, holding.isReviewed);
}

/** Whether the account in a column has been asked to comment and nothing else (ROLE-16): it is no part of the team. */
export function mayOnlyComment(siteId: SiteId, column: string) {
  return sql<boolean>`exists (select from site_roles where site_roles.site_id = ${siteId}
    and site_roles.account_id = ${sql.ref(column)} and site_roles.roles = array['commenter'])`;
}

/** Of a row of `site_roles`: whether it allows something. */
export function rowAllows(permission: Permission) {
  const byRole = sql<boolean>`site_roles.roles && ${[...rolesWith(permission)]}::text[]`;
  return permission === 'content.publish'
    ? sql<boolean>`(${byRole} and (not site_roles.is_reviewed or 'admin' = any(site_roles.roles)))`
    : byRole;
}

/** What a person is given on a site; null for a stranger. */
export async function holdingOn(db: Db, siteId: SiteId, accountId: AccountId): Promise<Holding | null> {
  const row = await db
    .selectFrom('site_roles')
    .select(['roles', 'is_reviewed as isReviewed'])
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined || row.roles.length === 0 ? null : row;
}

/** The roles a person holds on a site; empty for a stranger. */
export async function rolesOn(db: Db, siteId: SiteId, accountId: AccountId): Promise<readonly WebsiteRole[]> {
  return (await holdingOn(db, siteId, accountId))?.roles ?? [];
}

/** Gives a person roles on a site, in place of those held before. */
export async function grantRoles(
  db: Db,
  siteId: SiteId,
  grant: {
    readonly accountId: AccountId;
    readonly roles: readonly WebsiteRole[];
    readonly isReviewed?: boolean;
    readonly now: number;
  },
): Promise<void> {
  const given = { roles: [...grant.roles], is_reviewed: grant.isReviewed ?? false };
  await db
    .insertInto('site_roles')
    .values({ site_id: siteId, account_id: grant.accountId, ...given, created_at: new Date(grant.now) })
    .onConflict((conflict) => conflict.columns(['site_id', 'account_id']).doUpdateSet(given))
    .execute();
}
