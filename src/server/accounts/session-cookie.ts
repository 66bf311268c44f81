import type { FastifyReply } from 'fastify';
import type { Configuration } from '#server/platform/config/configuration.ts';
import { clearHostCookie, setHostCookie } from '#server/platform/http/host-cookies.ts';
import { LONGEST_SESSION_MS } from './session-lifetime.ts';

/** Of one host; over HTTPS browsers keep it as `__Host-portico_session`. */
export const SESSION_COOKIE = 'portico_session';

/** The session is valid on the answering host alone; the dashboard hands it over to the app hosts of sites. */
export function setSessionCookie(config: Configuration, reply: FastifyReply, token: string): void {
  setHostCookie(config, reply, { name: SESSION_COOKIE, value: token, maxAgeS: LONGEST_SESSION_MS / 1000 });
}

export function clearSessionCookie(config: Configuration, reply: FastifyReply): void {
  clearHostCookie(config, reply, SESSION_COOKIE);
}
