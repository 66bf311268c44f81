import type { FastifyReply } from 'fastify';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { hasEnded, methodName } from '#domain/orders/method-name.ts';
import { addressLines, type OrderAddress } from '#domain/orders/order-address.ts';
import { canSubscriptionBecome, isSubscriptionOver } from '#domain/subscriptions/subscription-states.ts';
import { members } from '#messages/en/members.ts';
import { subscriptionPages as words } from '#messages/en/subscription-pages.ts';
import { fill, type Message, type Words } from '#messages/message.ts';
import { countryNames } from '#server/checkout/country-options.ts';
import { sendCheckoutPage } from '#server/checkout/send-checkout-page.ts';
import { orderLink } from '#server/orders/order-link.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { shownProblems } from '#server/shop-pages/shown-problems.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { paidUntil } from '#server/subscriptions/hold-subscription.ts';
import { chargesOf } from '#server/subscriptions/managing/charges-of.ts';
import { agreedAmount } from '#server/subscriptions/managing/list-subscriptions.ts';
import { renewalTotal } from '#server/subscriptions/renewing/renewal-total.ts';
import { subscriptionPlans } from '#messages/en/subscription-plans.ts';
import { applyPending } from '#server/subscriptions/renewing/apply-pending.ts';
import { firstRenewalFrom } from '#server/subscriptions/renewing/first-renewal-from.ts';
import { SubscriptionView, type SubscriptionPageState } from '#views/subscriptions/subscription-view.tsx';
import { offerWords } from '#domain/members/offer-words.ts';
import { changeForm } from './change-form.ts';
import { mayChangePlan } from './may-change-plan.ts';
import type { SubscriptionVisit } from './own-visit.ts';
import {
  dayIn,
  STATE_NAMES,
  termsOf,
  whatOf,
  whatWaits,
} from '#server/subscriptions/managing/subscription-words.ts';

/** So many of its orders are shown, the latest. */
const MOST_CHARGES = 24;

/** What was done is in the address that the form led to. */
const DONE: Readonly<Record<string, Message>> = {
  canceled: words.doneCanceled,
  kept: words.doneKept,
  paused: words.donePaused,
  resumed: words.doneResumed,
  method: words.doneMethod,
  saved: words.saved,
};

/** `/checkout/subscription/{token}`: where a subscription stands, and what can be done with it, without an account (COMM-53, ORD-116). */
export async function subscriptionPage(
  visit: SubscriptionVisit,
  { faults = [], status = 200 }: { readonly faults?: readonly Words[]; readonly status?: number } = {},
): Promise<FastifyReply> {
  const { services, siteId, subscription, path, translate, request } = visit;
  const { state } = subscription;
  const say = (text: Words | string) => (typeof text === 'string' ? text : translate(text));
  const settings = await loadStoreSettings(services.db, siteId);
  const done = DONE[new URL(request.url, 'http://localhost').searchParams.get('done') ?? ''];
  const change = isSubscriptionOver(state) ? null : await changeForm(visit);
  const mayPause = settings.subscribersPause && canSubscriptionBecome(state, 'paused');
  const forms: SubscriptionPageState['forms'] = [
    ...(state === 'ending'
      ? [actForm(visit, 'keep', { title: words.takeBack, text: null, submit: words.takeBack })]
      : []),
    // Who has paused it by themselves or by the seller goes on by themselves, where the owner lets them.
    ...(state === 'paused' && settings.subscribersPause
      ? [actForm(visit, 'resume', { title: words.resume, text: resumeText(visit), submit: words.resume })]
      : []),
    ...(subscription.pending?.plan === undefined || isSubscriptionOver(state)
      ? []
      : [
          actForm(visit, 'keep-plan', {
            title: fill(words.keepPlan, { plan: subscription.title }),
            text: null,
            submit: fill(words.keepPlan, { plan: subscription.title }),
          }),
        ]),
    ...(change === null ? [] : [change]),
    ...(mayPause
      ? [actForm(visit, 'pause', { title: words.pause, text: words.pauseText, submit: words.pause })]
      : []),
  ];
  const view: SubscriptionPageState = {
    title: say(whatOf(subscription)),
    done: done === undefined || faults.length > 0 ? null : translate(done),
    problems: shownProblems(visit, change?.form.parts ?? [], faults),
    texts: textsOf(visit).map(say),
    sections: await sectionsOf(visit),
    forms,
    links:
      canSubscriptionBecome(state, 'canceled') && state !== 'ending'
        ? [{ href: `${path}/cancel`, label: translate(words.cancel) }]
        : [],
  };
  return sendCheckoutPage(visit, {
    path: '/checkout',
    title: words.title,
    view: <SubscriptionView state={view} />,
    status: status === 200 && view.problems !== null ? 400 : status,
  });
}

