import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastPath } from '#server/platform/http/http-app.ts';
import { UNLOCK_COOKIE } from '#server/locks/unlock-cookie.ts';
import { chosenEncoding } from '#server/platform/http/content-encoding.ts';
import { hostnameOf } from '#server/platform/http/requested-host.ts';
import { createRequestId, REQUEST_ID_HEADER } from '#server/platform/http/request-id.ts';
import type { CachedAnswer, ReadyAnswer } from './cached-answer.ts';
import type { KnownHosts } from './known-hosts.ts';
import type { PageCache } from './page-cache.ts';
import { prepareResponse } from './prepared-response.ts';

/**
 * Answers what is in the cache before anything else runs: no hooks, no routing, no promises. Everything it sends was
 * sent through the server once, with the same headers but for the id of the request (PLAT-76). Other spellings of an
 * address than the canonical one take the longer way.
 */
export function createFastPath(
  cache: PageCache,
  hosts: KnownHosts,
  now: () => number,
  onRedirect: (siteId: string, from: string) => void,
): FastPath {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined || headers.host === undefined)
      return false;
    // Who has given a password may get something else than what is kept for everybody.
    if (headers.cookie?.includes(UNLOCK_COOKIE) === true) return false;
    const time = now();
    const siteId = hosts.siteOf(hostnameOf(headers.host), time);
    const answer = siteId === null ? null : cache.trusted(siteId, url, time);
    if (answer === null || answer.sentHeaders === null) return false;
    if (answer.redirectFrom !== null) onRedirect(answer.siteId, answer.redirectFrom);
    if (headers['if-none-match'] === undefined && headers['if-modified-since'] === undefined) {
      const ready = readyAnswer(answer, headers);
      if (ready === null) return false;
      // One flat list of names and values spares Node the work of reading an object.
      response.writeHead(answer.status, [...ready.headers, REQUEST_ID_HEADER, createRequestId()]);
      if (method === 'HEAD') response.end();
      else response.end(ready.body);
      return true;
    }
    const prepared = prepareResponse(answer, headers);
    if ('missing' in prepared) return false;
    response.writeHead(prepared.status, {
      ...answer.sentHeaders,
      ...prepared.headers,
      [REQUEST_ID_HEADER]: createRequestId(),
    });
    if (method === 'HEAD' || prepared.body === null) response.end();
    else response.end(prepared.body);
    return true;
  };
}

function readyAnswer(answer: CachedAnswer, headers: IncomingHttpHeaders): ReadyAnswer | null {
  const accepted = headers['accept-encoding'];
  const encoding = chosenEncoding(Array.isArray(accepted) ? accepted.join(',') : accepted);
  const known = answer.ready.get(encoding);
  if (known !== undefined) return known;
  const prepared = prepareResponse(answer, { 'accept-encoding': encoding });
  if ('missing' in prepared || prepared.body === null) return null;
  const ready = {
    headers: Object.entries({ ...answer.sentHeaders, ...prepared.headers }).flatMap(([name, value]) => [
      name,
      String(value),
    ]),
    body: prepared.body,
  };
  answer.ready.set(encoding, ready);
  return ready;
}
