import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import { CONFIRM_LINK_MS, LINK_MAIL_DAY_MS, mayMailLink } from '#domain/newsletters/link-mail-limits.ts';
import { mailVoice } from '#domain/visitor-words/mail-voice.ts';
import { createId } from '#lib/id.ts';
import { publishedLanguage } from '#server/forms/site-language.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import type { MailingListRow } from './lists.ts';
import { linkUrl, signLink } from './newsletter-links.ts';
import { newsletterMail } from './newsletter-mail.tsx';

export interface LinkMail {
  readonly kind: 'confirm' | 'welcome' | 'unsubscribe';
  readonly siteId: SiteId;
  readonly list: MailingListRow;
  readonly subscriberId: string;
  readonly email: string;
}

/**
 * Mails a person the links of a list, in the transaction that changes their state. An address gets few such mails
 * (NEWS-11): false where it had enough.
 */
export async function mailLinks(
  trx: Transaction<Database>,
  services: Services,
  mail: LinkMail,
): Promise<boolean> {
  if (!(await countLinkMail(trx, services, mail))) return false;
  await services.mail.send(await mailOf(trx, services, mail), trx);
  return true;
}

async function mailOf(trx: Transaction<Database>, services: Services, mail: LinkMail) {
  const { siteId, list, subscriberId } = mail;
  const site = await findSite(trx, siteId);
  const voice = mailVoice(await publishedLanguage(trx, siteId), { list: list.name, site: site.title });
  const { say } = voice;
  const target = { listId: list.id, subscriberId };
  const urlOf = (kind: 'confirm' | 'unsubscribe', expiresAt: number | null) =>
    linkUrl(services, site.identifier, kind, signLink(services, siteId, kind, target, expiresAt));
  const unsubscribe = { label: say('unsubscribe'), href: urlOf('unsubscribe', null) };
  const about = list.description.trim() === '' ? [] : [list.description.trim()];
  const common = { siteId, to: mail.email, replyTo: list.replyTo, language: voice.language, unsubscribe };
  switch (mail.kind) {
    case 'confirm':
      return newsletterMail({
        ...common,
        subject: say('confirmSubject'),
        paragraphs: [say('confirmLead'), ...about, say('confirmAsk')],
        button: { label: say('confirmButton'), href: urlOf('confirm', services.now() + CONFIRM_LINK_MS) },
        footnote: say('confirmNote'),
      });
    case 'welcome':
      return newsletterMail({
        ...common,
        subject: say('welcomeSubject'),
        paragraphs: [say('welcomeLead'), ...about],
        button: null,
        footnote: say('welcomeNote'),
      });
    case 'unsubscribe':
      return newsletterMail({
        ...common,
        subject: say('leaveSubject'),
        paragraphs: [say('leaveLead')],
        button: unsubscribe,
        footnote: say('leaveNote'),
      });
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
