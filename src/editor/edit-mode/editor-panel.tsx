import { X } from 'lucide-react';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { PanelBoundary } from './panel-boundary.tsx';
import { selectedBlockId, type Selection } from './selection.ts';
import { useEditState } from './use-edit-state.ts';
import { useWorkspace } from './workspace.ts';
import styles from './editor-panel.module.css';

const BlockPanel = lazy(async () => ({ default: (await import('../inspector/block-panel.tsx')).BlockPanel }));
const SectionPanel = lazy(async () => ({
  default: (await import('../inspector/section-panel.tsx')).SectionPanel,
}));
const HeaderPanel = lazy(async () => ({
  default: (await import('../inspector/header-panel.tsx')).HeaderPanel,
}));
const PagePanel = lazy(async () => ({ default: (await import('../inspector/page-panel.tsx')).PagePanel }));
const HistoryPanel = lazy(async () => ({ default: (await import('./history-panel.tsx')).HistoryPanel }));

/** The panel of what is selected, or the history of the page. */
export function EditorPanel() {
  const { edit } = useWorkspace();
  const isOpen = useEditState((state) => state.isPanelOpen);
  if (!isOpen) return null;
  return (
    <aside className={styles['panel']} aria-label="Settings" data-portico-panel="">
      <IconButton
        label="Close the panel"
        size="small"
        className={styles['close']}
        onPress={() => edit.setState({ isPanelOpen: false, isHistoryOpen: false, viewedVersion: null })}
      >
        <X aria-hidden="true" />
      </IconButton>
      <PanelBoundary>
        <Suspense fallback={<Spinner label="Opening the settings" />}>
          <PanelContent />
        </Suspense>
      </PanelBoundary>
    </aside>
  );
}

function PanelContent() {
  const editingState = useEditState((state) => state.editingState);
  // What a person selects or adds is on the canvas first; the panel, which takes longer, follows.
  const selection = useDeferredValue(useEditState((state) => state.selection));
  const isHistoryOpen = useEditState((state) => state.isHistoryOpen);
  if (isHistoryOpen) return <HistoryPanel />;
  return editingState === 'HEADER' ? <HeaderPanel /> : <SelectionPanel selection={selection} />;
}

const SelectionPanel = memo(function SelectionPanel({ selection }: { readonly selection: Selection }) {
  const blockId = selectedBlockId(selection);
  if (blockId !== null) return <BlockPanel key={blockId} blockId={blockId} />;
  if (selection.kind === 'section')
    return <SectionPanel key={selection.sectionId} sectionId={selection.sectionId} />;
  return <PagePanel />;
});
