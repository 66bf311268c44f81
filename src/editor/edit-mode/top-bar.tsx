import {
  Ellipsis,
  Eye,
  History,
  Keyboard,
  Monitor,
  PanelRight,
  Pencil,
  Plus,
  Redo2,
  Rocket,
  Share2,
  Smartphone,
  Undo2,
} from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuAction } from '#ui/menu.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useRestedState } from '../documents/use-rested-state.ts';
import { canAddBlocks } from './editing-state.ts';
import { isDraftPost } from './is-draft-post.ts';
import { PageSwitcher } from './page-switcher.tsx';
import { PeoplePresent } from './people-present.tsx';
import { PublishButton } from './publish-button.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { useActiveDocument } from './use-active-document.ts';
import { useEditState } from './use-edit-state.ts';
import { useWorkspace } from './workspace.ts';
import styles from './top-bar.module.css';

/** As wide as a window whose panels lie over the page. */
const NARROW_PX = 800;
const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
const SHORTCUTS = isApple ? { undo: '⌘Z', redo: '⇧⌘Z' } : { undo: 'Ctrl Z', redo: 'Ctrl Shift Z' };

/** The bar above the site frame (EDIT-50). */
export function TopBar() {
  const { edit, page, entry, actions, canWrite, canPublish } = useWorkspace();
  const isDraft = useRestedState(page, isDraftPost);
  const editingState = useEditState((state) => state.editingState);
  const isHistoryOpen = useEditState((state) => state.isHistoryOpen);
  const isPanelOpen = useEditState((state) => state.isPanelOpen);
  const isEditing = editingState !== 'NOT_EDITING';
  const isPaletteOpen = useEditState((state) => state.isPaletteOpen);
  const canAdd = canAddBlocks(editingState);
  // On a phone both take the lower half.
  const togglePalette = (): void =>
    edit.setState({
      isPaletteOpen: !isPaletteOpen,
      ...(!isPaletteOpen && window.innerWidth <= NARROW_PX ? { isPanelOpen: false } : {}),
    });
  const openHistory = (): void => edit.setState({ isHistoryOpen: !isHistoryOpen, isPanelOpen: true });
  const more: readonly MenuAction[] = [
    {
      id: 'preview',
      label: 'Preview as visitor',
      icon: <Eye />,
      onAction: () => edit.open({ kind: 'preview' }),
    },
    {
      id: 'share',
      label: 'Share a preview link',
      icon: <Share2 />,
      onAction: () => edit.open({ kind: 'share' }),
    },
    ...(canPublish && isDraft
      ? [
          {
            id: 'publish',
            label: 'Publish other changes',
            icon: <Rocket />,
            onAction: () => edit.open({ kind: 'publish' }),
          },
        ]
      : []),
    ...(isEditing ? [{ id: 'history', label: 'History', icon: <History />, onAction: openHistory }] : []),
    {
      id: 'keys',
      label: 'Keyboard shortcuts',
      icon: <Keyboard />,
      shortcut: '?',
      onAction: () => edit.open({ kind: 'shortcuts' }),
    },
  ];
  return (
    <section className={styles['bar']} aria-label="Page toolbar">
      {isEditing ? (
        <VisuallyHidden>
          <h1>Edit {entry.title === '' ? 'Untitled' : entry.title}</h1>
        </VisuallyHidden>
      ) : null}
      <div className={styles['start']}>
        {isEditing ? (
          <Button size="small" onPress={() => edit.send('done')}>
            Done
          </Button>
        ) : canWrite ? (
          <Button
            size="small"
            variant="primary"
            icon={<Pencil aria-hidden="true" size={14} />}
            onPress={() => edit.send('edit')}
          >
            Edit
          </Button>
        ) : null}
        <PageSwitcher />
      </div>
      <div className={styles['middle']}>
        {canAdd ? (
          <IconButton
            label={isPaletteOpen ? 'Close the blocks' : 'Blocks to add'}
            size="small"
            tooltipPlacement="bottom"
            isPressed={isPaletteOpen}
            onPress={togglePalette}
          >
            <Plus aria-hidden="true" />
          </IconButton>
        ) : null}
        {isEditing ? <UndoRedo onUndo={() => actions.undo()} onRedo={() => actions.redo()} /> : null}
        <DeviceSwitch />
      </div>
      <div className={styles['end']}>
        {isEditing ? <SaveIndicator /> : null}
        <PeoplePresent />
        <Menu
          label="More"
          placement="bottom end"
          trigger={
            <IconButton label="More" size="small" tooltipPlacement="bottom">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          items={more}
        />
        {isEditing ? (
          <IconButton
            label={isPanelOpen ? 'Close the panel' : 'Open the panel'}
            size="small"
            tooltipPlacement="bottom"
            isPressed={isPanelOpen}
            onPress={() => edit.setState({ isPanelOpen: !isPanelOpen })}
          >
            <PanelRight aria-hidden="true" />
          </IconButton>
        ) : null}
        {canPublish ? <PublishButton /> : null}
      </div>
    </section>
  );
}

function UndoRedo({ onUndo, onRedo }: { readonly onUndo: () => void; readonly onRedo: () => void }) {
  const store = useActiveDocument();
  const undoName = useRestedState(store, (state) => state.undoName);
  const redoName = useRestedState(store, (state) => state.redoName);
  return (
    <div className={styles['pair']}>
      <IconButton
        label={undoName === null ? 'Undo' : `Undo: ${undoName}`}
        size="small"
        shortcut={SHORTCUTS.undo}
        tooltipPlacement="bottom"
        isDisabled={undoName === null}
        onPress={onUndo}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={redoName === null ? 'Redo' : `Redo: ${redoName}`}
        size="small"
        shortcut={SHORTCUTS.redo}
        tooltipPlacement="bottom"
        isDisabled={redoName === null}
        onPress={onRedo}
      >
        <Redo2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function DeviceSwitch() {
  const { edit } = useWorkspace();
  const device = useEditState((state) => state.device);
  return (
    <SegmentedControl
      label="Device"
      isLabelHidden
      value={device}
      options={[
        { value: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden="true" size={16} /> },
        { value: 'mobile', label: 'Mobile', icon: <Smartphone aria-hidden="true" size={16} /> },
      ]}
      onChange={(next) => edit.setState({ device: next })}
    />
  );
}
