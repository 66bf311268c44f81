import type { ColumnType } from 'kysely';
import type { Id } from '#lib/id.ts';
import type { FormValues } from '#domain/forms/field-value.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { SubmittedField } from '#contract/forms.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

interface FormUsedKeysTable {
  site_id: SiteId;
  nonce: string;
  expires_at: Date;
}

interface FormChallengesTable {
  site_id: SiteId;
  challenge_hash: Buffer;
  expires_at: Date;
}

interface FormCaptchaSecretsTable {
  site_id: SiteId;
  /** As a version before this one wrote it. */
  secret: string | null;
  sealed: string | null;
  changed_at: Date;
}

interface FormFeedsTable {
  site_id: SiteId;
  form_id: Id<'form'>;
  secret_hash: Buffer;
  created_at: Date;
  read_at: Date | null;
}

interface FormSendersTable {
  site_id: SiteId;
  form_id: Id<'form'>;
  address_hash: Buffer;
  sent_at: readonly Date[];
}

interface FormSubmissionsTable {
  site_id: SiteId;
  id: Id<'submission'>;
  form_id: Id<'form'>;
  form_name: string;
  document_id: DocumentId;
  /** Written as JSON text: the driver would make an array of PostgreSQL's own of it. */
  fields: ColumnType<readonly SubmittedField[], string, never>;
  answers: ColumnType<FormValues, string, never>;
  search_text: string;
  page_title: string;
  page_path: string;
  page_id: string;
  content_source: 'i' | 'c';
  page_permission_type_value: number;
  is_overlay_form: boolean;
  submit_button_text: string;
  created_at: Date;
  read_at: Date | null;
  /** Of the first address among the answers: by it a submission belongs to a contact. */
  email_key: ColumnType<string | null, string | null | undefined, string | null>;
  /** Of a deleted one that can still be brought back. */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Tables of migrations/0006_forms.sql, 0014_forms.sql, 0015_form_feeds.sql, 0021_form_keys_when_used.sql and
 * 0120_contacts.sql. */
export interface FormTables {
  form_used_keys: FormUsedKeysTable;
  form_senders: FormSendersTable;
  form_challenges: FormChallengesTable;
  form_feeds: FormFeedsTable;
  form_captcha_secrets: FormCaptchaSecretsTable;
  form_submissions: FormSubmissionsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends FormTables {}
}

const OF_A_WHILE = 'it counts what visitors did in the last while';

export const FORM_SITE_TABLES: SiteTablesOf<FormTables> = {
  form_used_keys: {
    copied: { not: OF_A_WHILE },
    archived: { not: OF_A_WHILE },
    personal: [],
    secret: [],
    other: ['site_id', 'nonce', 'expires_at'],
  },
  form_senders: {
    copied: { not: OF_A_WHILE },
    archived: { not: OF_A_WHILE },
    personal: ['address_hash'],
    secret: [],
    other: ['site_id', 'form_id', 'sent_at'],
  },
  form_challenges: {
    copied: { not: OF_A_WHILE },
    archived: { not: OF_A_WHILE },
    personal: [],
    secret: [],
    other: ['site_id', 'challenge_hash', 'expires_at'],
  },
  form_feeds: {
    copied: { not: 'who reads the submissions of the original may not read those of the copy' },
    archived: { not: 'a feed leads to the address of this installation' },
    personal: [],
    secret: ['secret_hash'],
    other: ['site_id', 'form_id', 'created_at', 'read_at'],
  },
  form_captcha_secrets: {
    copied: { not: 'the provider gave the secret for the address of the original' },
    archived: { not: 'it is sealed with the key of the installation' },
    personal: [],
    secret: ['secret', 'sealed'],
    other: ['site_id', 'changed_at'],
    sealed: [{ column: 'sealed', key: ['site_id'] }],
  },
  form_submissions: {
    copied: { not: 'visitors sent them to the original' },
    archived: true,
    personal: ['answers', 'fields', 'search_text', 'email_key'],
    secret: [],
    other: [
      'site_id',
      'id',
      'form_id',
      'form_name',
      'document_id',
      'page_title',
      'page_path',
      'page_id',
      'content_source',
      'page_permission_type_value',
      'is_overlay_form',
      'submit_button_text',
      'created_at',
      'read_at',
      'deleted_at',
    ],
  },
};
