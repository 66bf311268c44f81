import type { PointerEvent as ReactPointerEvent } from 'react';
import { findBlock } from '#blocks/registry.ts';
import { useActiveDocument } from '../edit-mode/use-active-document.ts';
import { useWorkspace } from '../edit-mode/workspace.ts';
import { useRecord } from '../document/use-document-state.ts';
import { useCanvas } from './canvas-ui.ts';
import { dragBlock, dragHandle } from './drag-block.ts';
import { OverlayButton } from './overlay-button.tsx';
import { RESIZE_HANDLES, type ResizeHandle } from './resize-box.ts';
import { usePlacedOverBlock } from './use-placed-over.ts';
import { startText } from '../inline-text/start-text.ts';
import { hasInlineText } from './has-inline-text.ts';

/** The height of the toolbar above a block, with what keeps them apart, px. */
const TOOLBAR_PX = 52;

interface BlockSelectionProps {
  readonly blockId: string;
  /** By how much controls grow against the scale of the frame. */
  readonly zoom: number;
  readonly isTyping: boolean;
  readonly isDragging: boolean;
}

/** The outline of the selected block with its handles and what can be done to it. */
export function BlockSelection({ blockId, zoom, isTyping, isDragging }: BlockSelectionProps) {
  const canvas = useCanvas();
  const { edit, actions } = useWorkspace();
  const store = useActiveDocument();
  const placed = usePlacedOverBlock(blockId, TOOLBAR_PX * zoom);
  const blockType = useRecord(store, blockId)?.['blockType'];
  if (typeof blockType !== 'string') return null;
  const declaration = findBlock(blockType);
  const title = declaration?.title ?? blockType;
  const hasText = hasInlineText(blockType) || (declaration?.inlineTexts ?? []).length > 0;
  // A text that is empty now does not stand on the page: the panel has it.
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
    // While something is dragged the handle that holds the pointer has to stay: it is only not seen.
    <div ref={placed} className={isDragging ? 'block dragging' : isTyping ? 'block typing' : 'block'}>
      {/* Above the block, and at the upper edge of the window as long as a part of the block is in view. */}
      <div className="rail">
        <div className="toolbar" role="toolbar" aria-label={`${title} block`}>
          <OverlayButton
            label="Drag to move"
            icon="grip"
            className="button grip"
            onPointerDown={(event) => {
              if (event.button === 0) dragBlock(drag(event) as Parameters<typeof dragBlock>[0]);
            }}
          />
          <span className="title">{title}</span>
          {hasText && !isTyping ? <OverlayButton label="Edit text" icon="edit" onPress={editText} /> : null}
          <OverlayButton label="Settings" icon="panel" onPress={() => edit.setState({ isPanelOpen: true })} />
          <OverlayButton label="Duplicate" icon="copy" onPress={() => actions.duplicate()} />
          <OverlayButton label="Delete" icon="remove" onPress={() => actions.remove()} />
        </div>
      </div>
      {RESIZE_HANDLES.map((handle) => (
        <span key={handle} className={`handle ${handle}`} onPointerDown={resize(handle)} aria-hidden="true" />
      ))}
    </div>
  );
}
