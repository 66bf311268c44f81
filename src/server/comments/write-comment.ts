import { createHmac } from 'node:crypto';
import {
  commentProblems,
  textProblem,
  type CommentField,
  type GuestComment,
} from '#domain/comments/comment-problems.ts';
import { MIN_COMMENT_MS, SAME_TEXT_MS } from '#domain/comments/comment-limits.ts';
import type { CommentState } from '#domain/comments/comment-states.ts';
import { judgeComment } from '#domain/comments/judge-comment.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId, type Id } from '#lib/id.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { comments } from '#messages/en/comments.ts';
import type { Words } from '#messages/message.ts';
import { touchContact } from '#server/contacts/touch-contact.ts';
import { allOrNothing } from '#server/forms/all-or-nothing.ts';
import type { FormKey } from '#server/forms/form-key.ts';
import { KEY_LIFETIME_MS } from '#server/forms/form-limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { isBarred } from './comment-bars.ts';
import type { CommentedItem } from './commented-item.ts';
import { followReplies } from './followers.ts';
import { queueNotices } from './notices.ts';
import { queueReplies } from './queue-replies.ts';
import { askFilter, SPAM_FILTER, type SpamFilter } from './spam-filter.ts';
import { hashSender } from './hash-sender.ts';
import { hasApprovedComment, hasSameText, isNameOfContributor, isShownOn } from './queries.ts';
import { countComment } from './sender-limit.ts';
import { refusalOf, type CommentingAccount } from './who-may-comment.ts';
import { storableText } from './storable-text.ts';

export interface CommentCall {
  readonly siteId: SiteId;
  readonly item: CommentedItem;
  readonly parentId: Id<'comment'> | null;
  /** Of a member only the text counts. */
  readonly comment: GuestComment;
  /** Who is signed in, with the name that the comment stands under; nobody for a guest (COMT-09). */
  readonly member?:
    | { readonly id: Id<'member'>; readonly email: string; readonly name: string }
    | null
    | undefined;
  /** Who works on the site, or was asked to comment, on its app host (ROLE-16); nobody for all others. */
  readonly account?: CommentingAccount | null | undefined;
  /** Whether the writer ticked that replies shall be mailed (COMT-28). */
  readonly isFollowing?: boolean;
  /** The visitor's network address. */
  readonly address: string;
  /** `none`: the form of a cached page, which cannot carry one. `wrong`: forged, expired or of another item. */
  readonly key: FormKey | 'none' | 'wrong';
}

export interface CommentRefusal {
  readonly status: 400 | 403 | 429;
  readonly message: Words | null;
  readonly errors: Readonly<Partial<Record<CommentField, Words>>>;
  readonly retryAfterS: number | null;
}

export interface WrittenComment {
  readonly id: Id<'comment'>;
  readonly state: CommentState;
}

/**
 * Takes a comment of a guest, a member or somebody of the site with the defences against spam (COMT-09 to COMT-12, COMT-17, COMT-22, COMT-23). A refusal
 * uses nothing up: neither the key nor the right to comment.
 */
