import type { FastifyReply } from 'fastify';
import { isId } from '#lib/id.ts';
import { members } from '#messages/en/members.ts';
import { fill, type Words } from '#messages/message.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import type { MemberPlan } from '#domain/members/member-plan.ts';
import { hasBothPrices, type PlanPeriod, type ToggleSide } from '#domain/members/plan-price.ts';
import { returnAddress } from '#domain/members/return-address.ts';
import { hasTriedPlan } from '#server/gating/has-tried-plan.ts';
import { isPlanSold } from '#domain/members/is-plan-sold.ts';
import { joinPlan, leavePlan, type Joining } from '#server/gating/memberships.ts';
import { listPlans } from '#server/gating/plans.ts';
import { beginPlan } from '#server/memberships/begin-plan.ts';
import { ownMemberships, type OwnMembership } from '#server/memberships/own-memberships.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import type { AccountPart } from '#site/content/account-part.ts';
import type { PlanAct, PlanCard } from '#site/content/plan-card.ts';
import type { OwnVisit } from './account-pages.ts';
import { formOf, linksPart, noticePart, textPart } from './form-parts.ts';
import { heldCard } from './held-card.ts';
import type { MemberVisit } from './member-visit.ts';
import { joinedPage } from './joined-page.tsx';
import { offeredCard, plansPart } from './plan-cards.ts';
import { redirectTo, sendMemberPage } from './send-page.ts';

const JOIN_PATH = '/account/plans/join';

interface Done {
  readonly tone: 'done' | 'problem';
  readonly text: Words;
}

/**
 * `/account/plans`: what can be joined, for everybody, and what a member holds (BLK-98, MEMB-48). `?to=` is the page that was
 * wanted first, `?plan=` one that is offered by its link.
 */
export async function plansPage(visit: MemberVisit, done: Done | null = null): Promise<FastifyReply> {
  const linked = asked(visit, 'plan');
  const held = await heldPlans(visit);
  const plans = (await listPlans(visit.services.db, visit.siteId)).filter(
    (plan) => held.has(plan.id) || isOffered(visit, plan, linked),
  );
  return showPlans(visit, plans, held, done);
}

/** `/account/plans/join?plan=`: the plan that somebody wanted before they signed in, which they now join. */
export async function joinPage(visit: MemberVisit): Promise<FastifyReply> {
  const plan = await askedPlan(visit);
  if (!isOffered(visit, plan, plan.id)) throw new CallError('not-found');
  return showPlans(visit, [plan], await heldPlans(visit), null);
}

/** Joins a free plan at once: no payment, no card (MEMB-50). Others lead to where they are paid (MEMB-51, NAV-50). */
export async function joinOwnPlan(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, posted } = visit;
  const plan = await askedPlan(visit);
  if (!isOffered(visit, plan, plan.id)) throw new CallError('not-found');
  if (plan.price.kind !== 'free') {
    const wanted = { siteId, member, plan, period: posted('period'), next: wantedPage(visit) };
    const begun = await beginPlan(services, wanted);
    if (begun.kind === 'to-pay') return redirectTo(visit, begun.path);
    return afterJoining(visit, plan, begun.kind === 'held' ? 'joined' : begun.kind);
  }
  return afterJoining(visit, plan, await joinPlan(services, siteId, member.memberId, plan.id));
}

function afterJoining(visit: OwnVisit, plan: MemberPlan, outcome: Joining): Promise<FastifyReply> {
  if (outcome === 'not-found') throw new CallError('not-found');
  if (outcome === 'joined') return joinedPage(visit, plan, wantedPage(visit));
  return plansPage(visit, { tone: 'problem', text: members.enrolmentClosed });
}

export async function leaveOwnPlan(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member } = visit;
  const plan = await askedPlan(visit);
  await leavePlan(services, siteId, member.memberId, plan.id);
  return plansPage(visit, { tone: 'done', text: fill(members.leftPlan, { plan: plan.name }) });
}

