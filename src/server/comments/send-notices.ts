import type { Transaction } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { cutText } from '#lib/cut-text.ts';
import { findMailbox } from '#server/accounts/queries.ts';
import { appUrl, publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { permissionsOn } from '#server/roles/queries.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { commentsInPlace } from './comments-in-place.ts';
import { newCommentsMail } from './mails/new-comments-mail.tsx';

/** Comments that stand in a mail; of more it gives the number. */
const MAX_IN_MAIL = 20;
const MAX_TEXT = 500;
/** Mails in one run; the next one goes on. */
const MAX_AT_ONCE = 200;

/** Mails what is due to those who asked for it (COMT-27). Each is told in a transaction of its own, once. */
export async function sendNotices(services: Services, signal?: AbortSignal): Promise<void> {
  for (let count = 0; count < MAX_AT_ONCE && signal?.aborted !== true; count += 1) {
    const isDone = await services.db.transaction().execute((trx) => sendNext(services, trx));
    if (isDone) return;
  }
}

/** True where nothing was due. */
async function sendNext(services: Services, trx: Transaction<Database>): Promise<boolean> {
  const due = await trx
    .selectFrom('comment_notices')
    .select(['site_id as siteId', 'account_id as accountId', 'is_own_only as isOwnOnly'])
    .where('due_at', '<=', new Date(services.now()))
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (due === undefined) return true;
  const { siteId, accountId, isOwnOnly } = due;
  const needed = isOwnOnly ? 'content.read' : 'comments.moderate';
  if ((await permissionsOn(trx, siteId, accountId))?.has(needed) !== true) {
    await trx
      .deleteFrom('comment_notices')
      .where('site_id', '=', siteId)
      .where('account_id', '=', accountId)
      .execute();
    return false;
  }
  await trx
    .updateTable('comment_notices')
    .set({ due_at: null })
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .execute();
  await tell(services, trx, siteId, { accountId, isOwnOnly });
  return false;
}

async function tell(
  services: Services,
  trx: Transaction<Database>,
  siteId: SiteId,
  { accountId, isOwnOnly }: { readonly accountId: AccountId; readonly isOwnOnly: boolean },
): Promise<void> {
  const told = await trx
    .deleteFrom('comments_to_tell')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .returning('comment_id as id')
    .execute();
  if (told.length === 0) return;
  // What became spam meanwhile is never mailed, and what is gone is gone.
  const comments = await commentsInPlace(trx, siteId)
    .select([
      'comment.author_name as name',
      'comment.body as text',
      'comment.state',
      'entry.title',
      'entry.path',
    ])
    .where(
      'comment.id',
      'in',
      told.map(({ id }) => id),
    )
    .where('comment.state', 'in', ['pending', 'approved'])
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute();
  const [mailbox, site] = [await findMailbox(trx, accountId), await findSite(trx, siteId)];
  if (comments.length === 0 || mailbox === null || site.removedAt !== null) return;
  await services.mail.send(
    newCommentsMail,
    {
      to: mailbox.email,
      siteId,
      language: mailbox.language ?? (await publishedLanguage(trx, siteId)),
      params: {
        site: site.title,
        count: comments.length,
        comments: comments.slice(0, MAX_IN_MAIL).map(({ name, text, state, title }) => ({
          name,
          title: title ?? '',
          text: cutText(text, MAX_TEXT),
          isHeld: state === 'pending',
        })),
        link: isOwnOnly
          ? publicUrl(services.config, site.identifier, encodeURI(comments[0]?.path ?? '/'))
          : appUrl(services.config, site.identifier, '/config/contacts/comments'),
        isForAuthor: isOwnOnly,
      },
    },
    trx,
  );
}
