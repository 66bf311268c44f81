import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import type { Transaction } from 'kysely';
import type { Services } from '#server/platform/services.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { followPath } from './follow-links.ts';
import { confirmRepliesMail } from './mails/confirm-replies-mail.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Follower {
  readonly siteId: SiteId;
  readonly commentId: Id<'comment'>;
  readonly documentId: DocumentId;
  readonly email: string;
  readonly emailKey: string;
  /** Of members, who have shown that the address is theirs. */
  readonly isConfirmed: boolean;
  /** Of the item. */
  readonly title: string;
}

/**
 * Whoever ticked it hears of replies to a comment (COMT-28). A guest whose address nobody has confirmed on this site
 * gets one mail a day that asks for it, however many comments are written with it.
 */
export async function followReplies(
  services: Services,
  trx: Transaction<Database>,
  follower: Follower,
): Promise<void> {
  const { siteId, commentId, documentId, email, emailKey, title } = follower;
  const now = services.now();
  const known = await trx
    .selectFrom('comment_followers')
    .select([
      sql<boolean>`coalesce(bool_or(confirmed_at is not null), false)`.as('isConfirmed'),
      sql<Date | null>`max(asked_at)`.as('askedAt'),
    ])
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey)
    .executeTakeFirstOrThrow();
  const isConfirmed = follower.isConfirmed || known.isConfirmed;
  const isAsked = known.askedAt !== null && now - known.askedAt.getTime() < DAY_MS;
  await trx
    .insertInto('comment_followers')
    .values({
      site_id: siteId,
      comment_id: commentId,
      document_id: documentId,
      email,
      email_key: emailKey,
      confirmed_at: isConfirmed ? new Date(now) : null,
      asked_at: isAsked && known.askedAt !== null ? known.askedAt : new Date(now),
    })
    .execute();
  if (isConfirmed || isAsked) return;
  const site = await findSite(trx, siteId);
  const linkOf = (kind: 'confirm' | 'leave-all') =>
    publicUrl(services.config, site.identifier, followPath(services, siteId, kind, commentId));
  await services.mail.send(
    confirmRepliesMail,
    {
      to: email,
      siteId,
      language: await publishedLanguage(trx, siteId),
      unsubscribeUrl: linkOf('leave-all'),
      params: { site: site.title, title, confirm: linkOf('confirm'), leaveAll: linkOf('leave-all') },
    },
    trx,
  );
}

/** Confirms the address that a comment was written with, for all comments of it; false where nothing waits for it. */
export async function confirmFollower(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  commentId: Id<'comment'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comment_followers')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${new Date(now())})` })
    .where('site_id', '=', siteId)
    .where('email_key', 'in', (eb) =>
      eb
        .selectFrom('comment_followers as asked')
        .select('asked.email_key')
        .where('asked.site_id', '=', siteId)
        .where('asked.comment_id', '=', commentId),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the mails to whoever wrote a comment: of its thread, or all of the site. Doing it again changes nothing. */
export async function leaveReplies(
  db: Db,
  siteId: SiteId,
  commentId: Id<'comment'>,
  what: 'leave-thread' | 'leave-all',
): Promise<void> {
  // The comment knows whose it is, also when nobody follows it any more.
  const comment = await db
    .selectFrom('item_comments')
    .select(['document_id as documentId', 'email_key as emailKey'])
    .where('site_id', '=', siteId)
    .where('id', '=', commentId)
    .executeTakeFirst();
  if (comment === undefined || comment.emailKey === null) return;
  await db
    .deleteFrom('comment_followers')
    .where('site_id', '=', siteId)
    .where('email_key', '=', comment.emailKey)
    .$if(what === 'leave-thread', (query) => query.where('document_id', '=', comment.documentId))
    .execute();
}
