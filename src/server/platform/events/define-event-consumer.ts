import type { Transaction } from 'kysely';
import type { JsonObject } from '#lib/json.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { EventDefinition } from './define-event.ts';

/** An event as consumers get it. */
export interface RecordedEvent<Params extends JsonObject = JsonObject> {
  /** The same at each delivery. */
  readonly id: number;
  readonly type: string;
  readonly siteId: SiteId | null;
  readonly subject: string;
  readonly params: Params;
  readonly at: Date;
}

/** A consumer of events, in their order. */
export interface EventConsumer<Params extends JsonObject = JsonObject> {
  /** The name under which its position is stored, which must never change. `order` is taken. */
  readonly name: string;
  readonly events: readonly EventDefinition<Params>[];
  /** What it asks finds rows by their keys alone: its statements are prepared. */
  readonly isByKey?: boolean;
  /**
   * How many events one transaction may deliver, 1 where nothing is said: for what only adds rows. What changes rows that
   * requests want commits after each, since requests that want the same rows in another order would wait for each other.
   */
  readonly perTransaction?: number;
  /**
   * Which of these events it has anything to do for, by their subjects, asked with one statement: it is past the others
   * without hearing of them. Those that it has nothing to do for are most of what happens.
   */
  concerns?(trx: Transaction<Database>, events: readonly RecordedEvent[]): Promise<ReadonlySet<string>>;
  /**
   * Gets each event at least once, and none before it is done with the one before. What it writes with `trx` takes
   * effect exactly once: it commits with its position. After an error the same event is delivered again, after a pause
   * that doubles.
   */
  consume(services: Services, event: RecordedEvent<Params>, trx: Transaction<Database>): Promise<void>;
}

/**
 * One consumer: a file of its feature with this definition, and a line in `server/event-consumers.ts`. It hears of what
 * happens from when the installation first has it.
 */
export function defineEventConsumer<Params extends JsonObject>(
  consumer: EventConsumer<Params>,
): EventConsumer<Params> {
  return consumer;
}