function actForm(
  { services, request, reply, translate, path }: SubscriptionVisit,
  act: string,
  { title, text, submit }: { readonly title: Words; readonly text: Words | null; readonly submit: Words },
): SubscriptionPageState['forms'][number] {
  return {
    title: translate(title),
    text: text === null ? '' : translate(text),
    form: {
      action: `${path}/${act}`,
      hidden: { crumb: issueCrumb(services, request, reply) },
      parts: [],
      submit: translate(submit),
    },
  };
}

function resumeText(visit: SubscriptionVisit): Words {
  const { services, subscription } = visit;
  const until = paidUntil(subscription);
  if (until <= services.now()) return words.resumeCharged;
  return fill(words.resumeKept, { day: dayOf(visit)(until) });
}

function dayOf({ published, subscription }: SubscriptionVisit) {
  return dayIn(published.loaded.shell.settings.language, subscription.zone);
}

/** Where it stands, and what comes next. */
function textsOf(visit: SubscriptionVisit): readonly (Words | string)[] {
  const { subscription, services } = visit;
  const { state, nextAt, endsAt, pausedAt, trialEndsAt, methodId, isTest } = subscription;
  const day = dayOf(visit);
  const isTried = trialEndsAt !== null && trialEndsAt.getTime() > services.now();
  const text: Record<typeof state, readonly Words[]> = {
    active: [
      ...(isTried ? [fill(words.trial, { day: day(trialEndsAt) })] : []),
      ...(nextAt === null
        ? endsAt === null
          ? []
          : [fill(words.lastCharge, { day: day(endsAt) })]
        : [fill(words.nextCharge, { day: day(nextAt) })]),
    ],
    pastDue: [methodId === null ? words.pastDueByHand : words.pastDueText],
    paused: pausedAt === null ? [] : [fill(words.pausedText, { day: day(pausedAt) })],
    ending: endsAt === null ? [] : [fill(words.endingText, { day: day(endsAt) })],
    canceled: [words.canceledText],
    completed: [words.completedText],
  };
  return [STATE_NAMES[state], ...text[state], ...(isTest ? [words.isTest] : [])];
}

