import path from 'node:path';
import type { Configuration } from './config/configuration.ts';
import { projectFolder } from './config/project-folder.ts';
import { createDatabaseNotifications } from './database/database-notifications.ts';
import { createListeningConnection } from './database/listening-connection.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase, type OpenDatabase } from './database/open-database.ts';
import { createBossJobs } from './jobs/boss-jobs.ts';
import type { Logger } from './logging/logger.ts';
import { createOutboxMail } from './mail/outbox-mail.ts';
import type { Services } from './services.ts';
import { createFolderStorage } from './storage/folder-storage.ts';
import { createS3Storage } from './storage/s3-storage.ts';

export interface StartedServices {
  readonly services: Services;
  readonly database: OpenDatabase;
  /** Ends the jobs that are under way, then the connections, then our own database server if nobody else uses it. */
  close(options?: { readonly keepDatabase: boolean }): Promise<void>;
}

/** Opens everything that features are built from, with the database brought up to date. */
export async function startServices(config: Configuration, log: Logger): Promise<StartedServices> {
  const database = await openDatabase({ ...config, log });
  try {
    await migrate({
      connection: database.connection,
      folder: path.join(projectFolder(), 'migrations'),
      log,
    });
  } catch (error) {
    await database.close();
    throw error;
  }
  const { db } = database;
  const listening = createListeningConnection({ connection: database.connection, log });
  const notifications = createDatabaseNotifications({ db, listening, log });
  const jobs = createBossJobs({ db, listening, log, mode: 'background' });
  const now = () => Date.now();
  const mail = createOutboxMail({ config, db, jobs, now });
  const storage =
    config.s3Url === null
      ? createFolderStorage(path.join(config.dataDir, 'files'))
      : createS3Storage(config.s3Url);
  return {
    services: { config, db, jobs, mail, storage, notifications, log, now },
    database,
    async close(options) {
      await jobs.stop();
      await notifications.close();
      await listening.close();
      await database.close(options);
    },
  };
}
