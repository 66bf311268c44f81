import { Suspense } from 'react';
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
import { shownKeys } from '#ui/shown-keys.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { pageToolbar } from '#messages/en/interface/page-toolbar.ts';
import { editMode } from '#messages/en/interface/edit-mode.ts';
import { translate } from '#ui/translate.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { canAddBlocks } from '../editing/editing-state.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { pageShown } from '../loading/page-shown.ts';
import { isDraftPost } from '../publish/is-draft-post.ts';
import { PageSwitcher } from './page-switcher.tsx';
import { PublishButton } from '../publish/publish-button.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useNextSteps } from './use-next-steps.ts';
import { useFocusAtStart } from './use-focus-at-start.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from './top-bar.module.css';

const ReviewButton = lazyPart(async () => (await import('../publish-dialog/review-button.tsx')).ReviewButton);
const PageCompany = lazyPart(async () => {
  await pageShown;
  return (await import('./page-company.tsx')).PageCompany;
});

/** As wide as a window whose panels lie over the page. */
const NARROW_PX = 800;

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
      label: translate(pageToolbar.preview),
      icon: <Eye />,
      onAction: () => edit.open({ kind: 'preview' }),
    },
    {
      id: 'share',
      label: translate(pageToolbar.share),
      icon: <Share2 />,
      onAction: () => edit.open({ kind: 'share' }),
    },
    ...(canPublish && isDraft
      ? [
          {
            id: 'publish',
            label: translate(pageToolbar.publishOther),
            icon: <Rocket />,
            onAction: () => edit.open({ kind: 'publish' }),
          },
        ]
      : []),
    ...(isEditing
      ? [{ id: 'history', label: translate(pageToolbar.history), icon: <History />, onAction: openHistory }]
      : []),
    {
      id: 'keys',
      label: translate(pageToolbar.shortcuts),
      icon: <Keyboard />,
      shortcut: '?',
      onAction: () => edit.open({ kind: 'shortcuts' }),
    },
  ];
  const start = useFocusAtStart(isEditing);
  return (
    <section className={styles['bar']} aria-label={translate(pageToolbar.toolbar)} data-portico-toolbar="">
      {isEditing ? (
        <VisuallyHidden>
          <h1>
            {translate(pageToolbar.editPage, {
              title: entry.title === '' ? translate(editMode.untitled) : entry.title,
            })}
          </h1>
        </VisuallyHidden>
      ) : null}
      <div ref={start} className={styles['start']}>
        {isEditing ? (
          <Button size="small" onPress={() => edit.send('done')}>
            {translate(pageToolbar.done)}
          </Button>
        ) : canWrite ? (
          <Button
            size="small"
            variant="primary"
            icon={<Pencil aria-hidden="true" size={14} />}
            onPress={() => edit.send('edit')}
          >
            {translate(pageToolbar.edit)}
          </Button>
        ) : null}
        <PageSwitcher />
      </div>
      <div className={styles['middle']}>
        {canAdd ? (
          <IconButton
            label={translate(isPaletteOpen ? editMode.closeBlocks : pageToolbar.blocksToAdd)}
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
        <Suspense fallback={null}>
          <PageCompany />
        </Suspense>
        <Menu
          label={translate(pageToolbar.more)}
          placement="bottom end"
          trigger={
            <IconButton label={translate(pageToolbar.more)} size="small" tooltipPlacement="bottom">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          items={more}
        />
        {isEditing ? (
          <IconButton
            isDirectional
            label={translate(isPanelOpen ? editMode.closePanel : editMode.openPanel)}
            size="small"
            tooltipPlacement="bottom"
            isPressed={isPanelOpen}
            onPress={() => edit.setState({ isPanelOpen: !isPanelOpen })}
          >
            <PanelRight aria-hidden="true" />
          </IconButton>
        ) : null}
        {canPublish || canWrite ? (
          <Suspense fallback={null}>
            <ReviewButton store={page} />
          </Suspense>
        ) : null}
        {canPublish ? <PublishButton /> : null}
      </div>
    </section>
  );
}

function UndoRedo({ onUndo, onRedo }: { readonly onUndo: () => void; readonly onRedo: () => void }) {
  const { undoName, redoName } = useNextSteps();
  return (
    <div className={styles['pair']}>
      <IconButton
        isDirectional
        label={
          undoName === null
            ? translate(pageToolbar.undo)
            : translate(pageToolbar.undoStep, { name: undoName })
        }
        size="small"
        shortcut={shownKeys('mod z')}
        tooltipPlacement="bottom"
        isDisabled={undoName === null}
        onPress={onUndo}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        isDirectional
        label={
          redoName === null
            ? translate(pageToolbar.redo)
            : translate(pageToolbar.redoStep, { name: redoName })
        }
        size="small"
        shortcut={shownKeys('mod shift z')}
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
      label={translate(pageToolbar.device)}
      isLabelHidden
      value={device}
      options={[
        {
          value: 'desktop',
          label: translate(pageToolbar.desktop),
          icon: <Monitor aria-hidden="true" size={16} />,
        },
        {
          value: 'mobile',
          label: translate(pageToolbar.mobile),
          icon: <Smartphone aria-hidden="true" size={16} />,
        },
      ]}
      onChange={(next) => edit.setState({ device: next })}
    />
  );
}
