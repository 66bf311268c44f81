import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isJsonObject } from '#lib/json.ts';
import { visitorEntry } from '#server/platform/assets/manifest.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { REQUEST_ID_HEADER } from '#server/platform/http/request-id.ts';
import type { SiteScope } from '#server/platform/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import type { Site } from '#server/sites/site.ts';
import { answerAddress } from './answer-address.ts';
import type { Answer } from './answer.ts';
import { answerLegacyQuery } from './answer-legacy-query.ts';
import { answerPreview } from './answer-preview.ts';
import { createCachedAnswer, type CachedAnswer } from './cached-answer.ts';
import { cacheKey, createFastPath } from './fast-path.ts';
import { registerFonts } from './fonts-plugin.ts';
import { createShellStore, type ShellStore } from './load-shell.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PublishedSite, Visit } from './published-site.ts';
import { renderFailure } from './render-answer.ts';
import { canonicalAddress, readAddress, type RequestedAddress } from './requested-address.ts';
import { sendAnswer } from './send-answer.ts';

const PUBLIC_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
const PRIVATE_CACHE_CONTROL = 'private, no-store';
/** Headers that belong to one answer, not to all of them. */
const OWN_HEADERS = new Set([
  'content-length',
  'content-encoding',
  'content-type',
  'date',
  'connection',
  'keep-alive',
  'set-cookie',
  'etag',
  REQUEST_ID_HEADER,
]);

interface PublishedServer {
  readonly services: Services;
  readonly cache: PageCache;
  readonly shells: ShellStore;
  /** Answers being made, so that many asking at once make one. */
  readonly making: Map<string, Promise<CachedAnswer>>;
}

/**
 * Published sites: everything on the hosts of a site that no other feature answers. Public hosts are cached by
 * revision and address; app hosts show the same pages to contributors, never cached.
 */
export function registerPublished(app: FastifyInstance, services: Services): void {
  registerFonts(app);
  const server: PublishedServer = {
    services,
    cache: createPageCache(),
    shells: createShellStore(services),
    making: new Map(),
  };
  const unsubscribe = services.notifications.subscribe('site-revised', (payload) => {
    const siteId = isJsonObject(payload) ? payload['siteId'] : null;
    server.cache.invalidate(typeof siteId === 'string' ? siteId : null);
  });
  app.addHook('onClose', async () => unsubscribe());
  app.fastPath = createFastPath(server.cache, services.now, services.config.trustProxy);

  // The dashboard has its own pages at the same paths.
  const constraints = { host: hostsOfSites(services.config.appDomain) };
  for (const url of ['/', '/*']) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      constraints,
      // Of the route: it runs after the hooks that set the headers of all answers.
      onSend: async (request, reply) => keepSentHeaders(request, reply),
      handler: (request, reply) => answerRequest(server, request, reply),
    });
    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      constraints,
      onRequest: async (request, reply) => refuseMethod(request, reply),
      handler: async (request, reply) => refuseMethod(request, reply),
    });
  }
}

function hostsOfSites(appDomain: string): RegExp {
  const name = appDomain.replaceAll('.', '\\.');
  return new RegExp(`^(?!${name}(?::\\d+)?$).+`, 'i');
}

function refuseMethod(request: FastifyRequest, reply: FastifyReply): never {
  if (request.url.startsWith('/api/')) throw new CallError('not-found');
  reply.header('allow', 'GET, HEAD');
  throw new CallError('method-not-allowed');
}

async function answerRequest(
  server: PublishedServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const scope = request.site;
  const address = readAddress(request.url);
  if (scope === null || address === null || isLeftToOthers(address.path)) throw new CallError('not-found');
  const site = await findSite(server.services.db, scope.siteId);
  const moved = await answerLegacyQuery(server.services.db, site.id, address);
  if (moved !== null) return sendAnswer(request, reply, toCachedAnswer(site, moved, scope.host === 'public'));
  const isShared = scope.host === 'public' && address.previewToken === null;
  if (!isShared) {
    const answer = await makeAnswer(server, site, visitOf(request, scope), address, request.id);
    return sendAnswer(request, reply, toCachedAnswer(site, answer, false));
  }
  const now = server.services.now();
  const isOddlySpelt = address.normalized !== null;
  const key = cacheKey(request.headers.host ?? '', isOddlySpelt ? request.url : canonicalAddress(address));
  const kept = server.cache.ofRevision(key, site.revision, now);
  const answer = kept ?? (await makeShared(server, site, address, key, request.id));
  rememberHeaders(request, answer);
  return sendAnswer(request, reply, answer);
}

