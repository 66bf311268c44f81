import type { CommentState } from '#domain/comments/comment-states.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { touchCommenters } from './touch-commenters.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { lockComments } from './moderation-queries.ts';
import { queueReplies, UNDONE_MS } from './queue-replies.ts';
import { SPAM_FILTER, type SpamFilter } from './spam-filter.ts';
import { teachFilter } from './teach-filter.ts';

interface Decision {
  readonly ids: readonly Id<'comment'>[];
  readonly state: CommentState;
  readonly by: AccountId;
}

/**
 * Moves comments into a state, whichever they were in; of two decisions at once the later stands (COMT-16, COMT-20).
 * Returns the states before, by which it can be undone. Throws not-found where one is none of the site's, and decides
 * about none then (COMT-19).
 */
export async function decideComments(
  services: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  { ids, state, by }: Decision,
  filter: SpamFilter | null = SPAM_FILTER,
): Promise<readonly { readonly id: Id<'comment'>; readonly state: CommentState }[]> {
  const wanted = [...new Set(ids)];
  const moved = await services.db.transaction().execute(async (trx) => {
    const before = await lockComments(trx, siteId, wanted);
    if (before.length !== wanted.length) throw new CallError('not-found');
    if (state === 'approved') await keepReported(trx, siteId, wanted, services.now());
    const changed = before.filter((comment) => comment.state !== state);
    if (changed.length === 0) return [];
    await trx
      .updateTable('item_comments')
      .set({ state, decided_at: new Date(services.now()), decided_by: by })
      .where('site_id', '=', siteId)
      .where(
        'id',
        'in',
        changed.map(({ id }) => id),
      )
      .execute();
    if (state !== 'spam') await touchCommenters(trx, siteId, changed, services.now());
    if (state === 'approved') {
      const dueAt = new Date(services.now() + UNDONE_MS);
      const approved = changed.map(({ id }) => id);
      await queueReplies(trx, siteId, approved, dueAt);
    }
    // What visitors see is the same where only hidden ones moved.
    if (state === 'approved' || changed.some((comment) => comment.state === 'approved')) {
      await bumpRevision(trx, siteId);
    }
    return changed.map((comment) => ({ id: comment.id, state: comment.state }));
  });
  if (filter !== null && (state === 'approved' || state === 'spam')) {
    const ofMoved = moved.map(({ id }) => id);
    await teachFilter(services.db, siteId, { ids: ofMoved, state, filter });
  }
  return moved;
}

/** A moderator who approves what was reported keeps it: further reports do not hide it (COMT-15). */
async function keepReported(
  trx: Db,
  siteId: SiteId,
  ids: readonly Id<'comment'>[],
  now: number,
): Promise<void> {
  await trx
    .updateTable('item_comments')
    .set({ kept_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .where('reports', '>', 0)
    .execute();
}
