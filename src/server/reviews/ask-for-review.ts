import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { authorOf } from '#server/documents/author-of.ts';
import { loadRecords, lockDocument } from '#server/documents/queries.ts';
import { siteTitle } from '#server/people/site-title.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { AccountHolder } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { documentTitle } from '#server/publishing/publish-documents.ts';
import { rowAllows } from '#server/roles/queries.ts';
import { findSite } from '#server/sites/queries.ts';
import { reviewRequestedMail } from './mails/review-requested-mail.tsx';
import { findReview } from './queries.ts';
import { setWorkflowState } from './set-workflow-state.ts';

/** One of so many will look. */
const MAX_TOLD = 20;

/**
 * Asks those who may publish to look at a document, by mail and in the app. Throws `not-found`, and `nothing-to-review`
 * where all of it is live.
 */
export async function askForReview(
  services: Services,
  siteId: SiteId,
  caller: AccountHolder,
  asked: { readonly documentId: DocumentId; readonly note: string },
): Promise<void> {
  const { documentId, note } = asked;
  const { account } = caller;
  await services.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, siteId, documentId);
    if (document === null || document.removedAt !== null) throw new CallError('not-found');
    if (document.version === document.publishedVersion) throw new CallError('nothing-to-review');
    const at = new Date(services.now());
    const version = await setWorkflowState(trx, siteId, document, {
      from: ['draft'],
      to: 'needs-review',
      author: authorOf(caller),
      at,
    });
    const review = {
      state: 'waiting' as const,
      version,
      note,
      requested_by: account.accountId,
      requested_at: at,
      decided_by: null,
      decided_at: null,
      remark: '',
    };
    await trx
      .insertInto('document_reviews')
      .values({ site_id: siteId, document_id: documentId, ...review })
      .onConflict((conflict) => conflict.columns(['site_id', 'document_id']).doUpdateSet(review))
      .execute();
    const title = documentTitle(await loadRecords(trx, siteId, documentId, ['settings']));
    const params = {
      person: account.name,
      page: title,
      site: await siteTitle(trx, siteId),
      said: note,
      link: appUrl(services.config, (await findSite(trx, siteId)).identifier, '/config/pages/reviews'),
    };
    for (const { id, email, language } of await peopleWhoPublish(trx, siteId)) {
      if (id === account.accountId) continue;
      const words = language ?? account.language ?? 'en';
      await services.mail.send(reviewRequestedMail, { to: email, params, language: words, siteId }, trx);
    }
  });
}

function peopleWhoPublish(db: Db, siteId: SiteId) {
  return db
    .selectFrom('site_roles')
    .innerJoin('accounts', 'accounts.id', 'site_roles.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.language'])
    .where('site_roles.site_id', '=', siteId)
    .where(rowAllows('content.publish'))
    .orderBy('site_roles.created_at')
    .orderBy('accounts.id')
    .limit(MAX_TOLD)
    .execute();
}

/** Takes a question back: the item is a draft again. Throws `review-gone` where nothing waits. */
export async function withdrawReview(
  services: Services,
  siteId: SiteId,
  caller: AccountHolder,
  documentId: DocumentId,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, siteId, documentId);
    if (document === null) throw new CallError('not-found');
    const waiting = await findReview(trx, siteId, documentId, ['waiting']);
    if (waiting === null) throw new CallError('review-gone');
    await setWorkflowState(trx, siteId, document, {
      from: ['needs-review'],
      to: 'draft',
      author: authorOf(caller),
      at: new Date(services.now()),
    });
    await trx
      .deleteFrom('document_reviews')
      .where('site_id', '=', siteId)
      .where('document_id', '=', documentId)
      .execute();
  });
}
