import { sql } from 'kysely';
import type { FileId } from '#domain/files/file-id.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The plans of members whose picture a file is, in their order (MEMB-46, IMG-06). */
export function plansOfFile(
  db: Db,
  siteId: SiteId,
  fileId: FileId,
): Promise<readonly { readonly id: PlanId; readonly name: string }[]> {
  return db
    .selectFrom('member_plans')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`image ->> 'fileId' = ${fileId}`)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
