import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { SubscriptionState } from '#domain/subscriptions/subscription-states.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import type { Id } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { invariant } from '#lib/invariant.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { subscriptionBegun } from '#server/orders/order-happened.ts';
import { shopSender } from '#server/orders/shop-sender.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { subscriptionMovedMail } from '../mails/subscription-moved-mail.tsx';
import { subscriptionMoved } from '../subscription-happened.ts';
import { subscriptionUrl } from '../subscription-link.ts';

const subscriptionIdSchema = idSchema<'subscription'>();

/** Leads whoever begins a subscription to its page, and confirms by mail what a buyer or the owner does with a subscription (ORD-115, ORD-116). */
export const mailSubscriptionMoves = defineEventConsumer<JsonObject>({
  name: 'mail-subscription-moves',
  events: [subscriptionBegun, subscriptionMoved],
  async consume(services, { siteId, subject, type, params }, trx) {
    invariant(siteId !== null, 'subscriptions are of a site');
    const { what, refunded } =
      type === subscriptionBegun.type
        ? ({ what: 'begun', refunded: 0 } as const)
        : toldOf(subscriptionMoved.params.parse(params));
    if (what === null) return;
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
      .where('id', '=', subscriptionIdSchema.parse(subject))
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
          link: subscriptionUrl(services, { siteId, identifier }, row),
        },
        ...sender,
      },
      trx,
    );
  },
});

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

interface Told {
  /** Null: nobody is told here. */
  readonly what: 'ending' | 'canceled' | 'paused' | 'kept' | 'resumed' | null;
  readonly refunded: number;
}

function toldOf({
  from,
  to,
  isByHand,
  refunded,
}: {
  readonly from: SubscriptionState;
  readonly to: SubscriptionState;
  readonly isByHand: boolean;
  readonly refunded: number;
}): Told {
  if (!isByHand) return { what: null, refunded };
  if (to === 'ending' || to === 'canceled' || to === 'paused') return { what: to, refunded };
  if (to !== 'active') return { what: null, refunded };
  return { what: from === 'ending' ? 'kept' : from === 'paused' ? 'resumed' : null, refunded };
}
