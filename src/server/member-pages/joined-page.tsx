import type { FastifyReply } from 'fastify';
import type { MemberPlan } from '#domain/members/member-plan.ts';
import { members } from '#messages/en/members.ts';
import { plans } from '#messages/en/plans.ts';
import { NOTHING_SHOWN } from '#server/published/render-answer.ts';
import { NoticeView } from '#views/checkout/notice-view.tsx';
import type { MemberVisit } from './member-visit.ts';
import { sendContent } from './send-page.ts';

/** After a plan was joined that needs no payment, as after one that was paid (CONT-156, MEMB-50). */
export function joinedPage(
  visit: MemberVisit,
  { name }: MemberPlan,
  /** The page of the site that was wanted first. */
  next: string | null,
): Promise<FastifyReply> {
  const { translate, settings } = visit;
  const title = translate(plans.welcome);
  const links = [
    ...(next === null ? [] : [{ href: next, label: translate(members.toPage) }]),
    { href: '/account/plans', label: translate(members.plans) },
  ];
  const view = <NoticeView state={{ title, text: translate(members.joined, { plan: name }), links }} />;
  return sendContent(
    visit,
    {
      ...NOTHING_SHOWN,
      kind: 'membership-confirmed',
      title,
      view,
      styles: '',
      cartCount: null,
      runsOwnCode: settings.runsOwnCode,
    },
    200,
  );
}
