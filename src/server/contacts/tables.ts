import type { ColumnType, Generated } from 'kysely';
import type { OwnField, PostalAddress } from '#domain/contacts/contact-fields.ts';
import type { ContactRules } from '#domain/contacts/contact-rules.ts';
import type { ContactRunKind, ContactRunState } from '#domain/contacts/contact-runs.ts';
import type { ContactSourceName } from '#domain/contacts/contact-sources.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import type { ContactRunDetails, ContactSnapshot, LoggedAction, MergeUndo } from './stored-contact.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';
import type { TableImportId } from '#server/table-imports/tables.ts';

export type ContactId = Id<'contact'>;
export type ContactRunId = Id<'contact-run'>;

interface ContactsTable {
  site_id: SiteId;
  id: ContactId;
  first_name: string;
  last_name: string;
  company: string;
  phones: string[];
  /** Written as JSON text: the driver would make an array of PostgreSQL's own of it. */
  addresses: ColumnType<readonly PostalAddress[], string, string>;
  language: string;
  time_zone: string;
  fields: ColumnType<readonly OwnField[], string, string>;
  first_source: ContactSourceName;
  created_at: Date;
  last_active_at: Date;
  is_confirmed: boolean;
  name_key: string;
  search_text: string;
  is_tax_exempt: Generated<boolean>;
  kept_at: Generated<Date | null>;
  /** Kept up by triggers (migrations/0154); null until a job has filled it. */
  traits: Generated<string[] | null>;
}

interface ContactEmailsTable {
  site_id: SiteId;
  email_key: string;
  contact_id: ContactId;
  email: string;
  /** 0: the primary one. */
  place: number;
}

interface ContactLabelsTable {
  site_id: SiteId;
  id: Id<'contact-label'>;
  name: string;
  name_key: string;
}

interface LabelledContactsTable {
  site_id: SiteId;
  label_id: Id<'contact-label'>;
  contact_id: ContactId;
}

interface ContactNotesTable {
  site_id: SiteId;
  id: Id<'contact-note'>;
  contact_id: ContactId;
  text: string;
  is_pinned: boolean;
  account_id: AccountId | null;
  created_at: Date;
  changed_at: Date;
}

interface ContactSegmentsTable {
  site_id: SiteId;
  id: Id<'contact-segment'>;
  name: string;
  name_key: string;
  rules: ColumnType<ContactRules, string, string>;
  created_at: Date;
}

interface ContactFillsTable {
  site_id: SiteId;
  since: Date;
}

interface ContactMergesTable {
  site_id: SiteId;
  id: Id<'contact-merge'>;
  kept_id: ContactId;
  other_id: ContactId;
  undo: ColumnType<MergeUndo, string, never>;
  account_id: AccountId | null;
  merged_at: Date;
}

interface DistinctContactsTable {
  site_id: SiteId;
  first_id: ContactId;
  second_id: ContactId;
}

/** Of versions before 0148_table_imports.sql, until their imports can no longer be undone. */
interface ContactImportsTable {
  site_id: SiteId;
  id: Id<'contact-import'>;
  account_id: AccountId | null;
  added: number;
  changed: number;
  imported_at: Date;
}

interface ContactImportRowsTable {
  site_id: SiteId;
  import_id: Id<'contact-import'>;
  contact_id: ContactId;
  before: ColumnType<ContactSnapshot | null, string | null, never>;
}

interface ImportedContactsTable {
  site_id: SiteId;
  import_id: TableImportId;
  contact_id: ContactId;
  before: ColumnType<ContactSnapshot | null, string | null, never>;
}

interface ContactLogTable {
  site_id: SiteId;
  id: Id<'contact-log'>;
  action: LoggedAction;
  count: number;
  details: ColumnType<JsonObject, string, never>;
  account_id: AccountId | null;
  at: Date;
}

interface ContactRunsTable {
  site_id: SiteId;
  id: ContactRunId;
  kind: ContactRunKind;
  state: ContactRunState;
  details: ColumnType<ContactRunDetails, string, never>;
  total: number;
  looked_at: Generated<number>;
  changed: Generated<number>;
  account_id: AccountId | null;
  created_at: Date;
}

interface ContactRunPeopleTable {
  site_id: SiteId;
  run_id: ContactRunId;
  contact_id: ContactId;
}

interface ContactSettingsTable {
  site_id: SiteId;
  erased_after_months: number | null;
  changed_at: Date;
  account_id: AccountId | null;
}

interface ErasedAddressesTable {
  site_id: SiteId;
  address_hash: Buffer;
  erased_at: Date;
}

/**
 * Tables of migrations/0120_contacts.sql to 0122_erased_addresses.sql, 0142_contact_runs.sql, 0143_inactive_contacts.sql,
 * 0148_table_imports.sql and 0154_contact_traits.sql.
 */
