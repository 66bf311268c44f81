import { useWorkspace } from '../edit-mode/workspace.ts';
import { OverlayButton } from './overlay-button.tsx';

interface SyncedToolbarProps {
  readonly sectionId: string;
  /** Selects the section before it does something with it. */
  readonly act: (run: () => void) => () => void;
}

/** The toolbar of a place of a synced section (EDIT-206). */
export function SyncedToolbar({ sectionId, act }: SyncedToolbarProps) {
  const { edit, actions } = useWorkspace();
  return (
    <div className="toolbar inside" role="toolbar" aria-label="Synced section">
      <OverlayButton
        label="Edit synced section"
        icon="synced"
        text="Edit synced section"
        onPress={act(() => actions.editSynced(sectionId))}
      />
      <OverlayButton
        label="Texts and pictures here"
        icon="panel"
        onPress={act(() => edit.setState({ isPanelOpen: true }))}
      />
      <OverlayButton label="Move section up" icon="up" onPress={act(() => actions.moveSection('up'))} />
      <OverlayButton label="Move section down" icon="down" onPress={act(() => actions.moveSection('down'))} />
      <OverlayButton label="Duplicate section" icon="copy" onPress={act(() => actions.duplicate())} />
      <OverlayButton
        label="Detach: change it on this page alone"
        icon="detach"
        onPress={act(() => actions.detach(sectionId))}
      />
      <OverlayButton label="Delete section" icon="remove" onPress={act(() => actions.remove())} />
    </div>
  );
}
