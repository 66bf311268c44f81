import { useEffect } from 'react';
import { useStore } from 'zustand';
import { isTextField, isTextFieldFocused } from '../api/is-text-field-focused.ts';
import { handleEditorKey } from '../canvas/canvas-keys.ts';
import { focusSelection } from '../canvas/focus-selection.ts';
import { useUnwrittenPost } from '../collections/use-unwritten-post.ts';
import { isLeavingPanel, leavePanel } from '../editing/leave-panel.ts';
import { useListedItem } from '../listed-item/use-listed-item.ts';
import { selectedBlockId } from '../selection/selection.ts';
import { useEditingFlag } from '../site-context/editing-flag.ts';
import { useListedAgain } from '../site-context/use-listed-again.ts';
import { endSlideUploads } from '../slides/open-uploads.ts';
import { useSyncedEditing } from '../synced-sections/use-synced-editing.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { fetchEditingParts } from './fetch-editing-parts.ts';
import { signInForSaving } from './sign-in-for-saving.ts';
import { useRemovedSelection } from './use-removed-selection.ts';
import { useClipboardBesideCanvas } from './use-clipboard-beside-canvas.ts';

/** What goes on beside the canvas as long as a page is open: keys, saving, what others are told. Shows nothing. */
export function PageEditing() {
  const tools = useWorkspace();
  const { page, site, canWrite, edit, pictures, synced, listedItem } = tools;
  const isEditing = useEditingFlag((state) => state.isEditing);
  const setEditing = useEditingFlag((state) => state.setEditing);
  const item = useListedItem(edit, listedItem);
  useSyncedEditing(edit, synced, page);
  const open = useStore(synced.store, (state) => state.open);
  useUnwrittenPost(page);
  useRemovedSelection();
  useListedAgain(page);
  useListedAgain(site);
  useEffect(() => () => pictures.end(), [pictures]);
  useEffect(() => () => endSlideUploads(page.documentId), [page.documentId]);
  const editingState = useStore(edit, (state) => state.editingState);
  // Edit may be asked for by a panel beside the site, or by the top bar: both lead to the same state.
  useEffect(() => {
    if (isEditing && canWrite) edit.send('edit');
    else edit.send('done');
  }, [isEditing, canWrite, edit]);
  useEffect(
    () =>
      edit.subscribe((state, before) => {
        if (state.editingState === before.editingState) return;
        setEditing(state.editingState !== 'NOT_EDITING');
      }),
    [edit, setEditing],
  );
  useEffect(() => {
    if (editingState !== 'NOT_EDITING') void fetchEditingParts();
  }, [editingState]);
  // Undo, redo and help work beside the canvas, too; in a field they belong to the field.
  useEffect(() => {
    if (editingState === 'NOT_EDITING') return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isLeavingPanel(event)) {
        const wasHistoryOpen = edit.getState().isHistoryOpen;
        if (!leavePanel(edit)) return;
        event.preventDefault();
        // The panel takes the focus along when it goes, and the history its list.
        const { isPanelOpen, isHistoryOpen } = edit.getState();
        const isInPanel =
          event.target instanceof Element && event.target.closest('[data-portico-panel]') !== null;
        if (!isPanelOpen || (wasHistoryOpen && !isHistoryOpen && isInPanel)) focusSelection(edit);
        return;
      }
      const isField =
        isTextField(event.target) ||
        (event.target instanceof Element && event.target.closest('select, [role="dialog"]') !== null);
      if (!isField && handleEditorKey(event, tools)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [editingState, tools, edit]);
  useClipboardBesideCanvas(edit, tools.actions, editingState !== 'NOT_EDITING');
  // While the editor of a text is fetched, the keys are meant for it already.
  useEffect(
    () =>
      signInForSaving(
        [page, site, ...(open === null ? [] : [open]), ...(item === null ? [] : [item])],
        () =>
          isTextFieldFocused() ||
          (edit.getState().textBlockId !== null && document.activeElement instanceof HTMLIFrameElement),
      ),
    [edit, page, site, open, item],
  );
  // The others see what is selected here.
  useEffect(
    () =>
      edit.subscribe((state, before) => {
        if (state.selection === before.selection) return;
        const blockId = selectedBlockId(state.selection);
        const isSite = state.editingState === 'HEADER' || state.editingState === 'FOOTER';
        const isSynced = state.editingState === 'SYNCED';
        page.setPresence({ selectedBlockId: isSite || isSynced ? null : blockId });
        site.setPresence({ selectedBlockId: isSite ? blockId : null });
        open?.setPresence({ selectedBlockId: isSynced ? blockId : null });
      }),
    [edit, page, site, open],
  );

  return null;
}
