import { useStore } from 'zustand';
import type { DocumentState } from '../documents/document-state.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { documentOf, documentToRedo, documentToUndo } from '../listed-item/listed-item.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';

/** The names of the next undo and redo steps: of the page, or of the item in its list. */
export function useNextSteps(): Pick<DocumentState, 'undoName' | 'redoName'> {
  const { page, listedItem } = useWorkspace();
  const active = useActiveDocument();
  const opened = useStore(listedItem, documentOf);
  const item = active === page ? opened : null;
  // Each new step of either of them may be the newest, also one of the same name.
  const ofActive = useRestedState(active, whole);
  const ofItem = useRestedState(item ?? active, whole);
  const stateOf = (document: typeof active): DocumentState => (document === item ? ofItem : ofActive);
  return {
    undoName: stateOf(documentToUndo(active, item)).undoName,
    redoName: stateOf(documentToRedo(active, item)).redoName,
  };
}

function whole(state: DocumentState): DocumentState {
  return state;
}
