import { createHash } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';

const SITES = 100;
const ROWS_OF_A_SITE = 30;
/** One site has more than others: what is quick for few rows of a site must not become a walk over all sites. */
const ROWS_OF_LARGE_SITE = 240;
const LARGE_SITE = 50;
/** A table of one row a site is so small that reading all of it would be right: it gets as many sites as this. */
const MANY_SITES = 20_000;
/** Ids that are there: of a small site and of the large one, and of accounts with roles on many sites. */
export const CROWDED_IDS = [idOfSite(1), idOfSite(LARGE_SITE)];
/** Of other small sites, for questions about many. */
export const OTHER_CROWDED_IDS = Array.from({ length: LARGE_SITE - 2 }, (_, index) => idOfSite(index + 2));
/** Rows are from the days after this one: a day near the begin, at midnight. */
export const CROWDED_DAY = new Date('2020-01-03T00:00:00Z');

/**
 * Fills every table of sites with rows of many sites, read off the catalogue, so that tables that are added later are
 * filled as well: what the planner does then is what it does in an installation with many sites. The rows make no sense
 * otherwise; the database is only for `explain`.
 */
export async function crowdDatabase(connection: ClientConfig): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    // Neither foreign keys nor triggers look at the rows.
    await client.query('set session_replication_role = replica');
    const { rows: tables } = await client.query<{ name: string; columns: readonly Column[] }>(COLUMNS);
    for (const { table, name } of (await client.query<{ table: string; name: string }>(CHECKS)).rows) {
      await client.query(`alter table ${table} drop constraint ${name}`);
    }
    for (const { name, columns } of tables) {
      const insert = `insert into "${name}" (${columns.map((column) => `"${column.name}"`).join(', ')})
        select ${columns.map((column) => (name === 'sites' && column.name === 'id' ? SITE_ID : valueOf(name, column))).join(', ')}
        from generate_series(1, $1::int) site, generate_series(1, case when site = ${LARGE_SITE} then $2::int else $3::int end) n
        on conflict do nothing`;
      const { rowCount } = await client.query(insert, [SITES, ROWS_OF_LARGE_SITE, ROWS_OF_A_SITE]);
      if (Number(rowCount) < (SITES * ROWS_OF_A_SITE) / 2) await client.query(insert, [MANY_SITES, 1, 1]);
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

function idOfSite(site: number): string {
  return createHash('md5').update(`site ${site}`).digest('hex').slice(0, 24);
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** Of a check constraint; null where any value will do. */
  readonly words: readonly string[] | null;
}

const COLUMNS = `
  select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', t.typname,
    'isNullable', not a.attnotnull, 'words', (
      select array_agg(word[1]) from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') word
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum])
    ) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    and c.relname not in ('portico_migrations')
  group by c.relname`;

const CHECKS = `
  select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
  where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`;

const SITE_ID = "left(md5('site ' || site), 24)";
const idOf = (row: string): string => `left(md5('row ' || site || ' ' || ${row}), 24)`;

/** What few rows have: the others are not as large. */
const RARE: ReadonlySet<string> = new Set(['carts.begins', 'orders.begins']);

function valueOf(table: string, { name, type, isNullable, words }: Column): string {
  const value = `(${name === 'site_id' ? SITE_ID : words === null ? plainValue(name, type) : oneOf(words)})::${type}`;
  if (!isNullable) return value;
  if (RARE.has(`${table}.${name}`)) return `case when (n + site) % 30 = 0 then ${value} end`;
  // Most is neither in the trash nor at its end.
  return type === 'timestamptz'
    ? `case when (n + site) % 8 = 0 then ${value} end`
    : `case when (n + site) % 3 > 0 then ${value} end`;
}

function oneOf(words: readonly string[]): string {
  return `(array[${words.map((word) => `'${word}'`).join(', ')}])[n % ${words.length} + 1]`;
}

function plainValue(name: string, type: string): string {
  switch (type) {
    case 'bpchar':
      // Two accounts have roles on many sites, the others on few.
      if (name === 'account_id') {
        return `left(md5('site ' || case when site > ${SITES} then site when n % 5 = 0 then 1 when n % 5 = 1 then ${LARGE_SITE} else n end), 24)`;
      }
      return name === 'collection_id' ? idOf('n % 5') : idOf('n');
    case 'int2':
    case 'int4':
    case 'int8':
      return 'n';
    case 'float4':
    case 'float8':
    case 'numeric':
      return 'n';
    case 'bool':
      return 'n % 2 = 0';
    case 'timestamptz':
      return "timestamptz '2020-01-01T00:00:00Z' + (n % 20) * interval '1 day'";
    case 'date':
      return 'current_date - n';
    case 'bytea':
      return "sha256((site || ' ' || n)::text::bytea)";
    case 'inet':
      return "'10.0.0.1'::inet";
    case 'uuid':
      return 'gen_random_uuid()';
    case 'interval':
      return "interval '1 day'";
    case '_bpchar':
      return `array[${idOf('n')}]`;
    case '_int2':
    case '_int4':
    case '_int8':
      return 'array[n]';
    case 'json':
    case 'jsonb':
      // As large as what is stored there: a row of a few bytes would make reading all rows cheap.
      return "jsonb_build_object('text', repeat('x', 500))";
    case '_text':
      return "array['word ' || n % 5]";
    case '_timestamptz':
      return 'array[now()]';
    default:
      return `'${name} ' || site || ' ' || n`;
  }
}
