import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  /** Where one POST takes the recipient off the list, told to the mail program in headers (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The site on whose behalf it is sent, or null for the installation's own mails. */
  readonly siteId: string | null;
}

/** Sends through SMTP where `SMTP_URL` is set; always kept in the outbox, which the installation's owner can read. */
export interface Mail {
  /** Queues a mail; with a transaction it is sent only if that commits. */
  send(message: MailMessage, transaction?: Transaction<Database>): Promise<void>;
}
