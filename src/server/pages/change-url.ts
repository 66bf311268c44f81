import { changeName } from '#domain/documents/change-name.ts';
import { createId } from '#lib/id.ts';
import { cleanUrlName } from '#domain/links/clean-url-name.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { appendChange, type ChangeAuthor } from '#server/documents/append-change.ts';
import { kindOf } from '#server/documents/document-kinds.ts';
import { loadRecords, lockDocument } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { lockAddresses } from '#server/content-entries/address-lock.ts';
import { entryPath } from '#server/content-entries/entry-addresses.ts';
import { refuseInvalidUrl } from './refuse-invalid-url.ts';

export interface UrlChange {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  /** As it was typed. */
  readonly urlName: string;
  /** Whether the former address redirects to the new one once that is published (FIND-54). */
  readonly redirects: boolean;
  readonly author: ChangeAuthor;
  readonly at: Date;
}

/**
 * Changes the address of a page, a collection or an item, normalised: lower case, hyphens for spaces, no slashes at the
 * ends (EDIT-124). Throws `url-invalid` with the typed text (EDIT-123), `url-taken`.
 */
export async function changeUrl(
  trx: Db,
  { siteId, documentId, urlName: typed, redirects, author, at }: UrlChange,
): Promise<{ readonly urlName: string; readonly path: string; readonly version: number }> {
  await lockAddresses(trx, siteId);
  const document = await lockDocument(trx, siteId, documentId);
  if (document === null || kindOf(document.kind).entry === undefined) throw new CallError('not-found');
  const urlName = cleanUrlName(typed);
  refuseInvalidUrl(document.kind, urlName, typed);
  const { settings } = await loadRecords(trx, siteId, documentId, ['settings']);
  const leaves = settings?.['leavesFormerAddress'] === true;
  const id = createId<'change'>(at.getTime());
  const { logged } = await appendChange(trx, {
    siteId,
    documentId,
    author,
    at,
    change: {
      id,
      baseVersion: document.version,
      ...changeName(siteSteps.changeAddress),
      gestureId: id,
      operations: [
        { op: 'set', id: 'settings', field: 'urlName', value: urlName },
        // The choice was made for an earlier address.
        ...(leaves === !redirects
          ? []
          : ([{ op: 'set', id: 'settings', field: 'leavesFormerAddress', value: !redirects }] as const)),
      ],
    },
  });
  const path = await entryPath(trx, siteId, 'draft', urlName, document.collectionId);
  return { urlName, path, version: logged.version };
}
