import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TRAP_NAME } from '#domain/forms/save-form-request.ts';
import { commentProblems, type GuestComment } from '#domain/comments/comment-problems.ts';
import { comments } from '#messages/en/comments.ts';
import { fill } from '#messages/message.ts';
import { createId, isId, type Id } from '#lib/id.ts';
import { fail } from '#lib/result.ts';
import { answerFormError } from '#server/forms/answer-form-error.ts';
import { issueTicket, readTicket, WAITING_MS } from '#server/forms/captcha/waiting-ticket.ts';
import { issueFormKey, readFormKey } from '#server/forms/form-key.ts';
import { entriesOf, entryOf, isFromOwnPage, type PostedEntries } from '#server/forms/posted-form.ts';
import { isGatedFor } from '#server/gating/is-gated-for.ts';
import { isLockedFor } from '#server/locks/is-locked-for.ts';
import { sendPage } from '#server/newsletters/page-answer.ts';
import { findMember } from '#server/members/members.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import { accountOf, memberOf } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { siteOf } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { readCommentToken, signComment } from './comment-link.ts';
import { awaitingPage, closedPage, writePage, type AnsweredComment } from './comment-pages.tsx';
import { captchaRefusal, captchaSiteKeyOf } from './guest-captcha.ts';
import { findCommentedItem, type CommentedItem } from './commented-item.ts';
import { findComment, findCommentPage } from './queries.ts';
import { awaitingForScript, refusalForScript } from './script-answers.tsx';
import { registerReactions } from './reactions-plugin.ts';
import type { CommentingAccount } from './who-may-comment.ts';
import { registerFollowing } from './follow-plugin.tsx';
import { REFUSAL, writeComment, type CommentCall } from './write-comment.ts';

const CALLS_PER_MINUTE = 60;
/** A text that is far too long is refused at its field, with what was typed. */
const BODY_LIMIT = 4_000_000;
/** Forms of comments have no crumb: their keys are bound to the item alone. */
const ANY_VISITOR = 'comment';

interface Waiting {
  readonly key: string;
  readonly ticket: string;
}

