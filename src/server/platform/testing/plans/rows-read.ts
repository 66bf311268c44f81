import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { Client, Pool, type ClientConfig } from 'pg';
import type { Database, Db } from '#server/platform/database/database.ts';

interface ExecutedNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Filter?: string;
  readonly Plans?: readonly ExecutedNode[];
}

export interface RowsReader {
  /**
   * How many rows the database looks at for what is asked meanwhile; places that a bitmap of an index notes are none yet.
   * One whose keys of an index are worked out to look at it counts as a hundred.
   */
  of(work: (db: Db) => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/** Counts work in the database by rows, which no busy machine changes. What is asked has to be read-only: it is done twice. */
export async function createRowsReader(connection: ClientConfig): Promise<RowsReader> {
  const client = new Client(connection);
  const pool = new Pool(connection);
  // A connection that is still closing when its database is dropped is told so; nobody waits for it any more.
  client.on('error', () => null);
  pool.on('connect', (each) => each.on('error', () => null));
  pool.on('error', () => null);
  await client.connect();
  const asked: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query),
  });
  return {
    async of(work) {
      asked.length = 0;
      await work(db);
      let rows = 0;
      for (const { sql, parameters } of asked) {
        const { rows: answers } = await client.query<{ 'QUERY PLAN': readonly { Plan: ExecutedNode }[] }>(
          `explain (analyze, timing off, format json) ${sql}`,
          [...parameters],
        );
        for (const answer of answers) for (const { Plan } of answer['QUERY PLAN']) rows += rowsReadBy(Plan);
      }
      return rows;
    },
    async close() {
      await client.end();
      await db.destroy();
    },
  };
}

function rowsReadBy(node: ExecutedNode): number {
  const inner = (node.Plans ?? []).reduce((sum, child) => sum + rowsReadBy(child), 0);
  if (!/^(?:Seq|Index|Index Only|Bitmap Heap|Tid) Scan$/.test(node['Node Type'])) return inner;
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const weight = /\b(?:contact|near|search)_keys\(/.test(node.Filter ?? '') ? 100 : 1;
  return inner + each * node['Actual Loops'] * weight;
}