/** Calls and files have answers of their own, not found included. */
function isLeftToOthers(path: string): boolean {
  return /^\/(api|s|_portico|config)(\/|$)/.test(path);
}

async function makeShared(
  server: PublishedServer,
  site: Site,
  address: RequestedAddress,
  key: string,
  requestId: string,
): Promise<CachedAnswer> {
  const running = server.making.get(key);
  if (running !== undefined) return running;
  const generation = server.cache.generationOf(site.id);
  const visit: Visit = { host: 'public', account: null, roles: [] };
  const making = makeAnswer(server, site, visit, address, requestId).then((answer) => {
    const cached = toCachedAnswer(site, answer, true);
    // Addresses that lead nowhere are endless; keeping them would push real pages out.
    if (cached.status < 400) server.cache.put(key, cached, server.services.now(), generation);
    return cached;
  });
  server.making.set(key, making);
  try {
    return await making;
  } finally {
    server.making.delete(key);
  }
}

async function makeAnswer(
  server: PublishedServer,
  site: Site,
  visit: Visit,
  address: RequestedAddress,
  requestId: string,
): Promise<Answer> {
  const { services } = server;
  const loaded = await server.shells.load(site);
  if (loaded === null) throw new CallError('not-found');
  const published: PublishedSite = {
    services,
    site,
    loaded,
    visit,
    runtimeHref: visitorEntry().script,
  };
  try {
    return address.previewToken === null
      ? await answerAddress(published, address)
      : await answerPreview(published, address, address.previewToken);
  } catch (error) {
    // The server answers for itself while its database is away.
    if (error instanceof CallError || isDatabaseUnavailable(error)) throw error;
    const facts = { err: error, requestId, siteId: site.id, path: address.path };
    services.log.error(facts, 'a page could not be made');
    return renderFailure(published);
  }
}

function visitOf(request: FastifyRequest, scope: SiteScope): Visit {
  const { account } = request;
  return {
    host: scope.host,
    account: account === null ? null : { id: account.accountId, displayName: account.name },
    roles: request.roles,
  };
}

function toCachedAnswer(site: Site, answer: Answer, isShared: boolean): CachedAnswer {
  const shared = { siteId: site.id, revision: site.revision, isKept: isShared };
  const cacheControl = isShared ? PUBLIC_CACHE_CONTROL : PRIVATE_CACHE_CONTROL;
  if (answer.kind === 'redirect') {
    return createCachedAnswer({
      ...shared,
      status: answer.status,
      headers: { location: answer.to, 'cache-control': cacheControl, 'content-type': 'text/plain' },
      body: '',
    });
  }
  return createCachedAnswer({
    ...shared,
    status: answer.status,
    modifiedAt: answer.modifiedAt,
    headers: {
      'content-type': answer.type,
      'cache-control': answer.status >= 500 ? 'no-store' : cacheControl,
      'cache-tag': `site-${site.id}`,
      ...(answer.renderMs === undefined
        ? {}
        : { 'server-timing': `render;dur=${answer.renderMs.toFixed(2)}` }),
      ...(answer.isNoindex ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
    },
    body: answer.body,
  });
}

const answersOfRequests = new WeakMap<FastifyRequest, CachedAnswer>();

/** What hooks of the server add to this answer is sent by the fast path as well. */
function rememberHeaders(request: FastifyRequest, answer: CachedAnswer): void {
  if (answer.sentHeaders === null) answersOfRequests.set(request, answer);
}

function keepSentHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const answer = answersOfRequests.get(request);
  if (answer === undefined) return;
  answer.sentHeaders = Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined || OWN_HEADERS.has(name.toLowerCase()) ? [] : [[name, String(value)]],
    ),
  );
}
