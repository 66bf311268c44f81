import path from 'node:path';
import { JOBS } from '#server/jobs.ts';
import type { Configuration } from '#server/platform/config/configuration.ts';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import { startDatabaseClock } from '#server/platform/database/database-clock.ts';
import { databaseTime } from '#server/platform/database/database-time.ts';
import { createDatabaseNotifications } from '#server/platform/database/database-notifications.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import { underLock } from '#server/platform/database/installation-lock.ts';
import { createListeningConnection } from '#server/platform/database/listening-connection.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import type { OpenDatabase } from '#server/platform/database/open-database.ts';
import { createBossJobs } from '#server/platform/jobs/boss-jobs.ts';
import { SUPERVISE_EVERY_S } from '#server/platform/jobs/jobs.ts';
import { isQueued, type Job } from '#server/platform/jobs/define-job.ts';
import { createJobRunner, type JobRunner } from '#server/platform/jobs/job-runner.ts';
import type { EventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { createEventRunner, type EventRunner } from '#server/platform/events/event-runner.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import {
  loadInstallationSecrets,
  readInstallationSecrets,
} from '#server/platform/secrets/installation-secrets.ts';
import { createKeyRing, type KeyRing } from '#server/platform/secrets/key-ring.ts';
import { loadMasterKeys } from '#server/platform/secrets/master-key.ts';
import { createOutboxMail } from '#server/platform/mail/outbox-mail.ts';
import { createOutsideCaller } from '#server/platform/network/call-outside.ts';
import type { Services } from '#server/platform/services.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import type { BegunStart } from './begin-start.ts';

/** How often a process asks the database for the time and for the keys. */
export const SYNCHRONIZE_EVERY_MS = 15_000;

export interface StartedServices {
  readonly services: Services;
  /** The same for jobs: their statements may take longer. */
  readonly backgroundServices: Services;
  /** What seals the secrets in the database. */
  readonly masterKeys: readonly [string, ...string[]];
  /** What seals the secrets of features. */
  readonly keyRing: KeyRing;
  /** Asks for the keys again, which may have been changed. */
  readonly learnKeys: () => Promise<void>;
  readonly database: OpenDatabase;
  /** Does this work from now on, as long as the process runs. */
  startJobs(jobs: readonly Job[]): Promise<void>;
  /** Tells these consumers of events from now on, as long as the process runs. */
  startConsumers(consumers: readonly EventConsumer[]): Promise<void>;
  /** Ends the jobs that are under way, then the connections, then our own database server if nobody else uses it. */
  close(options?: { readonly keepDatabase: boolean }): Promise<void>;
}

/**
 * Opens everything that features are built from, with the database brought up to date. Processes that start at once do
 * so one after the other, `prepare` included.
 */
export async function startServices({
  settings,
  log,
  opening,
  prepare = async () => undefined,
}: BegunStart & {
  readonly prepare?: (services: Services) => Promise<void>;
}): Promise<StartedServices> {
  const database = await opening;
  let started: StartedServices | null = null;
  try {
    return await underLock(database.listenConnection, 'start', async () => {
      const folder = path.join(projectFolder(), 'migrations');
      await migrate({ connection: database.listenConnection, folder, log });
      const masterKeys = await loadMasterKeys(settings);
      const secrets = await loadInstallationSecrets({ ...settings, db: database.db, masterKeys, log });
      started = await openServices({ ...settings, secrets }, masterKeys, database, log);
      await started.services.jobs.prepare();
      await prepare(started.services);
      return started;
    });
  } catch (error) {
    await (started ?? database).close();
    throw error;
  }
}

async function openServices(
  config: Configuration,
  masterKeys: StartedServices['masterKeys'],
  database: OpenDatabase,
  log: Logger,
): Promise<StartedServices> {
  const { db } = database;
  const listening = createListeningConnection({ connection: database.listenConnection, log });
  const notifications = createDatabaseNotifications({
    databases: [db, database.backgroundDb],
    listening,
    log,
  });
  const keyRing = createKeyRing(config.secrets);
  const learnKeys = async () => keyRing.learn(await readInstallationSecrets({ db, masterKeys }));
  const elapsed = () => performance.now();
  const clock = await startDatabaseClock({
    ask: async () => (await databaseTime(db)).getTime(),
    elapsed,
    log,
  });
  const synchronizing = setInterval(() => {
    // Without the database it counts on.
    clock.synchronize().catch(() => null);
    learnKeys().catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) log.warn({ err: error }, 'the secrets could not be read again');
    });
  }, SYNCHRONIZE_EVERY_MS);
  synchronizing.unref();
  const now = () => clock.now();
  const jobs = createBossJobs({
    db,
    notifications,
    log,
    now,
    kinds: JOBS.filter(isQueued),
    superviseEveryS: SUPERVISE_EVERY_S,
  });
  const mail = createOutboxMail({ config, db, jobs, now });
  const storage =
    config.s3Url === null
      ? createFolderStorage(path.join(config.dataDir, 'files'))
      : (await import('#server/platform/storage/s3-storage.ts')).createS3Storage(config.s3Url);
  const databaseState = database.state;
  const services = {
    config,
    db,
    databaseState,
    cipher: keyRing,
    jobs,
    mail,
    storage,
    notifications,
    log,
    callOutside: createOutsideCaller({ proxies: config.outsideProxies }),
    callService: createOutsideCaller({ proxies: config.outsideProxies, isRefused: () => false }),
    now,
    elapsed,
  };
  const backgroundServices = { ...services, db: database.backgroundDb };
  let runner: JobRunner | null = null;
  let events: EventRunner | null = null;
  return {
    services,
    backgroundServices,
    masterKeys,
    keyRing,
    learnKeys,
    database,
    async startJobs(wanted) {
      runner = createJobRunner({ services: backgroundServices, queue: jobs, jobs: wanted });
      await runner.start();
    },
    async startConsumers(consumers) {
      events = createEventRunner(backgroundServices, consumers);
      await events.start();
    },
    async close(options) {
      clearInterval(synchronizing);
      await Promise.all([events?.stop(), (runner ?? jobs).stop()]);
      await notifications.close();
      await listening.close();
      await database.close(options);
    },
  };
}
