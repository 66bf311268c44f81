import type { Kysely } from 'kysely';
import type { Database } from './database/database.ts';
import type { Configuration } from './config/configuration.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './logging/logger.ts';
import type { Mail } from './mail/mail.ts';
import type { Notifications } from './database/notifications.ts';
import type { Storage } from './storage/storage.ts';

/** What features of the server are built from. Passed as an argument; nothing is global. */
export interface Services {
  readonly config: Configuration;
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly storage: Storage;
  readonly notifications: Notifications;
  readonly log: Logger;
  /** Milliseconds since 1970; tests pass their own. */
  readonly now: () => number;
}
