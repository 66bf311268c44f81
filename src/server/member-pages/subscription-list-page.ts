import { subscriptionPath } from '#domain/subscriptions/subscription-path.ts';
import type { FastifyReply } from 'fastify';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { isId } from '#lib/id.ts';
import { subscriptionPages as words } from '#messages/en/subscription-pages.ts';
import { fill, type Words } from '#messages/message.ts';
import { subscriptionsOfMember } from '#server/subscriptions/managing/subscription-by-token.ts';
import { dayIn, STATE_NAMES, termsOf, whatOf } from '#server/subscriptions/managing/subscription-words.ts';
import { renewalTotal } from '#server/subscriptions/renewing/renewal-total.ts';
import { openSubscriptionToken } from '#server/subscriptions/subscription-link.ts';
import { sendOwn, type OwnVisit } from './account-pages.ts';
import { linksPart, textPart } from './form-parts.ts';

export const SUBSCRIPTIONS_PATH = '/account/subscriptions';

/** `/account/subscriptions`: what a member pays again and again, each with a link to its page (COMM-53). */
export async function subscriptionsPage(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, request } = visit;
  const after = new URL(request.url, 'http://site.invalid').searchParams.get('after');
  const from = after !== null && isId<'subscription'>(after) ? after : null;
  const { subscriptions, next } = await subscriptionsOfMember(services.db, siteId, member.memberId, from);
  const links = await Promise.all(subscriptions.map((subscription) => linkTo(visit, subscription)));
  return sendOwn(visit, words.titles, [
    links.length === 0 ? textPart(visit, words.none) : linksPart(visit, links),
    ...(next === null ? [] : [linksPart(visit, [[`${SUBSCRIPTIONS_PATH}?after=${next}`, words.older]])]),
  ]);
}

type Listed = Awaited<ReturnType<typeof subscriptionsOfMember>>['subscriptions'][number];

async function linkTo(visit: OwnVisit, subscription: Listed): Promise<readonly [string, Words]> {
  const { services, siteId, translate } = visit;
  const { id, sealed, state } = subscription;
  const token = openSubscriptionToken(services.cipher, siteId, { id, sealed });
  const what = whatOf(subscription);
  const line = fill(words.listLine, {
    title: typeof what === 'string' ? what : translate(what),
    terms: termsOf(translate, subscription),
    state: translate(STATE_NAMES[state]),
  });
  return [subscriptionPath(token), await withNext(visit, subscription, line)];
}

/** With what is charged next, delivery, taxes and discounts included, and when, where something is (COMM-53). */
async function withNext(visit: OwnVisit, subscription: Listed, line: Words): Promise<Words> {
  const { services, siteId, published } = visit;
  const { state, nextAt, pending, deliveryOption, currency, zone } = subscription;
  if (state !== 'active' || nextAt === null) return line;
  const held = { ...subscription, site_id: siteId, delivery_option: deliveryOption, pending_change: pending };
  const total = await renewalTotal(services.db, held, nextAt.getTime(), services.now());
  const amount = formatMoney(moneyValue(toCents(total), currency));
  const day = dayIn(published.loaded.shell.settings.language, zone)(nextAt);
  return fill(words.listNext, { line, amount, day });
}
