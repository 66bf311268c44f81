import type { Transaction } from 'kysely';
import type { DeliverMail, MailPost } from '#server/orders/mail-post.ts';
import { buyerMailSender } from '#server/orders/send-buyer-mail.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

/** Sends mails to a donor; who gives anonymously is not named in what their owner writes, either (ORD-130). */
export function donorMailSender(trx: Transaction<Database>, services: Services, post: MailPost): DeliverMail {
  const name = post.order.isAnonymous ? '' : post.order.name;
  return buyerMailSender({ trx, services, post: { ...post, order: { ...post.order, name } }, againBy: null });
}
