import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { rowAllows } from '#server/roles/queries.ts';

/** More names help nobody. */
const MAX_PEOPLE = 3;

/** Who can give access to more of a site: its owner first, then others who decide on its people (ROLE-25). */
export async function peopleToAsk(
  db: Db,
  siteId: SiteId,
): Promise<readonly { readonly name: string; readonly email: string }[]> {
  return await db
    .selectFrom('site_roles')
    .innerJoin('accounts', 'accounts.id', 'site_roles.account_id')
    .innerJoin('sites', 'sites.id', 'site_roles.site_id')
    .select(['accounts.name', 'accounts.email'])
    .where('site_roles.site_id', '=', siteId)
    .where(rowAllows('settings.people'))
    .orderBy(sql`sites.owner_id is not distinct from site_roles.account_id`, 'desc')
    .orderBy('site_roles.created_at')
    .orderBy('accounts.id')
    .limit(MAX_PEOPLE)
    .execute();
}
