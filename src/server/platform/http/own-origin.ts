import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from './errors.ts';
import { canOpenSocket } from './web-sockets.ts';

/** Methods that change nothing. */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What browsers say of a request that a page of the same origin, or no page, has made. */
const OWN_FETCH_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Refuses, before anything else looks at them, requests that may change something and that a page of another origin
 * has made: calls, forms and sockets alike, also those that are added later. Programs that are no browsers say nothing
 * of where they come from; they need the crumb, or a key of their own, like everybody.
 */
export function registerOriginCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const opensSocket = canOpenSocket(request.raw);
    if (SAFE_METHODS.has(request.method) && !opensSocket) return;
    // Browsers let every page open sockets to everywhere, with cookies, but always say which page it is.
    if (opensSocket && request.headers.origin === undefined) throw new CallError('origin-refused');
    if (!isFromOwnOrigin(request)) throw new CallError('origin-refused');
  });
}

function isFromOwnOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && !(typeof fetchSite === 'string' && OWN_FETCH_SITES.has(fetchSite)))
    return false;
  if (origin === undefined) return true;
  // Pages without an origin: what the browser says of the request decides.
  if (origin === 'null') return fetchSite === 'same-origin';
  return URL.parse(origin)?.host === host.toLowerCase();
}
