import type { Transaction } from 'kysely';
import type { AccountId } from '#domain/documents/record.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { canBeSwitchedOff } from '#domain/store/store-mails.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findMailText } from '#server/store/mail-texts.ts';
import { addOrderEvent } from './add-order-event.ts';
import { buyerAddress } from './buyer-address.ts';
import { isFirstMail } from './is-first-mail.ts';
import type { DeliverMail, MailPost } from './mail-post.ts';
import { inOwnWords } from './mails/define-buyer-mail.tsx';
import { filledTexts } from './own-mail-words.ts';
import { shopSender } from './shop-sender.ts';

interface Sending {
  readonly trx: Transaction<Database>;
  readonly services: Services;
  readonly post: MailPost;
  /** Who sends it once more by hand; null of what tells of an event. */
  readonly againBy: AccountId | null;
}

/**
 * Sends mails to the buyer in the owner's words, with the owner to answer to (ORD-140, ORD-143): each once for what it
 * tells of, unless its kind is switched off, or again by hand (ORD-142). Who was erased gets none.
 */
export function buyerMailSender({ trx, services, post, againBy }: Sending): DeliverMail {
  return async (kind, eventKey, mail, params) => {
    const { siteId, order, language } = post;
    const to = await buyerAddress(trx, order);
    if (!isMailAddress(to)) return;
    const own = await findMailText(trx, siteId, kind);
    if (againBy === null) {
      if (own?.isOn === false && canBeSwitchedOff(kind)) return;
      if (!(await isFirstMail(trx, services, post, kind, eventKey))) return;
    } else {
      const by = { kind: 'person', accountId: againBy } as const;
      const at = new Date(services.now());
      await addOrderEvent(trx, siteId, order.id, { kind: 'mailed', by, data: { text: kind }, at });
    }
    const sender = await shopSender(trx, siteId);
    const written = own === null ? mail : inOwnWords(mail, filledTexts(own, post, params));
    const delivery = { siteId, to, language, params, about: { id: order.id, kind } };
    await services.mail.send(written, { ...delivery, ...sender }, trx);
  };
}
