import { useEditState } from './use-edit-state.ts';
import { useWorkspace } from './workspace.ts';

/** Stands in the canvas of a page without sections; lies in the frame, so it brings its own look. */
export function EmptyPage() {
  const { edit } = useWorkspace();
  const isEditing = useEditState((state) => state.editingState === 'PAGE');
  return (
    <div className="portico-canvas-empty">
      <p>This page is empty.</p>
      {isEditing ? (
        <button type="button" onClick={() => edit.open({ kind: 'add-section', afterSectionId: null })}>
          Add a section
        </button>
      ) : null}
    </div>
  );
}
