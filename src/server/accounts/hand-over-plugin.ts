import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appUrl } from '#server/platform/config/addresses.ts';
import { accountOf } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { clearHostCookie, readHostCookie, setHostCookie } from '#server/platform/http/host-cookies.ts';
import type { Services } from '#server/platform/services.ts';
import { challengeOf, createHandOver, handOverAddress, takeHandOver } from './hand-over.ts';
import { setSessionCookie } from './session-cookie.ts';
import { recordSiteOpened } from './record-site-opened.ts';
import { createToken } from './session-token.ts';

/** On the dashboard, and on the app hosts of sites. */
const ASK_PATH = '/hand-over';
const TAKE_PATH = '/config/hand-over';

/** What people with a role on the site open on its app host; the pages of the site itself are no reason to sign in. */
const FOR_PEOPLE_OF_SITES = ['/config/', '/api/comment/write/', '/api/comment/reply/'];

/** The cookie by which the requesting host recognises the browser that asked. */
const SECRET_COOKIE = 'portico_hand_over';
const SECRET_LIFETIME_S = 300;
const CHALLENGE_PATTERN = /^[\w-]{43}$/;
const CALLS_PER_MINUTE = 120;

/**
 * Signs people who are signed in on the dashboard in on the app host of a site: each host has a cookie of its own, so
 * the host redirects to the dashboard, which answers with a code. Who is signed in nowhere is redirected to the sign-in
 * page, and back afterwards. Registered before the routes of `/config/`.
 */
export function registerHandOver(app: FastifyInstance, services: Services): void {
  const { config } = services;
  const limits = { config: { callsPerMinute: CALLS_PER_MINUTE } };

  app.addHook('onRequest', async (request, reply) => {
    if (request.site?.host !== 'app' || request.method !== 'GET' || accountOf(request.caller) !== null)
      return;
    const path = request.url.split('?', 1)[0] ?? '';
    if (!FOR_PEOPLE_OF_SITES.some((each) => `${path}/`.startsWith(each)) || path === TAKE_PATH) return;
    const secret = createToken();
    setHostCookie(config, reply, { name: SECRET_COOKIE, value: secret, maxAgeS: SECRET_LIFETIME_S });
    const query = new URLSearchParams({
      return: appUrl(config, request.site.identifier, request.url),
      challenge: challengeOf(secret),
    });
    await redirect(reply, appUrl(config, null, `${ASK_PATH}?${query.toString()}`));
  });

  app.get(ASK_PATH, limits, async (request, reply) => {
    const address = handOverAddress(config, queryOf(request, 'return'));
    const challenge = queryOf(request, 'challenge');
    if (request.hostKind !== 'dashboard' || address === null || !CHALLENGE_PATTERN.test(challenge)) {
      throw new CallError('not-found');
    }
    const account = accountOf(request.caller);
    if (account === null) {
      return redirect(reply, appUrl(config, null, `/sign-in?return=${encodeURIComponent(address.href)}`));
    }
    const sessionId = account.sessionId;
    const code = await createHandOver(services, { sessionId, address, challenge });
    return redirect(reply, `${address.origin}${TAKE_PATH}?code=${code}`);
  });

  app.get(TAKE_PATH, limits, async (request, reply) => {
    if (request.site?.host !== 'app') throw new CallError('not-found');
    const secret = readHostCookie(config, request, SECRET_COOKIE) ?? '';
    clearHostCookie(config, reply, SECRET_COOKIE);
    const code = queryOf(request, 'code');
    const taken = await takeHandOver(services, { code, secret, host: request.hostname });
    const { token, address, sessionId } = taken;
    await recordSiteOpened(services, request, request.site.siteId, sessionId);
    setSessionCookie(config, reply, token);
    return redirect(reply, address);
  });
}

function queryOf(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/** Addresses with codes must not be cached, nor sent as a referrer. */
function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(address, 302);
}
