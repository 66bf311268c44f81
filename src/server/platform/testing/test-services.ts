import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import { registerDocumentKinds } from '#server/document-kinds.ts';
import { readConfiguration, type Configuration } from '#server/platform/config/configuration.ts';
import type { DatabaseLimits } from '#server/platform/config/database-configuration.ts';
import { generateSecrets } from '#server/platform/config/secrets.ts';
import { createDatabaseNotifications } from '#server/platform/database/database-notifications.ts';
import { createListeningConnection } from '#server/platform/database/listening-connection.ts';
import { connectDatabase } from '#server/platform/database/open-database.ts';
import { EVENT_CONSUMERS } from '#server/event-consumers.ts';
import { JOBS } from '#server/jobs.ts';
import { createBossJobs } from '#server/platform/jobs/boss-jobs.ts';
import { isQueued, type Job } from '#server/platform/jobs/define-job.ts';
import { createEventRunner } from '#server/platform/events/event-runner.ts';
import { createJobRunner } from '#server/platform/jobs/job-runner.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { createOutsideCaller } from '#server/platform/network/call-outside.ts';
import { createOutboxMail } from '#server/platform/mail/outbox-mail.ts';
import { createSecretCipher } from '#server/platform/secrets/secret-cipher.ts';
import type { Services } from '#server/platform/services.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import { createTestDatabase } from './test-database.ts';

/** 14 November 2023, 22:13:20 UTC. */
const START_OF_TIME = 1_700_000_000_000;

export interface TestServicesOptions {
  readonly config?: Partial<Configuration>;
  readonly log?: Logger;
  /** Milliseconds since 1970. */
  readonly now?: number;
  /** Puts something between the services and their database. */
  readonly connectThrough?: (connection: ClientConfig) => Promise<ClientConfig>;
  readonly databaseLimits?: Partial<DatabaseLimits>;
  /** Beside those of the product, and in the place of those with the same name. */
  readonly jobs?: readonly Job[];
  /** Of the disk of the database. */
  readonly freeBytes?: () => Promise<number>;
}

export interface TestServices {
  readonly services: Services;
  /** For connections of one's own. */
  readonly connection: ClientConfig;
  /** Stands still until it is set. */
  readonly clock: { now: number; advance(ms: number): void };
  /** Does the waiting jobs, of one queue or of all; returns how many. */
  runJobs(name?: string): Promise<number>;
  /** Does the periodic work whose time has come; returns its names. */
  runDueJobs(): Promise<readonly string[]>;
  /** Tells the product's consumers of every event; returns how many were consumed. */
  consumeEvents(): Promise<number>;
  close(): Promise<void>;
}

/** Real services for one test file: a migrated database of its own, files in a temporary folder, mail in the outbox. */
export async function createTestServices(options: TestServicesOptions = {}): Promise<TestServices> {
  registerDocumentKinds();
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-files-'));
  const database = await createTestDatabase();
  const log = options.log ?? silentLogger;
  const connection = (await options.connectThrough?.(database.connection)) ?? database.connection;
  const config: Configuration = {
    ...readConfiguration({ DATA_DIR: folder, LOG_LEVEL: 'silent' }),
    secrets: generateSecrets(),
    ...options.config,
  };
  const opened = connectDatabase(connection, {
    log,
    revive: async () => undefined,
    databaseLimits: { ...config.databaseLimits, ...options.databaseLimits },
    ...(options.freeBytes === undefined ? {} : { freeBytes: options.freeBytes }),
  });
  const { db } = opened;
  const listening = createListeningConnection({ connection, log });
  const notifications = createDatabaseNotifications({ databases: [db], listening, log });
  const clock = {
    now: options.now ?? START_OF_TIME,
    advance(ms: number) {
      this.now += ms;
    },
  };
  const now = () => clock.now;
  const own = options.jobs ?? [];
  const work = [...JOBS.filter((job) => own.every(({ name }) => name !== job.name)), ...own];
  const kinds = work.filter(isQueued);
  const jobs = createBossJobs({ db, notifications, log, now, kinds, superviseEveryS: null });
  const mail = createOutboxMail({ config, db, jobs, now });
  const storage = createFolderStorage(path.join(folder, 'files'));
  const services: Services = {
    config,
    db,
    databaseState: opened.state,
    cipher: createSecretCipher([config.secrets.sealing]),
    jobs,
    mail,
    storage,
    notifications,
    log,
    callOutside: createOutsideCaller({ proxies: null }),
    callService: createOutsideCaller({ proxies: null, isRefused: () => false }),
    now,
    elapsed: now,
  };
  const runner = createJobRunner({ services, queue: jobs, jobs: work });
  const events = createEventRunner(services, EVENT_CONSUMERS);
  return {
    services,
    connection,
    clock,
    runJobs: (name) => runner.runWaiting(name),
    runDueJobs: () => runner.runDue(),
    consumeEvents: () => events.run(),
    async close() {
      await events.stop();
      await runner.stop();
      await notifications.close();
      await listening.close();
      await opened.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
