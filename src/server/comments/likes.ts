import { createHmac } from 'node:crypto';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { sql } from 'kysely';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

/** Who likes: a member, or a browser by a secret that it alone has (COMT-14). */
export type Liker = { readonly memberId: Id<'member'> } | { readonly browser: string };

/** As it is kept: nobody reads from it who likes what. */
export function hashLiker({ config }: Pick<Services, 'config'>, liker: Liker): Buffer {
  const facts = 'memberId' in liker ? `member ${liker.memberId}` : `browser ${liker.browser}`;
  return createHmac('sha256', config.secrets.formKey).update(`likes of ${facts}`).digest();
}

interface Liking {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  readonly commentId: Id<'comment'>;
}

export interface Liked {
  readonly isLiked: boolean;
  readonly likes: number;
}

/**
 * Likes a comment that is shown on an item, or takes it back the second time (COMT-14); null where there is none. The
 * row of the comment is held, so that many at once are all counted.
 */
export async function toggleLike(
  services: Pick<Services, 'config' | 'db'>,
  { siteId, documentId, commentId }: Liking,
  liker: Liker,
): Promise<Liked | null> {
  return services.db.transaction().execute(async (trx) => {
    const comment = await trx
      .selectFrom('item_comments')
      .select('id')
      .where('site_id', '=', siteId)
      .where('id', '=', commentId)
      .where('document_id', '=', documentId)
      .where('state', '=', 'approved')
      .where('kind', '=', 'comment')
      .where('removed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (comment === undefined) return null;
    const mine = { site_id: siteId, comment_id: commentId, liker_hash: hashLiker(services, liker) };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('comment_likes')
      .values(mine)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const isLiked = (numInsertedOrUpdatedRows ?? 0n) > 0n;
    if (!isLiked) {
      await trx
        .deleteFrom('comment_likes')
        .where('site_id', '=', siteId)
        .where('comment_id', '=', commentId)
        .where('liker_hash', '=', mine.liker_hash)
        .execute();
    }
    const { likes } = await trx
      .updateTable('item_comments')
      .set({ likes: sql<number>`greatest(likes + ${isLiked ? 1 : -1}, 0)` })
      .where('site_id', '=', siteId)
      .where('id', '=', commentId)
      .returning('likes')
      .executeTakeFirstOrThrow();
    // Pages in caches show it a minute later: a crowd that likes must not keep them from being cached.
    await trx
      .updateTable('comment_settings')
      .set({ has_new_likes: true })
      .where('site_id', '=', siteId)
      .where('has_new_likes', '=', false)
      .execute();
    return { isLiked, likes };
  });
}

/** Takes back what a member liked: with the account goes what it says (CRM-24). */
export async function forgetLikes(
  trx: Db,
  services: Pick<Services, 'config'>,
  siteId: SiteId,
  memberIds: readonly Id<'member'>[],
): Promise<void> {
  const hashes = memberIds.map((memberId) => hashLiker(services, { memberId }));
  if (hashes.length === 0) return;
  const gone = await trx
    .deleteFrom('comment_likes')
    .where('site_id', '=', siteId)
    .where('liker_hash', 'in', hashes)
    .returning('comment_id as id')
    .execute();
  if (gone.length === 0) return;
  await trx
    .updateTable('item_comments')
    .set({ likes: sql<number>`greatest(likes - 1, 0)` })
    .where('site_id', '=', siteId)
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .execute();
}
