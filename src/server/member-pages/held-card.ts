import { members } from '#messages/en/members.ts';
import { plans as words } from '#messages/en/plans.ts';
import { subscriptionPages } from '#messages/en/subscription-pages.ts';
import type { MemberPlan } from '#domain/members/member-plan.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { offerWords } from '#domain/members/offer-words.ts';
import type { OwnMembership } from '#server/memberships/own-memberships.ts';
import type { PlanAct, PlanCard } from '#site/content/plan-card.ts';
import { formOf } from './form-parts.ts';
import type { MemberVisit } from './member-visit.ts';

/** A plan that somebody holds: until when, what is paid next, and what can be done about it (MEMB-50, MEMB-53). */
export function heldCard(
  visit: MemberVisit,
  plan: MemberPlan,
  held: OwnMembership,
  to: string | null,
): PlanCard {
  return {
    title: plan.name,
    image: plan.image,
    description: plan.description,
    benefits: plan.benefits,
    prices: [],
    notes: notesOf(visit, held),
    isHeld: true,
    acts: actsOf(visit, plan, held, to),
  };
}

function notesOf(visit: MemberVisit, held: OwnMembership): readonly string[] {
  const { translate, published } = visit;
  const { state, endsAt, isPaidOnce, subscription } = held;
  const { language, timeZone } = published.loaded.shell.settings;
  const format = zonedFormat(language, timeZone, { dateStyle: 'long' });
  const day = (date: Date) => format.format(date);
  const mine = translate(words.yours);
  if (state === 'complimentary') return [mine, translate(words.given)];
  if (isPaidOnce) return [mine, translate(words.paidOnce)];
  if (subscription === null) return [mine];
  const price = translate(offerWords(subscription.price, subscription.currency));
  const ends = endsAt === null ? [] : [translate(words.endsOn, { date: day(endsAt) })];
  switch (state) {
    case 'trialing':
      return [
        mine,
        ...(subscription.trialEndsAt === null
          ? []
          : [translate(words.freeUntil, { date: day(subscription.trialEndsAt), price })]),
      ];
    case 'past-due':
      return [mine, ...(endsAt === null ? [] : [translate(words.pastDue, { date: day(endsAt) })])];
    case 'cancelled':
      return [mine, ...ends];
    default:
      return [
        mine,
        ...(subscription.nextAt === null
          ? ends
          : [translate(words.nextCharge, { date: day(subscription.nextAt), price })]),
      ];
  }
}

function actsOf(
  visit: MemberVisit,
  plan: MemberPlan,
  { isPaidOnce, state, subscription }: OwnMembership,
  to: string | null,
): readonly PlanAct[] {
  if (subscription !== null) {
    const manage = { kind: 'link', href: subscription.path, label: visit.translate(words.manage) } as const;
    // What ends, or is overdue, is not changed to another plan (MEMB-55).
    if (state !== 'active' && state !== 'trialing') return [manage];
    const label = visit.translate(subscriptionPages.changePlan);
    return [manage, { kind: 'link', href: `${subscription.path}/plan`, label }];
  }
  // What was paid for once is not thrown away by a press.
  if (isPaidOnce) return [];
  const leave = formOf(visit, {
    action: '/account/plans/leave',
    hidden: { plan: plan.id, ...(to === null ? {} : { to }) },
    submit: members.leavePlan,
    isQuiet: true,
  });
  return [{ kind: 'form', form: leave }];
}
