import type { FastifyReply } from 'fastify';
import { isId } from '#lib/id.ts';
import { members } from '#messages/en/members.ts';
import { fill, type Words } from '#messages/message.ts';
import { takesMembers, type MemberPlan } from '#domain/members/member-plan.ts';
import { returnAddress } from '#domain/members/return-address.ts';
import { endMembership, joinPlan, listHeldPlans } from '#server/gating/memberships.ts';
import { listPlans } from '#server/gating/plans.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { AccountPart } from '#site/content/account-part.ts';
import type { OwnVisit } from './account-pages.ts';
import { formOf, linksPart, noticePart, textPart } from './form-parts.ts';
import { sendMemberPage } from './send-page.ts';

/** `/account/plans`: what is held, and what can be joined; `?to=` is the page that was wanted first. */
export async function plansPage(
  visit: OwnVisit,
  done: { readonly tone: 'done' | 'problem'; readonly text: Words } | null = null,
): Promise<FastifyReply> {
  const { services, siteId, member, translate } = visit;
  const asked = visit.request.method === 'GET' ? queryOf(visit).get('to') : visit.posted('to');
  const to = asked === null || asked === '' ? null : returnAddress(asked);
  const held = new Set(await listHeldPlans(services.db, siteId, member.memberId, services.now()));
  const linked = visit.request.method === 'GET' ? queryOf(visit).get('plan') : visit.posted('plan');
  const plans = (await listPlans(services.db, siteId)).filter(
    (plan) => held.has(plan.id) || isOffered(plan, linked),
  );
  const rows = plans.map((plan) => {
    const isHeld = held.has(plan.id);
    const isOpen = isHeld || takesMembers(plan, services.now());
    const note = [
      translate(members.free),
      plan.description,
      ...plan.benefits,
      ...(isOpen ? [] : [translate(members.enrolmentClosed)]),
    ];
    return {
      title: plan.name,
      note: note.filter((text) => text !== '').join(' · '),
      form: !isOpen
        ? null
        : formOf(visit, {
            action: isHeld ? '/account/plans/leave' : '/account/plans/join',
            hidden: { plan: plan.id, ...(to === null ? {} : { to }) },
            submit: isHeld ? members.leavePlan : members.join,
            isQuiet: isHeld,
          }),
    };
  });
  const parts: readonly AccountPart[] = [
    ...(done === null ? [] : [noticePart(visit, done.tone, done.text)]),
    ...(rows.length === 0 ? [textPart(visit, members.noPlans)] : [{ kind: 'rows', rows } as const]),
    linksPart(visit, [...(to === null ? [] : [[to, members.toPage] as const]), ['/account', members.back]]),
  ];
  return sendMemberPage(visit, {
    title: members.plans,
    parts,
    status: done?.tone === 'problem' ? 409 : 200,
  });
}

/** Joins a free plan: no payment, no card (MEMB-50). */
export async function joinOwnPlan(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member } = visit;
  const plan = await askedPlan(visit);
  const outcome = await joinPlan(services, siteId, member.memberId, plan.id);
  if (outcome === 'not-found') throw new CallError('not-found');
  return plansPage(
    visit,
    outcome === 'joined'
      ? { tone: 'done', text: fill(members.joined, { plan: plan.name }) }
      : { tone: 'problem', text: members.enrolmentClosed },
  );
}

export async function leaveOwnPlan(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member } = visit;
  const plan = await askedPlan(visit);
  await endMembership(services, siteId, member.memberId, plan.id);
  return plansPage(visit, { tone: 'done', text: fill(members.leftPlan, { plan: plan.name }) });
}

async function askedPlan(visit: OwnVisit): Promise<MemberPlan> {
  const id = visit.posted('plan');
  const plans = isId<'member-plan'>(id) ? await listPlans(visit.services.db, visit.siteId) : [];
  const plan = plans.find((each) => each.id === id);
  if (plan === undefined) throw new CallError('not-found');
  return plan;
}

/** Public ones, and the one whose link was opened; what costs something cannot be paid yet. */
function isOffered({ id, visibility, price }: MemberPlan, linked: string | null): boolean {
  if (price.kind !== 'free') return false;
  return visibility === 'public' || (visibility === 'link' && id === linked);
}

function queryOf({ request }: OwnVisit): URLSearchParams {
  return new URL(request.url, 'http://localhost').searchParams;
}
