import type { Client } from 'pg';
import type { PlanNode, TenantTables } from './plan-faults.ts';

/** Tables and schemas that a test made for itself. */
const UNKNOWN: ReadonlySet<unknown> = new Set(['42P01', '3F000']);

/** How the database would do a statement; null for a table that is not there, as one that a test made for itself. */
export async function planOf(
  client: Client,
  statement: string,
  values: readonly unknown[],
): Promise<PlanNode | null> {
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      `explain (format json) ${statement}`,
      [...values],
    );
    return rows[0]?.['QUERY PLAN'][0]?.Plan ?? null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && UNKNOWN.has(error.code)) return null;
    throw new Error(`A statement could not be planned: ${statement}`, { cause: error });
  }
}

/** What the catalogue says of the tables of sites. */
export async function tenantTables(client: Client): Promise<TenantTables> {
  const { rows } = await client.query<{ name: string; index: string; isUnique: boolean }>(
    `select c.relname as name, i.indexrelid::regclass::text as index, i.indisunique as "isUnique"
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'site_id' and a.attnotnull
     join pg_index i on i.indrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  );
  return {
    tables: new Set(rows.map(({ name }) => name)),
    tableOfIndex: new Map(rows.map(({ index, name }) => [index, name])),
    uniqueIndexes: new Set(rows.filter(({ isUnique }) => isUnique).map(({ index }) => index)),
  };
}
