import { useEditState } from '../edit-mode/use-edit-state.ts';
import { useWorkspace } from '../edit-mode/workspace.ts';
import { onPages, syncedName, useSyncedSource } from '../synced/use-synced-source.ts';
import { OverlayButton } from './overlay-button.tsx';
import { usePlacedOver } from './use-placed-over.ts';

const findEdited = (frame: Document): Element | null =>
  frame.querySelector('[data-part="synced"] > .portico-section');

/** Says of a synced section that is edited where its changes will be seen, and leads back to the page (EDIT-206). */
export function SyncedOverlay() {
  const { edit } = useWorkspace();
  const documentId = useEditState((state) => state.synced?.documentId ?? null);
  const source = useSyncedSource(documentId);
  const placed = usePlacedOver(findEdited);
  return (
    <div ref={placed} className="part editing">
      <div className="part-name part-synced" role="toolbar" aria-label="Synced section being edited">
        <bdi className="part-title">{syncedName(source)}</bdi>
        {source?.status === 'ready' ? `, synced ${onPages(source.useCount)}` : ', synced'}
        <OverlayButton
          label="Back to the page"
          icon="check"
          text="Back to the page"
          className="part-leave"
          onPress={() => edit.send('enter-page')}
        />
      </div>
    </div>
  );
}
