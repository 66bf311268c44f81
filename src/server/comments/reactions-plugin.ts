import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { createToken, isToken } from '#server/accounts/session-token.ts';
import { isId, type Id } from '#lib/id.ts';
import { isFromOwnPage } from '#server/forms/posted-form.ts';
import { sendPage } from '#server/newsletters/page-answer.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { readHostCookie, setHostCookie } from '#server/platform/http/host-cookies.ts';
import { siteOf } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';
import type { CommentedItem } from './commented-item.ts';
import { toggleLike, type Liker } from './likes.ts';
import { findComment } from './queries.ts';
import { likedPage, reportedPage, reportPage } from './reaction-pages.tsx';
import { reportComment } from './report-comment.ts';

/** What tells one browser that likes from another; it names nobody. */
const LIKER_COOKIE = 'portico_likes';
const LIKER_S = 365 * 24 * 60 * 60;

interface Reactions {
  readonly options: RouteShorthandOptions;
  /** The item, where this visitor may see it. */
  readonly itemOf: (request: FastifyRequest, documentId: string) => Promise<CommentedItem>;
  /** Where a comment stands. */
  readonly placeOf: (request: FastifyRequest, item: CommentedItem, id: Id<'comment'>) => Promise<string>;
}

interface OfComment {
  readonly Params: { readonly documentId: string; readonly commentId: string };
}

/** Likes and reports of readers (COMT-14, COMT-15): forms that work without scripts; scripts ask for JSON. */
export function registerReactions(
  app: FastifyInstance,
  services: Services,
  { options, itemOf, placeOf }: Reactions,
): void {
  app.post<OfComment>('/api/comment/like/:documentId/:commentId', options, async (request, reply) => {
    if (!isFromOwnPage(request)) throw new CallError('form-key-invalid');
    const { siteId } = siteOf(request);
    const { item, commentId } = await commentOf(request);
    if (!item.site.hasLikes) throw new CallError('not-permitted');
    const liking = { siteId, documentId: item.documentId, commentId };
    const liked = await toggleLike(services, liking, likerOf(request, reply));
    if (liked === null) throw new CallError('not-found');
    if (request.headers.accept === 'application/json') return reply.send(liked);
    const backHref = await placeOf(request, item, commentId);
    return sendPage(reply, await likedPage(services, siteId, { liked, action: request.url, backHref }));
  });

  app.get<OfComment>('/api/comment/report/:documentId/:commentId', options, async (request, reply) => {
    const { siteId } = siteOf(request);
    const { item, commentId } = await commentOf(request);
    const comment = await findComment(services.db, siteId, commentId);
    if (comment?.documentId !== item.documentId || comment.state !== 'approved') {
      throw new CallError('not-found');
    }
    const backHref = await placeOf(request, item, commentId);
    const page = { authorName: comment.authorName, text: comment.body, action: request.url, backHref };
    return sendPage(reply, await reportPage(services, siteId, page));
  });

  app.post<OfComment>('/api/comment/report/:documentId/:commentId', options, async (request, reply) => {
    if (!isFromOwnPage(request)) throw new CallError('form-key-invalid');
    const { siteId } = siteOf(request);
    const { item, commentId } = await commentOf(request);
    const memberId = memberOf(request.caller)?.memberId ?? null;
    const report = { siteId, item, commentId, memberId, address: request.ip };
    const reported = await reportComment(services, report);
    if (reported.kind === 'gone') throw new CallError('not-found');
    if (reported.kind === 'too-many') {
      void reply.code(429).header('retry-after', reported.retryAfterS);
    }
    const page = { isTaken: reported.kind === 'reported', backHref: item.path };
    return sendPage(reply, await reportedPage(services, siteId, page));
  });

  async function commentOf(request: FastifyRequest) {
    const { documentId, commentId } = request.params as OfComment['Params'];
    const item = await itemOf(request, documentId);
    if (!item.site.isEnabled || item.site.shortname !== '' || !isId<'comment'>(commentId))
      throw new CallError('not-found');
    return { item, commentId };
  }

  /** A member, or the browser: it keeps what it is called from its first like on. */
  function likerOf(request: FastifyRequest, reply: FastifyReply): Liker {
    const memberId = memberOf(request.caller)?.memberId;
    if (memberId !== undefined) return { memberId };
    const kept = readHostCookie(services.config, request, LIKER_COOKIE);
    const browser = kept !== null && isToken(kept) ? kept : createToken();
    setHostCookie(services.config, reply, { name: LIKER_COOKIE, value: browser, maxAgeS: LIKER_S });
    return { browser };
  }
}
