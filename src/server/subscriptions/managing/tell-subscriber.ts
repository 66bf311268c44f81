import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { Id } from '#lib/id.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import type { Translate } from '#messages/translator.ts';
import { shopSender } from '#server/orders/shop-sender.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { subscriptionMovedMail, type SubscriptionMove } from '../mails/subscription-moved-mail.tsx';
import { subscriptionUrl } from '../subscription-link.ts';

interface Told {
  readonly what: SubscriptionMove;
  /** What goes back of the last charge, in whole minor units. */
  readonly refunded?: number;
  /** What it is from the next charge on, in the subscriber's language. */
  readonly detail?: (translate: Translate, language: string) => string;
}

/** Tells who pays for a subscription what became of it, in the owner's name (ORD-115, ORD-116, ORD-117, ORD-143). */
export async function tellSubscriber(
  trx: Transaction<Database>,
  services: Services,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
  { what, refunded = 0, detail }: Told,
): Promise<void> {
  const row = await trx
    .selectFrom('subscriptions')
    .select([
      'id',
      'kind',
      'title',
      'email',
      'is_test as isTest',
      'language',
      'zone',
      'currency',
      'next_at as nextAt',
      'ends_at as endsAt',
      'token_sealed as sealed',
    ])
    .where('site_id', '=', siteId)
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  if (row === undefined) return;
  const to = row.isTest ? await testerOf(trx, siteId, row.id) : row.email;
  // Who was erased gets none.
  if (!isMailAddress(to)) return;
  // The receipt of a gift leads there (ORD-128).
  if (what === 'begun' && row.kind === 'donation') return;
  const { identifier, title: site } = await findSite(trx, siteId);
  const language = row.language || (await publishedLanguage(trx, siteId));
  const at = (what === 'ending' || what === 'canceled' ? row.endsAt : row.nextAt) ?? row.endsAt;
  const format = zonedFormat(language, row.zone, { dateStyle: 'long' });
  const sender = await shopSender(trx, siteId);
  await services.mail.send(
    subscriptionMovedMail,
    {
      siteId,
      to,
      language,
      params: {
        what,
        site,
        title: row.title,
        day: at === null ? '' : format.format(at),
        refunded: refunded === 0 ? '' : formatMoney(moneyValue(toCents(refunded), row.currency)),
        detail: detail === undefined ? '' : detail(siteTranslator(language), language),
        link: subscriptionUrl(services, { siteId, identifier }, row),
      },
      ...sender,
    },
    trx,
  );
}

/** Of a test its contributor alone hears (ORD-107). */
async function testerOf(
  trx: Transaction<Database>,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
): Promise<string> {
  const tester = await trx
    .selectFrom('orders')
    .innerJoin('accounts', 'accounts.id', 'orders.test_account_id')
    .select('accounts.email')
    .where('orders.site_id', '=', siteId)
    .where('orders.subscription_id', '=', subscriptionId)
    .limit(1)
    .executeTakeFirst();
  return tester?.email ?? '';
}
