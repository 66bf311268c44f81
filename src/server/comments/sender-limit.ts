import { COMMENT_RATE_MS, commentWaitMs } from '#domain/comments/comment-rate.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Counts a comment of a network address. Returns for how many ms it has to wait; 0 where the comment was counted
 * (COMT-23). Several of one address at once wait for each other.
 */
export async function countComment(
  trx: Db,
  siteId: SiteId,
  addressHash: Buffer,
  now: number,
): Promise<number> {
  const mine = { site_id: siteId, address_hash: addressHash };
  await trx
    .insertInto('comment_senders')
    .values({ ...mine, sent_at: [] })
    .onConflict((conflict) => conflict.columns(['site_id', 'address_hash']).doNothing())
    .execute();
  const { sent_at: sentAt } = await trx
    .selectFrom('comment_senders')
    .select('sent_at')
    .where('site_id', '=', siteId)
    .where('address_hash', '=', addressHash)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const recent = sentAt.map((at) => at.getTime()).filter((at) => at > now - COMMENT_RATE_MS);
  const waitMs = commentWaitMs(recent, now);
  if (waitMs > 0) return waitMs;
  await trx
    .updateTable('comment_senders')
    .set({ sent_at: [...recent, now].map((at) => new Date(at)) })
    .where('site_id', '=', siteId)
    .where('address_hash', '=', addressHash)
    .execute();
  return 0;
}
