import { useQuery } from '@tanstack/react-query';
import type { CustomColorId } from '#domain/palette/color-ids.ts';
import { Banner } from '#ui/banner.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { colorUsesQuery } from './color-uses-query.ts';

/** Names the pages on which words, gradients and blocks wear an own color, and what becomes of them (PAL-06). */
export function ColorUsesNote({ colorId }: { readonly colorId: CustomColorId }) {
  const uses = useQuery(colorUsesQuery(colorId));
  if (uses.isError) return <Banner>Which pages wear it could not be found out.</Banner>;
  if (uses.data === undefined) return <Spinner label="Looking for pages that wear it" />;
  const { pages, total, isInSite } = uses.data;
  if (total === 0 && !isInSite) return <p>No page wears it in words, gradients or blocks.</p>;
  const more = total - pages.length;
  return (
    <>
      <p>Words, gradients or blocks wear it here:</p>
      <ul>
        {isInSite ? <li>Header or footer</li> : null}
        {pages.map(({ documentId, title }) => (
          <li key={documentId}>{title === '' ? 'Untitled' : title}</li>
        ))}
        {more > 0 ? <li>{more} more</li> : null}
      </ul>
      <p>Words there take the color of their text; gradients and blocks do without it.</p>
    </>
  );
}
