import type { Kysely, Transaction } from 'kysely';
import type { EventTables } from '#server/platform/events/tables.ts';
import type { JobTables } from '#server/platform/jobs/tables.ts';
import type { MailTables } from '#server/platform/mail/tables.ts';
import type { SecretTables } from '#server/platform/secrets/tables.ts';

/** Every table: those of the platform; each feature adds its own to this interface, in its `tables.ts`. */
export interface Database extends EventTables, JobTables, MailTables, SecretTables {}

/** A connection or a transaction: what queries take. */
export type Db = Kysely<Database> | Transaction<Database>;
