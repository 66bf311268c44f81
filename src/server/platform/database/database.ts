import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from '#server/accounts/tables.ts';
import type { ConsentTables } from '#server/consent/tables.ts';
import type { DocumentTables } from '#server/documents/tables.ts';
import type { FileTables } from '#server/files/tables.ts';
import type { FormTables } from '#server/forms/tables.ts';
import type { ImportTables } from '#server/imports/tables.ts';
import type { EventTables } from '#server/platform/events/tables.ts';
import type { JobTables } from '#server/platform/jobs/tables.ts';
import type { LockTables } from '#server/locks/tables.ts';
import type { MailTables } from '#server/platform/mail/tables.ts';
import type { NewsletterTables } from '#server/newsletters/tables.ts';
import type { PageTables } from '#server/pages/tables.ts';
import type { QuotaTables } from '#server/quotas/tables.ts';
import type { SavedPartTables } from '#server/saved-parts/tables.ts';
import type { SecretTables } from '#server/platform/secrets/tables.ts';
import type { SiteTables } from '#server/sites/tables.ts';

/** Every table, by the feature that owns it. */
export interface Database
  extends
    AccountTables,
    ConsentTables,
    SiteTables,
    DocumentTables,
    EventTables,
    PageTables,
    FileTables,
    FormTables,
    ImportTables,
    JobTables,
    LockTables,
    MailTables,
    NewsletterTables,
    SavedPartTables,
    SecretTables,
    QuotaTables {}

/** A connection or a transaction: what queries take. */
export type Db = Kysely<Database> | Transaction<Database>;
