import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { releaseNames } from '#messages/en/interface/release-names.ts';
import { authorOf } from '#server/documents/author-of.ts';
import type { AccountHolder } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { lockPublishing } from '#server/publishing/move-pointers.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { decide, lockReview, tell } from './decide-review.ts';
import { setWorkflowState } from './set-workflow-state.ts';

/**
 * Approves several documents and publishes them as one release. What nobody waits for any more, or was changed since it
 * was looked at, is left as it is.
 */
export async function approveReviews(
  services: Services,
  siteId: SiteId,
  caller: AccountHolder,
  asked: readonly { readonly documentId: DocumentId; readonly version: number }[],
): Promise<{ readonly published: number; readonly left: number }> {
  const versions = new Map(asked.map(({ documentId, version }) => [documentId, version]));
  return services.db.transaction().execute(async (trx) => {
    await lockPublishing(trx, siteId);
    const at = new Date(services.now());
    const author = authorOf(caller);
    const approved: { readonly documentId: DocumentId; readonly requestedBy: AccountId | null }[] = [];
    // In one order, so that two who approve the same do not wait for each other.
    for (const documentId of [...versions.keys()].toSorted()) {
      const decision = { siteId, caller, documentId };
      const review = await lockReview(trx, decision, ['waiting']).catch((error: unknown) => {
        if (error instanceof CallError) return null;
        throw error;
      });
      const { document, requestedBy } = review ?? { document: null, requestedBy: null };
      if (document === null || document.version !== versions.get(documentId)) continue;
      await decide(trx, decision, at, { state: 'approved', version: document.version, remark: '' });
      const published = { from: ['draft', 'needs-review'], to: 'published', author, at } as const;
      await setWorkflowState(trx, siteId, document, published);
      approved.push({ documentId, requestedBy });
    }
    if (approved.length > 0) {
      await publishDocuments(trx, {
        siteId,
        documentIds: approved.map(({ documentId }) => documentId),
        authorId: caller.account.accountId,
        name: releaseNames.published,
        at,
      });
    }
    for (const { documentId, requestedBy } of approved) {
      await tell(services, trx, { siteId, caller, documentId }, requestedBy, {
        answer: 'published',
        remark: '',
      });
    }
    return { published: approved.length, left: versions.size - approved.length };
  });
}
