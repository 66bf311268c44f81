import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { createId, type Id } from '#lib/id.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { lockComments } from './moderation-queries.ts';
import { queueReplies } from './queue-replies.ts';

interface Reply {
  readonly to: Id<'comment'>;
  readonly text: string;
  readonly account: { readonly accountId: AccountId; readonly name: string };
}

/** Answers a comment in the name of somebody who works on the site; one that waits is approved with it (COMT-12, COMT-18). */
export async function replyToComment(
  services: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  { to, text, account }: Reply,
): Promise<Id<'comment'>> {
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const [comment] = await lockComments(trx, siteId, [to]);
    if (comment === undefined) throw new CallError('not-found');
    const decided = { decided_at: new Date(now), decided_by: account.accountId };
    if (comment.state !== 'approved') {
      await trx
        .updateTable('item_comments')
        .set({ state: 'approved', ...decided })
        .where('site_id', '=', siteId)
        .where('id', '=', to)
        .execute();
    }
    const id = createId<'comment'>(now);
    await trx
      .insertInto('item_comments')
      .values({
        site_id: siteId,
        id,
        document_id: comment.documentId,
        parent_id: to,
        kind: 'comment',
        state: 'approved',
        author_name: account.name,
        author_url: '',
        body: text,
        created_at: new Date(now),
        account_id: account.accountId,
        ...decided,
      })
      .execute();
    await queueReplies(trx, siteId, [to, id], new Date(now));
    await bumpRevision(trx, siteId);
    return id;
  });
}
