import type { ColumnType } from 'kysely';
import type { Id } from '#lib/id.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

export interface MailTables {
  outbox_mails: OutboxMailsTable;
}

export interface OutboxMailsTable {
  id: Id<'mail'>;
  site_id: Id<'site'> | null;
  recipient: string;
  reply_to: string | null;
  /** Null: the name of the installation. */
  sender_name: ColumnType<string | null, string | null | undefined>;
  subject: string;
  text_body: string;
  html_body: string;
  unsubscribe_url: string | null;
  /** `kept`: there is no SMTP server to send it through. */
  status: 'kept' | 'queued' | 'sent' | 'failed';
  error: string | null;
  created_at: Date;
  sent_at: Date | null;
  /** What it tells of, for whom hears that it was given up. */
  about_id: ColumnType<string | null, string | null | undefined>;
  about_kind: ColumnType<string | null, string | null | undefined>;
  /** When it was tried for the last time, a day after it was written. */
  given_up_at: ColumnType<Date | null, Date | null | undefined>;
}

export const MAIL_SITE_TABLES: SiteTablesOf<MailTables> = {
  outbox_mails: {
    copied: { not: 'the mails of the original are to its people' },
    archived: { not: 'what was sent is sent, and links in mails lead to this installation' },
    personal: [
      'recipient',
      'reply_to',
      'sender_name',
      'subject',
      'text_body',
      'html_body',
      'unsubscribe_url',
    ],
    secret: [],
    other: [
      'id',
      'site_id',
      'status',
      'error',
      'created_at',
      'sent_at',
      'about_id',
      'about_kind',
      'given_up_at',
    ],
  },
};
