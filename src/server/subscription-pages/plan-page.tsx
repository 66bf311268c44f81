import type { FastifyReply } from 'fastify';
import { isId } from '#lib/id.ts';
import { members } from '#messages/en/members.ts';
import { renewalMails } from '#messages/en/renewal-mails.ts';
import { subscriptionPages as words } from '#messages/en/subscription-pages.ts';
import { fill, type Words } from '#messages/message.ts';
import { methodName } from '#domain/orders/method-name.ts';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { payOrder } from '#server/checkout/pay-order.ts';
import { paymentFaults } from '#server/checkout/payment-faults.ts';
import { sendCheckoutPage } from '#server/checkout/send-checkout-page.ts';
import { offerWords } from '#domain/members/offer-words.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import { shownProblems } from '#server/shop-pages/shown-problems.ts';
import { isSubscriberExempt } from '#server/subscriptions/renewing/is-subscriber-exempt.ts';
import { readStoreRules } from '#server/store/store-rules.ts';
import { changePlan } from '#server/subscriptions/changing-plan/change-plan.ts';
import { openPlanChange } from '#server/subscriptions/changing-plan/open-plan-change.ts';
import { periodOf, planTerms, type PlanTerms } from '#server/subscriptions/changing-plan/plan-terms.ts';
import { plansToChoose, type PlanChoice } from '#server/subscriptions/changing-plan/plans-to-choose.ts';
import { dayIn } from '#server/subscriptions/managing/subscription-words.ts';
import { chargeBefore } from '#server/subscriptions/renewing/charge-before.ts';
import { FormPageView } from '#views/checkout/form-page-view.tsx';
import { SubscriptionView } from '#views/subscriptions/subscription-view.tsx';
import { ownChange, type SubscriptionVisit } from './own-visit.ts';
import { mayChangePlan } from './may-change-plan.ts';
import { subscriptionPage } from './subscription-page.tsx';

/** To which plan a membership is changed, and what that costs, before it is confirmed (MEMB-55). */
export async function planPage(visit: SubscriptionVisit): Promise<FastifyReply> {
  const { services, siteId, subscription, request } = visit;
  const { searchParams } = new URL(request.url, 'http://localhost');
  const entrance = entranceOf(visit);
  if (entrance !== null) return leadTo(visit, entrance);
  const open = await openPlanChange(services.db, services.cipher, siteId, subscription.id);
  // It waits for its payment: what is to be done is on the page of its order.
  if (open !== null) return leadTo(visit, `/checkout/order/${open.token}`);
  const choices = await choicesOf(visit);
  const chosen = chosenOf(choices, searchParams.get('to'), searchParams.get('period'));
  if (chosen !== null) return confirmPage(visit, chosen);
  return listPage(visit, choices, paymentFaults(searchParams.get('failed')));
}

/** Who may not change it now is led elsewhere; null: they may. Money is taken of who is signed in alone. */
function entranceOf({ subscription, path, request }: SubscriptionVisit): string | null {
  if (!mayChangePlan(subscription)) return path;
  const isOwn = memberOf(request.caller)?.memberId === subscription.memberId;
  return isOwn ? null : `/account/login?to=${encodeURIComponent(`${path}/plan`)}`;
}

async function choicesOf({
  services,
  siteId,
  subscription,
  published,
}: SubscriptionVisit): Promise<readonly PlanChoice[]> {
  const { memberId, planId } = subscription;
  if (memberId === null || planId === null) return [];
  return plansToChoose(services.db, siteId, {
    memberId,
    planId,
    period: periodOf(subscription),
    featuresOff: published.site.featuresOff,
    now: services.now(),
  });
}

function chosenOf(
  choices: readonly PlanChoice[],
  planId: string | null,
  period: string | null,
): PlanChoice | null {
  if (planId === null || !isId<'member-plan'>(planId)) return null;
  return choices.find(({ plan, offer }) => plan.id === planId && offer.period === period) ?? null;
}

function listPage(
  visit: SubscriptionVisit,
  choices: readonly PlanChoice[],
  faults: readonly Words[],
): Promise<FastifyReply> {
  const { translate, path, subscription } = visit;
  const view = {
    title: translate(words.changePlan),
    done: null,
    problems: shownProblems(visit, [], faults),
    texts: choices.length === 0 ? [translate(words.planNone)] : [],
    sections: choices.map(({ plan, offer }) => ({
      title: `${plan.name} · ${translate(offerWords(offer, subscription.currency))}`,
      lines: plan.description === '' ? [] : [plan.description],
      links: [
        {
          href: `${path}/plan?to=${plan.id}&period=${offer.period}`,
          label: translate(fill(words.changeTo, { plan: plan.name })),
        },
      ],
    })),
    forms: [],
    links: [{ href: path, label: translate(words.see) }],
  };
  return sendCheckoutPage(visit, {
    path: '/checkout',
    title: words.changePlan,
    view: <SubscriptionView state={view} />,
    status: faults.length > 0 ? 400 : 200,
  });
}

