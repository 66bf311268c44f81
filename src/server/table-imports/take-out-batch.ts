import { sql, type Selectable } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Database, Db } from '#server/platform/database/database.ts';

/** Tables of whom an import took in, or a run changed, each row with what stood there before. */
type BeforeTable = {
  [Name in keyof Database]: Database[Name] extends { site_id: unknown; before: unknown } ? Name : never;
}[keyof Database];

interface Batch<Name extends BeforeTable> {
  readonly siteId: SiteId;
  /** Whose rows they are: the column and the id of the import or the run. */
  readonly of: readonly [keyof Database[Name] & string, string];
  /** In whose order they are taken out. */
  readonly by: keyof Database[Name] & string;
  readonly limit: number;
}

/** Takes the next rows out that something is taken back by: what was taken back is not looked at again after a crash. */
export async function takeOutBatch<Name extends BeforeTable>(
  trx: Db,
  name: Name,
  { siteId, of: [column, id], by, limit }: Batch<Name>,
): Promise<readonly Selectable<Database[Name]>[]> {
  const table = sql.table(name);
  const ofOne = sql`site_id = ${siteId} and ${sql.ref(column)} = ${id}`;
  const { rows } = await sql<Selectable<Database[Name]>>`
    delete from ${table} where ${ofOne} and ${sql.ref(by)} in (
      select ${sql.ref(by)} from ${table} where ${ofOne} order by ${sql.ref(by)} limit ${limit})
    returning *`.execute(trx);
  return rows;
}
