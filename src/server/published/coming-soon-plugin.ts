import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorText } from '#contract/errors.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { mayOpenConfiguration } from '#domain/roles/area-permissions.ts';
import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { hashToken, isToken } from '#server/accounts/session-token.ts';
import type { SiteScope } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';
import { cacheUntilPublished } from '#server/sites/cache-until-published.ts';
import { comingSoonPage } from './coming-soon-page.tsx';
import { findDraftedSettings, findPreviewedDocument } from './queries.ts';

const RETRY_AFTER_S = 3600;
const MAX_LANGUAGES = 5_000;
/** Links in mails still work: people must be able to unsubscribe, and to get at their data. */
const MAIL_LINK = /^\/(?:newsletter\/(?:confirm|unsubscribe|return|data)|api\/my-data\/(?:confirm|copy))\//;
/** The changes of documents, which ask for a permission. */
const EVENTS = /^\/api\/documents\//;
/** The configuration area redirects strangers to the sign-in page. */
const CONFIGURATION = /^\/config(?:\/|$)/;

const cachedLanguage = cacheUntilPublished<string>(MAX_LANGUAGES);

/**
 * A site that is not public answers with “Coming soon” at every address of all its hosts: pages, feeds, files, forms and
 * whatever is added later, unless it is let through here. People who may open the site in the editor get everything, on
 * the app host, where they are known; the holder of a preview link gets its page and the files on it (EDIT-187).
 */
export function registerComingSoon(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    const { site } = request;
    if (site === null || site.isPublic || reply.sent) return;
    if (mayOpenConfiguration(request.caller.permissions)) return;
    const path = request.url.split('?', 1)[0] ?? '';
    if (isOfContributors(request, path) || MAIL_LINK.test(path)) return;
    if (await isPreviewed(services, site, request, path)) return;
    await refuse(services, site, request, reply);
  });
}

/** Calls that ask who is calling by themselves, and the way to sign in; a route that does not say so is closed. */
function isOfContributors(request: FastifyRequest, path: string): boolean {
  const { isForVisitors } = request.routeOptions.config;
  return isForVisitors === false || EVENTS.test(path) || CONFIGURATION.test(path);
}

async function isPreviewed(
  services: Services,
  site: SiteScope,
  request: FastifyRequest,
  path: string,
): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  // Files are asked for by the page that shows them.
  const address = path.startsWith('/s/') ? ownReferer(request) : request.url;
  const token = new URLSearchParams(address.split('?')[1] ?? '').get('preview');
  if (token === null || !isToken(token)) return false;
  return (await findPreviewedDocument(services.db, site.siteId, hashToken(token), services.now())) !== null;
}

/** The page of this host that a file is asked for by; empty for any other. */
function ownReferer(request: FastifyRequest): string {
  const referer = request.headers.referer ?? '';
  return URL.canParse(referer) && new URL(referer).hostname === request.hostname ? referer : '';
}

async function refuse(
  services: Services,
  site: SiteScope,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply
    .code(503)
    .header('retry-after', RETRY_AFTER_S)
    .header('x-robots-tag', 'noindex, nofollow')
    .header('cache-control', 'no-store');
  const isCall = request.url.startsWith('/api/') && !(request.headers.accept ?? '').includes('text/html');
  if (isCall) {
    const code = 'site-not-public';
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ error: errorText(code), code }));
  }
  return reply.type('text/html; charset=utf-8').send(comingSoonPage(await languageOf(services, site.siteId)));
}

/** As it is drafted: before a site is public there may be nothing published to tell it. */
function languageOf(services: Services, siteId: SiteId): Promise<string> {
  return cachedLanguage(services, siteId, async () => {
    const settings = await findDraftedSettings(services.db, siteId);
    return siteSettingsSchema.parse({ ...settings, id: 'settings', type: 'settings' }).language;
  });
}
