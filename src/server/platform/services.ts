import type { Kysely } from 'kysely';
import type { Database } from './database/database.ts';
import type { DatabaseState } from './database/database-state.ts';
import type { Configuration } from './config/configuration.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './logging/logger.ts';
import type { Mail } from './mail/mail.ts';
import type { Notifications } from './database/notifications.ts';
import type { SecretCipher } from './secrets/secret-cipher.ts';
import type { CallOutside } from './network/call-outside.ts';
import type { Storage } from './storage/storage.ts';

/** What features of the server are built from. Passed as an argument; nothing is global. */
export interface Services {
  readonly config: Configuration;
  readonly db: Kysely<Database>;
  readonly databaseState: DatabaseState;
  /** Seals secrets of features, such as keys of providers, for their tables. */
  readonly cipher: SecretCipher;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly storage: Storage;
  readonly notifications: Notifications;
  readonly log: Logger;
  /** Calls an address that a person entered: only of the public internet (PLAT-74). */
  readonly callOutside: CallOutside;
  /** Calls a service that the operator chose, which may be on a network of theirs. */
  readonly callService: CallOutside;
  /** Milliseconds since 1970 by the database's clock, which all processes share; tests pass their own. */
  readonly now: () => number;
  /** Milliseconds since some moment: never goes back and never jumps, for how long something is kept in memory. */
  readonly elapsed: () => number;
}
