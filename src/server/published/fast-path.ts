import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastPath } from '#server/platform/http/http-app.ts';
import type { PageCache } from './page-cache.ts';
import { prepareResponse } from './prepared-response.ts';

/**
 * Answers what is in the cache before anything else runs: no hooks, no routing, no promises. Everything it sends was
 * sent through the server once, with the same headers.
 */
export function createFastPath(cache: PageCache, now: () => number, trustProxy: boolean): FastPath {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined || headers.host === undefined)
      return false;
    // Behind a proxy that names another host, the server has to look.
    if (trustProxy && headers['x-forwarded-host'] !== undefined) return false;
    const answer = cache.trusted(cacheKey(headers.host, url), now());
    if (answer === null || answer.sentHeaders === null) return false;
    const prepared = prepareResponse(answer, headers);
    if ('missing' in prepared) return false;
    response.writeHead(prepared.status, { ...answer.sentHeaders, ...prepared.headers });
    if (method === 'HEAD' || prepared.body === null) response.end();
    else response.end(prepared.body);
    return true;
  };
}

/** Answers are kept by host and canonical address: other spellings of an address take the longer way. */
export function cacheKey(host: string, address: string): string {
  return `${host}${address}`;
}
