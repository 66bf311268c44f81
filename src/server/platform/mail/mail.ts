import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { MailDefinition } from './define-mail.ts';

export interface MailDelivery<Params> {
  readonly to: string;
  readonly params: Params;
  /** What it is written in (BCP 47); English where nothing is said, or where the mail has no words for it. */
  readonly language?: string;
  readonly replyTo?: string;
  /** The name it is from, beside the address of the installation; absent: the name that the installation has. */
  readonly senderName?: string;
  /** Where one POST unsubscribes the recipient, announced to mail programs in headers (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The site on whose behalf it is sent; the installation's own mails have none. */
  readonly siteId?: SiteId;
  /** What it tells of, and what of that: `mailRefused` is recorded of it where the mail is given up (ORD-142). */
  readonly about?: { readonly id: string; readonly kind: string };
}

/** Sends through SMTP where `SMTP_URL` is set; always kept in the outbox, which the installation's owner can read. */
export interface Mail {
  /** Queues a mail; with a transaction it is sent only if that commits. */
  send<Params>(
    mail: MailDefinition<Params>,
    delivery: MailDelivery<Params>,
    transaction?: Transaction<Database>,
  ): Promise<void>;
}
