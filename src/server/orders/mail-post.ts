import type { SiteId } from '#domain/documents/record.ts';
import type { StoreMailKind } from '#domain/store/store-mails.ts';
import { subscriptionPath } from '#domain/subscriptions/subscription-path.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Db } from '#server/platform/database/database.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
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
  /** Of the page of the subscription that the order is a charge of; empty where it is of none (ORD-116). */
  readonly subscriptionLink: string;
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
  const secret = await tokenOfSubscription(db, cipher, siteId, order);
  const subscriptionLink = secret === null ? '' : publicUrl(config, identifier, subscriptionPath(secret));
  return { db, siteId, order, site, identifier, language, link, payLink, subscriptionLink };
}

async function tokenOfSubscription(
  db: Db,
  cipher: Services['cipher'],
  siteId: SiteId,
  { subscriptionId }: StoredOrder,
): Promise<string | null> {
  if (subscriptionId === null) return null;
  const subscription = await db
    .selectFrom('subscriptions')
    .select('token_sealed as sealed')
    .where('site_id', '=', siteId)
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  if (subscription === undefined) return null;
  return cipher.open(subscription.sealed, sealContext('subscriptions', [siteId, subscriptionId]));
}
