import type { Transaction } from 'kysely';
import type { Review } from '#contract/reviews.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { releaseNames } from '#messages/en/interface/release-names.ts';
import { findMailbox } from '#server/accounts/queries.ts';
import { authorOf } from '#server/documents/author-of.ts';
import { loadRecords, lockDocument, type DocumentHead } from '#server/documents/queries.ts';
import { siteTitle } from '#server/people/site-title.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { AccountHolder } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { lockPublishing } from '#server/publishing/move-pointers.ts';
import { documentTitle, publishDocuments } from '#server/publishing/publish-documents.ts';
import { findSite } from '#server/sites/queries.ts';
import { reviewDecidedMail } from './mails/review-decided-mail.tsx';
import { findReview } from './queries.ts';
import { setWorkflowState } from './set-workflow-state.ts';

type Trx = Transaction<Database>;

export interface Decision {
  readonly siteId: SiteId;
  readonly caller: AccountHolder;
  readonly documentId: DocumentId;
}

/**
 * Says that a document is fine as it is, and publishes it where asked to, also when it was approved before. Throws `review-gone` where nothing waits, and
 * `review-changed` where there is a newer version than the one that was looked at.
 */
export async function approveReview(
  services: Services,
  decision: Decision,
  { version, publishes }: { readonly version: number; readonly publishes: boolean },
): Promise<void> {
  const { siteId, caller, documentId } = decision;
  await services.db.transaction().execute(async (trx) => {
    // Before the document, as everything that publishes does.
    if (publishes) await lockPublishing(trx, siteId);
    // What was approved before can be published from there.
    const states = publishes ? (['waiting', 'approved'] as const) : (['waiting'] as const);
    const { document, requestedBy } = await lockReview(trx, decision, states);
    if (document.version !== version) throw new CallError('review-changed');
    const at = new Date(services.now());
    await decide(trx, decision, at, { state: 'approved', version, remark: '' });
    if (publishes) {
      const author = authorOf(caller);
      await setWorkflowState(trx, siteId, document, {
        from: ['draft', 'needs-review'],
        to: 'published',
        author,
        at,
      });
      const authorId = caller.account.accountId;
      await publishDocuments(trx, {
        siteId,
        documentIds: [documentId],
        authorId,
        name: releaseNames.published,
        at,
      });
    }
    await tell(services, trx, decision, requestedBy, {
      answer: publishes ? 'published' : 'approved',
      remark: '',
    });
  });
}

/** Gives a document back with a remark: an item is a draft again. Throws `review-gone` where nothing waits. */
export async function declineReview(services: Services, decision: Decision, remark: string): Promise<void> {
  const { siteId, caller } = decision;
  await services.db.transaction().execute(async (trx) => {
    const { document, requestedBy } = await lockReview(trx, decision, ['waiting']);
    const at = new Date(services.now());
    const version = await setWorkflowState(trx, siteId, document, {
      from: ['needs-review'],
      to: 'draft',
      author: authorOf(caller),
      at,
    });
    await decide(trx, decision, at, { state: 'declined', version, remark });
    await tell(services, trx, decision, requestedBy, { answer: 'declined', remark });
  });
}

/**
 * Locks the document, so that of two who decide at once one does. Throws `not-found`, and `review-gone` where there is
 * none in one of these states.
 */
export async function lockReview(
  trx: Trx,
  { siteId, documentId }: Decision,
  states: readonly Review['state'][],
) {
  const document: DocumentHead | null = await lockDocument(trx, siteId, documentId);
  if (document === null) throw new CallError('not-found');
  const review = await findReview(trx, siteId, documentId, states);
  if (review === null) throw new CallError('review-gone');
  return { document, ...review };
}

/** Keeps what was decided. */
export async function decide(
  trx: Trx,
  { siteId, documentId, caller }: Decision,
  at: Date,
  set: { readonly state: 'approved' | 'declined'; readonly version: number; readonly remark: string },
): Promise<void> {
  await trx
    .updateTable('document_reviews')
    .set({ ...set, decided_by: caller.account.accountId, decided_at: at })
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .execute();
}

/** Mails whoever asked what came of it. */
export async function tell(
  services: Services,
  trx: Trx,
  { siteId, documentId, caller: { account } }: Decision,
  requestedBy: AccountId | null,
  told: { readonly answer: 'approved' | 'published' | 'declined'; readonly remark: string },
): Promise<void> {
  if (requestedBy === null || requestedBy === account.accountId) return;
  const mailbox = await findMailbox(trx, requestedBy);
  if (mailbox === null) return;
  const { identifier } = await findSite(trx, siteId);
  const params = {
    person: account.name,
    page: documentTitle(await loadRecords(trx, siteId, documentId, ['settings'])),
    site: await siteTitle(trx, siteId),
    link: appUrl(services.config, identifier, '/config/pages/reviews'),
    ...told,
  };
  const language = mailbox.language ?? account.language ?? 'en';
  await services.mail.send(reviewDecidedMail, { to: mailbox.email, params, language, siteId }, trx);
}
