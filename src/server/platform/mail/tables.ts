export interface MailTables {
  outbox_mails: OutboxMailsTable;
}

export interface OutboxMailsTable {
  id: string;
  site_id: string | null;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text_body: string;
  html_body: string;
  unsubscribe_url: string | null;
  /** `kept`: there is no SMTP server to send it through. */
  status: 'kept' | 'queued' | 'sent' | 'failed';
  error: string | null;
  created_at: Date;
  sent_at: Date | null;
}
