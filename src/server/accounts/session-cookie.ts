import type { FastifyReply } from 'fastify';
import type { Configuration } from '#server/platform/config/configuration.ts';
import { SESSION_COOKIE } from '#server/platform/http/request-context.ts';

/** Browsers keep no cookie for longer; when the session really ends is known by the server. */
const MAX_AGE_S = 400 * 24 * 60 * 60;

/** The session holds on the dashboard and on the app hosts of all sites, never on a public host. */
function cookieOptions(config: Configuration) {
  return {
    domain: config.appDomain,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicProtocol === 'https',
  } as const;
}

export function setSessionCookie(config: Configuration, reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(config), maxAge: MAX_AGE_S });
}

export function clearSessionCookie(config: Configuration, reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, cookieOptions(config));
}
