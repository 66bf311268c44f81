import { useQuery } from '@tanstack/react-query';
import type { CustomColorId } from '#domain/palette/color-ids.ts';
import { Banner } from '#ui/banner.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { ownColors } from '#messages/en/interface/own-colors.ts';
import { colorUsesQuery } from './color-uses-query.ts';

/**
 * Names the pages on which words, gradients and blocks use a custom colour, and the colour that replaces it (PAL-06).
 */
export function ColorUsesNote({ colorId }: { readonly colorId: CustomColorId }) {
  const uses = useQuery(colorUsesQuery(colorId));
  if (uses.isError) return <Banner>{translate(ownColors.usesUnknown)}</Banner>;
  if (uses.data === undefined) return <Spinner label={translate(ownColors.lookingForUses)} />;
  const { pages, total, isInSite } = uses.data;
  if (total === 0 && !isInSite) return <p>{translate(ownColors.unused)}</p>;
  const more = total - pages.length;
  return (
    <>
      <p>{translate(ownColors.wornHere)}</p>
      <ul>
        {isInSite ? <li>{translate(ownColors.headerOrFooter)}</li> : null}
        {pages.map(({ documentId, title }) => (
          <li key={documentId}>{title === '' ? translate(ownColors.untitled) : title}</li>
        ))}
        {more > 0 ? <li>{translate(ownColors.more, { count: more })}</li> : null}
      </ul>
      <p>{translate(ownColors.whatBecomes)}</p>
    </>
  );
}
