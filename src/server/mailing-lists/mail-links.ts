import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import { CONFIRM_LINK_MS, LINK_MAIL_DAY_MS, mayMailLink } from '#domain/newsletters/link-mail-limits.ts';
import { createId, type Id } from '#lib/id.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import type { MailingListRow } from './lists.ts';
import { linkUrl, signLink } from './list-links.ts';
import { newsletterConfirmMail } from '#server/mailing-lists/mails/newsletter-confirm-mail.tsx';
import { newsletterLeaveMail } from '#server/mailing-lists/mails/newsletter-leave-mail.tsx';
import { newsletterWelcomeMail } from '#server/mailing-lists/mails/newsletter-welcome-mail.tsx';

export interface LinkMail {
  readonly kind: 'confirm' | 'welcome' | 'unsubscribe';
  readonly siteId: SiteId;
  readonly list: MailingListRow;
  readonly subscriberId: Id<'subscriber'>;
  readonly email: string;
}

/**
 * Mails a person the links of a list, in the transaction that changes their state. The number of such mails to an
 * address is limited (NEWS-11): false where the limit was reached.
 */
export async function mailLinks(
  trx: Transaction<Database>,
  services: Services,
  mail: LinkMail,
): Promise<boolean> {
  if (!(await countLinkMail(trx, services, mail))) return false;
  const { siteId, list, subscriberId } = mail;
  const { identifier, title } = await findSite(trx, siteId);
  const target = { listId: list.id, subscriberId };
  const urlOf = (kind: 'confirm' | 'unsubscribe', expiresAt: number | null) =>
    linkUrl(services, identifier, kind, signLink(services, siteId, kind, target, expiresAt));
  const unsubscribe = urlOf('unsubscribe', null);
  const delivery = {
    siteId,
    to: mail.email,
    language: await publishedLanguage(trx, siteId),
    unsubscribeUrl: unsubscribe,
    ...(list.replyTo === '' ? {} : { replyTo: list.replyTo }),
  };
  const names = { list: list.name, site: title, unsubscribe };
  const about = list.description.trim();
  switch (mail.kind) {
    case 'confirm': {
      const confirm = urlOf('confirm', services.now() + CONFIRM_LINK_MS);
      const params = { ...names, about, confirm };
      await services.mail.send(newsletterConfirmMail, { ...delivery, params }, trx);
      return true;
    }
    case 'welcome':
      await services.mail.send(newsletterWelcomeMail, { ...delivery, params: { ...names, about } }, trx);
      return true;
    case 'unsubscribe':
      await services.mail.send(newsletterLeaveMail, { ...delivery, params: names }, trx);
      return true;
  }
}

async function countLinkMail(
  trx: Transaction<Database>,
  services: Services,
  { siteId, list, kind, email }: LinkMail,
): Promise<boolean> {
  const now = services.now();
  const addressHash = createHmac('sha256', services.config.secrets.formKey)
    .update(`newsletter-mail ${kind} ${list.id} ${addressKey(email)}`)
    .digest();
  await trx
    .deleteFrom('newsletter_link_mails')
    .where('site_id', '=', siteId)
    .where('sent_at', '<=', new Date(now - LINK_MAIL_DAY_MS))
    .execute();
  const rows = await trx
    .selectFrom('newsletter_link_mails')
    .select('sent_at as sentAt')
    .where('site_id', '=', siteId)
    .where('address_hash', '=', addressHash)
    .execute();
  const sentAt = rows.map((row) => row.sentAt.getTime());
  if (!mayMailLink(sentAt, now)) return false;
  await trx
    .insertInto('newsletter_link_mails')
    .values({ site_id: siteId, id: createId(now), address_hash: addressHash, sent_at: new Date(now) })
    .execute();
  return true;
}
