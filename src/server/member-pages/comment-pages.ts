import type { FastifyReply } from 'fastify';
import { comments } from '#messages/en/comments.ts';
import { members } from '#messages/en/members.ts';
import { fill, type Words } from '#messages/message.ts';
import { isId, type Id } from '#lib/id.ts';
import { findCommentedItem, type CommentedItem } from '#server/comments/commented-item.ts';
import {
  changeOwnComment,
  findOwnComment,
  isChangeable,
  listOwnComments,
  removeOwnComment,
} from '#server/comments/own-comments.ts';
import { findComment } from '#server/comments/queries.ts';
import { refusalOf } from '#server/comments/who-may-comment.ts';
import { writeComment } from '#server/comments/write-comment.ts';
import { isGatedFor } from '#server/gating/is-gated-for.ts';
import { isLockedFor } from '#server/locks/is-locked-for.ts';
import { findMember } from '#server/members/members.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { siteOf } from '#server/platform/http/site-scope.ts';
import type { AccountPart } from '#site/content/account-part.ts';
import type { OwnVisit } from './account-pages.ts';
import { fieldOf, formOf, formPart, linksPart, noticePart, textPart } from './form-parts.ts';
import { redirectTo, sendMemberPage } from './send-page.ts';

interface Answer {
  readonly problem?: Words | null;
  readonly message?: Words | null;
  readonly done?: Words | null;
  readonly status?: number;
}

/** `/account/comments/…`: a member comments with nothing but the text, and sees what is theirs on the item (COMT-09, COMT-13). */
export async function commentPage(visit: OwnVisit, documentId: string): Promise<FastifyReply> {
  return show(visit, await itemOf(visit, documentId), {});
}

/** What the forms of the page send: a new comment, another text for one, or that one goes. */
export async function sendComment(visit: OwnVisit, documentId: string): Promise<FastifyReply> {
  const item = await itemOf(visit, documentId);
  const { services, siteId, member, posted } = visit;
  const owner = { siteId, memberId: member.memberId };
  const id = posted('comment');
  if (posted('remove') === 'yes') {
    const isRemoved = isId<'comment'>(id) && (await removeOwnComment(services, owner, id));
    return show(
      visit,
      item,
      isRemoved ? { done: comments.ownRemoved } : { message: comments.gone, status: 404 },
    );
  }
  const text = textOf(visit);
  if (id !== '') {
    if (!isId<'comment'>(id)) throw new CallError('not-found');
    const outcome = await changeOwnComment(services, owner, { id, text });
    if (outcome === null) return show(visit, item, { done: members.saved });
    return outcome === 'gone'
      ? show(visit, item, { message: comments.ownTooLate, status: 409 })
      : show(visit, item, { problem: outcome, status: 400 });
  }
  if (item.commenting !== 'open') return show(visit, item, { status: 403 });
  const parent = posted('parent');
  const written = await writeComment(services, {
    siteId,
    item,
    parentId: isId<'comment'>(parent) ? parent : null,
    comment: { name: '', email: '', text },
    address: visit.request.ip,
    key: 'none',
    member: { id: member.memberId, email: member.email, name: await nameOf(visit) },
    isFollowing: posted('follow') === 'yes',
  });
  if (written.ok) {
    const { id: made, state } = written.value;
    if (state === 'approved') return redirectTo(visit, `${item.path}#comment-${made}`);
    return show(visit, item, { done: comments.awaiting });
  }
  const { status, message, errors, retryAfterS } = written.error;
  if (retryAfterS !== null) visit.reply.header('retry-after', retryAfterS);
  return show(visit, item, { message, problem: errors.text ?? null, status });
}

