import { pages } from '#messages/en/pages.ts';
import type { Words } from '#messages/message.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_LOCK_PASSWORD_LENGTH } from '#contract/locks.ts';
import { browserAddress, isOwnPath } from '#domain/links/browser-address.ts';
import { isPasswordOf } from '#server/accounts/password-hash.ts';
import { countTry, forgiveTry } from '#server/accounts/sign-in-tries.ts';
import { UNLOCK_COOKIE, UNLOCKED_S, writeUnlocked } from '#server/locks/unlock-cookie.ts';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import { readHostCookie, setHostCookie } from '#server/platform/http/host-cookies.ts';
import { answerAddress } from './answer-address.ts';
import type { MadeAnswer } from './answer.ts';
import type { PublishedSite } from './published-site.ts';
import { renderLockScreen, UNLOCK_PATH } from './render-lock-screen.ts';
import { readAddress } from './requested-address.ts';

/** The result of a posted password: the unlocked document, or the page again with the error. */
export type Unlocking =
  | { readonly kind: 'opened'; readonly to: string }
  | { readonly kind: 'refused'; readonly answer: MadeAnswer; readonly retryAfterS: number | null };

/**
 * Checks the password for the requested address and unlocks it for this browser (MEMB-62). Ten tries in a quarter of an
 * hour from one network address, then none for as long (MEMB-63).
 */
export async function answerUnlock(
  published: PublishedSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Unlocking> {
  const { services, site } = published;
  const posted = readPosted(request);
  const wanted = wantedAddress(request, posted.to);
  const address = readAddress(wanted);
  const asked = address === null ? null : await answerAddress(published, address);
  const locks = await published.locks.load(site);
  const lock = asked?.kind === 'locked' ? locks.get(asked.documentId) : undefined;
  if (lock === undefined) return { kind: 'opened', to: wanted };
  const refuse = async (problem: Words, status: number, retryAfterS: number | null): Promise<Unlocking> => ({
    kind: 'refused',
    answer: await renderLockScreen(published, { documentId: lock.documentId, wanted, problem, status }),
    retryAfterS,
  });

  const key = `${site.id} ${lock.documentId} ${clientNetwork(request.ip)}`;
  const outcome = await countTry(services, 'lock', key);
  if (outcome.kind === 'slowed') {
    return refuse(pages.tooManyAttempts, 429, outcome.seconds);
  }
  const isShort = posted.password.length <= MAX_LOCK_PASSWORD_LENGTH;
  if (!isShort || !(await isPasswordOf(lock.passwordHash, posted.password))) {
    return refuse(pages.incorrectPassword, 403, null);
  }
  await forgiveTry(services, 'lock', key);
  const cookie = readHostCookie(services.config, request, UNLOCK_COOKIE);
  const value = writeUnlocked(services, site.id, locks, cookie, lock);
  setHostCookie(services.config, reply, { name: UNLOCK_COOKIE, value, maxAgeS: UNLOCKED_S });
  return { kind: 'opened', to: wanted };
}

function readPosted({ body }: FastifyRequest): { readonly to: string; readonly password: string } {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const textOf = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  return { to: textOf('to'), password: textOf('password') };
}

/** A path of this site. Cached pages do not contain the query they were requested with: the browser sends it. */
function wantedAddress(request: FastifyRequest, to: string): string {
  const own = isOwnPath(to) ? encodeURI(decodeURISafely(browserAddress(to))) : '/';
  const page = URL.parse(request.headers.referer ?? '');
  const isOfPage = page !== null && page.host === request.host && page.pathname === own.split('?')[0];
  const wanted = isOfPage ? page.pathname + page.search : own;
  return wanted.startsWith(UNLOCK_PATH) ? '/' : wanted;
}

function decodeURISafely(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return '/';
  }
}
