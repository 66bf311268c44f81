import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteId } from '#domain/documents/record.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import type { Translate } from '#messages/translator.ts';
import { entriesOf, type PostedEntries } from '#server/forms/posted-form.ts';
import { withPreparedStatements } from '#server/platform/database/prepared-statements.ts';
import { callsWithin } from '#server/platform/network/calls-within.ts';
import type { CallOutside } from '#server/platform/network/call-outside.ts';
import type { Services } from '#server/platform/services.ts';
import { lockOfSite } from '#server/published/access-to.ts';
import { publishedSite, visitOf } from '#server/published/published-server.ts';
import type { PublishedSite } from '#server/published/published-site.ts';
import { findSite } from '#server/sites/queries.ts';

/** A request for a page of the shop, with what answering it takes. */
export interface ShopVisit {
  readonly services: Services;
  /** Calls payment providers: for all calls of the request together a buyer waits ten seconds at most (ORD-166). */
  readonly callProvider: CallOutside;
  readonly siteId: SiteId;
  readonly published: PublishedSite;
  /** Says it in the language of the site. */
  readonly translate: Translate;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What was posted, by name; empty without it. */
  readonly posted: (name: string) => string;
  /** All of it in its order, as it came. */
  readonly entries: PostedEntries;
}

const MAX_POSTED = 2_000;
/** As long as a buyer waits for a payment provider. */
export const PROVIDER_WAIT_MS = 10_000;

/** The visit, or null where there is no shop: the host is not public, or the whole site asks for a password first. */
export async function shopVisit(
  { published: server }: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ShopVisit | null> {
  const { services } = server;
  const scope = request.site;
  if (scope?.host !== 'public') return null;
  const site = await withPreparedStatements(() => findSite(services.db, scope.siteId));
  const published = await publishedSite(server, site, await visitOf(server, request, scope, site));
  if ((await lockOfSite(published)) !== null) return null;
  const entries = entriesOf(request.body);
  const entered = Object.fromEntries(entries.toReversed());
  return {
    services,
    callProvider: callsWithin(services.callService, services.elapsed, PROVIDER_WAIT_MS),
    siteId: scope.siteId,
    published,
    translate: siteTranslator(published.loaded.shell.settings.language),
    request,
    reply,
    entries,
    // Texts that cannot be kept are no answer.
    posted: (name) =>
      (entered[name] ?? '')
        .slice(0, MAX_POSTED)
        .replaceAll(/(?!\n)\p{Cc}/gu, '')
        .toWellFormed(),
  };
}
