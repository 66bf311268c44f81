import type { FastifyReply, FastifyRequest } from 'fastify';
import { permittedWithFeatures } from '#domain/features/permitted-with-features.ts';
import { findSession } from '#server/accounts/find-session.ts';
import { SESSION_COOKIE } from '#server/accounts/session-cookie.ts';
import { VISITOR, type Caller } from '#server/platform/http/caller.ts';
import { forgetPlanted, readHostCookie } from '#server/platform/http/host-cookies.ts';
import type { Services } from '#server/platform/services.ts';
import { permissionsOn } from '#server/roles/queries.ts';

/** Who sends a request to the dashboard or to the app host of a site, by the session cookie of that host. */
export async function findCaller(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  forgetPlanted(services.config, request, reply, SESSION_COOKIE);
  const token = readHostCookie(services.config, request, SESSION_COOKIE);
  if (token === null) return VISITOR;
  const key = { token, host: request.hostname, now: services.now() };
  const session = await findSession(services.db, key);
  if (session === null) return VISITOR;
  const { account, isInstallationOwner } = session;
  const permissions =
    request.site === null ? null : await permissionsOn(services.db, request.site.siteId, account.accountId);
  return {
    kind: isInstallationOwner ? 'operator' : 'contributor',
    account,
    isOfSite: permissions !== null,
    permissions: permittedWithFeatures(permissions ?? VISITOR.permissions, request.site?.featuresOff ?? []),
  };
}