async function confirmPage(
  visit: SubscriptionVisit,
  choice: PlanChoice,
  faults: readonly Words[] = [],
): Promise<FastifyReply> {
  const { services, siteId, subscription, path, translate, request, reply } = visit;
  const now = services.now();
  const rules = await readStoreRules(services.db, siteId);
  // What was agreed in another currency goes on in it alone.
  if (rules.currency !== subscription.currency) return leadTo(visit, path);
  const before = await chargeBefore(services.db, siteId, subscription.id);
  const pricesIncludeTax = before?.taxIncluded ?? rules.pricesIncludeTax;
  const isTaxExempt = await isSubscriberExempt(services.db, siteId, subscription.id);
  const taxed = { pricesIncludeTax, isTaxExempt };
  const terms = planTerms(subscription, choice, { rules, ...taxed, text: '', now });
  const total = totalOf(terms);
  const { plan, offer } = choice;
  const money = (amount: number) => formatMoney(moneyValue(toCents(amount), subscription.currency));
  const title = fill(words.changeTo, { plan: plan.name });
  const view = {
    title: translate(title),
    text: textsOf(visit, choice, terms)
      .map((text) => translate(text))
      .join(' '),
    problems: shownProblems(visit, [], faults),
    form: {
      action: `${path}/plan`,
      hidden: {
        crumb: issueCrumb(services, request, reply),
        to: plan.id,
        period: offer.period,
        total: total === null ? '' : String(total),
        at: String(now),
      },
      parts: [],
      submit: translate(
        total === null || isByHand(visit) ? words.changePlan : fill(words.payPlan, { amount: money(total) }),
      ),
    },
    link: { href: `${path}/plan`, label: translate(words.otherPlans) },
  };
  return sendCheckoutPage(visit, {
    path: '/checkout',
    title,
    view: <FormPageView state={view} />,
    status: faults.length > 0 ? 409 : 200,
  });
}

function totalOf(terms: PlanTerms): number | null {
  return terms.kind === 'now' ? (terms.cart?.priced.grandTotalCents ?? null) : null;
}

function isByHand({ subscription }: SubscriptionVisit): boolean {
  return subscription.methodId === null;
}

/** What is charged now and by what, and what from when on. */
function textsOf(visit: SubscriptionVisit, { offer }: PlanChoice, terms: PlanTerms): readonly Words[] {
  const { subscription, published, translate } = visit;
  const { currency, zone, method, title } = subscription;
  const day = dayIn(published.loaded.shell.settings.language, zone);
  const price = translate(offerWords(offer, currency));
  if (terms.kind === 'later') return [fill(words.planLater, { day: day(terms.from), price, plan: title })];
  const then = { day: day(terms.until), price };
  const total = totalOf(terms);
  if (total === null) return [fill(words.planNow, then)];
  const amount = formatMoney(moneyValue(toCents(total), currency));
  return [
    fill(words.planCharged, { ...then, amount }),
    method === null
      ? fill(words.planByHand, then)
      : fill(renewalMails.reminderMethod, { method: methodName(method) }),
  ];
}

/** The confirmed change: what is charged is what was seen, or it is asked again. */
export async function enterPlan(visit: SubscriptionVisit): Promise<FastifyReply> {
  const { services, posted, path, published, subscription, translate } = visit;
  const entrance = entranceOf(visit);
  if (entrance !== null) return leadTo(visit, entrance);
  const chosen = chosenOf(await choicesOf(visit), posted('to'), posted('period'));
  if (chosen === null) return leadTo(visit, `${path}/plan`);
  const day = dayIn(published.loaded.shell.settings.language, subscription.zone);
  const total = posted('total');
  try {
    const changed = await changePlan(services, ownChange(visit), {
      choice: chosen,
      seen: { total: total === '' ? null : wholeNumber(total), at: wholeNumber(posted('at')) },
      text: translate(fill(words.planDifference, { day: day(subscription.nextAt ?? services.now()) })),
    });
    switch (changed.kind) {
      case 'done':
        return await leadTo(visit, `${path}?done=saved`);
      case 'to-pay':
        return changed.isAwaiting
          ? await payOrder(visit, changed.token)
          : await leadTo(visit, `/checkout/order/${changed.token}`);
      case 'other-amount':
        return await confirmPage(visit, chosen, [words.planOther]);
      case 'closed':
        return await confirmPage(visit, chosen, [members.enrolmentClosed]);
      case 'no-method':
        return await leadTo(visit, `${path}/method`);
    }
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'subscription-state')) throw error;
    return subscriptionPage(visit, { faults: [words.refused], status: 409 });
  }
}

function wholeNumber(text: string): number {
  return /^[0-9]{1,15}$/.test(text) ? Number(text) : -1;
}