async function showPlans(
  visit: MemberVisit,
  plans: readonly MemberPlan[],
  held: Held,
  done: Done | null,
): Promise<FastifyReply> {
  const { services, siteId, translate } = visit;
  const to = wantedPage(visit);
  const { currency } = await loadStoreSettings(services.db, siteId);
  const isToggled = plans.some((plan) => !held.has(plan.id) && hasBothPrices(plan.price));
  const cards = await Promise.all(
    plans.map(async (plan): Promise<PlanCard> => {
      const own = held.get(plan.id);
      if (own !== undefined) return heldCard(visit, plan, own, to);
      return offeredCard(plan, isToggled, {
        translate,
        currency,
        now: services.now(),
        hasTrial: await hasTrial(visit, plan),
        join: (period, label) => joinAct(visit, plan, { period, label, to }),
      });
    }),
  );
  const selected: ToggleSide = asked(visit, 'period') === 'year' ? 'year' : 'month';
  const parts: readonly AccountPart[] = [
    ...(done === null ? [] : [noticePart(visit, done.tone, done.text)]),
    ...(cards.length === 0
      ? [textPart(visit, members.noPlans)]
      : [plansPart(translate, cards, { isToggled, selected })]),
    linksPart(visit, [
      ...(to === null ? [] : [[to, members.toPage] as const]),
      visit.member === null ? ['/account/login', members.signIn] : ['/account', members.back],
    ]),
  ];
  return sendMemberPage(visit, {
    title: members.plans,
    parts,
    status: done?.tone === 'problem' ? 409 : 200,
  });
}

/** Whoever is not known yet is told of it, too: each email address has one trial of a plan (MEMB-52). */
async function hasTrial({ services, siteId, member }: MemberVisit, plan: MemberPlan): Promise<boolean> {
  if (plan.price.kind !== 'recurring' || plan.price.trialDays === null) return false;
  return member === null || !(await hasTriedPlan(services.db, siteId, { ...member, planId: plan.id }));
}

/** Members join; others sign up or in first, and come back to what they wanted (MEMB-23). */
function joinAct(
  visit: MemberVisit,
  plan: MemberPlan,
  {
    period,
    label,
    to,
  }: { readonly period: PlanPeriod | null; readonly label: Words; readonly to: string | null },
): PlanAct {
  const chosen = { plan: plan.id, ...(period === null ? {} : { period }) };
  if (visit.member !== null) {
    const hidden = { ...chosen, ...(to === null ? {} : { to }) };
    return { kind: 'form', form: formOf(visit, { action: JOIN_PATH, hidden, submit: label }) };
  }
  const wanted = `${JOIN_PATH}?${new URLSearchParams(chosen).toString()}`;
  const further = to === null ? wanted : `${wanted}&to=${encodeURIComponent(to)}`;
  // An address that is too long to come back to leads to the plan without what follows.
  const back = returnAddress(further) === further ? further : wanted;
  const entrance = visit.settings.whoMayJoin === 'anyone' ? '/account/signup' : '/account/login';
  return {
    kind: 'link',
    href: `${entrance}?to=${encodeURIComponent(back)}`,
    label: visit.translate(label),
  };
}

type Held = ReadonlyMap<PlanId, OwnMembership>;

async function heldPlans({ services, siteId, member }: MemberVisit): Promise<Held> {
  return member === null ? new Map() : ownMemberships(services, siteId, member.memberId);
}

async function askedPlan(visit: MemberVisit): Promise<MemberPlan> {
  const id = asked(visit, 'plan') ?? '';
  const plans = isId<'member-plan'>(id) ? await listPlans(visit.services.db, visit.siteId) : [];
  const plan = plans.find((each) => each.id === id);
  if (plan === undefined) throw new CallError('not-found');
  return plan;
}

/** Public ones, and the one whose link was opened. */
function isOffered(
  { published }: MemberVisit,
  { id, visibility, price }: MemberPlan,
  linked: string | null,
): boolean {
  if (!isPlanSold(price, published.site.featuresOff)) return false;
  return visibility === 'public' || (visibility === 'link' && id === linked);
}

/** The page of the site that was wanted first; null where none was. */
function wantedPage(visit: MemberVisit): string | null {
  const to = asked(visit, 'to');
  return to === null || to === '' ? null : returnAddress(to);
}

/** A parameter of the address, or a field of what was sent. */
function asked(visit: MemberVisit, name: string): string | null {
  if (visit.request.method === 'POST') return visit.posted(name);
  return new URL(visit.request.url, 'http://localhost').searchParams.get(name);
}
