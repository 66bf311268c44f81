import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '#lib/id.ts';
import { listHeldPlans } from '#server/gating/memberships.ts';
import { memberOfFeed } from '#server/gating/member-feeds.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { findMemberSettings } from '#server/members/member-settings.ts';
import { VISITOR } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { answerOpenFeed } from '#server/published/answer-address.ts';
import { feedFormatOf } from '#server/published/answer-feed.ts';
import { publishedSite, type PublishedServer } from '#server/published/published-server.ts';
import { sendAnswer } from '#server/published/send-answer.ts';
import { toCachedAnswer } from '#server/published/to-cached-answer.ts';
import { findSite } from '#server/sites/queries.ts';
import { FEED_PAGE } from './feed-page.ts';

interface PersonalFeed {
  readonly token: string;
  readonly documentId: string;
  readonly file: string;
}

/**
 * The feed of a collection as a member gets it now, by the secret in its address (FIND-27): without a session, since
 * feed readers have none, and kept by nobody. Passwords are asked for by no feed, so what they lock has none.
 */
export async function sendPersonalFeed(
  server: PublishedServer,
  request: FastifyRequest<{ Params: PersonalFeed }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { services } = server;
  const scope = request.site;
  const { token, documentId, file } = request.params;
  const format = feedFormatOf(file);
  if (scope?.host !== 'public' || format === null || !isId<'document'>(documentId)) {
    throw new CallError('not-found');
  }
  const { siteId } = scope;
  const memberId = await memberOfFeed(services.db, siteId, token);
  if (memberId === null || !(await findMemberSettings(services.db, siteId)).isOn) {
    throw new CallError('not-found');
  }
  const planIds = new Set(await listHeldPlans(services.db, siteId, memberId, services.now()));
  const site = await findSite(services.db, siteId);
  const published = await publishedSite(server, site, {
    host: 'public',
    caller: VISITOR,
    websiteRoles: [],
    unlocked: new Set(),
    viewer: { kind: 'member', planIds },
  });
  const entry = await findEntryOfDocument(services.db, siteId, 'live', documentId);
  if (entry?.kind !== 'collection' || !entry.isEnabled || entry.workflowState !== 'published') {
    throw new CallError('not-found');
  }
  const asked = Number(new URL(request.url, 'http://localhost').searchParams.get('page'));
  const answer = await answerOpenFeed(published, entry, format, {
    pageNumber: Number.isSafeInteger(asked) && asked > 0 ? asked : 1,
    category: null,
    tag: null,
    file: `${FEED_PAGE}/${token}/${documentId}/${file}`,
  });
  if (answer.kind !== 'content') throw new CallError('not-found');
  reply.header('referrer-policy', 'same-origin');
  return sendAnswer(request, reply, toCachedAnswer(site, { ...answer, isNoindex: true }, false));
}
