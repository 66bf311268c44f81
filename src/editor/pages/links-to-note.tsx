import { Banner } from '#ui/banner.tsx';
import { formattingLocale } from '#ui/language.ts';
import { pageRemoval } from '#messages/en/interface/page-removal.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { translate } from '#ui/translate.ts';
import { useLinksTo } from './use-links-to.ts';

/** Names the pages whose texts link to a document that is about to be deleted (EDIT-189). */
export function LinksToNote({
  documentId,
  isLedOn,
}: {
  readonly documentId: DocumentId;
  /** Visitors at its address are led elsewhere. */
  readonly isLedOn: boolean;
}) {
  const links = useLinksTo(documentId);
  if (links.isError) return <Banner>{translate(pageRemoval.linksUnknown)}</Banner>;
  if (links.data === undefined || links.data.total === 0) return null;
  const { pages, total } = links.data;
  const more = total - pages.length;
  const names = new Intl.ListFormat(formattingLocale(), { type: 'unit' }).format(
    pages.map(({ title }) => translate(pageRemoval.quoted, { title })),
  );
  return (
    <Banner tone="warning">
      {translate(isLedOn ? pageRemoval.linksLedOn : pageRemoval.linksLeadNowhere, { names, more })}
    </Banner>
  );
}
