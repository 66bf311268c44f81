import type { BlockContext } from '#blocks/define-block.ts';
import { footerCookieLink, hasCookieLink } from '#site/footer/cookie-link.ts';
import { SiteFooterView } from '#site/footer/site-footer-view.tsx';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useDocumentState, useRecord } from '../documents/use-document-state.ts';
import { useSectionIds } from '../documents/use-layout-ids.ts';
import { CanvasLayout } from './canvas-layout.tsx';

interface CanvasFooterProps {
  readonly site: DocumentStore;
  readonly context: BlockContext;
  readonly isEditable: boolean;
}

/** The footer as visitors see it, with the link that asks about cookies again; the link is only shown here (CONS-50). */
export function CanvasFooter({ site, context, isEditable }: CanvasFooterProps) {
  const { title } = siteSettingsOf(useRecord(site, 'settings'));
  const sectionIds = useSectionIds(site);
  const lastSection = useRecord(site, sectionIds.at(-1) ?? '');
  const banner = useRecord(site, 'cookie-banner');
  const hasOwnLink = useDocumentState(site, (state) =>
    hasCookieLink(
      Object.values(state.view)
        .filter((record) => record.type === 'block')
        .map((record) => ({ data: record['data'] })),
    ),
  );
  const cookieLink = footerCookieLink({
    banner,
    translate: context.translate,
    hasOwnLink,
    theme: typeof lastSection?.['theme'] === 'string' ? lastSection['theme'] : undefined,
  });
  return (
    <SiteFooterView siteTitle={title} cookieLink={cookieLink} isCookieLinkInert>
      {sectionIds.length > 0 ? (
        <CanvasLayout store={site} context={context} isEditable={isEditable} isTop={false} />
      ) : null}
    </SiteFooterView>
  );
}
