import { createPage } from '#contract/pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { newContent } from '#messages/en/new-content.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { translateContent } from '../../documents/content-language.ts';

/** Makes the first store page of a site, with a link in the main navigation. */
export async function makeStorePage(): Promise<DocumentId> {
  const { entry } = await callEndpoint(createPage, {
    body: {
      title: translateContent(newContent.storeTitle),
      kind: 'collection',
      collectionType: 'products',
      navigation: 'main',
    },
  });
  return entry.documentId;
}
