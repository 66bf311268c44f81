import { useQuery } from '@tanstack/react-query';
import { listLinksTo } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';

/** Names the pages whose texts link to what is about to be deleted (EDIT-189). */
export function LinksToNote({
  documentId,
  isLedOn,
}: {
  readonly documentId: string;
  /** Visitors at its address are led elsewhere. */
  readonly isLedOn: boolean;
}) {
  const links = useQuery({
    queryKey: ['links-to', documentId],
    queryFn: () => callEndpoint(listLinksTo, { params: { documentId } }),
    staleTime: 0,
  });
  if (links.isError) return <Banner>Which texts link to it could not be found out.</Banner>;
  if (links.data === undefined || links.data.total === 0) return null;
  const { pages, total } = links.data;
  const more = total - pages.length;
  const names = pages.map((page) => `“${page.title}”`).join(', ');
  return (
    <Banner tone="warning">
      Links on {more > 0 ? `${names} and ${more} more` : names} lead to it. They will lead{' '}
      {isLedOn ? 'where you choose here' : 'nowhere'}.
    </Banner>
  );
}
