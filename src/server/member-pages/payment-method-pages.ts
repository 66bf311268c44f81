import type { FastifyReply } from 'fastify';
import { hasEnded, methodName } from '#domain/orders/method-name.ts';
import { subscriptionPath } from '#domain/subscriptions/subscription-path.ts';
import { createId, type Id } from '#lib/id.ts';
import { members } from '#messages/en/members.ts';
import { subscriptionPages } from '#messages/en/subscription-pages.ts';
import { fill, type Words } from '#messages/message.ts';
import {
  customerOfMember,
  findOwnMethod,
  forgetMethod,
  keepCustomer,
  keepMethod,
  methodsOfMember,
} from '#server/payments/kept-methods.ts';
import { keepingProvider } from '#server/payments/keeping-provider.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { replaceMethod } from '#server/subscriptions/managing/replace-method.ts';
import {
  subscriptionsPaidBy,
  type PaidSubscription,
} from '#server/subscriptions/managing/subscriptions-paid-by.ts';
import { openSubscriptionToken } from '#server/subscriptions/subscription-link.ts';
import { findSite } from '#server/sites/queries.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { sendOwn, type OwnVisit } from './account-pages.ts';
import { formOf, formPart, linksPart, noticePart, textPart } from './form-parts.ts';
import { redirectTo } from './send-page.ts';

const PATH = '/account/payment-methods';

interface Said {
  readonly tone: 'done' | 'problem';
  readonly text: Words;
  /** For which another way to pay is chosen first. */
  readonly paid?: readonly PaidSubscription[];
}

/** `/account/payment-methods`: what is kept at the provider, by brand and last digits; each can be removed (ORD-146). */
export async function paymentMethodsPage(visit: OwnVisit, said: Said | null = null): Promise<FastifyReply> {
  const asked = new URL(visit.request.url, 'http://site.invalid').searchParams;
  const added = asked.get('added');
  const isOpened = visit.request.method === 'GET';
  if (isOpened && added !== null) return takeAdded(visit, added, asked.get(REPLACES) ?? '');
  const told = said ?? (isOpened ? (DONE[asked.get('done') ?? ''] ?? null) : null);
  const { services, siteId, member, translate } = visit;
  const keeping = await keepingProvider(services, siteId);
  const methods =
    keeping === null
      ? []
      : await methodsOfMember(services.db, siteId, member.memberId, keeping.access.account?.isLive ?? true);
  const rows = methods.map(({ id, expires, ...method }) => {
    const until = hasEnded(expires, services.now()) ? members.methodExpired : members.methodExpires;
    return {
      title: methodName(method),
      note: expires === '' ? '' : translate(fill(until, { month: `\u2066${expires}\u2069` })),
      form: formOf(visit, {
        action: PATH,
        hidden: { act: 'change', method: id },
        submit: members.changeMethod,
        isQuiet: true,
      }),
      more: formOf(visit, {
        action: PATH,
        hidden: { remove: id },
        submit: members.removeMethod,
        isQuiet: true,
      }),
    };
  });
  return sendOwn(visit, members.paymentMethods, [
    ...(told === null ? [] : [noticePart(visit, told.tone, told.text)]),
    ...(told?.paid === undefined
      ? []
      : [
          linksPart(
            visit,
            told.paid.map(({ id, sealed, title }) => [
              `${subscriptionPath(openSubscriptionToken(services.cipher, siteId, { id, sealed }))}/method`,
              fill(subscriptionPages.toSubscription, { title }),
            ]),
          ),
        ]),
    ...(rows.length === 0 ? [textPart(visit, members.noMethods)] : [{ kind: 'rows' as const, rows }]),
    ...(keeping === null
      ? []
      : [formPart(visit, { action: PATH, hidden: { act: 'add' }, submit: members.addMethod })]),
  ]);
}