async function show(visit: OwnVisit, item: CommentedItem, answer: Answer): Promise<FastifyReply> {
  const { services, siteId, member, translate, posted } = visit;
  const { db } = services;
  const owner = { siteId, memberId: member.memberId };
  const asked = visit.request.query as { readonly parent?: unknown; readonly edit?: unknown };
  const edited = posted('comment') === '' ? idIn(asked.edit) : idIn(posted('comment'));
  const parent = posted('parent') === '' ? idIn(asked.parent) : idIn(posted('parent'));
  const changed = edited === null || answer.done != null ? null : await findOwnComment(db, owner, edited);
  const answered = parent === null ? null : await findComment(db, siteId, parent);
  const isAnswer = answered?.documentId === item.documentId && answered.state === 'approved';
  const own = await listOwnComments(db, owner, item.documentId);
  const name = await nameOf(visit);
  const refused =
    changed === null
      ? await refusalOf(services, siteId, item.site, { member: { id: member.memberId }, account: null })
      : null;
  const title =
    changed !== null
      ? comments.ownChange
      : isAnswer
        ? fill(comments.replyTo, { name: answered.authorName })
        : comments.leave;
  const text = answer.status === undefined ? (changed?.body ?? '') : textOf(visit);
  const form = formPart(visit, {
    action: `/account/comments/${item.documentId}`,
    fields: [
      fieldOf(visit, 'text', { label: comments.text, kind: 'texts', value: text, problem: answer.problem }),
      ...(changed === null
        ? [fieldOf(visit, 'follow', { label: comments.follow, kind: 'checkbox', value: posted('follow') })]
        : []),
    ],
    hidden: changed !== null ? { comment: changed.id } : isAnswer && parent !== null ? { parent } : {},
    submit: changed === null ? comments.send : members.save,
  });
  const parts: readonly AccountPart[] = [
    ...(answer.done == null ? [] : [noticePart(visit, 'done', answer.done)]),
    ...(answer.message == null ? [] : [noticePart(visit, 'problem', answer.message)]),
    ...(changed === null && item.commenting !== 'open'
      ? [textPart(visit, item.commenting === 'closed' ? comments.closed : comments.off)]
      : refused !== null
        ? [textPart(visit, refused)]
        : [...(name === '' ? [] : [textPart(visit, fill(comments.writingAs, { name }))]), form]),
    ...(own.length === 0 ? [] : ([{ kind: 'heading', text: translate(comments.own) }] as const)),
    ...own.flatMap((comment): readonly AccountPart[] => [
      {
        kind: 'rows',
        rows: [
          {
            title: comment.body,
            note: comment.state === 'pending' ? translate(comments.awaiting) : '',
            form: formOf(visit, {
              action: `/account/comments/${item.documentId}`,
              hidden: { comment: comment.id, remove: 'yes' },
              submit: comments.ownRemove,
              isQuiet: true,
            }),
          },
        ],
      },
      ...(isChangeable(comment, services.now())
        ? [
            linksPart(visit, [
              [`/account/comments/${item.documentId}?edit=${comment.id}`, comments.ownChange],
            ]),
          ]
        : []),
    ]),
    { kind: 'links', links: [{ href: item.path, label: translate(comments.back, { title: item.title }) }] },
  ];
  return sendMemberPage(visit, {
    title,
    parts,
    ...(answer.status === undefined ? {} : { status: answer.status }),
  });
}

/** The item, where this member may see it (COMT-05). */
async function itemOf({ services, siteId, request }: OwnVisit, documentId: string): Promise<CommentedItem> {
  if (!isId<'document'>(documentId)) throw new CallError('not-found');
  const item = await findCommentedItem(services.db, siteId, documentId, services.now());
  if (item === null || (await isLockedFor(services, siteId, item.documentId, request))) {
    throw new CallError('not-found');
  }
  if (await isGatedFor(services, siteOf(request), { documentId: item.documentId }, request)) {
    throw new CallError('not-found');
  }
  return item;
}

/** The name that comments stand under; empty for a member who gave none. */
async function nameOf({ services, siteId, member }: OwnVisit): Promise<string> {
  const found = await findMember(services.db, siteId, member.memberId);
  return found === null ? '' : `${found.firstName} ${found.lastName}`.trim();
}

function idIn(given: unknown): Id<'comment'> | null {
  return typeof given === 'string' && isId<'comment'>(given) ? given : null;
}

/** As it was typed: a comment is longer than other fields of accounts, and has lines. */
function textOf({ postedText }: OwnVisit): string {
  return postedText('text');
}
