import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import type { MailingListConnection } from '#domain/newsletters/mailing-list-connection.ts';
import { createId } from '#lib/id.ts';
import { buildPage, buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import type { Services } from '#server/platform/services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { createList } from '#server/mailing-lists/lists.ts';

export interface NewsletterSite extends BuiltSite {
  readonly blockId: string;
  readonly documentId: DocumentId;
}

/** A site with a published page and a newsletter block on it. */
export async function buildNewsletterSite(
  services: Services,
  mailingList: MailingListConnection = { listId: '', doubleOptIn: true },
): Promise<NewsletterSite> {
  return addNewsletterPage(services, await buildSite(services), mailingList);
}

/** Another published page with a newsletter block. */
export async function addNewsletterPage(
  services: Services,
  site: BuiltSite,
  mailingList: MailingListConnection,
): Promise<NewsletterSite> {
  const blockId = createId();
  const block: DocumentRecord = {
    id: blockId,
    type: 'block',
    blockType: 'newsletter',
    sectionId: 's1',
    desktop: { x: 0, y: 0, w: 12, h: 6 },
    mobile: null,
    dataVersion: 1,
    data: { mailingList: { ...mailingList }, submitText: 'Sign up' },
  };
  const documentId = await buildPage(services, site.siteId, 'News', `news-${blockId}`, [block]);
  await publishDocuments(services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Publish',
  });
  return { ...site, blockId, documentId };
}

/** A mailing list of a site; gives its id. */
export async function buildList(
  services: Services,
  site: BuiltSite,
  name: string,
  isDoubleOptIn = true,
): Promise<string> {
  const settings = { name, description: '', replyTo: 'news@example.org', isDoubleOptIn };
  const id = await createList(services.db, site.siteId, settings, services.now());
  if (id === null) throw new Error(`There is a list ${name} already`);
  return id;
}
