import { severalBlocks } from '#messages/en/interface/several-blocks.ts';
import { translate } from '#ui/translate.ts';
import { memo, type PointerEvent as ReactPointerEvent } from 'react';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';
import { OverlayButton } from '../canvas-ui/overlay-button.tsx';
import { TOOLBAR_PX } from '../canvas-ui/toolbar-height.ts';
import { usePlacedOverBlock, usePlacedOverBlocks } from '../canvas-ui/use-placed-over.ts';
import { isWholeGroup } from '../documents/block-group.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { dragSeveral } from './drag-several.ts';

interface SeveralSelectionProps {
  readonly blockIds: readonly string[];
  /** By how much controls grow against the scale of the frame. */
  readonly zoom: number;
  readonly isDragging: boolean;
}

/** The outlines of several selected blocks, and what can be done to all of them (EDIT-199, EDIT-200). */
export const SeveralSelection = memo(function SeveralSelection(props: SeveralSelectionProps) {
  const { blockIds, zoom, isDragging } = props;
  const canvas = useCanvas();
  const { edit, actions } = useWorkspace();
  const store = useActiveDocument();
  const boxRef = usePlacedOverBlocks(blockIds, TOOLBAR_PX * zoom);
  const drag = (event: ReactPointerEvent<HTMLElement>): void => {
    const [anchorId] = blockIds;
    if (event.button !== 0 || anchorId === undefined) return;
    const { currentTarget: element, nativeEvent } = event;
    dragSeveral({ canvas, store, edit, actions, blockIds, anchorId, element, event: nativeEvent });
  };
  const isGroup = useDocumentState(store, ({ view }) => isWholeGroup(view, blockIds));
  const count = blockIds.length;
  return (
    <>
      {/* They are there again at once when the blocks are let go. */}
      <div className="outlines" hidden={isDragging}>
        {blockIds.map((id) => (
          <ChosenOutline key={id} blockId={id} />
        ))}
      </div>
      {/* While they are dragged the grip that holds the pointer has to stay: it is only not seen. */}
      <div ref={boxRef} className={isDragging ? 'block several dragging' : 'block several'}>
        <div className="rail">
          <div
            className="toolbar"
            role="toolbar"
            aria-label={translate(isGroup ? severalBlocks.groupSelected : severalBlocks.blocksSelected, {
              count,
            })}
          >
            <OverlayButton
              label={translate(severalBlocks.drag)}
              icon="grip"
              className="button grip"
              onPointerDown={drag}
            />
            <span className="title">
              {translate(isGroup ? severalBlocks.groupOf : severalBlocks.blocks, { count })}
            </span>
            <SeveralButtons isGroup={isGroup} />
          </div>
        </div>
      </div>
    </>
  );
});

/** What can be done to them: the same however many are selected, so that adding one draws none of it anew. */
const SeveralButtons = memo(function SeveralButtons({ isGroup }: { readonly isGroup: boolean }) {
  const { edit, actions } = useWorkspace();
  const isGathering = useEditState((state) => state.isGathering);
  const gather = (isGoingOn: boolean): void => edit.select({ ...edit.getState().selection }, isGoingOn);
  return (
    <>
      {/* Each of these stays one element when what it does changes: it has the focus that keys act from. */}
      <OverlayButton
        label={translate(isGathering ? severalBlocks.doneSelecting : severalBlocks.selectMore)}
        icon={isGathering ? 'check' : 'several'}
        onPress={() => gather(!isGathering)}
      />
      <OverlayButton
        label={translate(isGroup ? severalBlocks.ungroup : severalBlocks.group)}
        icon={isGroup ? 'ungroup' : 'group'}
        onPress={() => (isGroup ? actions.ungroup() : actions.group())}
      />
      <OverlayButton
        label={translate(severalBlocks.settings)}
        icon="panel"
        onPress={() => edit.setState({ isPanelOpen: true })}
      />
      <OverlayButton
        label={translate(severalBlocks.duplicate)}
        icon="copy"
        onPress={() => actions.duplicate()}
      />
      <OverlayButton
        label={translate(severalBlocks.saveForLater)}
        icon="save"
        onPress={() => actions.saveForLater()}
      />
      <OverlayButton label={translate(severalBlocks.delete)} icon="remove" onPress={() => actions.remove()} />
    </>
  );
});

const ChosenOutline = memo(function ChosenOutline({ blockId }: { readonly blockId: string }) {
  return <div ref={usePlacedOverBlock(blockId)} className="chosen" aria-hidden="true" />;
});
