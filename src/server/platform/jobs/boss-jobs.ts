import { sql, type Kysely } from 'kysely';
import { fromKysely, PgBoss, type Db as BossDatabase } from 'pg-boss';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ListeningConnection } from '#server/platform/database/listening-connection.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import { QUEUE_NAMES, type FailedJob, type Jobs, type QueueName } from './jobs.ts';
import { QUEUE_SETTINGS } from './queue-settings.ts';

const SUPERVISE_INTERVAL_S = 10;
const STOP_LIMIT_MS = 10_000;

type Handler = Parameters<Jobs['work']>[1];

/** Jobs kept by pg-boss in the schema `pgboss` of the same database. */
export function createBossJobs(options: {
  readonly db: Kysely<Database>;
  readonly listening: ListeningConnection;
  readonly log: Logger;
  /** `background`: keeps the queues in order and takes jobs by itself; `manual`: only `runAll` does (for tests). */
  readonly mode: 'background' | 'manual';
}): Jobs & { runAll(queue?: QueueName): Promise<number> } {
  const isBackground = options.mode === 'background';
  const boss = new PgBoss({
    db: bossDatabase(options.db, options.listening),
    useListenNotify: isBackground,
    supervise: isBackground,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_INTERVAL_S,
  });
  boss.on('error', (error) => options.log.warn({ reason: error.message }, 'the job queue had a failure'));
  boss.on('warning', (warning) => options.log.warn({ reason: warning.message }, 'the job queue warns'));
  const handlers = new Map<QueueName, Handler>();
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
    await boss.work<JsonObject>(
      queue,
      {
        pollingIntervalSeconds: settings.pollS,
        notifyPollingIntervalSeconds: settings.pollS,
        localConcurrency: settings.concurrency,
      },
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
  }

  return {
    async send(queue, data, sendOptions = {}) {
      await open();
      await boss.send(queue, data, {
        // At most one waiting job for a key; a job without one is alone with its own.
        singletonKey: sendOptions.singletonKey ?? createId(),
        ...(sendOptions.startAfter === undefined ? {} : { startAfter: new Date(sendOptions.startAfter) }),
        ...(sendOptions.transaction === undefined ? {} : { db: fromKysely(sendOptions.transaction) }),
      });
    },
    async work(queue, handler) {
      handlers.set(queue, handler);
      if (isWorking) await startWorking(queue, handler);
    },
    async start() {
      await open();
      isWorking = true;
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

async function createQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const name of QUEUE_NAMES) {
    if (known.has(name)) continue;
    await boss.createQueue(name, { ...QUEUE_SETTINGS[name].options, policy: 'short', notify: true });
  }
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

/** pg-boss over our own connections, so that it waits for a database that is away as everything else does. */
function bossDatabase(db: Kysely<Database>, listening: ListeningConnection): BossDatabase {
  return {
    executeSql: (text, values) => fromKysely(db).executeSql(text, values),
    async listen(channel, onNotification, onReconnect) {
      const end = await listening.listen(channel, { onPayload: onNotification, onReconnect });
      return { close: end };
    },
  };
}
