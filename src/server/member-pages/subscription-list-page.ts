import { subscriptionPath } from '#domain/subscriptions/subscription-path.ts';
import type { FastifyReply } from 'fastify';
import { isId } from '#lib/id.ts';
import { subscriptionPages as words } from '#messages/en/subscription-pages.ts';
import { fill } from '#messages/message.ts';
import { subscriptionsOfMember } from '#server/subscriptions/managing/subscription-by-token.ts';
import { STATE_NAMES, termsOf, whatOf } from '#server/subscriptions/managing/subscription-words.ts';
import { openSubscriptionToken } from '#server/subscriptions/subscription-link.ts';
import { sendOwn, type OwnVisit } from './account-pages.ts';
import { linksPart, textPart } from './form-parts.ts';

export const SUBSCRIPTIONS_PATH = '/account/subscriptions';

/** `/account/subscriptions`: what a member pays again and again, each with a link to its page (COMM-53). */
export async function subscriptionsPage(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, translate, request } = visit;
  const after = new URL(request.url, 'http://site.invalid').searchParams.get('after');
  const from = after !== null && isId<'subscription'>(after) ? after : null;
  const { subscriptions, next } = await subscriptionsOfMember(services.db, siteId, member.memberId, from);
  const links = subscriptions.map((subscription) => {
    const { id, sealed, state } = subscription;
    const token = openSubscriptionToken(services.cipher, siteId, { id, sealed });
    const what = whatOf(subscription);
    const line = {
      title: typeof what === 'string' ? what : translate(what),
      terms: termsOf(translate, subscription),
      state: translate(STATE_NAMES[state]),
    };
    return [subscriptionPath(token), fill(words.listLine, line)] as const;
  });
  return sendOwn(visit, words.titles, [
    links.length === 0 ? textPart(visit, words.none) : linksPart(visit, links),
    ...(next === null ? [] : [linksPart(visit, [[`${SUBSCRIPTIONS_PATH}?after=${next}`, words.older]])]),
  ]);
}
