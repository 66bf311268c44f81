import type { CommentBarKind } from '#domain/comments/comment-bars.ts';
import { MAX_BARS } from '#domain/comments/comment-bars.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId, type Id } from '#lib/id.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Bar {
  readonly commentId: Id<'comment'>;
  readonly kind: CommentBarKind;
  /** From 1 to 365. */
  readonly days: number;
}

/**
 * Bars whoever wrote a comment: the member, the email address or the network address (COMT-25); one that is barred is
 * barred anew. Throws `not-found` where the comment is none of the site's, `no-bar-subject` where nothing of the kind is
 * kept with it, `too-many-bars`.
 */
export async function barWriter(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  { commentId, kind, days }: Bar,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The row of the settings' site is held, so that bars are counted one after the other.
    await trx.selectFrom('sites').select('id').where('id', '=', siteId).forUpdate().executeTakeFirst();
    const comment = await trx
      .selectFrom('item_comments')
      .select(['author_name', 'author_email', 'email_key', 'member_id', 'sender_hash'])
      .where('site_id', '=', siteId)
      .where('id', '=', commentId)
      .where('kind', '=', 'comment')
      .executeTakeFirst();
    if (comment === undefined) throw new CallError('not-found');
    const subject = {
      member: comment.member_id,
      email: comment.email_key,
      address: comment.sender_hash?.toString('hex') ?? null,
    }[kind];
    if (subject === null) throw new CallError('no-bar-subject');
    await trx
      .deleteFrom('comment_bars')
      .where('site_id', '=', siteId)
      .where((eb) =>
        eb.or([eb('ends_at', '<=', new Date(now())), eb('kind', '=', kind).and('subject', '=', subject)]),
      )
      .execute();
    const others = await trx
      .selectFrom('comment_bars')
      .select('id')
      .where('site_id', '=', siteId)
      .limit(MAX_BARS)
      .execute();
    if (others.length >= MAX_BARS) throw new CallError('too-many-bars', { max: MAX_BARS });
    await trx
      .insertInto('comment_bars')
      .values({
        site_id: siteId,
        id: createId<'comment-bar'>(now()),
        kind,
        subject,
        label: kind === 'email' ? (comment.author_email ?? '') : comment.author_name,
        made_at: new Date(now()),
        ends_at: new Date(now() + days * DAY_MS),
      })
      .execute();
  });
}

/** Who is barred now, the newest first. */
export async function listBars(db: Db, siteId: SiteId, now: number) {
  return db
    .selectFrom('comment_bars')
    .select(['id', 'kind', 'label', 'ends_at as endsAt'])
    .where('site_id', '=', siteId)
    .where('ends_at', '>', new Date(now))
    .orderBy('id', 'desc')
    .limit(MAX_BARS)
    .execute();
}

/** Lets somebody comment again. Throws `not-found`. */
export async function removeBar(db: Db, siteId: SiteId, id: Id<'comment-bar'>): Promise<void> {
  const removed = await db
    .deleteFrom('comment_bars')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw new CallError('not-found');
}

interface Writer {
  readonly memberId: Id<'member'> | null;
  readonly emailKey: string;
  readonly senderHash: Buffer | null;
}

/** Whether a writer is barred now, by any of what is known of them (COMT-25). */
export async function isBarred(db: Db, siteId: SiteId, writer: Writer, now: number): Promise<boolean> {
  const subjects: readonly (readonly [CommentBarKind, string])[] = [
    ...(writer.memberId === null ? [] : [['member', writer.memberId] as const]),
    ['email', writer.emailKey],
    ...(writer.senderHash === null ? [] : [['address', writer.senderHash.toString('hex')] as const]),
  ];
  const row = await db
    .selectFrom('comment_bars')
    .select('id')
    .where('site_id', '=', siteId)
    .where('ends_at', '>', new Date(now))
    .where((eb) =>
      eb.or(subjects.map(([kind, subject]) => eb('kind', '=', kind).and('subject', '=', subject))),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