export async function writeComment(
  services: Services,
  call: CommentCall,
  filter: SpamFilter | null = SPAM_FILTER,
): Promise<Result<WrittenComment, CommentRefusal>> {
  const { siteId, item, key } = call;
  const now = services.now();
  if (key === 'wrong') return refuse(comments.keyUsed);
  if (key !== 'none' && key.expiresAt.getTime() - KEY_LIFETIME_MS + MIN_COMMENT_MS > now) {
    return refuse(comments.tooQuick);
  }
  const member = call.member ?? null;
  const account = call.account ?? null;
  const writtenBy = account ?? member ?? call.comment;
  const refused = await refusalOf(services, siteId, item.site, { member, account });
  if (refused !== null) return fail({ ...REFUSAL, status: 403, message: refused });
  const comment = {
    name: storableText(writtenBy.name).replaceAll(/\s+/g, ' ').trim(),
    email: storableText(writtenBy.email).trim(),
    text: storableText(call.comment.text).trim(),
  };
  const isGuest = member === null && account === null;
  const errors = isGuest ? commentProblems(comment) : problemsOfMember(comment.text);
  if (Object.keys(errors).length > 0) return refuse(null, errors);
  const sender = isGuest
    ? await hashSender(services, siteId, call.address)
    : { limited: hashMember(services, account?.accountId ?? member?.id ?? ''), kept: null };
  const writer = {
    accountId: account?.accountId ?? null,
    memberId: member?.id ?? null,
    emailKey: addressKey(comment.email),
    senderHash: sender.kept,
    textHash: hashText(services, comment.text),
  };
  const { text, ...author } = comment;
  const filtered =
    filter === null || account !== null
      ? 'approved'
      : await askFilter(filter, { text, author, address: call.address });
  return allOrNothing(services, async (trx) => {
    const isBarredWriter = account === null && (await isBarred(trx, siteId, writer, now));
    if (isBarredWriter && member !== null) {
      return fail({ ...REFUSAL, status: 403, message: comments.barred });
    }
    if (account === null && (await isNameOfContributor(trx, siteId, comment.name))) {
      return isGuest ? refuse(null, { name: comments.nameTaken }) : refuse(comments.nameTaken);
    }
    if (call.parentId !== null && !(await isShownOn(trx, siteId, item.documentId, call.parentId))) {
      return refuse(comments.gone);
    }
    const waitMs = await countComment(trx, siteId, sender.limited, now);
    if (waitMs > 0) {
      const retryAfterS = Math.ceil(waitMs / 1000);
      return fail({ ...REFUSAL, status: 429, message: comments.tooFast, retryAfterS });
    }
    const since = new Date(now - SAME_TEXT_MS);
    if (await hasSameText(trx, siteId, writer, since)) return refuse(null, { text: comments.sameText });
    if (key !== 'none' && !(await useKey(trx, siteId, key))) return refuse(comments.keyUsed);
    const isKnown = await hasApprovedComment(trx, siteId, writer);
    const state = isBarredWriter
      ? 'spam'
      : account?.isModerator === true
        ? 'approved'
        : stricter(filtered, judgeComment({ ...comment, isKnown }, item.site));
    const id = createId<'comment'>(now);
    await trx
      .insertInto('item_comments')
      .values({
        site_id: siteId,
        id,
        document_id: item.documentId,
        parent_id: call.parentId,
        kind: 'comment',
        state,
        author_name: comment.name,
        author_url: '',
        body: comment.text,
        created_at: new Date(now),
        member_id: writer.memberId,
        account_id: writer.accountId,
        ...(account === null ? { author_email: comment.email, email_key: writer.emailKey } : {}),
        sender_hash: writer.senderHash,
        text_hash: writer.textHash,
      })
      .execute();
    if (state !== 'spam') {
      const { name, email } = comment;
      const source = 'comment';
      if (account === null) await touchContact(trx, siteId, { email, firstName: name, source }, now);
      await queueNotices(trx, siteId, { id, documentId: item.documentId }, now);
      if (call.isFollowing === true && account === null) {
        const { documentId, title } = item;
        const follower = { siteId, commentId: id, documentId, title, email, emailKey: writer.emailKey };
        await followReplies(services, trx, { ...follower, isConfirmed: member !== null });
      }
    }
    if (state === 'approved') {
      await queueReplies(trx, siteId, [id], new Date(now));
      await bumpRevision(trx, siteId);
    }
    return ok({ id, state });
  });
}

/** A refusal that says nothing yet. */
export const REFUSAL: CommentRefusal = { status: 400, message: null, errors: {}, retryAfterS: null };

function refuse(message: Words | null, errors: CommentRefusal['errors'] = {}): Result<never, CommentRefusal> {
  return fail({ ...REFUSAL, message, errors });
}

type Judged = 'approved' | 'pending' | 'spam';

function stricter(one: Judged, other: Judged): Judged {
  if (one === 'spam' || other === 'spam') return 'spam';
  return one === 'pending' ? one : other;
}

function problemsOfMember(text: string): CommentRefusal['errors'] {
  const problem = textProblem(text);
  return problem === null ? {} : { text: problem };
}

/** By which comments of one account are counted (COMT-23). */
function hashMember({ config }: Pick<Services, 'config'>, id: string): Buffer {
  return createHmac('sha256', config.secrets.formKey).update(`comments of member ${id}`).digest();
}

/** False where it was used before. */
async function useKey(trx: Db, siteId: SiteId, { nonce, expiresAt }: FormKey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('form_used_keys')
    .values({ site_id: siteId, nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Texts that differ in spaces and case only are the same. */
function hashText(services: Pick<Services, 'config'>, text: string): Buffer {
  const same = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
  return createHmac('sha256', services.config.secrets.formKey).update(`comment ${same}`).digest();
}
