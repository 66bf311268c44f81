import { CRUMB_COOKIE } from '#domain/data-call/cookie-value.ts';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { accountOf, memberOf } from './caller.ts';
import { readHostCookie, setHostCookie } from './host-cookies.ts';

const VISITOR_COOKIE = 'portico_visitor';
const VISITOR_BYTES = 18;
const VISITOR_PATTERN = /^[\w-]{24}$/;

type CrumbServices = Pick<Services, 'config'>;

/** Whether a value is the crumb of the request's sender. */
export function isCrumbOf(services: CrumbServices, request: FastifyRequest, given: unknown): boolean {
  const owner = ownerOf(services, request);
  if (owner === null || typeof given !== 'string') return false;
  const expected = Buffer.from(crumbOf(services, owner));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Gives whoever sends the request their crumb and sets its cookie. People without a session get a random cookie to
 * bind it to, which lives as long as their browser is open.
 */
export function issueCrumb(services: CrumbServices, request: FastifyRequest, reply: FastifyReply): string {
  const isSecure = services.config.publicProtocol === 'https';
  const options = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  let owner = ownerOf(services, request);
  if (owner === null) {
    const visitor = randomBytes(VISITOR_BYTES).toString('base64url');
    setHostCookie(services.config, reply, { name: VISITOR_COOKIE, value: visitor });
    owner = `visitor:${visitor}`;
  }
  const crumb = crumbOf(services, owner);
  if (request.cookies[CRUMB_COOKIE] !== crumb) reply.setCookie(CRUMB_COOKIE, crumb, options);
  return crumb;
}

function ownerOf(services: CrumbServices, request: FastifyRequest): string | null {
  const account = accountOf(request.caller);
  if (account !== null) return `session:${account.sessionId}`;
  const member = memberOf(request.caller);
  if (member !== null) return `member:${member.sessionId}`;
  const visitor = readHostCookie(services.config, request, VISITOR_COOKIE);
  return visitor !== null && VISITOR_PATTERN.test(visitor) ? `visitor:${visitor}` : null;
}

function crumbOf(services: CrumbServices, owner: string): string {
  return createHmac('sha256', services.config.secrets.crumb).update(owner).digest('base64url');
}
