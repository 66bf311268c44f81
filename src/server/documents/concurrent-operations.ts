import { sql } from 'kysely';
import { othersOperations, type SentOperations } from '#domain/documents/concurrent.ts';
import { operationRecordId, type Operation, type OperationTarget } from '#domain/documents/operation.ts';
import type { DocumentId, DocumentRecords, RecordId, SiteId } from '#domain/documents/record.ts';
import { tellsAllCollisions } from '#domain/documents/tells-all-collisions.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The number of latest changes that are read whole; of earlier ones only their targets are read. */
const NEWEST_CHANGES = 200;

interface ConcurrentTo {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  /** The account and the client, joined as in `SENDER`. */
  readonly sender: string;
  /** The version that the operations were made on, and the newest one. */
  readonly since: number;
  readonly version: number;
  readonly operations: readonly Operation[];
  /** The newest records that the operations are about. */
  readonly current: DocumentRecords;
}

const SENDER = sql<string>`coalesce(author_id, '') || ' ' || client_id`;

/**
 * The operations of others since the version that operations were made on, as far as `rebaseOperations` needs them. A
 * change made thousands of versions ago mostly collides with the newest changes, or with nothing: so the amount that is
 * read does not grow with the distance.
 */
export async function concurrentOperations(trx: Db, to: ConcurrentTo): Promise<readonly OperationTarget[]> {
  if (to.since === to.version) return [];
  const nearest = Math.max(to.since, to.version - NEWEST_CHANGES);
  const newest = await operationsAfter(trx, to, nearest);
  const others = othersOperations(newest, to.sender);
  if (nearest === to.since || tellsAllCollisions(to.operations, others, to.current)) return others;
  return othersOperations([...(await targetsUntil(trx, to, nearest)), ...newest], to.sender);
}

/** What was done after a version, in order. */
async function operationsAfter(
  db: Db,
  { siteId, documentId }: ConcurrentTo,
  version: number,
): Promise<readonly SentOperations[]> {
  return db
    .selectFrom('document_changes')
    .select([SENDER.as('clientId'), 'operations'])
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('version', '>', version)
    .orderBy('version')
    .execute();
}

interface TargetRow {
  readonly isOwn: boolean;
  readonly op: Operation['op'];
  readonly id: RecordId;
  readonly field: string | null;
}

/**
 * The targets of the operations of older changes on the same records. Operations of the sender, and those of others
 * between two of the sender's, are returned as one row for each target, however often it was written.
 */
async function targetsUntil(db: Db, to: ConcurrentTo, version: number): Promise<readonly SentOperations[]> {
  const { siteId, documentId, since, sender } = to;
  const ids = [...new Set(to.operations.map(operationRecordId))];
  const { rows } = await sql<TargetRow>`
    with target as (
      select ${SENDER} = ${sender} as is_own, operation ->> 'op' as op, operation ->> 'field' as field,
        coalesce(operation ->> 'id', operation -> 'record' ->> 'id') as id,
        row_number() over (order by version, nth) as n
      from document_changes, jsonb_array_elements(operations) with ordinality as each (operation, nth)
      where site_id = ${siteId} and document_id = ${documentId} and version > ${since} and version <= ${version}
        and coalesce(operation ->> 'id', operation -> 'record' ->> 'id') = any(${ids}::text[])
    ), compared as (
      select *, lag(is_own) over (order by n) as was_own from target
    ), in_turn as (
      select *, count(*) filter (where is_own <> was_own) over (order by n) as turn from compared
    )
    select is_own as "isOwn", op, id, field from in_turn
    group by turn, is_own, op, id, field order by min(n)`.execute(db);
  return rows.map((row) => ({ clientId: row.isOwn ? sender : '', operations: [targetOf(row)] }));
}

function targetOf({ op, id, field }: TargetRow): OperationTarget {
  switch (op) {
    case 'put':
      return { op, record: { id } };
    case 'set':
      return { op, id, field: field ?? '' };
    case 'remove':
      return { op, id };
  }
}
