import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { openPanel } from './open-panel.ts';
import { OverlayButton } from '../canvas-ui/overlay-button.tsx';
import { SectionOrderButtons } from './section-order-buttons.tsx';

interface SyncedToolbarProps {
  readonly sectionId: string;
  /** Selects the section before the action. */
  readonly act: (run: (isByKey: boolean) => void) => (isByKey: boolean) => void;
}

/** The toolbar of an instance of a synced section (EDIT-206). */
export function SyncedToolbar({ sectionId, act }: SyncedToolbarProps) {
  const { edit, actions } = useWorkspace();
  return (
    <div className="toolbar inside" role="toolbar" aria-label={translate(canvasTools.syncedSection)}>
      <OverlayButton
        label={translate(canvasTools.editSynced)}
        icon="synced"
        text={translate(canvasTools.editSynced)}
        onPress={act(() => actions.editSynced(sectionId))}
      />
      <OverlayButton
        label={translate(canvasTools.partsHere)}
        icon="panel"
        onPress={act((isByKey) => openPanel(edit, isByKey))}
      />
      <SectionOrderButtons act={act} />
      <OverlayButton
        label={translate(canvasTools.detach)}
        icon="detach"
        onPress={act(() => actions.detach(sectionId))}
      />
      <OverlayButton
        label={translate(canvasTools.deleteSection)}
        icon="remove"
        onPress={act(() => actions.remove())}
      />
    </div>
  );
}
