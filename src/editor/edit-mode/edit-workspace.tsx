import { sayLabel } from '#ui/say-label.ts';
import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { findBlock } from '#blocks/registry.ts';
import type { ContentListEntry } from '#contract/pages.ts';
import { classes } from '#ui/classes.ts';
import { showToast } from '#ui/show-toast.ts';
import { editAnnouncements } from '#messages/en/interface/edit-announcements.ts';
import { translate } from '#ui/translate.ts';
import { isTextField, isTextFieldFocused } from '../api/is-text-field-focused.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useUnwrittenPost } from '../collections/use-unwritten-post.ts';
import { createListedItem, documentOf, documentToRedo, documentToUndo } from '../listed-item/listed-item.ts';
import { useListedItem } from '../listed-item/use-listed-item.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { useEditingFlag } from '../site-context/editing-flag.ts';
import { createPictureUploads } from '../files/picture-uploads.ts';
import { endSlideUploads } from '../slides/open-uploads.ts';
import { loadSynced } from '../synced-sources/load-synced.ts';
import { createSyncedSources } from '../synced-sources/synced-sources.ts';
import { useSyncedEditing } from '../synced-sections/use-synced-editing.ts';
import { CanvasArea } from './canvas-area.tsx';
import { fetchEditingParts } from './fetch-editing-parts.ts';
import { focusSelection } from '../canvas/focus-selection.ts';
import { handleEditorKey } from '../canvas/canvas-keys.ts';
import { createClipboard } from '../actions/clipboard.ts';
import { createEditActions } from '../actions/edit-actions.ts';
import { createEditStore } from '../editing/edit-store.ts';
import { canAddBlocks } from '../editing/editing-state.ts';
import { EditorPanel } from './editor-panel.tsx';
import { isLeavingPanel, leavePanel } from '../editing/leave-panel.ts';
import { LiveRegion } from './live-region.tsx';
import { selectedBlockId } from '../selection/selection.ts';
import { signInForSaving } from './sign-in-for-saving.ts';
import { TopBar } from '../top-bar/top-bar.tsx';
import { useListedAgain } from '../site-context/use-listed-again.ts';
import { WorkspaceContext, type Workspace } from '../workspace/workspace.ts';
import styles from './edit-workspace.module.css';
import { lazyPart } from '../loading/lazy-part.ts';

const BlockPalette = lazyPart(async () => (await import('../palette/block-palette.tsx')).BlockPalette);

/** Below this a window is a phone's: it shows the phone's arrangement, and the panel only when asked for. */
const NARROW_PX = 700;

interface EditWorkspaceProps {
  readonly page: DocumentStore;
  readonly site: DocumentStore;
  readonly entry: ContentListEntry;
  readonly children: ReactNode;
}

/** Top bar, canvas and panel of one page. */
export function EditWorkspace({ page, site, entry, children }: EditWorkspaceProps) {
  const facts = useBootFacts();
  const isEditing = useEditingFlag((state) => state.isEditing);
  const setEditing = useEditingFlag((state) => state.setEditing);
  const canWrite = facts.permissions.includes('content.write');
  const canPublish = facts.permissions.includes('content.publish');

  const tools = useMemo(() => {
    const edit = createEditStore(window.innerWidth < NARROW_PX);
    const synced = createSyncedSources(loadSynced);
    const listedItem = createListedItem();
    const active = (): DocumentStore => {
      const { editingState } = edit.getState();
      const { open } = synced.store.getState();
      if (editingState === 'SYNCED' && open !== null) return open;
      return editingState === 'HEADER' || editingState === 'FOOTER' ? site : page;
    };
    const stepsOf = (choose: typeof documentToUndo): DocumentStore =>
      active() === page ? choose(page, documentOf(listedItem.getState())) : active();
    const actions = createEditActions({
      edit,
      active,
      toUndo: () => stepsOf(documentToUndo),
      toRedo: () => stepsOf(documentToRedo),
      synced,
      siteId: facts.siteId,
      clipboard: createClipboard(navigator.clipboard, window.localStorage),
      tell: (message) => showToast(message, { tone: 'danger' }),
      showUndone: (message, redo) =>
        showToast(message, { action: { label: translate(editAnnouncements.redo), onPress: redo } }),
      titleOf: (type) => sayLabel(findBlock(type)?.title ?? type),
    });
    if (useEditingFlag.getState().isEditing && canWrite) edit.send('edit');
    return { edit, synced, listedItem, actions, pictures: createPictureUploads() };
  }, [page, site, canWrite, facts.siteId]);

  const workspace = useMemo<Workspace>(
    () => ({ siteId: facts.siteId, page, site, entry, canWrite, canPublish, ...tools }),
    [facts.siteId, page, site, entry, canWrite, canPublish, tools],
  );
  const { edit, pictures, synced, listedItem } = tools;
  const item = useListedItem(edit, listedItem);
  useSyncedEditing(edit, synced, page);
  const open = useStore(synced.store, (state) => state.open);
  useUnwrittenPost(page);
  useListedAgain(page);
  useListedAgain(site);
  useEffect(() => () => pictures.end(), [pictures]);
  useEffect(() => () => endSlideUploads(page.documentId), [page.documentId]);
  const editingState = useStore(edit, (state) => state.editingState);
  const isPaletteOpen = useStore(edit, (state) => state.isPaletteOpen);
  const isPaletteShown = isPaletteOpen && canAddBlocks(editingState);

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
        if (!leavePanel(edit)) return;
        event.preventDefault();
        // The panel takes the focus along when it goes.
        if (!edit.getState().isPanelOpen) focusSelection(edit);
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

  return (
    <WorkspaceContext value={workspace}>
      <div className={classes(styles['workspace'], editingState !== 'NOT_EDITING' && styles['editing'])}>
        <TopBar />
        {isPaletteShown ? (
          <Suspense fallback={null}>
            <BlockPalette />
          </Suspense>
        ) : null}
        <CanvasArea />
        {editingState === 'NOT_EDITING' ? null : <EditorPanel />}
        <LiveRegion />
        {children}
      </div>
    </WorkspaceContext>
  );
}
