import { sayLabel } from '#ui/say-label.ts';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { findBlock } from '#blocks/registry.ts';
import type { ContentListEntry } from '#contract/pages.ts';
import { classes } from '#ui/classes.ts';
import { showToast } from '#ui/show-toast.ts';
import { editAnnouncements } from '#messages/en/interface/edit-announcements.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { createListedItem, documentOf, documentToRedo, documentToUndo } from '../listed-item/listed-item.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { useEditingFlag } from '../site-context/editing-flag.ts';
import { createPictureUploads } from '../files/picture-uploads.ts';
import { loadSynced } from '../synced-sources/load-synced.ts';
import { createSyncedSources } from '../synced-sources/synced-sources.ts';
import { CanvasArea } from './canvas-area.tsx';
import { createClipboard } from '../actions/clipboard.ts';
import { createEditActions } from '../actions/edit-actions.ts';
import { createEditStore } from '../editing/edit-store.ts';
import { canAddBlocks } from '../editing/editing-state.ts';
import { EditorPanel } from './editor-panel.tsx';
import { LiveRegion } from './live-region.tsx';
import { PageEditing } from './page-editing.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { WorkspaceContext, type Workspace } from '../workspace/workspace.ts';
import styles from './edit-workspace.module.css';
import { lazyPart } from '../loading/lazy-part.ts';

const BlockPalette = lazyPart(async () => (await import('../palette/block-palette.tsx')).BlockPalette);

/** A narrower window counts as a phone's: it shows the phone's arrangement, and the panel only on demand. */
const NARROW_PX = 700;

interface EditWorkspaceProps {
  readonly page: DocumentStore;
  /** The page is the one before: the next is on its way, and nothing but the frame stands. */
  readonly isOpening: boolean;
  readonly site: DocumentStore;
  readonly entry: ContentListEntry;
  readonly children: ReactNode;
}

/**
 * Top bar, canvas and panel of a page. The frame of the canvas and the styles in it stay from page to page; all else is
 * made anew.
 */
export function EditWorkspace({ page, isOpening, site, entry, children }: EditWorkspaceProps) {
  const facts = useBootFacts();
  const canWrite = facts.permissions.includes('content.write');
  const canPublish = facts.permissions.includes('content.publish');

  const tools = useMemo(() => {
    const edit = createEditStore(window.innerWidth < NARROW_PX);
    const synced = createSyncedSources(loadSynced, page);
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
  const { edit } = tools;
  const editingState = useStore(edit, (state) => state.editingState);
  const isPaletteOpen = useStore(edit, (state) => state.isPaletteOpen);
  const isPaletteShown = isPaletteOpen && canAddBlocks(editingState);
  const isEditing = !isOpening && editingState !== 'NOT_EDITING';
  // What stands around the frame and in it is the page's own; each beside the others by a key of its own.
  const keyOf = (part: string): string => `${part} ${page.documentId}`;

  return (
    <WorkspaceContext value={workspace}>
      <div className={classes(styles['workspace'], isEditing && styles['editing'])}>
        {isOpening ? null : <TopBar key={keyOf('bar')} />}
        {!isOpening && isPaletteShown ? (
          <Suspense fallback={null}>
            <BlockPalette key={keyOf('palette')} />
          </Suspense>
        ) : null}
        <CanvasArea isOpening={isOpening} />
        {isEditing ? <EditorPanel key={keyOf('panel')} /> : null}
        {isOpening ? null : <LiveRegion key={keyOf('told')} />}
        {children}
        {isOpening ? null : <PageEditing key={keyOf('editing')} />}
      </div>
    </WorkspaceContext>
  );
}