/** Writing comments without scripts: form posts, answered by a page or by where the comment stands (COMT-11). */
export function registerComments(app: FastifyInstance, services: Services): void {
  const options = {
    config: { callsPerMinute: CALLS_PER_MINUTE },
    errorHandler: answerFormError(services),
  };

  app.post<{ Params: { documentId: string } }>(
    '/api/comment/write/:documentId',
    { ...options, bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      const { siteId } = siteOf(request);
      if (!isFromOwnPage(request)) throw new CallError('form-key-invalid');
      const item = await itemOf(request, request.params.documentId);
      const entries = entriesOf(request.body);
      const comment = guestCommentIn(entries);
      const isScript = request.headers.accept === 'application/json';
      if (item.commenting !== 'open') {
        void reply.code(403);
        const message = item.commenting === 'closed' ? comments.closed : comments.off;
        if (isScript) return reply.send(await refusalForScript(services, siteId, { message, errors: {} }));
        return sendPage(reply, await closedPage(services, siteId, { item, text: comment.text }));
      }
      // A program fell into the trap: it is told that all went well, and nothing is kept.
      if (entryOf(entries, TRAP_NAME) !== '') {
        const held = { ...comment, id: createId(services.now()) };
        if (isScript) return reply.send(await awaitingForScript(services, siteId, held));
        return sendPage(reply, await awaitingPage(services, siteId, { text: null, backHref: item.path }));
      }
      const parent = entryOf(entries, 'parent');
      const parentId = isId<'comment'>(parent) ? parent : null;
      const call: CommentCall = {
        siteId,
        item,
        parentId,
        comment,
        address: request.ip,
        key: keyIn(request, entries, item),
        member: await memberIn(request),
        account: accountIn(request),
        isFollowing: entryOf(entries, 'follow') === 'yes',
      };
      const siteKey = isGuest(request) ? await captchaSiteKeyOf(services, siteOf(request), item.site) : '';
      const answered = { siteKey, answer: entryOf(entries, 'captchaKey'), isScript };
      const refused = siteKey === '' ? null : await captchaRefusal(services, call, answered);
      const waiting = siteKey === '' ? waitFor(request, entries, call) : null;
      if (waiting !== null && isScript) {
        const wait = { ...waiting, seconds: WAITING_MS / 1000 };
        const refusal = { message: fill(comments.waitFirst, { seconds: wait.seconds }), errors: {} };
        return reply.code(400).send({ ...(await refusalForScript(services, siteId, refusal)), wait });
      }
      if (waiting !== null) {
        return sendPage(
          reply.code(400),
          await writePage(services, siteId, await waitingFor(request, call, waiting)),
        );
      }
      const written = refused === null ? await writeComment(services, call) : fail(refused);
      if (written.ok) {
        const { id, state } = written.value;
        if (isScript && state === 'approved') return reply.send({ place: await placeOf(request, item, id) });
        if (isScript) {
          const name = accountIn(request)?.name ?? call.member?.name ?? comment.name;
          return reply.send(await awaitingForScript(services, siteId, { id, name, text: comment.text }));
        }
        return reply.redirect(
          state === 'approved' ? await placeOf(request, item, id) : sentAddress(request, id),
          303,
        );
      }
      const { status, retryAfterS } = written.error;
      if (retryAfterS !== null) reply.header('retry-after', retryAfterS);
      if (isScript) return reply.code(status).send(await refusalForScript(services, siteId, written.error));
      const page = {
        item,
        answered: parentId === null ? null : await answeredBy(request, item, parentId),
        key: newKey(request, item),
        entered: comment,
        isFollowing: call.isFollowing === true,
        refusal: written.error,
        writingAs: accountIn(request)?.name ?? null,
        needsScripts: siteKey !== '',
      };
      return sendPage(reply.code(status), await writePage(services, siteId, page));
    },
  );

  app.get<{ Params: { documentId: string; commentId: string } }>(
    '/api/comment/reply/:documentId/:commentId',
    options,
    async (request, reply) => {
      const { siteId } = siteOf(request);
      const { documentId, commentId } = request.params;
      const item = await itemOf(request, documentId);
      if (item.commenting !== 'open') {
        return sendPage(reply.code(403), await closedPage(services, siteId, { item, text: '' }));
      }
      const answered = isId<'comment'>(commentId) ? await answeredBy(request, item, commentId) : null;
      if (answered === null) throw new CallError('not-found');
      return askForComment(request, reply, item, answered);
    },
  );

  app.get<{ Params: { documentId: string } }>(
    '/api/comment/write/:documentId',
    options,
    async (request, reply) => {
      const { siteId } = siteOf(request);
      const item = await itemOf(request, request.params.documentId);
      if (item.commenting !== 'open') {
        return sendPage(reply.code(403), await closedPage(services, siteId, { item, text: '' }));
      }
      return askForComment(request, reply, item, null);
    },
  );

  registerReactions(app, services, { options, itemOf, placeOf });
  registerFollowing(app, services, options);

  app.get<{ Params: { token: string } }>('/api/comment/sent/:token', options, async (request, reply) => {
    const { siteId } = siteOf(request);
    const id = readCommentToken(services, siteId, request.params.token);
    const comment = id === null ? null : await findComment(services.db, siteId, id);
    if (id === null || comment === null) throw new CallError('not-found');
    const item = await itemOf(request, comment.documentId);
    if (comment.state === 'approved') return reply.redirect(await placeOf(request, item, id), 303);
    const page = await awaitingPage(services, siteId, { text: comment.body, backHref: item.path });
    return sendPage(reply, page);
  });

  /**
   * What a guest who has not waited yet gets where the owner asks for it (COMT-24): a new key, and a ticket that opens
   * after a while for what was typed. Null for everybody else, and once the time is over.
   */
  function waitFor(request: FastifyRequest, entries: PostedEntries, call: CommentCall): Waiting | null {
    const { siteId, item, comment } = call;
    if (!isGuest(request) || !item.site.hasCaptcha) return null;
    // What is wrong at a field is said before anybody waits.
    if (Object.keys(commentProblems(comment)).length > 0) return null;
    const typed = (['name', 'email', 'text', 'parent'] as const).map(
      (name) => [name, entryOf(entries, name).replaceAll('\r\n', '\n')] as const,
    );
    const scopeOfKey = (key: string) => ({ siteId, formId: item.documentId, key, entries: typed });
    const [given, ticket] = [entryOf(entries, 'key'), entryOf(entries, 'ticket')];
    const { kind } = readTicket(services, scopeOfKey(given), ticket);
    if (kind === 'ready') return null;
    if (kind === 'early') return { key: given, ticket };
    const key = newKey(request, item);
    return { key, ticket: issueTicket(services, scopeOfKey(key), ANY_VISITOR) };
  }

  async function waitingFor(request: FastifyRequest, call: CommentCall, { key, ticket }: Waiting) {
    const { item, parentId, comment } = call;
    return {
      item,
      answered: parentId === null ? null : await answeredBy(request, item, parentId),
      key,
      ticket,
      entered: comment,
      isFollowing: call.isFollowing === true,
      refusal: { ...REFUSAL, message: fill(comments.waitFirst, { seconds: WAITING_MS / 1000 }) },
      writingAs: null,
    };
  }

  /** The form on a page of its own, or the page of the account where members alone write (COMT-09). */
  async function askForComment(
    request: FastifyRequest,
    reply: FastifyReply,
    item: CommentedItem,
    answered: AnsweredComment | null,
  ): Promise<FastifyReply> {
    const { siteId, host } = siteOf(request);
    const account = accountIn(request);
    const { writers } = item.site;
    if (account === null && writers === 'invited' && host === 'public') {
      const { identifier } = await findSite(services.db, siteId);
      return reply.redirect(appUrl(services.config, identifier, request.url), 303);
    }
    const isForMembers = writers === 'members' || writers === 'plans';
    if (host === 'public' && (memberOf(request.caller) !== null || isForMembers)) {
      const parent = answered === null ? '' : `?parent=${answered.id}`;
      return reply.redirect(`/account/comments/${item.documentId}${parent}`, 303);
    }
    // A provider's captcha stands in the page of the thread alone.
    if (account === null && (await captchaSiteKeyOf(services, { siteId, host }, item.site)) !== '') {
      const place =
        answered === null ? `${item.path}#write-comment` : await placeOf(request, item, answered.id);
      return reply.redirect(place, 303);
    }
    const page = { item, answered, key: newKey(request, item), writingAs: account?.name ?? null };
    return sendPage(reply, await writePage(services, siteId, page));
  }

  function isGuest(request: FastifyRequest): boolean {
    return memberOf(request.caller) === null && accountIn(request) === null;
  }

  /** Who works on the site or was asked to comment, on its app host alone (ROLE-16). */
  function accountIn(request: FastifyRequest): CommentingAccount | null {
    const { caller } = request;
    const account = accountOf(caller);
    if (account === null || !caller.isOfSite || siteOf(request).host !== 'app') return null;
    const { accountId, name, email } = account;
    return { accountId, name, email, isModerator: caller.permissions.has('comments.moderate') };
  }

  /** The item that is commented, where this visitor may see it (COMT-05). */
  async function itemOf(request: FastifyRequest, documentId: string): Promise<CommentedItem> {
    const { siteId, host } = siteOf(request);
    // Strangers see no pages on the app host.
    const isStranger = host === 'app' && !request.caller.isOfSite;
    if (isStranger || !isId<'document'>(documentId)) throw new CallError('not-found');
    const item = await findCommentedItem(services.db, siteId, documentId, services.now());
    if (item === null || (await isLockedFor(services, siteId, item.documentId, request))) {
      throw new CallError('not-found');
    }
    if (await isGatedFor(services, siteOf(request), { documentId: item.documentId }, request)) {
      throw new CallError('not-found');
    }
    return item;
  }

  /** Whoever is signed in comments under their own name, also in the form of a page that is the same for all (COMT-09). */
  async function memberIn(request: FastifyRequest): Promise<CommentCall['member']> {
    const signedIn = memberOf(request.caller);
    if (signedIn === null) return null;
    const { memberId: id, email } = signedIn;
    const member = await findMember(services.db, siteOf(request).siteId, id);
    return { id, email, name: `${member?.firstName ?? ''} ${member?.lastName ?? ''}`.trim() };
  }

  async function answeredBy(request: FastifyRequest, item: CommentedItem, id: Id<'comment'>) {
    const comment = await findComment(services.db, siteOf(request).siteId, id);
    return comment?.documentId === item.documentId && comment.state === 'approved' ? comment : null;
  }

  /** `#comment-{id}` on the page of the thread that holds it (COMT-07). */
  async function placeOf(request: FastifyRequest, item: CommentedItem, id: Id<'comment'>): Promise<string> {
    const { siteId } = siteOf(request);
    const page = await findCommentPage(services.db, siteId, item.documentId, id, item.site.order);
    const query = page === null || page === 1 ? '' : `?page=${page}`;
    return `${item.path}${query}#comment-${id}`;
  }

  function sentAddress(request: FastifyRequest, id: Id<'comment'>): string {
    return `/api/comment/sent/${signComment(services, siteOf(request).siteId, id)}`;
  }

  function newKey(request: FastifyRequest, item: CommentedItem): string {
    return issueFormKey(services, scopeOf(request, item));
  }

  function keyIn(request: FastifyRequest, entries: PostedEntries, item: CommentedItem): CommentCall['key'] {
    const key = entryOf(entries, 'key');
    if (key === '') return 'none';
    return readFormKey(services, scopeOf(request, item), key) ?? 'wrong';
  }
}

function scopeOf(request: FastifyRequest, item: CommentedItem) {
  return { siteId: siteOf(request).siteId, visitor: ANY_VISITOR, formId: item.documentId };
}

function guestCommentIn(entries: PostedEntries): GuestComment {
  return {
    name: entryOf(entries, 'name'),
    email: entryOf(entries, 'email'),
    text: entryOf(entries, 'text'),
  };
}
