import { sql, type Kysely, type Transaction } from 'kysely';
import { invariant } from '#lib/invariant.ts';
import {
  withoutPreparedStatements,
  withPreparedStatements,
} from '#server/platform/database/prepared-statements.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import type { FailedJob } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import type { EventConsumer, RecordedEvent } from './define-event-consumer.ts';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Fewer failures in a row may be temporary, of the database or the network. */
const SHOWN_AFTER_FAILURES = 4;

/** Of which it is asked at once whether they concern a consumer. */
const LOOKED_AT = 100;

/** What came of a look for the next events of a consumer. */
export interface Consumed {
  /** Events that it has heard of. */
  readonly delivered: number;
  /** There may be more for it right now. */
  readonly isMore: boolean;
}

const NOTHING: Consumed = { delivered: 0, isMore: false };

/** A new consumer begins with what happens from now on. */
export async function addConsumers(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  await sql`insert into event_consumers (name, position)
    select name, coalesce((select position from event_consumers where name = 'order'), 0)
    from unnest(${['order', ...names]}::text[]) as name on conflict do nothing`.execute(db);
}

/**
 * Looks with one statement which consumers have an event to hear of, and moves the others past what they do not want:
 * most events are wanted by one. One that an event is delivered to at the same time stays where it is.
 */
export async function findWaitingConsumers(
  db: Kysely<Database>,
  consumers: readonly EventConsumer[],
): Promise<ReadonlySet<string>> {
  const wanted = consumers.map(({ name, events }) => ({ name, types: events.map(({ type }) => type) }));
  const { rows } = await sql<{ name: string }>`
    with head as (select position from event_consumers where name = 'order'),
    found as (
      select consumer.name, exists (
        select from events event where event.position > consumer.position and event.type = any(wanted.types)
      ) as is_waiting
      from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted(name text, types text[])
      join event_consumers consumer on consumer.name = wanted.name
    ),
    free as (
      select consumer.name from event_consumers consumer
      join found on found.name = consumer.name cross join head
      where not found.is_waiting and consumer.position < head.position
      for update of consumer skip locked
    ),
    moved as (
      update event_consumers consumer
      set position = head.position, failures = 0, error = null, failed_at = null, retry_at = null
      from head, free where free.name = consumer.name
    )
    select name from found where is_waiting`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Delivers the next event to a consumer, or as many as it takes in one transaction, together with its position. Another
 * process may do so at the same time: the second one finds the consumer locked, and leaves it.
 */
export function consumeEvents(services: Services, consumer: EventConsumer): Promise<Consumed> {
  return withPreparedStatements(() => consumeNext(services, consumer, consumer.perTransaction ?? 1));
}

async function consumeNext(services: Services, consumer: EventConsumer, most: number): Promise<Consumed> {
  let tried = 0;
  try {
    return await services.db.transaction().execute(async (trx) => {
      const held = await holdConsumer(trx, consumer.name, new Date(services.now()));
      if (held === null) return NOTHING;
      const limit = consumer.concerns === undefined ? most : Math.max(most, LOOKED_AT);
      const found = await nextEvents(trx, consumer, { after: held.position, limit: limit + 1 });
      const events = found.slice(0, limit);
      const concerned = await consumer.concerns?.(trx, events);
      let position = held.position;
      for (const event of events) {
        if (concerned?.has(event.subject) !== false) {
          if (tried === most) break;
          tried += 1;
          await deliver(services, consumer, event, trx);
        }
        ({ position } = event);
      }
      const isMore = found.length > limit || position < (events.at(-1)?.position ?? position);
      const reached = isMore ? position : Math.max(position, held.last);
      if (reached > held.position) await moveTo(trx, consumer.name, reached);
      return { delivered: tried, isMore };
    });
  } catch (error) {
    // Those before the one that failed are delivered once more, without it: what they wrote is gone with its transaction.
    if (tried > 1) return consumeNext(services, consumer, tried - 1);
    services.log.warn(
      { err: error, consumer: consumer.name },
      'an event was not consumed; it is tried again',
    );
    await keepFailure(services, consumer.name, error);
    return NOTHING;
  }
}

async function deliver(
  services: Services,
  consumer: EventConsumer,
  event: RecordedEvent,
  trx: Transaction<Database>,
): Promise<void> {
  const definition = consumer.events.find(({ type }) => type === event.type);
  invariant(definition !== undefined, 'only events that it wants were asked for');
  const params = definition.params.parse(event.params);
  const consume = () => consumer.consume(services, { ...event, params }, trx);
  await (consumer.isByKey === true ? consume() : withoutPreparedStatements(consume));
}

/**
 * Where a consumer stands, and up to where events are in order: of those it will have seen all that it wants, since it looks
 * for them after this.
 */
async function holdConsumer(
  trx: Transaction<Database>,
  name: string,
  now: Date,
): Promise<{ readonly position: number; readonly last: number } | null> {
  const held = await trx
    .selectFrom('event_consumers')
    .select('position')
    .select(sql<number>`(select position from event_consumers where name = 'order')`.as('last'))
    .where('name', '=', name)
    .where((eb) => eb.or([eb('retry_at', 'is', null), eb('retry_at', '<=', now)]))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return held ?? null;
}

async function moveTo(trx: Transaction<Database>, name: string, position: number): Promise<void> {
  await trx
    .updateTable('event_consumers')
    .set({ position, failures: 0, error: null, failed_at: null, retry_at: null })
    .where('name', '=', name)
    .execute();
}

async function nextEvents(
  trx: Transaction<Database>,
  consumer: EventConsumer,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly (RecordedEvent & { readonly position: number })[]> {
  return trx
    .selectFrom('events')
    .select([
      'id',
      'site_id as siteId',
      'type',
      'subject',
      'params',
      'at',
      sql<number>`position`.as('position'),
    ])
    .where('position', '>', after)
    .where(
      'type',
      'in',
      consumer.events.map(({ type }) => type),
    )
    .orderBy('position')
    .limit(limit)
    .execute();
}

async function keepFailure(services: Services, name: string, error: unknown): Promise<void> {
  const now = new Date(services.now());
  await services.db
    .updateTable('event_consumers')
    .set({
      failures: sql`failures + 1`,
      error: error instanceof Error ? error.message : String(error),
      failed_at: now,
      retry_at: sql`${now}::timestamptz + make_interval(secs =>
        least(${LONGEST_PAUSE_MS}::float8, ${FIRST_PAUSE_MS} * power(2, least(failures, 20))) / 1000)`,
    })
    .where('name', '=', name)
    .execute();
}

/** Consumers that have failed several times in a row at the same event. */
export async function failedConsumers(db: Db): Promise<readonly FailedJob[]> {
  const rows = await db
    .selectFrom('event_consumers')
    .select(['name', 'error', 'failed_at'])
    .where('failures', '>=', SHOWN_AFTER_FAILURES)
    .execute();
  return rows.map(({ name, error, failed_at: failedAt }) => ({
    id: name,
    queue: name,
    error: error ?? '',
    failedAt: (failedAt ?? new Date(0)).toISOString(),
  }));
}
