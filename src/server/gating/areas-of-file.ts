import { fileNameKey } from '#domain/files/file-name.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { AreaId } from '#domain/gating/access-rule.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The areas that the file of a name lies in; none for most (MEMB-40). */
export async function areasOfFile(db: Db, siteId: SiteId, name: string): Promise<readonly AreaId[]> {
  const rows = await db
    .selectFrom('file_names')
    .innerJoin('member_area_files as lying', (join) =>
      join
        .onRef('lying.site_id', '=', 'file_names.site_id')
        .onRef('lying.file_id', '=', 'file_names.file_id'),
    )
    .select('lying.area_id as areaId')
    .where('file_names.site_id', '=', siteId)
    .where('file_names.name_key', '=', fileNameKey(name))
    .execute();
  return rows.map(({ areaId }) => areaId);
}
