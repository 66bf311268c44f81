import { sql, type Kysely } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Notifications } from '#server/platform/database/notifications.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import { QUEUE_NAMES, type FailedJob, type Jobs, type QueueName } from './jobs.ts';
import { QUEUE_SETTINGS } from './queue-settings.ts';

const SUPERVISE_INTERVAL_S = 10;
const LATE_MS = 50;
const STOP_LIMIT_MS = 10_000;

type Handler = Parameters<Jobs['work']>[1];

/** Jobs kept by pg-boss in the schema `pgboss` of the same database. */
export function createBossJobs(options: {
  readonly db: Kysely<Database>;
  readonly notifications: Notifications;
  readonly log: Logger;
  /** What `startAfter` is measured by. */
  readonly now: () => number;
  /** `background`: keeps the queues in order and takes jobs by itself; `manual`: only `runAll` does (for tests). */
  readonly mode: 'background' | 'manual';
}): Jobs & { runAll(queue?: QueueName): Promise<number> } {
  const isBackground = options.mode === 'background';
  const boss = new PgBoss({
    // Over our own connections, so that it waits for a database that is away as everything else does.
    db: { executeSql: (text, values) => fromKysely(options.db).executeSql(text, values) },
    supervise: isBackground,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_INTERVAL_S,
    monitorIntervalSeconds: SUPERVISE_INTERVAL_S,
  });
  boss.on('error', (error) => {
    // While the disk is full, which is told elsewhere, every look for work is refused.
    if (error.message.includes('read-only transaction')) return;
    options.log.warn({ reason: error.message }, 'the job queue had a failure');
  });
  boss.on('warning', (warning) => options.log.warn({ reason: warning.message }, 'the job queue warns'));
  const handlers = new Map<QueueName, Handler>();
  const workers = new Map<string, string>();
  let opening: Promise<unknown> | null = null;
  let isWorking = false;

  /** Sending needs the queues, also in a process that does not work on them. */
  function open(): Promise<unknown> {
    opening ??= boss
      .start()
      .then(() => createQueues(boss))
      .catch((error: unknown) => {
        opening = null;
        throw error;
      });
    return opening;
  }

  async function startWorking(queue: QueueName, handler: Handler): Promise<void> {
    const settings = QUEUE_SETTINGS[queue];
    const worker = await boss.work<JsonObject>(
      queue,
      { pollingIntervalSeconds: settings.pollS, localConcurrency: settings.concurrency },
      async (jobs) => {
        for (const job of jobs) {
          try {
            await handler(job.data, job.signal);
          } catch (error) {
            options.log.warn(
              { err: error, queue, job: job.id },
              'a job failed; it is tried again unless this was its last try',
            );
            throw error;
          }
        }
      },
    );
    workers.set(queue, worker);
  }

  function wake(queue: string | null): void {
    for (const [name, worker] of workers) if (queue === null || name === queue) boss.notifyWorker(worker);
  }

  return {
    async send(queue, data, sendOptions = {}) {
      await open();
      await boss.send(queue, data, {
        // At most one waiting job for a key; a job without one is alone with its own.
        singletonKey: sendOptions.singletonKey ?? createId(),
        // From now, by the database's clock: it decides when the time has come.
        ...(sendOptions.startAfter === undefined
          ? {}
          : { startAfter: secondsUntil(sendOptions.startAfter, options.now()) }),
        ...(sendOptions.transaction === undefined ? {} : { db: fromKysely(sendOptions.transaction) }),
      });
      if (sendOptions.startAfter === undefined) {
        await options.notifications.publish('jobs-waiting', { queue }, sendOptions.transaction);
      }
    },
    async work(queue, handler) {
      handlers.set(queue, handler);
      if (isWorking) await startWorking(queue, handler);
    },
    async prepare() {
      await open();
    },
    async start() {
      await open();
      isWorking = true;
      options.notifications.subscribe(
        'jobs-waiting',
        ({ queue }) => wake(typeof queue === 'string' ? queue : null),
        (isHearing) => (isHearing ? wake(null) : undefined),
      );
      for (const [queue, handler] of handlers) await startWorking(queue, handler);
    },
    async stop() {
      if (opening === null) return;
      await opening;
      await boss.stop({ graceful: isWorking, timeout: STOP_LIMIT_MS, close: false });
    },
    failed: (limit) => failedJobs(options.db, limit),
    async discardWaiting() {
      await open();
      for (const queue of QUEUE_NAMES) await boss.deleteQueuedJobs(queue);
    },
    async runAll(queue) {
      await open();
      let count = 0;
      for (const [name, handler] of handlers) {
        if (queue !== undefined && name !== queue) continue;
        for (;;) {
          const [job] = await boss.fetch<JsonObject>(name);
          if (job === undefined) break;
          count += 1;
          try {
            await handler(job.data, job.signal ?? new AbortController().signal);
            await boss.complete(name, job.id);
          } catch (error) {
            await boss.fail(name, job.id, {
              message: error instanceof Error ? error.message : String(error),
            });
          }
        }
      }
      return count;
    },
  };
}

/** Those that are there get the settings of this version. */
async function createQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const name of QUEUE_NAMES) {
    // Whoever sends a job tells of it after its commit: told within it, every commit would wait for the one before.
    const settings = { ...QUEUE_SETTINGS[name].options, notify: false };
    if (known.has(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, { ...settings, policy: 'short' });
  }
}

/** A little later: a job that comes before its time would find nothing to do. */
function secondsUntil(time: number, now: number): number {
  return Math.max(0, time - now + LATE_MS) / 1000;
}

async function failedJobs(db: Kysely<Database>, limit: number): Promise<readonly FailedJob[]> {
  const { rows } = await sql<{ id: string; name: QueueName; output: unknown; completed_on: Date }>`
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
