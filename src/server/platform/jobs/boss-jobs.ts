import { sql, type Kysely } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Notifications } from '#server/platform/database/notifications.ts';
import { failedConsumers } from '#server/platform/events/consume-event.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { EnqueueOptions, FailedJob, JobKind, Jobs } from './jobs.ts';
import { failedPeriodicJobs } from './job-leases.ts';

const LATE_MS = 50;
const STOP_LIMIT_MS = 10_000;
/** How long a failed job is listed. */
const KEPT_S = 30 * 24 * 3_600;

type Handler = (data: JsonObject, signal: AbortSignal) => Promise<void>;

/** The queue, from the side of its workers. */
export interface JobQueue extends Jobs {
  /** Processes jobs of one kind from now on, until `stop`. */
  work(job: JobKind, handler: Handler): Promise<void>;
  /** Does the jobs of one kind that wait now; returns how many. */
  drain(job: JobKind, handler: Handler): Promise<number>;
  stop(): Promise<void>;
}

/** Jobs stored by pg-boss in the schema `pgboss` of the same database. */
export function createBossJobs(options: {
  readonly db: Kysely<Database>;
  readonly notifications: Notifications;
  readonly log: Logger;
  /** What `startAfter` is measured by. */
  readonly now: () => number;
  /** What can be queued. */
  readonly kinds: readonly JobKind[];
  /** The interval of the queue's maintenance; null: none, and no polling (for tests). */
  readonly superviseEveryS: number | null;
}): JobQueue {
  const kinds = new Map(options.kinds.map((kind) => [kind.name, kind]));
  const boss = new PgBoss({
    // Over our own connections, so that it waits for an unavailable database as everything else does.
    db: { executeSql: (text, values) => fromKysely(options.db).executeSql(text, values) },
    supervise: options.superviseEveryS !== null,
    schedule: false,
    ...(options.superviseEveryS === null
      ? {}
      : {
          superviseIntervalSeconds: options.superviseEveryS,
          monitorIntervalSeconds: options.superviseEveryS,
        }),
  });
  boss.on('error', (error) => {
    // While the disk is full, which is logged elsewhere, every poll is refused.
    if (error.message.includes('read-only transaction')) return;
    options.log.warn({ reason: error.message }, 'the job queue had a failure');
  });
  boss.on('warning', (warning) => options.log.warn({ reason: warning.message }, 'the job queue warns'));
  const workers = new Map<string, string>();
  let opening: Promise<unknown> | null = null;
  let stopListening: (() => void) | null = null;

  /** Queueing needs the queues, also in a process that does not work on them. */
  function open(): Promise<unknown> {
    opening ??= boss
      .start()
      .then(() => createQueues(boss, options.kinds))
      .catch((error: unknown) => {
        opening = null;
        throw error;
      });
    return opening;
  }

  async function send<Data extends JsonObject>(
    job: JobKind<Data>,
    given: JsonObject,
    { transaction, startAfter, singletonKey }: EnqueueOptions,
  ) {
    const { name } = job;
    const data = job.data.parse(given);
    const group = job.oneAtATimeOf?.(data);
    await open();
    await boss.send(name, data, {
      // At most one waiting job for a key; a job without one is alone with its own.
      singletonKey: singletonKey ?? createId(),
      ...(group === undefined ? {} : { group: { id: group } }),
      // From now, by the database's clock: it decides when the time has come.
      ...(startAfter === undefined ? {} : { startAfter: secondsUntil(startAfter, options.now()) }),
      ...(transaction === undefined ? {} : { db: fromKysely(transaction) }),
    });
    if (startAfter === undefined) {
      await options.notifications.publish('jobs-waiting', { queue: name }, transaction);
    }
  }

  function listen(): void {
    stopListening ??= options.notifications.subscribe(
      'jobs-waiting',
      ({ queue }) => wake(typeof queue === 'string' ? queue : null),
      (isHearing) => (isHearing ? wake(null) : undefined),
    );
  }

  function wake(queue: string | null): void {
    for (const [name, worker] of workers) if (queue === null || name === queue) boss.notifyWorker(worker);
  }

  return {
    async enqueue(job, data, sendOptions = {}) {
      await send(job, data, sendOptions);
    },
    async requeue(name, data, sendOptions) {
      const kind = kinds.get(name);
      if (kind !== undefined) await send(kind, data, sendOptions);
      return kind !== undefined;
    },
    async prepare() {
      await open();
    },
    async work(job, handler) {
      const { name, limits, concurrency } = job;
      await open();
      listen();
      const worker = await boss.work<JsonObject>(
        name,
        {
          pollingIntervalSeconds: limits.lookEveryS,
          localConcurrency: concurrency,
          // Kept by the process: what the database knows of groups is too late for workers that look at once.
          ...(job.oneAtATimeOf === undefined ? {} : { localGroupConcurrency: 1 }),
        },
        async (jobs) => {
          for (const { id, data, signal } of jobs) {
            try {
              await handler(data, signal);
            } catch (error) {
              options.log.warn(
                { err: error, queue: name, job: id },
                'a job failed; it is tried again unless this was its last try',
              );
              throw error;
            }
          }
        },
      );
      workers.set(name, worker);
    },
    async drain({ name }, handler) {
      await open();
      for (let count = 0; ; count += 1) {
        const [job] = await boss.fetch<JsonObject>(name);
        if (job === undefined) return count;
        try {
          await handler(job.data, job.signal ?? new AbortController().signal);
          await boss.complete(name, job.id);
        } catch (error) {
          await boss.fail(name, job.id, { message: error instanceof Error ? error.message : String(error) });
        }
      }
    },
    async stop() {
      stopListening?.();
      if (opening === null) return;
      await opening;
      await boss.stop({ graceful: workers.size > 0, timeout: STOP_LIMIT_MS, close: false });
    },
    async failed(limit) {
      const all = [
        ...(await failedJobs(options.db, limit)),
        ...(await failedPeriodicJobs(options.db)),
        ...(await failedConsumers(options.db)),
      ];
      return all.toSorted((a, b) => (a.failedAt > b.failedAt ? -1 : 1)).slice(0, limit);
    },
    async discardWaiting() {
      await open();
      for (const name of kinds.keys()) await boss.deleteQueuedJobs(name);
    },
  };
}