async function sectionsOf(visit: SubscriptionVisit): Promise<SubscriptionPageState['sections']> {
  const { services, siteId, subscription, translate, path, published } = visit;
  const { state, method, delivery, billing, pending, currency } = subscription;
  const { language } = published.loaded.shell.settings;
  const isOver = isSubscriptionOver(state);
  const day = dayOf(visit);
  const country = countryNames(language);
  const lines = (address: OrderAddress) => [
    ...addressLines(address),
    ...(address.country === '' ? [] : [country(address.country)]),
  ];
  const say = (text: Words | string) => (typeof text === 'string' ? text : translate(text));
  const waits =
    pending?.lines === undefined || pending.plan !== undefined
      ? null
      : whatWaits(subscription.title, pending.lines);
  const charges = await chargesOf(services.db, siteId, subscription.id, MOST_CHARGES);
  const money = (amount: number) => formatMoney(moneyValue(toCents(amount), currency));
  const sentTo = pending?.delivery ?? delivery;
  const addressLink = isOver ? [] : [{ href: `${path}/address`, label: translate(words.changeAddress) }];
  return [
    {
      title: translate(words.details),
      lines: [
        termsOf(translate, subscription),
        ...(waits === null ? [] : [translate(fill(words.changeWaits, { what: say(waits) }))]),
        ...(isOver || state === 'ending' ? [] : [...priceWaits(visit), ...planWaits(visit)]),
        ...(state === 'active' ? await nextTotal(visit) : []),
      ],
      links: mayChangePlan(subscription)
        ? [{ href: `${path}/plan`, label: translate(words.changePlan) }]
        : [],
    },
    {
      title: translate(words.method),
      lines: [method === null ? translate(words.byHand) : methodLine(visit, method)],
      links:
        isOver || method === null ? [] : [{ href: `${path}/method`, label: translate(words.changeMethod) }],
    },
    ...(sentTo === null
      ? billing === null || billing.country === ''
        ? []
        : [{ title: translate(words.billing), lines: lines(billing), links: addressLink }]
      : [{ title: translate(words.address), lines: lines(sentTo), links: addressLink }]),
    ...(charges.length === 0
      ? []
      : [
          {
            title: translate(words.charges),
            lines: [],
            links: charges.map(({ id, number, placedAt, total }) => ({
              href: orderLink(services, siteId, id),
              label: translate(words.chargeLine, { number, day: day(placedAt), amount: money(total) }),
            })),
          },
        ]),
  ];
}

/** What the next charge comes to, where that is not what each charge is: with what is added to it, or taken off (ORD-111). */
async function nextTotal({
  services,
  siteId,
  subscription,
  translate,
}: SubscriptionVisit): Promise<readonly string[]> {
  const { nextAt, currency, pending, deliveryOption } = subscription;
  if (nextAt === null) return [];
  const due = nextAt.getTime();
  const own = { site_id: siteId, delivery_option: deliveryOption, pending_change: pending };
  const held = { ...subscription, ...own };
  const total = await renewalTotal(services.db, held, due, services.now());
  if (total === agreedAmount(applyPending(held, due).price)) return [];
  const amount = formatMoney(moneyValue(toCents(total), currency));
  return [translate(fill(subscriptionPlans.agreedNext, { amount }))];
}

/** The price that its owner has announced, from the charge on that comes first after its day (ORD-111). */
function priceWaits(visit: SubscriptionVisit): readonly string[] {
  const { subscription, translate } = visit;
  const { pending, delivery } = subscription;
  if (pending?.newPrice === undefined) return [];
  const first = firstRenewalFrom(subscription, Date.parse(pending.newPrice.from));
  if (first === null) return [];
  const { price: agreed, period_unit } = subscription;
  const terms = { price: agreed, delivery, pending_change: pending, period_unit };
  const { price, isNewPrice } = applyPending(terms, first);
  if (!isNewPrice) return [];
  const said = termsOf(translate, { ...subscription, price });
  return [translate(words.priceWaits, { day: dayOf(visit)(first), terms: said })];
}

/** The plan that it is of from the next charge on (MEMB-55). */
function planWaits(visit: SubscriptionVisit): readonly string[] {
  const { subscription, translate } = visit;
  const { pending, nextAt, currency } = subscription;
  if (pending?.plan === undefined || nextAt === null) return [];
  const { title, period } = pending.plan;
  const [line] = pending.lines ?? [];
  const offer = { period: period.unit === 'year' ? 'year' : 'month', amount: line?.unitPrice ?? 0 } as const;
  const terms = `${title}, ${translate(offerWords(offer, currency))}`;
  return [translate(words.priceWaits, { day: dayOf(visit)(nextAt), terms })];
}

function methodLine(
  { translate, services }: SubscriptionVisit,
  method: NonNullable<SubscriptionVisit['subscription']['method']>,
): string {
  const name = methodName(method);
  const month = `\u2066${method.expires}\u2069`;
  if (method.expires === '') return name;
  if (!hasEnded(method.expires, services.now())) return translate(words.methodEnds, { method: name, month });
  return `${name} · ${translate(fill(members.methodExpired, { month }))}`;
}
