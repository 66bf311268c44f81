import type { ColumnType } from 'kysely';
import type { FormValues } from '#domain/forms/field-value.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { SubmittedField } from '#contract/forms.ts';

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
  form_id: string;
  secret_hash: Buffer;
  created_at: Date;
  read_at: Date | null;
}

interface FormSendersTable {
  site_id: SiteId;
  form_id: string;
  address_hash: Buffer;
  sent_at: readonly Date[];
}

interface FormSubmissionsTable {
  site_id: SiteId;
  id: string;
  form_id: string;
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
  /** Of a deleted one that can still be brought back. */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Tables of migrations/0006_forms.sql, 0014_forms.sql, 0015_form_feeds.sql and 0021_form_keys_when_used.sql. */
export interface FormTables {
  form_used_keys: FormUsedKeysTable;
  form_senders: FormSendersTable;
  form_challenges: FormChallengesTable;
  form_feeds: FormFeedsTable;
  form_captcha_secrets: FormCaptchaSecretsTable;
  form_submissions: FormSubmissionsTable;
}
