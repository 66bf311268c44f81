import { sql } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { permissionsOf, rolesWith, type Permission } from '#domain/roles/permissions.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What the roles of a person allow on a site together; null for a stranger, empty where they allow only to look. */
export async function permissionsOn(
  db: Db,
  siteId: SiteId,
  accountId: AccountId,
): Promise<ReadonlySet<Permission> | null> {
  const roles = await rolesOn(db, siteId, accountId);
  return roles.length === 0 ? null : permissionsOf(roles);
}

/** Of a row of `site_roles`: whether it allows something. */
export function rowAllows(permission: Permission) {
  return sql<boolean>`site_roles.roles && ${[...rolesWith(permission)]}::text[]`;
}

/** The roles a person holds on a site; empty for a stranger. */
export async function rolesOn(db: Db, siteId: SiteId, accountId: AccountId): Promise<readonly WebsiteRole[]> {
  const row = await db
    .selectFrom('site_roles')
    .select('roles')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.roles ?? [];
}

/** Gives a person roles on a site, in place of those held before. */
export async function grantRoles(
  db: Db,
  siteId: SiteId,
  grant: { readonly accountId: AccountId; readonly roles: readonly WebsiteRole[]; readonly now: number },
): Promise<void> {
  const roles = [...grant.roles];
  await db
    .insertInto('site_roles')
    .values({ site_id: siteId, account_id: grant.accountId, roles, created_at: new Date(grant.now) })
    .onConflict((conflict) => conflict.columns(['site_id', 'account_id']).doUpdateSet({ roles }))
    .execute();
}