/** Removes one, at the provider first: what stands here no more can be paid with nowhere. Or leads to where one is added, which may take the place of another. */
export async function changePaymentMethods(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, posted } = visit;
  const keeping = await keepingProvider(services, siteId);
  if (keeping === null) return redirectTo(visit, PATH);
  const { access, calls } = keeping;
  if (posted('act') === 'add') return add(visit, null);
  if (posted('act') === 'change') {
    const former = await findOwnMethod(services.db, siteId, member.memberId, posted('method'));
    return former === null ? paymentMethodsPage(visit) : add(visit, former.id);
  }
  const method = await findOwnMethod(services.db, siteId, member.memberId, posted('remove'));
  if (method === null) return paymentMethodsPage(visit);
  const paid = await subscriptionsPaidBy(services.db, siteId, method);
  if (paid.length > 0) return paymentMethodsPage(visit, { ...NEEDED, paid });
  const removed = await calls.remove(access, method.methodId);
  if (removed.kind === 'unreachable') return paymentMethodsPage(visit, LATER);
  await forgetMethod(services.db, siteId, method.id);
  return paymentMethodsPage(visit, { tone: 'done', text: members.methodRemoved });
}

/** What pays for a subscription is taken away once something else does (ORD-146). */
const NEEDED: Said = { tone: 'problem', text: subscriptionPages.neededFor };
const LATER: Said = { tone: 'problem', text: members.methodLater };

/** What was done is in the address that leads back. */
const REPLACES = 'replaces';
const DONE: Readonly<Record<string, Said>> = {
  changed: { tone: 'done', text: members.methodChanged },
  stays: { tone: 'problem', text: members.formerMethodStays },
};

/** @param replaces what the new one takes the place of; null: it stands beside the others */
async function add(visit: OwnVisit, replaces: Id<'kept-method'> | null): Promise<FastifyReply> {
  const { services, siteId, member } = visit;
  const { memberId } = member;
  const keeping = await keepingProvider(services, siteId);
  if (keeping === null) return redirectTo(visit, PATH);
  const { access, calls, provider } = keeping;
  const { identifier } = await findSite(services.db, siteId);
  const { currency } = await loadStoreSettings(services.db, siteId);
  const isLive = access.account?.isLive ?? true;
  const customerId = await customerOfMember(services.db, siteId, { provider, memberId, isLive });
  const key = `${siteId}:${memberId}:add:${createId(services.now())}`;
  const returnUrl = publicUrl(
    services.config,
    identifier,
    replaces === null ? PATH : `${PATH}?${REPLACES}=${replaces}`,
  );
  const begun = await calls.add(access, { key, memberId, customerId, currency, returnUrl });
  return begun.kind === 'answered' ? redirectTo(visit, begun.value) : paymentMethodsPage(visit, LATER);
}

/**
 * Back from the provider's page: what was added there is kept here by what it is known by. Where it takes the place of another,
 * it pays for the subscriptions of that one, which is removed then; opened again, what was left undone is done (ORD-146).
 */
async function takeAdded(visit: OwnVisit, id: string, replaces: string): Promise<FastifyReply> {
  const { services, siteId, member } = visit;
  const { memberId } = member;
  const keeping = await keepingProvider(services, siteId);
  if (keeping === null) return redirectTo(visit, PATH);
  const { access, calls, provider } = keeping;
  const answer = await calls.added(access, memberId, id.slice(0, MAX_ID));
  const kept = answer.kind === 'answered' ? answer.value : null;
  if (kept !== null) {
    const at = new Date(services.now());
    const customer = { provider, memberId, isLive: access.account?.isLive ?? true };
    await keepCustomer(services.db, siteId, customer, kept.customerId, at);
    await keepMethod(services.db, siteId, customer, kept, at);
    const former = await findOwnMethod(services.db, siteId, memberId, replaces);
    if (former !== null && former.methodId !== kept.methodId) {
      const isFree = await replaceMethod(services, siteId, former, kept);
      const removed = isFree ? await calls.remove(access, former.methodId) : null;
      const isGone = removed !== null && removed.kind !== 'unreachable';
      if (isGone) await forgetMethod(services.db, siteId, former.id);
      return redirectTo(visit, `${PATH}?done=${isGone ? 'changed' : 'stays'}`);
    }
  }
  return redirectTo(visit, PATH);
}

const MAX_ID = 250;
