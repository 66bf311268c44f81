import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { registerDocumentKinds } from '#server/document-kinds.ts';
import { listEntries } from '#server/content-entries/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { connectionTo } from '#server/platform/testing/test-database.ts';
import { loadTargets } from '#server/content-entries/load-targets.ts';
import { listIndexable } from '#server/published/queries.ts';
import { publishSummary } from '#server/publishing/publish-summary.ts';
import { CROWDED_IDS } from './crowd-database.ts';
import { planFaults, type PlanNode } from './plan-faults.ts';
import { planOf, tenantTables } from './plan-of.ts';

const siteId = CROWDED_IDS[1] as SiteId;
let client: Client;
let pool: Pool;
let db: Kysely<Database>;
const asked: CompiledQuery[] = [];

beforeAll(async () => {
  registerDocumentKinds();
  const connection = connectionTo(inject('crowdedDatabase'));
  client = new Client(connection);
  await client.connect();
  pool = new Pool(connection);
  pool.on('error', () => null);
  db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query),
  });
});
afterAll(async () => {
  await client.end();
  await db.destroy();
});

/** The plans of everything that is asked meanwhile. */
async function plansOf(work: () => Promise<unknown>): Promise<readonly PlanNode[]> {
  asked.length = 0;
  await work();
  const plans: PlanNode[] = [];
  for (const { sql, parameters } of asked) {
    const plan = await planOf(client, sql, parameters);
    if (plan !== null) plans.push(plan);
  }
  return plans;
}

async function faultsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const catalogue = await tenantTables(client);
  return (await plansOf(work)).flatMap((plan) => planFaults(plan, catalogue));
}

const nodesOf = (plan: PlanNode): readonly PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe('in a database with a hundred sites', () => {
  it('a question whose inner part names no site is refused', async () => {
    const plan = await planOf(
      client,
      `select id from documents where site_id = $1 and (kind <> 'item' or exists (select from content_entries e
        where e.site_id = documents.site_id and e.document_id = documents.id and e.workflow_state = 'published'))`,
      [siteId],
    );
    expect(planFaults(plan ?? { 'Node Type': 'None' }, await tenantTables(client))).toEqual([
      'reads the whole of content_entries',
    ]);
  });

  it('what would be published reads no rows of other sites', async () => {
    expect(await faultsOf(() => publishSummary(db, siteId, { page: 1, pageSize: 200 }))).toEqual([]);
  });

  it('what search engines may list reads no rows of other sites', async () => {
    const except = { documents: new Set([CROWDED_IDS[0] as DocumentId]), exempt: new Set<never>() };
    const range = { after: null, limit: 1000, except };
    expect(await faultsOf(() => listIndexable(db, siteId, range))).toEqual([]);
  });

  it('a tag that all sites have reads the rows of one', async () => {
    const filter = { kind: 'item', tag: 'word 1', page: 1, pageSize: 20 } as const;
    expect(await faultsOf(() => listEntries(db, siteId, 'live', filter))).toEqual([]);
  });

  it.each(['draft', 'live'] as const)('pages before items come in order from an index: %s', async (stage) => {
    const plans = await plansOf(() =>
      listEntries(db, siteId, stage, { isPagesFirst: true, page: 1, pageSize: 20 }),
    );
    const sorts = plans.flatMap(nodesOf).filter((node) => node['Node Type'].includes('Sort'));
    expect(plans).toHaveLength(2);
    expect(sorts).toEqual([]);
  });

  it('a navigation of 100 links is one question, and no document is read for it', async () => {
    const ids = new Set(Array.from({ length: 100 }, () => createId<'document'>()));
    const plans = await plansOf(() => loadTargets(db, siteId, ids, null));
    expect(plans).toHaveLength(1);
    const tables = plans.flatMap(nodesOf).flatMap((node) => node['Relation Name'] ?? []);
    expect([...new Set(tables)]).toEqual(['content_entries']);
  });
});

it('whatever refers to a table of sites is found by an index when the row it refers to goes', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select k.conrelid::regclass || '.' || k.conname as name from pg_constraint k
     join pg_attribute site on site.attrelid = k.conrelid and site.attname = 'site_id' and site.attnotnull
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
       select from pg_index i where i.indrelid = k.conrelid
         and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
  );
  expect(rows.map(({ name }) => name)).toEqual([]);
});