/** Those that are there get the settings of this version. */
async function createQueues(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const { name, limits } of kinds) {
    const settings = {
      expireInSeconds: limits.longestS,
      retryLimit: limits.retries,
      retryDelay: limits.retryPauseS,
      retryBackoff: true,
      ...(limits.longestRetryPauseS === undefined ? {} : { retryDelayMax: limits.longestRetryPauseS }),
      ...(limits.heartbeatS === undefined ? {} : { heartbeatSeconds: limits.heartbeatS }),
      deleteAfterSeconds: KEPT_S,
      // The notification is sent after the commit: within it, every commit would wait for the one before.
      notify: false,
    };
    if (known.has(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, { ...settings, policy: 'short' });
  }
}

/** Slightly late: a job that runs before its time would find nothing to do. */
function secondsUntil(time: number, now: number): number {
  return Math.max(0, time - now + LATE_MS) / 1000;
}

async function failedJobs(db: Kysely<Database>, limit: number): Promise<readonly FailedJob[]> {
  const { rows } = await sql<{ id: string; name: string; output: unknown; completed_on: Date }>`
    select id, name, output, completed_on from pgboss.job
    where state = 'failed' order by completed_on desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    queue: row.name,
    error: messageOf(row.output),
    failedAt: row.completed_on.toISOString(),
  }));
}

function messageOf(output: unknown): string {
  if (typeof output === 'object' && output !== null && 'message' in output) return String(output.message);
  return typeof output === 'string' ? output : 'unknown';
}
