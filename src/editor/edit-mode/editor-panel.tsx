import { X } from 'lucide-react';
import { memo, Suspense, useDeferredValue } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { editMode } from '#messages/en/interface/edit-mode.ts';
import { translate } from '#ui/translate.ts';
import { focusSelection } from '../canvas/focus-selection.ts';
import { FieldHistoryContext } from '../panel/field-history.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { selectedBlockId, selectedItemId, severalBlockIds, type Selection } from '../selection/selection.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useRestedSelection } from './use-rested-selection.ts';
import styles from './editor-panel.module.css';
import { lazyPart } from '../loading/lazy-part.ts';

const BlockPanel = lazyPart(async () => (await import('../inspector/block-panel.tsx')).BlockPanel);
const SectionPanel = lazyPart(async () => (await import('../inspector/section-panel.tsx')).SectionPanel);
const SeveralPanel = lazyPart(async () => (await import('../inspector/several-panel.tsx')).SeveralPanel);
const HeaderPanel = lazyPart(async () => (await import('../inspector/header-panel.tsx')).HeaderPanel);
const PagePanel = lazyPart(async () => (await import('../inspector/page-panel.tsx')).PagePanel);
const ItemPanel = lazyPart(async () => (await import('../inspector/item-panel.tsx')).ItemPanel);
const PostTabs = lazyPart(async () => (await import('../inspector/post-tabs.tsx')).PostTabs);
const SyncedSourcePanel = lazyPart(
  async () => (await import('../synced-sections/synced-source-panel.tsx')).SyncedSourcePanel,
);
const HistoryPanel = lazyPart(async () => (await import('../history/history-panel.tsx')).HistoryPanel);

/** The panel of the selection, or the history of the page. */
export function EditorPanel() {
  const { edit, actions } = useWorkspace();
  const isOpen = useEditState((state) => state.isPanelOpen);
  if (!isOpen) return null;
  return (
    <aside className={styles['panel']} aria-label={translate(editMode.settings)} data-portico-panel="">
      <IconButton
        label={translate(editMode.closePanel)}
        size="small"
        className={styles['close']}
        onPress={({ pointerType }) => {
          edit.setState({ isPanelOpen: false, isHistoryOpen: false, viewedVersion: null });
          // The button goes with the panel.
          if (pointerType === 'keyboard') focusSelection(edit);
        }}
      >
        <X aria-hidden="true" />
      </IconButton>
      <PanelBoundary>
        <Suspense fallback={<Spinner label={translate(editMode.openingSettings)} />}>
          <FieldHistoryContext value={actions}>
            <PanelContent />
          </FieldHistoryContext>
        </Suspense>
      </PanelBoundary>
    </aside>
  );
}

function PanelContent() {
  const { page, edit } = useWorkspace();
  const editingState = useEditState((state) => state.editingState);
  // Deferred, since the panel takes longer to render than the canvas.
  const selection = useDeferredValue(useRestedSelection(edit));
  const isHistoryOpen = useEditState((state) => state.isHistoryOpen);
  if (isHistoryOpen) return <HistoryPanel />;
  if (editingState === 'HEADER') return <HeaderPanel />;
  const ofSelection = <SelectionPanel selection={selection} />;
  return editingState === 'PAGE' && page.getState().kind === 'item' ? (
    <PostTabs selection={selection}>{ofSelection}</PostTabs>
  ) : (
    ofSelection
  );
}

const SelectionPanel = memo(function SelectionPanel({ selection }: { readonly selection: Selection }) {
  const editingState = useEditState((state) => state.editingState);
  const blockId = selectedBlockId(selection);
  if (blockId !== null) return <BlockPanel key={blockId} blockId={blockId} />;
  const severalIds = severalBlockIds(selection);
  if (severalIds.length > 0) return <SeveralPanel blockIds={severalIds} />;
  if (selection.kind === 'section')
    return <SectionPanel key={selection.sectionId} sectionId={selection.sectionId} />;
  const itemId = selectedItemId(selection);
  if (itemId !== null && editingState === 'PAGE') return <ItemPanel key={itemId} itemId={itemId} />;
  return editingState === 'SYNCED' ? <SyncedSourcePanel /> : <PagePanel />;
});
