import { isToken, hashToken } from '#server/accounts/session-token.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Answer } from './answer.ts';
import { loadDraftContent } from './load-draft-content.ts';
import type { PublishedSite } from './published-site.ts';
import { findPreviewedDocument } from './queries.ts';
import { renderAnswer } from './render-answer.ts';
import type { RequestedAddress } from './requested-address.ts';

/** The latest draft of one document, for whoever holds its link, until that expires; everything else is as published. */
export async function answerPreview(
  published: PublishedSite,
  address: RequestedAddress,
  token: string,
): Promise<Answer> {
  const { services, site } = published;
  const documentId = isToken(token)
    ? await findPreviewedDocument(services.db, site.id, hashToken(token), services.now())
    : null;
  const document = documentId === null ? null : await loadDocument(services.db, site.id, documentId);
  if (document === null || document.removedAt !== null) throw new CallError('not-found');
  const entry = await findEntryOfDocument(services.db, site.id, 'draft', document.id);
  if (entry === null) throw new CallError('not-found');
  // Whoever has the link sees the document as its owner does.
  const asOwner = { ...published, visit: { ...published.visit, viewer: { kind: 'everything' } as const } };
  const { records, content } = await loadDraftContent(asOwner, entry, document.records, address.pageNumber);
  if (content === null) throw new CallError('not-found');
  const isHome = document.id === published.loaded.shell.settings.homePageId;
  return renderAnswer(published, content, {
    path: isHome ? '/' : entry.path,
    records,
    isScreenshot: address.isScreenshot,
    isPreview: true,
  });
}
