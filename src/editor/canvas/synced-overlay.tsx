import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { syncedName, useSyncedSource } from '../synced-sections/use-synced-source.ts';
import { OverlayButton } from '../canvas-ui/overlay-button.tsx';
import { usePlacedOver } from '../canvas-ui/use-placed-over.ts';

const findEdited = (frame: Document): Element | null =>
  frame.querySelector('[data-part="synced"] > .portico-section');

/**
 * Tells where the changes of a synced section that is edited will be seen, with a button back to the page (EDIT-206).
 */
export function SyncedOverlay() {
  const { edit } = useWorkspace();
  const documentId = useEditState((state) => state.synced?.documentId ?? null);
  const source = useSyncedSource(documentId);
  const boxRef = usePlacedOver(findEdited);
  return (
    <div ref={boxRef} className="part editing">
      <div
        className="part-name part-synced"
        role="toolbar"
        aria-label={translate(canvasTools.syncedBeingEdited)}
      >
        <bdi className="part-title">{syncedName(source)}</bdi>
        {source?.status === 'ready'
          ? translate(canvasTools.syncedOn, { count: source.useCount })
          : translate(canvasTools.synced)}
        <OverlayButton
          label={translate(canvasTools.backToPage)}
          icon="check"
          text={translate(canvasTools.backToPage)}
          className="part-leave"
          onPress={() => edit.send('enter-page')}
        />
      </div>
    </div>
  );
}
