import type { Pool } from 'pg';

export interface GrownSite {
  readonly siteId: string;
  readonly siteDocumentId: string;
}

/** A document and what it is copied into: titles and addresses get the number of the copy. */
interface Copies {
  readonly site: GrownSite;
  readonly documentId: string;
  readonly count: number;
  /** Before the number: `page`, and below which address: `/`. */
  readonly name: string;
  readonly base: string;
  /** Two hex digits that ids of the copies begin with. */
  readonly prefix: string;
}

/**
 * Makes many documents out of one that was made and published as people do it, straight in the database: each table's
 * row is copied with other ids, so that columns that are added later are filled as well.
 */
export async function copyDocument(pool: Pool, copies: Copies): Promise<void> {
  const { site, documentId, count, name, base, prefix } = copies;
  const values = [site.siteId, documentId, count];
  const id = `('${prefix}' || lpad(to_hex(n), 22, '0'))`;
  const url = `'${name}-' || n`;
  const title = `'${name} ' || n`;
  const settings = (record: string) =>
    `jsonb_set(jsonb_set(${record}, '{title}', to_jsonb(${title})), '{urlName}', to_jsonb(${url}))`;
  const rows = (table: string, documentColumn: string, changed: string, where = '') =>
    pool.query(
      `insert into ${table} select (jsonb_populate_record(one, jsonb_build_object('${documentColumn}', ${id}${changed}))).*
       from ${table} one, generate_series(1, $3::int) n where one.site_id = $1 and one.${documentColumn} = $2 ${where}`,
      values,
    );
  await rows('documents', 'id', '');
  await rows(
    'document_records',
    'document_id',
    `, 'record', case when one.record_id = 'settings' then ${settings('one.record')} else one.record end`,
  );
  await rows(
    'document_snapshots',
    'document_id',
    `, 'records', jsonb_set(one.records, '{settings}', ${settings("(one.records -> 'settings')")})`,
    'and one.version = (select published_version from documents where site_id = $1 and id = $2)',
  );
  await rows(
    'content_entries',
    'document_id',
    `, 'path', '${base}' || ${url}, 'url_name', ${url}, 'title', ${title},
      'search_text', lower(${title} || ' ${base}' || ${url}), 'listed_at', one.listed_at - n * interval '1 minute'`,
  );
}

const TABLES = [
  'documents',
  'document_records',
  'document_snapshots',
  'content_entries',
  'site_roles',
] as const;

/** Copies a site with its documents and roles until there are so many: `growth-1` and on. */
export async function copySite(pool: Pool, siteId: string, from: number, to: number): Promise<void> {
  const id = "('d0' || lpad(to_hex(n), 22, '0'))";
  await pool.query(
    `insert into sites select (jsonb_populate_record(one, jsonb_build_object('id', ${id}, 'identifier', 'growth-' || n))).*
     from sites one, generate_series($2::int, $3::int) n where one.id = $1`,
    [siteId, from, to],
  );
  for (const table of TABLES) {
    await pool.query(
      `insert into ${table} select (jsonb_populate_record(one, jsonb_build_object('site_id', ${id}))).*
       from ${table} one, generate_series($2::int, $3::int) n where one.site_id = $1`,
      [siteId, from, to],
    );
  }
}

/** Gives a document with one change so many, each of the same kind. */
export async function repeatChange(
  pool: Pool,
  siteId: string,
  documentId: string,
  count: number,
): Promise<void> {
  await pool.query(
    `insert into document_changes select (jsonb_populate_record(one, jsonb_build_object('version', n,
       'id', 'c' || substr(one.document_id, 6, 5) || lpad(to_hex(n), 18, '0'), 'gesture_id', 'g' || n))).*
     from document_changes one, generate_series(2, $3::int) n
     where one.site_id = $1 and one.document_id = $2 and one.version = 1`,
    [siteId, documentId, count],
  );
  await pool.query('update documents set version = $3 where site_id = $1 and id = $2', [
    siteId,
    documentId,
    count,
  ]);
}
