import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { sectionsOf } from '../documents/layout.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { EditStore } from '../editing/edit-store.ts';
import type { EditActions } from '../actions/edit-actions.ts';
import type { CanvasEnvironment } from '../canvas-ui/canvas-ui.ts';
import { dragTarget, type DragTarget, type DropSection } from '../grid/drag-target.ts';
import { shownRectangle } from '../grid/shown-rectangle.ts';
import { afterPress } from './after-press.ts';
import { liftBlocks, type LiftedBlocks } from './lift-blocks.ts';
import { blockElement, dropSections, rectangleOf } from '../grid/measure.ts';
import { startSnapping } from './fetch-drag-guides.ts';
import { placedOnDevice } from './placed-on-device.ts';
import { followPointer } from './pointer-drag.ts';
import { showPreview } from './show-preview.ts';
import { resizedBox, type ResizeHandle } from '../grid/resized-box.ts';

interface DragOptions {
  readonly canvas: CanvasEnvironment;
  readonly store: DocumentStore;
  readonly edit: EditStore;
  readonly actions: EditActions;
  readonly blockId: string;
  /** The element with the pointer capture: the block itself or a handle. */
  readonly element: HTMLElement;
  readonly event: PointerEvent;
}

/** Drags a block over the grid, also into other sections; `onClick` where the pointer did not move. */
export function dragBlock(
  { canvas, store, edit, actions, blockId, element, event }: DragOptions,
  onClick?: () => void,
): void {
  const { frame, ui } = canvas;
  const moved = blockElement(frame, blockId);
  const [block] = placedOnDevice(store, [blockId], edit.getState().device);
  if (block === undefined || moved === null) return;
  const from = rectangleOf(moved);
  const view = frame.defaultView;
  const start = { x: event.clientX + (view?.scrollX ?? 0), y: event.clientY + (view?.scrollY ?? 0) };
  const grab = { x: start.x - from.left, y: start.y - from.top };
  const snapping = startSnapping(frame, [blockId]);
  let sections: readonly DropSection[] = [];
  let target: DragTarget | null = null;
  let lifted: LiftedBlocks | null = null;
  followPointer({
    element,
    event,
    onStart() {
      const { view: records } = store.getState();
      sections = dropSections(frame, {
        records,
        sectionIds: sectionsOf(records).map((section) => section.id),
        device: edit.getState().device,
      });
      lifted = liftBlocks([moved]);
      ui.setState({ isDragging: true, hoveredBlockId: null, hoveredSectionId: null });
    },
    onReady: (pointer) => snapping.prepare(pointer, sections),
    onMove(pointer) {
      lifted?.moveBy(pointer.x - start.x, pointer.y - start.y);
    },
    onLook(pointer) {
      const moving = { ...from, left: pointer.x - grab.x, top: pointer.y - grab.y };
      target = dragTarget(block, from.height, snapping.snapped(pointer, moving, sections), grab, sections);
      const targets = target === null ? [] : [target.rectangle];
      const { sectionId, shift = 0 } = target ?? {};
      return () => {
        const guides = snapping.guides(pointer, targets, sectionId);
        showPreview(canvas, sections, sectionId, { targets, guides, shift });
      };
    },
    onEnd(outcome) {
      if (outcome === 'clicked') {
        onClick?.();
        return;
      }
      afterPress(element, () => {
        lifted?.land();
        ui.setState({ isDragging: false, preview: null });
        if (outcome === 'cancelled') edit.announce(translate(canvasTools.moveCalledOff));
        else if (target !== null) actions.putBox(blockId, target.sectionId, target.box, 'move');
      });
    },
  });
}

/** Drags one of the handles of a block. */
export function dragHandle(options: DragOptions, handle: ResizeHandle): void {
  const { canvas, store, edit, actions, blockId, element, event } = options;
  const { frame, ui } = canvas;
  const { device } = edit.getState();
  const [block] = placedOnDevice(store, [blockId], device);
  const sectionId = parsedBlock(store.getState().view[blockId])?.sectionId;
  if (block === undefined || sectionId === undefined) return;
  const snapping = startSnapping(frame, [blockId]);
  let sections: readonly DropSection[] = [];
  let target: DragTarget | null = null;
  followPointer({
    element,
    event,
    onStart() {
      sections = dropSections(frame, { records: store.getState().view, sectionIds: [sectionId], device });
      ui.setState({ isDragging: true });
    },
    onMove(pointer) {
      const geometry = sections[0]?.geometry;
      if (geometry === undefined) return;
      const point = { left: pointer.x, top: pointer.y, width: 0, height: 0 };
      const { align } = geometry.blocks.find(({ id }) => id === blockId) ?? {};
      const resized = { ...block, align };
      const found = resizedBox(geometry, resized, handle, snapping.snapped(pointer, point, sections));
      target = { ...found, sectionId, rectangle: shownRectangle(geometry, resized, found) };
      const targets = [target.rectangle];
      const guides = snapping.guides(pointer, targets, sectionId);
      showPreview(canvas, sections, sectionId, { targets, guides, shift: found.shift });
    },
    onEnd(outcome) {
      ui.setState({ isDragging: false, preview: null });
      if (outcome === 'cancelled') edit.announce(translate(canvasTools.resizeCalledOff));
      else if (outcome === 'dropped' && target !== null)
        actions.putBox(blockId, sectionId, target.box, 'resize');
    },
  });
}
