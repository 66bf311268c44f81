import type { FastifyReply, FastifyRequest } from 'fastify';
import { referringAddress } from '#domain/redirects/not-found-address.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { hostnameOf } from '#server/platform/http/requested-host.ts';
import type { SiteScope } from '#server/platform/http/site-scope.ts';
import { findSite } from '#server/sites/queries.ts';
import { answerAddress } from './answer-address.ts';
import { answerDraft, referrerOf } from './answer-draft.ts';
import { answerPreview } from './answer-preview.ts';
import { answerQueryRedirect } from './answer-redirect.ts';
import type { CachedAnswer } from './cached-answer.ts';
import { visitOf, type PublishedServer } from './published-server.ts';
import { withQuery } from './redirect-target.ts';
import { renderNotFound } from './render-answer.ts';
import { canonicalAddress, readAddress, type RequestedAddress } from './requested-address.ts';
import { sendAnswer } from './send-answer.ts';
import { rememberHeaders } from './sent-headers.ts';
import { answerShared, makeAnswer } from './shared-answers.ts';
import { toCachedAnswer } from './to-cached-answer.ts';

/** Answers a request for an address of a site: from the cache, else from the database. */
export async function answerRequest(
  server: PublishedServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const scope = request.site;
  const address = readAddress(request.url);
  if (scope === null || address === null || isLeftToOthers(address.path)) throw new CallError('not-found');
  const isShared = scope.host === 'public' && address.previewToken === null;
  const key = address.normalized === null ? canonicalAddress(address) : request.url;
  const sendStale = () => (isShared ? answerStale(server, request, reply, scope.siteId, key) : null);
  if (server.services.databaseState.isAway()) {
    const sent = sendStale();
    if (sent !== null) return sent;
  }
  try {
    return await answerFresh(server, request, reply, scope, address, key);
  } catch (error) {
    const sent = isDatabaseUnavailable(error) ? sendStale() : null;
    if (sent === null) throw error;
    return sent;
  }
}

/** Cached answers are sent while the database is unavailable, with a warning that they may be stale (RFC 9211). */
function answerStale(
  server: PublishedServer,
  request: FastifyRequest,
  reply: FastifyReply,
  siteId: string,
  key: string,
): Promise<FastifyReply> | null {
  const stale = server.cache.stale(siteId, key, server.services.elapsed());
  if (stale === null) return null;
  reply.header('cache-status', `portico; hit; ttl=-${Math.ceil(stale.ageMs / 1000)}`);
  return sendAnswer(request, reply, stale.answer);
}

async function answerFresh(
  server: PublishedServer,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: SiteScope,
  address: RequestedAddress,
  key: string,
): Promise<FastifyReply> {
  const generation = server.cache.generationOf(scope.siteId);
  const site = await findSite(server.services.db, scope.siteId);
  const asked = { server, site, path: address.path, requestId: request.id, wanted: key };
  const visit = await visitOf(server, request, scope, site);
  if (address.search !== '') {
    const moved = await makeAnswer(asked, visit, (published) => answerQueryRedirect(published, address));
    if (moved.kind !== 'not-found') {
      return sendCounted(server, request, reply, toCachedAnswer(site, moved, scope.host === 'public'));
    }
  }
  // Cached answers are for visitors who have given no password.
  const isShared = scope.host === 'public' && address.previewToken === null && visit.unlocked.size === 0;
  const sendOwn = async (): Promise<FastifyReply> => {
    const { previewToken } = address;
    const answer = await makeAnswer({ ...asked, wanted: request.url }, visit, async (published) => {
      if (previewToken !== null) return answerPreview(published, address, previewToken);
      const draft = await answerDraft(published, address, referrerOf(request));
      if (draft !== null) return draft;
      const found = await answerAddress(published, address);
      return found.kind === 'not-found' ? renderNotFound(published) : found;
    });
    if (answer.kind === 'not-found') throw new CallError('not-found');
    const own = toCachedAnswer(site, answer, false);
    if (previewToken === null) countNotFound(server, request, scope, address, own);
    return sendAnswer(request, reply, own);
  };
  if (!isShared) return sendOwn();
  const now = server.services.elapsed();
  server.hosts.learn(hostnameOf(request.hostname), site.id, now);
  // A cached answer is the same for all queries: a redirect gets the query of the request when it is sent.
  const answer = await answerShared({ ...asked, generation }, { ...address, search: '' }, key);
  // Members get what is for everybody from the cache, too; what differs for them is theirs alone (MEMB-41).
  const isMember = visit.viewer.kind === 'member';
  if (isMember && (answer.isGated || answer.status === 404)) return sendOwn();
  const location = answer.headers['location'];
  if (location !== undefined && address.search !== '') {
    const to = withQuery(location, address.search);
    const status = answer.status as 301 | 302 | 307 | 308;
    const { redirectFrom } = answer;
    const moved = {
      kind: 'redirect',
      status,
      to,
      ...(redirectFrom === null ? {} : { redirectFrom }),
    } as const;
    return sendCounted(server, request, reply, toCachedAnswer(site, moved, true));
  }
  countNotFound(server, request, scope, address, answer);
  rememberHeaders(request, answer);
  return sendCounted(server, request, reply, answer);
}

/** Records an address that led a visitor nowhere; the visitor is not recorded (FIND-56). */
function countNotFound(
  { notFound }: PublishedServer,
  request: FastifyRequest,
  scope: SiteScope,
  { path }: RequestedAddress,
  { status }: CachedAnswer,
): void {
  if (status !== 404 || scope.host !== 'public' || request.method !== 'GET') return;
  notFound.count(scope.siteId, path, referringAddress(request.headers.referer, request.host));
}

/** Sends the answer for visitors; a redirect is counted as used. */
function sendCounted(
  { redirectUses }: PublishedServer,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): Promise<FastifyReply> {
  if (answer.redirectFrom !== null) redirectUses.count(answer.siteId, answer.redirectFrom);
  return sendAnswer(request, reply, answer);
}

/** Calls and files have answers of their own, not found included. */
function isLeftToOthers(path: string): boolean {
  return /^\/(api|s|_portico|config)(\/|$)/.test(path);
}
