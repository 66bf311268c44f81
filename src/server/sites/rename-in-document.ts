import { changeName } from '#domain/documents/change-name.ts';
import { createId } from '#lib/id.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { appendChange } from '#server/documents/append-change.ts';
import { findAuthorName } from '#server/documents/author-name.ts';
import { findDocumentHead } from '#server/documents/queries.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findSite } from './queries.ts';

/** Changes the title that visitors read: a change of the site's document, live when the site is published. */
export async function renameInDocument(
  trx: Db,
  change: {
    readonly siteId: SiteId;
    readonly title: string;
    readonly accountId: AccountId;
    readonly now: number;
  },
): Promise<void> {
  const { siteDocumentId } = await findSite(trx, change.siteId);
  const document = await findDocumentHead(trx, change.siteId, siteDocumentId);
  if (document === null) return;
  await appendChange(trx, {
    siteId: change.siteId,
    documentId: siteDocumentId,
    author: { accountId: change.accountId, name: await findAuthorName(trx, change.accountId) },
    at: new Date(change.now),
    change: {
      id: createId<'change'>(change.now),
      baseVersion: document.version,
      ...changeName(siteSteps.renameSite),
      gestureId: createId(change.now),
      operations: [{ op: 'set', id: 'settings', field: 'title', value: change.title }],
    },
  });
}
