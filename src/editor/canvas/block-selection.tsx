import { sayLabel } from '#ui/say-label.ts';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { findBlock } from '#blocks/registry.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';
import { dragBlock, dragHandle } from '../moving/drag-block.ts';
import { openPanel } from './open-panel.ts';
import { OverlayButton } from '../canvas-ui/overlay-button.tsx';
import { hasChosenHeight, RESIZE_HANDLES, WIDTH_HANDLES, type ResizeHandle } from '../grid/resized-box.ts';
import { usePlacedOverBlock } from '../canvas-ui/use-placed-over.ts';
import { ShowAgain } from './show-again.tsx';
import { TOOLBAR_PX } from '../canvas-ui/toolbar-height.ts';
import { startText } from '../inline-text/start-text.ts';
import { hasInlineText } from '../inline-text-targets/has-inline-text.ts';

interface BlockSelectionProps {
  readonly blockId: string;
  /** The scale of controls, which compensates the scale of the frame. */
  readonly zoom: number;
  readonly isTyping: boolean;
  readonly isDragging: boolean;
}

/** The outline of the selected block with its handles and its toolbar. */
export function BlockSelection({ blockId, zoom, isTyping, isDragging }: BlockSelectionProps) {
  const canvas = useCanvas();
  const { edit, actions } = useWorkspace();
  const store = useActiveDocument();
  const isGathering = useEditState((state) => state.isGathering);
  const boxRef = usePlacedOverBlock(blockId, TOOLBAR_PX * zoom);
  const block = parsedBlock(useRecord(store, blockId));
  if (block === null) return null;
  const { blockType } = block;
  const handles = hasChosenHeight({ height: blockHeight(block) }) ? RESIZE_HANDLES : WIDTH_HANDLES;
  const declaration = findBlock(blockType);
  const title = sayLabel(declaration?.title ?? blockType);
  const hasText = hasInlineText(blockType) || (declaration?.inlineTexts ?? []).length > 0;
  // An empty text is not in the page; it is edited in the panel.
  const editText = (): void => {
    if (!startText({ frame: canvas.frame, store, edit }, blockId, null)) edit.setState({ isPanelOpen: true });
  };
  const drag = (event: ReactPointerEvent<HTMLElement>): object => ({
    canvas,
    store,
    edit,
    actions,
    blockId,
    element: event.currentTarget,
    event: event.nativeEvent,
  });
  const resize = (handle: ResizeHandle) => (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button === 0) dragHandle(drag(event) as Parameters<typeof dragHandle>[0], handle);
  };
  return (
    // During a drag the handle with the pointer capture must stay mounted: it is only hidden.
    <div ref={boxRef} className={isDragging ? 'block dragging' : isTyping ? 'block typing' : 'block'}>
      {/* Above the block, or at the upper edge of the window while a part of the block is in view. */}
      <div className="rail">
        <div className="toolbar" role="toolbar" aria-label={translate(canvasTools.blockToolbar, { title })}>
          <OverlayButton
            label={translate(canvasTools.drag)}
            icon="grip"
            className="button grip"
            onPointerDown={(event) => {
              if (event.button === 0) dragBlock(drag(event) as Parameters<typeof dragBlock>[0]);
            }}
          />
          <span className="title">{title}</span>
          {hasText && !isTyping ? (
            <OverlayButton label={translate(canvasTools.editText)} icon="edit" onPress={editText} />
          ) : null}
          {isGathering ? (
            <OverlayButton
              label={translate(canvasTools.doneSelecting)}
              icon="check"
              onPress={() => edit.select({ kind: 'blocks', blockIds: [blockId] })}
            />
          ) : (
            <OverlayButton
              label={translate(canvasTools.selectSeveral)}
              icon="several"
              onPress={() => actions.gatherBlock(blockId)}
            />
          )}
          <ShowAgain part={block} />
          <OverlayButton
            label={translate(canvasTools.settings)}
            icon="panel"
            onPress={(isByKey) => openPanel(edit, isByKey)}
          />
          <OverlayButton
            label={translate(canvasTools.duplicate)}
            icon="copy"
            onPress={() => actions.duplicate()}
          />
          <OverlayButton
            label={translate(canvasTools.saveForLater)}
            icon="save"
            onPress={() => actions.saveForLater()}
          />
          <OverlayButton
            label={translate(canvasTools.delete)}
            icon="remove"
            onPress={() => actions.remove()}
          />
        </div>
      </div>
      {handles.map((handle) => (
        <span key={handle} className={`handle ${handle}`} onPointerDown={resize(handle)} aria-hidden="true" />
      ))}
    </div>
  );
}
