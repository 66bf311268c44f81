import { sql, type Kysely, type Transaction } from 'kysely';
import { invariant } from '#lib/invariant.ts';
import {
  withoutPreparedStatements,
  withPreparedStatements,
} from '#server/platform/database/prepared-statements.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import type { FailedJob } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import type { EventConsumer } from './define-event-consumer.ts';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Fewer failures in a row may be temporary, of the database or the network. */
const SHOWN_AFTER_FAILURES = 4;

/** The result of a check for the next event: `done` with it, and there are more, or it was the last. */
export type Consumed = 'done' | 'done-with-last' | 'nothing-left' | 'failed' | 'elsewhere';

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
 * Delivers the next event to a consumer, in one transaction with its position. Another process may do so at the same
 * time: the second one finds the consumer locked, and leaves it.
 */
export function consumeEvent(services: Services, consumer: EventConsumer): Promise<Consumed> {
  return withPreparedStatements(() => consumeNext(services, consumer));
}

async function consumeNext(services: Services, consumer: EventConsumer): Promise<Consumed> {
  const now = new Date(services.now());
  try {
    return await services.db.transaction().execute(async (trx) => {
      const held = await holdConsumer(trx, consumer.name, now);
      if (held === null) return 'elsewhere';
      const { position, last } = held;
      const [next, following] = await nextEvents(trx, consumer, position);
      if (next === undefined) {
        if (last > position) await moveTo(trx, consumer.name, last);
        return 'nothing-left';
      }
      const definition = consumer.events.find(({ type }) => type === next.type);
      invariant(definition !== undefined, 'only events that it wants were asked for');
      const { id, type, subject, at, site_id: siteId } = next;
      const params = definition.params.parse(next.params);
      const event = { id, type, siteId, subject, params, at };
      const consume = () => consumer.consume(services, event, trx);
      await (consumer.isByKey === true ? consume() : withoutPreparedStatements(consume));
      await moveTo(trx, consumer.name, next.position);
      return following === undefined ? 'done-with-last' : 'done';
    });
  } catch (error) {
    services.log.warn(
      { err: error, consumer: consumer.name },
      'an event was not consumed; it is tried again',
    );
    await keepFailure(services, consumer.name, error);
    return 'failed';
  }
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

/** The next one, and one more where there is one. */
function nextEvents(trx: Transaction<Database>, consumer: EventConsumer, position: number) {
  return trx
    .selectFrom('events')
    .select(['id', 'site_id', 'type', 'subject', 'params', 'at', sql<number>`position`.as('position')])
    .where('position', '>', position)
    .where(
      'type',
      'in',
      consumer.events.map(({ type }) => type),
    )
    .orderBy('position')
    .limit(2)
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
