import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { forgetLeftOut } from './left-out-rows.ts';

/** Takes a person's rows out of what imports say of rows that they left out (CRM-24). */
export async function forgetProblems(trx: Db, siteId: SiteId, emailKeys: readonly string[]): Promise<void> {
  if (emailKeys.length === 0) return;
  const rest = sql<string>`(select coalesce(jsonb_agg(problem order by place), '[]')
    from jsonb_array_elements(problems) with ordinality as each (problem, place)
    where lower(problem ->> 'email') <> all (${[...emailKeys]}::text[]))`;
  await trx.updateTable('table_imports').set({ problems: rest }).where('site_id', '=', siteId).execute();
  await forgetLeftOut(trx, siteId, emailKeys);
}
