import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useStore } from 'zustand';
import { tellPageShown } from '../loading/page-shown.ts';
import { buildNavigation } from '#site/header/build-navigation.ts';
import { SiteHeaderView } from '#site/header/site-header-view.tsx';
import { CanvasAnnouncement, CanvasOverlays } from '../overlays/canvas-overlays.tsx';
import type { BlockContext } from '#blocks/define-block.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteHeaderOf, siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useSectionIds } from '../documents/use-layout-ids.ts';
import { CanvasFooter } from './canvas-footer.tsx';
import { FrameHeading } from '../frames/frame-heading.tsx';
import { CanvasLayout } from './canvas-layout.tsx';
import { useEditState } from '../workspace/use-edit-state.ts';
import { withTextAt } from '../inline-text-targets/text-at.ts';
import { useDeferredSections } from './defer-offscreen-sections.ts';
import { CanvasPost } from './fetched-canvas-post.ts';
import { lazyPart } from '../loading/lazy-part.ts';

const CanvasCollection = lazyPart(async () => (await import('./canvas-collection.tsx')).CanvasCollection);

export interface CanvasPageProps {
  readonly page: DocumentStore;
  readonly site: DocumentStore;
  readonly context: BlockContext;
  readonly currentPath: string;
  readonly isHomePage: boolean;
  readonly describe: (documentId: string) => { readonly path: string; readonly title: string } | null;
  /** The part that can be edited now. */
  readonly editable: 'page' | 'header' | 'footer' | 'synced' | null;
  readonly emptyPage: ReactNode;
}

/** The page as visitors see it, with header and footer, made of the same components as the published one (EDIT-07). */
export function CanvasPage(props: CanvasPageProps) {
  useEffect(tellPageShown, []);
  const { page, site, context, currentPath, isHomePage, describe, editable, emptyPage } = props;
  const isHeaderTyped = useEditState((state) => state.editingState === 'HEADER' && state.inlineText !== null);
  return (
    <>
      <div className="portico-canvas-part" inert={editable !== null}>
        <CanvasAnnouncement site={site} context={context} />
      </div>
      <div className="portico-canvas-part" data-part="header" inert={editable !== null && !isHeaderTyped}>
        <CanvasHeader
          site={site}
          context={context}
          currentPath={currentPath}
          isHomePage={isHomePage}
          describe={describe}
        />
      </div>
      <main id="portico-canvas-page" data-part="page">
        <PageParts page={page} site={site} context={context} isEditable={editable === 'page'}>
          <PageSections page={page} context={context} isEditable={editable === 'page'} />
          {emptyPage}
        </PageParts>
        {/* The title of a post is a heading that is never inert. */}
        {editable === null || page.getState().kind === 'item' ? null : (
          <FrameHeading>{translate(canvasTools.canvas)}</FrameHeading>
        )}
      </main>
      <div className="portico-canvas-part" data-part="footer">
        <CanvasFooter site={site} context={context} isEditable={editable === 'footer'} />
      </div>
      <CanvasOverlays site={site} context={context} />
    </>
  );
}

interface PartsProps {
  readonly page: DocumentStore;
  readonly site: DocumentStore;
  readonly context: BlockContext;
  readonly isEditable: boolean;
  /** The sections, or a placeholder while there is none. */
  readonly children: readonly [sections: ReactNode, emptyPage: ReactNode];
}

/** The content of a page, with the parts around it in a collection or an item. */
function PageParts({ page, site, context, isEditable, children }: PartsProps) {
  const [sections, emptyPage] = children;
  const { kind } = page.getState();
  if (kind === 'collection') {
    return (
      <Suspense fallback={null}>
        <CanvasCollection page={page} site={site} context={context} isEditable={isEditable}>
          {sections}
        </CanvasCollection>
      </Suspense>
    );
  }
  const whole = (
    <>
      {sections}
      <WhileEmpty page={page}>{emptyPage}</WhileEmpty>
    </>
  );
  return kind === 'item' ? (
    <Suspense fallback={null}>
      <CanvasPost page={page} site={site} translate={context.translate} isEditable={isEditable}>
        {whole}
      </CanvasPost>
    </Suspense>
  ) : (
    whole
  );
}

function PageSections({ page, context, isEditable }: Pick<PartsProps, 'page' | 'context' | 'isEditable'>) {
  useDeferredSections(page);
  return (
    <CanvasLayout
      store={page}
      context={context}
      isEditable={isEditable}
      isTop={page.getState().kind !== 'item'}
    />
  );
}

function WhileEmpty({ page, children }: { readonly page: DocumentStore; readonly children: ReactNode }) {
  return useSectionIds(page).length > 0 ? null : children;
}

type HeaderProps = Pick<CanvasPageProps, 'site' | 'context' | 'currentPath' | 'isHomePage' | 'describe'>;

function CanvasHeader({ site, context, currentPath, isHomePage, describe }: HeaderProps) {
  const header = useHeaderRecord(site, 'header');
  const settings = useHeaderRecord(site, 'settings');
  const links = useStore(
    site.store,
    useShallow((state) => Object.values(state.view).filter((record) => record.type === 'nav-link')),
  );
  const navigation = useMemo(
    () => buildNavigation(recordsById(links), { describe, currentPath }),
    [links, describe, currentPath],
  );
  return (
    <SiteHeaderView
      header={siteHeaderOf(header)}
      site={siteSettingsOf(settings)}
      navigation={navigation}
      context={context}
      isHomePage={isHomePage}
    />
  );
}

/** A record of the header; while one of its texts is typed in, that text is not rendered. */
function useHeaderRecord(site: DocumentStore, id: 'header' | 'settings'): DocumentRecord | undefined {
  const record = useRecord(site, id);
  const inlineText = useEditState((state) =>
    state.editingState === 'HEADER' && state.textBlockId === id ? state.inlineText : null,
  );
  return useMemo(
    () =>
      record === undefined || inlineText === null
        ? record
        : withTextAt(record, inlineText.path, inlineText.base),
    [record, inlineText],
  );
}

function recordsById(records: readonly DocumentRecord[]): Record<string, DocumentRecord> {
  return Object.fromEntries(records.map((record) => [record.id, record]));
}
