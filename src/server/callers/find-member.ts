import type { FastifyRequest } from 'fastify';
import type { SiteId } from '#domain/documents/record.ts';
import { MEMBER_COOKIE } from '#server/members/member-cookies.ts';
import { findMemberSession } from '#server/members/member-session.ts';
import { VISITOR, type Caller } from '#server/platform/http/caller.ts';
import { readHostCookie } from '#server/platform/http/host-cookies.ts';
import type { Services } from '#server/platform/services.ts';

/** Who sends a request to the public host of a site; without the cookie of a member nothing is asked of the database. */
export async function findMember(
  services: Services,
  request: FastifyRequest,
  siteId: SiteId,
): Promise<Caller> {
  const token = readHostCookie(services.config, request, MEMBER_COOKIE);
  if (token === null) return VISITOR;
  const member = await findMemberSession(services.db, siteId, { token, now: services.now() });
  return member === null ? VISITOR : { ...VISITOR, kind: 'member', member };
}
