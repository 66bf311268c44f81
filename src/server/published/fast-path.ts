import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastPath } from '#server/platform/http/http-app.ts';
import { MEMBER_COOKIE } from '#server/members/member-cookies.ts';
import { UNLOCK_COOKIE } from '#server/locks/unlock-cookie.ts';
import { endEmptyRequest } from '#server/platform/http/empty-request.ts';
import {
  createReadyResponse,
  sendReadyResponse,
  type ReadyResponse,
} from '#server/platform/http/ready-response.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { hostnameOf } from '#server/platform/http/requested-host.ts';
import { createRequestId } from '#server/platform/http/request-id.ts';
import type { CachedAnswer, ReadyAnswer } from './cached-answer.ts';
import type { KnownHosts } from './known-hosts.ts';
import type { PageCache } from './page-cache.ts';
import { acceptedEncoding, isFresh, prepareResponse } from './prepared-response.ts';

/**
 * Answers what is in the cache before anything else runs: no hooks, no routing, no promises. What hooks guarantee holds
 * because of what can be in the cache at all, and `fast-path.db.test.ts` tests each of these:
 * - It was made for everybody, on a public host, of a site that was public and published; whatever changes that (a
 *   password, a new release, visibility, a name, removal) revises the site, and nothing of it is trusted from then on.
 * - It is found by the host as it was settled before and by the address exactly as it was answered once; any other
 *   method, host or spelling takes the longer way, and so does who has given a password, or is a member where members get
 *   something else.
 * - It went through the server once, and goes out with the headers that all hooks gave it then, but for the id of the
 *   request (PLAT-76) and how long it took. No limit is counted for pages.
 * - Connections, their order and their end are Node's, and a process that leaves says so here as well.
 */
export function createFastPath(
  cache: PageCache,
  hosts: KnownHosts,
  now: () => number,
  onRedirect: (siteId: SiteId, from: string) => void,
): FastPath {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined || headers.host === undefined)
      return false;
    // A visitor who has given a password may get another answer than the cached one.
    if (headers.cookie?.includes(UNLOCK_COOKIE) === true) return false;
    const time = now();
    const siteId = hosts.siteOf(hostnameOf(headers.host), time);
    const answer = siteId === null ? null : cache.trusted(siteId, url, time);
    if (answer === null || answer.sentHeaders === null) return false;
    // A member may get another answer than visitors.
    if (answer.isGated && headers.cookie?.includes(MEMBER_COOKIE) === true) return false;
    if (answer.redirectFrom !== null) onRedirect(answer.siteId, answer.redirectFrom);
    const ready = readyAnswer(answer, headers);
    if (ready === null) return false;
    endEmptyRequest(request);
    sendReadyResponse(response, isFresh(answer, headers) ? ready.unchanged : ready.whole, {
      id: createRequestId(),
      hasBody: method !== 'HEAD',
    });
    return true;
  };
}

function readyAnswer(answer: CachedAnswer, headers: IncomingHttpHeaders): ReadyAnswer | null {
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const known = answer.ready.get(encoding);
  if (known !== undefined) return known;
  const [whole, unchanged] = [
    readyResponse(answer, { 'accept-encoding': encoding }),
    readyResponse(answer, { 'accept-encoding': encoding, 'if-none-match': '*' }),
  ];
  if (whole === null || unchanged === null) return null;
  const ready = { whole, unchanged };
  answer.ready.set(encoding, ready);
  return ready;
}

/**
 * The answer for a request with these headers, but for the id; null while the body is not compressed in its encoding.
 */
function readyResponse(answer: CachedAnswer, headers: IncomingHttpHeaders): ReadyResponse | null {
  const prepared = prepareResponse(answer, headers);
  if ('missing' in prepared) return null;
  // How long it took is that of one request.
  const { 'server-timing': _timing, ...sent } = { ...answer.sentHeaders, ...prepared.headers };
  return createReadyResponse(prepared.status, sent, prepared.body);
}
