import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import { blocksInGroup } from '../documents/block-group.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { EditActions } from '../actions/edit-actions.ts';
import type { EditStore } from '../editing/edit-store.ts';
import { isSelected, selectedBlockId, severalBlockIds } from '../selection/selection.ts';
import { severalToolsAtHand } from '../multi-select/fetch-several-tools.ts';
import type { CanvasEnvironment } from '../canvas-ui/canvas-ui.ts';
import { afterPress } from '../moving/after-press.ts';
import { dragBlock } from '../moving/drag-block.ts';

interface PressOptions {
  readonly canvas: CanvasEnvironment;
  readonly store: DocumentStore;
  readonly edit: EditStore;
  readonly actions: EditActions;
  readonly blockId: string;
  readonly element: HTMLElement;
  readonly event: PointerEvent;
  /** Starts editing the text at the point. */
  readonly editText: () => void;
}

/**
 * Handles a press on a block: selects the block, or its group; toggles it in the selection; and may start a drag of the
 * whole selection (EDIT-199, EDIT-201).
 */
export function pressBlock({ editText, ...options }: PressOptions): void {
  const { store, edit, actions, blockId, element, event } = options;
  const { selection, isGathering } = edit.getState();
  if (event.shiftKey || isGathering) {
    event.preventDefault();
    afterPress(element, () => {
      actions.toggleBlock(blockId);
      if (isSelected(edit.getState().selection, blockId)) element.focus({ preventScroll: true });
    });
    return;
  }
  const wasSelected = isSelected(selection, blockId);
  const alone = { kind: 'blocks', blockIds: [blockId] } as const;
  const group = blocksInGroup(store.getState().view, blockId);
  // Within a group that is selected, a press selects its other blocks one by one.
  const isInside = group.includes(selectedBlockId(selection) ?? '');
  const blockIds = wasSelected ? severalBlockIds(selection) : isInside ? [] : group;
  // A touch scrolls the page: it drags only by the handle, or a block that is selected already.
  const mayDrag = event.pointerType !== 'touch' || wasSelected;
  if (blockIds.length > 1) {
    if (!wasSelected) {
      edit.select({ kind: 'blocks', blockIds });
      edit.announce(translate(canvasTools.groupSelected, { count: blockIds.length }));
    }
    if (!mayDrag) return;
    event.preventDefault();
    element.focus({ preventScroll: true });
    severalToolsAtHand()?.drag({ ...options, blockIds, anchorId: blockId }, () => {
      if (wasSelected) edit.select(alone);
    });
    return;
  }
  edit.select(alone);
  if (!mayDrag) return;
  event.preventDefault();
  element.focus({ preventScroll: true });
  dragBlock(options, editText);
}
