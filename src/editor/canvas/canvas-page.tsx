import { Suspense, useEffect, type ReactNode } from 'react';
import { tellPageShown } from '../loading/page-shown.ts';
import { CanvasAnnouncement, CanvasOverlays } from '../overlays/canvas-overlays.tsx';
import type { BlockContext } from '#blocks/define-block.ts';
import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useSectionIds } from '../documents/use-layout-ids.ts';
import { CanvasFooter } from './canvas-footer.tsx';
import { CanvasHeader, type CanvasHeaderProps } from './canvas-header.tsx';
import { FrameHeading } from '../frames/frame-heading.tsx';
import { CanvasLayout } from './canvas-layout.tsx';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useDeferredSections } from './defer-offscreen-sections.ts';
import { CanvasPost } from './fetched-canvas-post.ts';
import { lazyPart } from '../loading/lazy-part.ts';

const CanvasCollection = lazyPart(async () => (await import('./canvas-collection.tsx')).CanvasCollection);

export interface CanvasPageProps extends CanvasHeaderProps {
  readonly page: DocumentStore;
  /** The part that can be edited now. */
  readonly editable: 'page' | 'header' | 'footer' | 'synced' | null;
  readonly emptyPage: ReactNode;
}

/** The page as visitors see it, with header and footer, made of the same components as the published one (EDIT-07). */
export function CanvasPage(props: CanvasPageProps) {
  useEffect(tellPageShown, []);
  const { page, site, context, editable, emptyPage } = props;
  const isHeaderTyped = useEditState((state) => state.editingState === 'HEADER' && state.inlineText !== null);
  return (
    <>
      <div className="portico-canvas-part" inert={editable !== null}>
        <CanvasAnnouncement site={site} context={context} />
      </div>
      <div className="portico-canvas-part" data-part="header" inert={editable !== null && !isHeaderTyped}>
        <CanvasHeader {...props} />
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
