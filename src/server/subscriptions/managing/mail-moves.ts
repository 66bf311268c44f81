import { isMailAddress } from '#domain/mail/mail-address.ts';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { SubscriptionState } from '#domain/subscriptions/subscription-states.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { invariant } from '#lib/invariant.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { ownerAddress } from '#server/orders/send-buyer-mail.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { subscriptionMovedMail } from '../mails/subscription-moved-mail.tsx';
import { subscriptionMoved } from '../subscription-happened.ts';
import { subscriptionUrl } from '../subscription-link.ts';

const subscriptionIdSchema = idSchema<'subscription'>();

/** Confirms by mail what a buyer or the owner does with a subscription (ORD-115, ORD-116). */
export const mailSubscriptionMoves = defineEventConsumer({
  name: 'mail-subscription-moves',
  events: [subscriptionMoved],
  async consume(services, { siteId, subject, params }, trx) {
    invariant(siteId !== null, 'subscriptions are of a site');
    const what = params.isByHand ? toldOf(params.from, params.to) : null;
    if (what === null) return;
    const row = await trx
      .selectFrom('subscriptions')
      .select([
        'id',
        'title',
        'email',
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
    // Who was erased gets none.
    if (row === undefined || !isMailAddress(row.email)) return;
    const { identifier, title: site } = await findSite(trx, siteId);
    const language = row.language || (await publishedLanguage(trx, siteId));
    const at = (what === 'ending' || what === 'canceled' ? row.endsAt : row.nextAt) ?? row.endsAt;
    const format = zonedFormat(language, row.zone, { dateStyle: 'long' });
    const replyTo = await ownerAddress(trx, siteId);
    await services.mail.send(
      subscriptionMovedMail,
      {
        siteId,
        to: row.email,
        language,
        params: {
          what,
          site,
          title: row.title,
          day: at === null ? '' : format.format(at),
          refunded:
            params.refunded === 0 ? '' : formatMoney(moneyValue(toCents(params.refunded), row.currency)),
          link: subscriptionUrl(services, { siteId, identifier }, row),
        },
        ...(replyTo === null ? {} : { replyTo }),
      },
      trx,
    );
  },
});

function toldOf(from: SubscriptionState, to: SubscriptionState) {
  if (to === 'ending' || to === 'canceled' || to === 'paused') return to;
  if (to !== 'active') return null;
  return from === 'ending' ? 'kept' : from === 'paused' ? 'resumed' : null;
}