export interface ContactTables {
  contacts: ContactsTable;
  contact_emails: ContactEmailsTable;
  contact_labels: ContactLabelsTable;
  labelled_contacts: LabelledContactsTable;
  contact_notes: ContactNotesTable;
  contact_segments: ContactSegmentsTable;
  contact_fills: ContactFillsTable;
  contact_merges: ContactMergesTable;
  distinct_contacts: DistinctContactsTable;
  contact_imports: ContactImportsTable;
  contact_import_rows: ContactImportRowsTable;
  imported_contacts: ImportedContactsTable;
  contact_log: ContactLogTable;
  erased_addresses: ErasedAddressesTable;
  contact_settings: ContactSettingsTable;
  contact_runs: ContactRunsTable;
  contact_run_people: ContactRunPeopleTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends ContactTables {}
}

const OF_ONE_SITE = 'whom one site deals with did not turn to its copy';

export const CONTACT_SITE_TABLES: SiteTablesOf<ContactTables> = {
  contacts: {
    copied: { not: OF_ONE_SITE },
    archived: true,
    personal: [
      'first_name',
      'last_name',
      'company',
      'phones',
      'addresses',
      'language',
      'time_zone',
      'fields',
      'name_key',
      'search_text',
      'traits',
    ],
    secret: [],
    other: [
      'site_id',
      'id',
      'first_source',
      'created_at',
      'last_active_at',
      'is_confirmed',
      'is_tax_exempt',
      'kept_at',
    ],
  },
  contact_emails: {
    copied: { not: OF_ONE_SITE },
    archived: true,
    personal: ['email_key', 'email', 'contact_id'],
    secret: [],
    other: ['site_id', 'place'],
  },
  contact_labels: {
    copied: true,
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'id', 'name', 'name_key'],
  },
  labelled_contacts: {
    copied: { not: OF_ONE_SITE },
    archived: true,
    personal: ['contact_id'],
    secret: [],
    other: ['site_id', 'label_id'],
  },
  contact_notes: {
    copied: { not: OF_ONE_SITE },
    archived: true,
    personal: ['contact_id', 'text', 'account_id'],
    secret: [],
    other: ['site_id', 'id', 'is_pinned', 'created_at', 'changed_at'],
  },
  contact_segments: {
    copied: { not: 'its rules may name lists and fields that only people of the original have' },
    archived: true,
    personal: [],
    secret: [],
    other: ['site_id', 'id', 'name', 'name_key', 'rules', 'created_at'],
  },
  contact_fills: {
    copied: { not: 'it says what is still to be done for one site' },
    archived: { not: 'it says what is still to be done in one installation' },
    personal: [],
    secret: [],
    other: ['site_id', 'since'],
  },
  contact_merges: {
    copied: { not: OF_ONE_SITE },
    archived: true,
    personal: ['kept_id', 'other_id', 'undo', 'account_id'],
    secret: [],
    other: ['site_id', 'id', 'merged_at'],
  },
  distinct_contacts: {
    copied: { not: OF_ONE_SITE },
    archived: true,
    personal: ['first_id', 'second_id'],
    secret: [],
    other: ['site_id'],
  },
  contact_imports: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'it serves for 72 hours' },
    personal: ['account_id'],
    secret: [],
    other: ['site_id', 'id', 'added', 'changed', 'imported_at'],
  },
  contact_import_rows: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'it serves for 72 hours' },
    personal: ['contact_id', 'before'],
    secret: [],
    other: ['site_id', 'import_id'],
  },
  imported_contacts: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'it serves for 72 hours' },
    personal: ['contact_id', 'before'],
    secret: [],
    other: ['site_id', 'import_id'],
  },
  contact_log: {
    copied: { not: 'what was done on the original was not done on its copy' },
    archived: true,
    personal: ['account_id'],
    secret: [],
    other: ['site_id', 'id', 'action', 'count', 'details', 'at'],
  },
  contact_settings: {
    copied: { not: OF_ONE_SITE },
    archived: true,
    personal: ['account_id'],
    secret: [],
    other: ['site_id', 'erased_after_months', 'changed_at'],
  },
  contact_runs: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'it is shown for a day' },
    personal: ['account_id'],
    secret: [],
    other: ['site_id', 'id', 'kind', 'state', 'details', 'total', 'looked_at', 'changed', 'created_at'],
  },
  contact_run_people: {
    copied: { not: OF_ONE_SITE },
    archived: { not: 'it serves while something is done' },
    personal: ['contact_id'],
    secret: [],
    other: ['site_id', 'run_id'],
  },
  erased_addresses: {
    copied: { not: OF_ONE_SITE },
    archived: true,
    personal: ['address_hash'],
    secret: [],
    other: ['site_id', 'erased_at'],
  },
};
