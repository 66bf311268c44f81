import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { BlockContext } from '#blocks/define-block.ts';
import { BlockNotice } from '#site/blocks/block-notice.tsx';
import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { readOnlyStore } from '../documents/read-only-store.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useLayoutIds } from '../documents/use-layout-ids.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useViewedPage } from '../history/use-viewed-page.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useSyncedSource } from '../synced-sections/use-synced-source.ts';
import { CanvasSection } from './canvas-section.tsx';

interface CanvasSyncedProps {
  /** The document of the page. */
  readonly store: DocumentStore;
  readonly sectionId: string;
  readonly syncedId: DocumentId;
  readonly context: BlockContext;
  readonly isFirst: boolean;
}

/**
 * An instance of a synced section: as visitors see it there, or the section itself while it is edited here (EDIT-206).
 */
export function CanvasSynced(props: CanvasSyncedProps) {
  const { synced } = useWorkspace();
  const open = useStore(synced.store, (state) => state.open);
  const isEdited = useEditState(
    (state) => state.editingState === 'SYNCED' && state.synced?.sectionId === props.sectionId,
  );
  return isEdited && open?.documentId === props.syncedId ? (
    <EditedSource {...props} source={open} />
  ) : (
    <SyncedInstance {...props} />
  );
}

/** The section with the texts and pictures of the instance. On the page it is selected as a whole. */
function SyncedInstance({ store, sectionId, syncedId, context, isFirst }: CanvasSyncedProps) {
  const { synced } = useWorkspace();
  const instance = useRecord(store, sectionId);
  const source = useSyncedSource(syncedId);
  const isEditing = useEditState((state) => state.editingState !== 'NOT_EDITING');
  const shown = useMemo(() => {
    const section = instance === undefined || source === null ? null : synced.shownAt(instance);
    if (section === null) return null;
    const records = [section.section, ...section.blocks].map((record) => [record.id, record] as const);
    return readOnlyStore(store, Object.fromEntries(records));
  }, [store, instance, source, synced]);
  if (shown !== null) {
    return <OneSection document={shown} context={context} isFirst={isFirst} isInert={isEditing} />;
  }
  // Visitors see nothing here where the source is missing, nor before it is loaded.
  return (
    <div className="portico-section" data-section={sectionId} data-theme="white">
      {source?.status === 'loading' ? null : (
        <BlockNotice
          title={translate(canvasTools.syncedSection)}
          message={
            source?.status === 'failed' && !source.isGone
              ? translate(canvasTools.syncedNotLoaded)
              : translate(canvasTools.syncedDeleted)
          }
        />
      )}
    </div>
  );
}

function EditedSource({ source, context, isFirst }: CanvasSyncedProps & { readonly source: DocumentStore }) {
  const viewed = useViewedPage(source);
  return (
    <div className="portico-canvas-part" data-part="synced">
      <OneSection document={viewed} context={context} isFirst={isFirst} isEditable={viewed === source} />
    </div>
  );
}

interface OneSectionProps {
  readonly document: DocumentStore;
  readonly context: BlockContext;
  readonly isFirst: boolean;
  readonly isEditable?: boolean;
  readonly isInert?: boolean;
}

function OneSection({ document, isEditable = false, ...rest }: OneSectionProps) {
  const { sectionIds, blockIds } = useLayoutIds(document);
  const [first] = sectionIds;
  return first === undefined ? null : (
    <CanvasSection
      {...rest}
      store={document}
      sectionId={first}
      blockIds={blockIds[first] ?? NO_IDS}
      isEditable={isEditable}
    />
  );
}

const NO_IDS: readonly string[] = [];
