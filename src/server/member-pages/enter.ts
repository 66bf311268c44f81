import type { FastifyReply } from 'fastify';
import { markCartOfMember } from '#server/carts/mark-cart-of-member.ts';
import { leadsToCart } from '#site/content/leads-to-cart.ts';
import { clearMemberCookie, markJoined, setMemberCookie } from '#server/members/member-cookies.ts';
import { endMemberSessions } from '#server/members/member-session.ts';
import type { MemberVisit } from './member-visit.ts';
import { redirectTo } from './send-page.ts';

/**
 * Gives the browser its new session and leads on. The session it had before ends, so that one that somebody else planted
 * is worth nothing.
 */
export async function enter(
  visit: MemberVisit,
  session: {
    readonly token: string;
    readonly isKept: boolean;
    readonly returnTo: string;
    /** The account was made with this: the page that follows may say so to whom its owner chose (MEMB-17). */
    readonly isNew?: boolean;
  },
): Promise<FastifyReply> {
  await endOwnSession(visit);
  setMemberCookie(visit.services.config, visit.reply, session);
  // Nobody is asked whose site shows no cart.
  if (leadsToCart(visit.published.loaded.shell))
    await markCartOfMember(visit.services, visit.siteId, session.token, visit);
  if (session.isNew === true) markJoined(visit.services.config, visit.reply);
  return redirectTo(visit, session.returnTo);
}

/** Signs this browser out. */
export async function leave(visit: MemberVisit, to: string): Promise<FastifyReply> {
  await endOwnSession(visit);
  clearMemberCookie(visit.services.config, visit.reply);
  return redirectTo(visit, to);
}

async function endOwnSession({ services, siteId, member }: MemberVisit): Promise<void> {
  if (member === null) return;
  await endMemberSessions(services.db, siteId, member.memberId, { only: member.sessionId });
}
