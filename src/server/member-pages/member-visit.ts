import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteTranslator } from '#messages/site-translator.ts';
import type { Translate } from '#messages/translator.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { MemberSettings } from '#domain/members/member-settings.ts';
import { entriesOf } from '#server/forms/posted-form.ts';
import { findMemberSettings } from '#server/members/member-settings.ts';
import { memberOf, type SignedInMember } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { lockOfSite } from '#server/published/access-to.ts';
import { publishedSite, visitOf } from '#server/published/published-server.ts';
import type { PublishedSite } from '#server/published/published-site.ts';
import { findSite } from '#server/sites/queries.ts';

/** A request for a page of members, with what answering it takes. */
export interface MemberVisit {
  readonly services: Services;
  readonly siteId: SiteId;
  readonly settings: MemberSettings;
  readonly published: PublishedSite;
  /** Says it in the language of the site. */
  readonly translate: Translate;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly member: SignedInMember | null;
  /** What was posted, by name; empty without it. */
  readonly posted: (name: string) => string;
  /** The same of a text with lines, as long as it was sent. */
  readonly postedText: (name: string) => string;
}

const MAX_POSTED = 2_000;

/**
 * The visit, or null where there are no such pages: members are not switched on, the host is not public, or the whole
 * site asks for a password first.
 */
export async function memberVisit(
  { published: server }: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<MemberVisit | null> {
  const { services } = server;
  const scope = request.site;
  if (scope?.host !== 'public') return null;
  const settings = await findMemberSettings(services.db, scope.siteId);
  if (!settings.isOn) return null;
  const site = await findSite(services.db, scope.siteId);
  const published = await publishedSite(server, site, await visitOf(server, request, scope, site));
  if ((await lockOfSite(published)) !== null) return null;
  const entered = Object.fromEntries(entriesOf(request.body).toReversed());
  return {
    services,
    siteId: scope.siteId,
    settings,
    published,
    translate: siteTranslator(published.loaded.shell.settings.language),
    request,
    reply,
    member: memberOf(request.caller),
    posted: (name) => cleanText(entered[name] ?? ''),
    postedText: (name) => (entered[name] ?? '').toWellFormed(),
  };
}

/** Texts that cannot be kept are no answer, and nobody's name or address is as long as a letter. */
function cleanText(text: string): string {
  return text
    .slice(0, MAX_POSTED)
    .replaceAll(/\p{Cc}/gu, '')
    .toWellFormed();
}
