import type { OperationNodeSource } from 'kysely';
import type { JsonObject } from '#lib/json.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { notify } from '#server/platform/database/notifying-kysely.ts';
import type { EventDefinition } from './define-event.ts';

/** Of one statement. */
const BATCH = 1_000;

export interface NewEvent<Params extends JsonObject> {
  /** Null: of the installation. */
  readonly siteId: SiteId | null;
  /** The id of what it happened to. */
  readonly subject: string;
  readonly params: Params;
  readonly at: Date;
}

/** A row of what happened; `recordEvents` and `eventsTogether` write it. */
export interface EventRow {
  readonly site_id: SiteId | null;
  readonly type: string;
  readonly subject: string;
  readonly params: string;
  readonly at: Date;
}

/** What happened as a row. Throws for params that do not fit. */
export function eventRow<Params extends JsonObject>(
  { type, params: schema }: EventDefinition<Params>,
  { siteId, subject, params, at }: NewEvent<Params>,
): EventRow {
  return { site_id: siteId, type, subject, params: JSON.stringify(schema.parse(params)), at };
}

/**
 * Writes that something happened, in the transaction in which it does: consumers hear of it if that commits, and never
 * if it does not. They are woken by the commit. What has committed before is written without a transaction, by one
 * statement. Throws for params that do not fit.
 */
export async function recordEvents<Params extends JsonObject>(
  trx: Db,
  definition: EventDefinition<Params>,
  events: readonly NewEvent<Params>[],
): Promise<void> {
  const rows = events.map((event) => eventRow(definition, event));
  for (let start = 0; start < rows.length; start += BATCH) {
    await trx
      .insertInto('events')
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
  if (rows.length > 0) await wakeConsumers(trx);
}

/** The same of a few, in their order, as a part of a statement that writes more; consumers are woken by the commit. */
export async function eventsTogether(trx: Db, rows: readonly EventRow[]): Promise<OperationNodeSource> {
  await wakeConsumers(trx);
  return trx.insertInto('events').values([...rows]);
}

function wakeConsumers(trx: Db): Promise<void> {
  return notify(trx, { channel: 'events-recorded', payload: {} });
}
