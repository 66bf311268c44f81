import type { SiteId } from '#domain/documents/record.ts';
import type { StoreMailKind } from '#domain/store/store-mails.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import type { BuyerMail } from './mails/define-buyer-mail.tsx';
import { tokenOfOrder, type StoredOrder } from './queries.ts';

/** What mails about an order are made of. */
export interface MailPost {
  readonly db: Db;
  readonly siteId: SiteId;
  readonly order: StoredOrder;
  readonly site: string;
  readonly identifier: string;
  readonly language: string;
  /** Of the page of the order. */
  readonly link: string;
  /** Where what is open is paid. */
  readonly payLink: string;
}

/** Takes a mail to a buyer: sends it, once for what it tells of or again, or shows it. */
export type DeliverMail = <Params>(
  kind: StoreMailKind,
  eventKey: string,
  mail: BuyerMail<Params>,
  params: Params,
) => Promise<void>;

/** A buyer reads mails in the language of the pages that they saw (ORD-143). */
export async function mailPost(
  db: Db,
  { cipher, config }: Pick<Services, 'cipher' | 'config'>,
  siteId: SiteId,
  order: StoredOrder,
): Promise<MailPost> {
  const { identifier, title: site } = await findSite(db, siteId);
  const token = await tokenOfOrder(db, cipher, siteId, order.id);
  const language = order.language || (await publishedLanguage(db, siteId));
  const link = publicUrl(config, identifier, `/checkout/order/${token}`);
  const payLink = publicUrl(config, identifier, `/checkout/balance/${token}`);
  return { db, siteId, order, site, identifier, language, link, payLink };
}
