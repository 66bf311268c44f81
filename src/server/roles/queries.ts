import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import type { Db } from '#server/platform/database/database.ts';

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
