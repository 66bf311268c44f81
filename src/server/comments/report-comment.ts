import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { isHeldByReports, MAX_REPORTS, REPORTS_WINDOW_MS } from '#domain/comments/comment-reports.ts';
import type { Id } from '#lib/id.ts';
import type { Services } from '#server/platform/services.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import type { CommentedItem } from './commented-item.ts';
import { hashSender } from './hash-sender.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { queueNotices } from './notices.ts';

interface Report {
  readonly siteId: SiteId;
  readonly item: CommentedItem;
  readonly commentId: Id<'comment'>;
  /** Null for everybody who is no member: the network address stands for them. */
  readonly memberId: Id<'member'> | null;
  readonly address: string;
}

/** `gone`: there is no such comment; `too-many`: for `retryAfterS` the network address cannot report. */
export type Reported =
  | { readonly kind: 'reported' | 'gone' }
  | { readonly kind: 'too-many'; readonly retryAfterS: number };

/**
 * Reports a comment, once a reader and comment, 20 an hour from one network address; with as many as the owner set an
 * approved one is held again, unless a moderator kept it after earlier reports (COMT-15). A second report of the same
 * reader is thanked and not counted.
 */
export async function reportComment(services: Services, report: Report): Promise<Reported> {
  const { siteId, item, commentId, memberId, address } = report;
  const now = services.now();
  const sender = (await hashSender(services, siteId, address)).limited;
  const reader =
    memberId === null
      ? sender
      : createHmac('sha256', services.config.secrets.formKey).update(`reports of ${memberId}`).digest();
  return services.db.transaction().execute(async (trx) => {
    const comment = await trx
      .selectFrom('item_comments')
      .select(['state', 'kept_at as keptAt'])
      .where('site_id', '=', siteId)
      .where('id', '=', commentId)
      .where('document_id', '=', item.documentId)
      .where('state', 'in', ['approved', 'pending'])
      .where('kind', '=', 'comment')
      .where('removed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (comment === undefined) return { kind: 'gone' };
    const recent = await trx
      .selectFrom('comment_reports')
      .select('reported_at as at')
      .where('site_id', '=', siteId)
      .where('sender_hash', '=', sender)
      .where('reported_at', '>', new Date(now - REPORTS_WINDOW_MS))
      .orderBy('reported_at')
      .limit(MAX_REPORTS)
      .execute();
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= MAX_REPORTS) {
      const retryAfterS = Math.ceil((oldest.at.getTime() + REPORTS_WINDOW_MS - now) / 1000);
      return { kind: 'too-many', retryAfterS };
    }
    const mine = {
      site_id: siteId,
      comment_id: commentId,
      reader_hash: reader,
      sender_hash: sender,
      reported_at: new Date(now),
    };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('comment_reports')
      .values(mine)
      .onConflict((conflict) => conflict.columns(['site_id', 'comment_id', 'reader_hash']).doNothing())
      .executeTakeFirst();
    if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return { kind: 'reported' };
    const { reports } = await trx
      .updateTable('item_comments')
      .set({ reports: sql<number>`reports + 1` })
      .where('site_id', '=', siteId)
      .where('id', '=', commentId)
      .returning('reports')
      .executeTakeFirstOrThrow();
    const { state, keptAt } = comment;
    if (isHeldByReports({ state, reports, isKept: keptAt !== null }, item.site.reportsToHold)) {
      await trx
        .updateTable('item_comments')
        .set({ state: 'pending' })
        .where('site_id', '=', siteId)
        .where('id', '=', commentId)
        .execute();
      await queueNotices(trx, siteId, { id: commentId, documentId: item.documentId }, now);
      await bumpRevision(trx, siteId);
    }
    return { kind: 'reported' };
  });
}
