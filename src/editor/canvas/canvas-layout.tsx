import type { BlockContext } from '#blocks/define-block.ts';
import { syncedIdOf } from '#domain/synced-sections/synced-section.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { useLayoutIds } from '../documents/use-layout-ids.ts';
import { CanvasSection, type CanvasSectionProps } from './canvas-section.tsx';
import { CanvasSynced } from './canvas-synced.tsx';

interface CanvasLayoutProps {
  readonly store: DocumentStore;
  readonly context: BlockContext;
  readonly isEditable: boolean;
  /** Whether its first section is the first of the page. */
  readonly isTop: boolean;
}

/** The sections of a page or of the footer with their blocks. */
export function CanvasLayout({ store, context, isEditable, isTop }: CanvasLayoutProps) {
  const { sectionIds, blockIds } = useLayoutIds(store);
  return sectionIds.map((id, index) => (
    <SectionOfPage
      key={id}
      store={store}
      sectionId={id}
      blockIds={blockIds[id] ?? NO_IDS}
      context={context}
      isEditable={isEditable}
      isFirst={isTop && index === 0}
    />
  ));
}

const NO_IDS: readonly string[] = [];

/** A section of the page itself, or the synced one that it refers to. */
function SectionOfPage(props: CanvasSectionProps) {
  const { store, sectionId, context, isFirst } = props;
  const syncedId = useDocumentState(store, (state) => syncedIdOf(state.view[sectionId]));
  return syncedId === null ? (
    <CanvasSection {...props} />
  ) : (
    <CanvasSynced
      store={store}
      sectionId={sectionId}
      syncedId={syncedId}
      context={context}
      isFirst={isFirst}
    />
  );
}
