import { DESKTOP_COLUMNS, type GridBox } from '#domain/pages/grid-box.ts';
import { arrangeForMobile } from '#domain/pages/mobile-arrangement.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { blocksInSection, sectionsOf } from '../document/layout.ts';
import { parsedBlock } from '../document/parsed-record.ts';
import type { Device, EditStore } from '../edit-mode/edit-store.ts';
import type { EditActions } from '../edit-mode/edit-actions.ts';
import type { CanvasEnvironment } from './canvas-ui.ts';
import { dragTarget, type DragTarget, type DropSection } from './drag-target.ts';
import { boxRectangle, columnAt, rowAt } from './grid-geometry.ts';
import { blockElement, dropSections, rectangleOf } from './measure.ts';
import { followPointer } from './pointer-drag.ts';
import { resizeBox, type ResizeHandle } from './resize-box.ts';

interface DragOptions {
  readonly canvas: CanvasEnvironment;
  readonly store: DocumentStore;
  readonly edit: EditStore;
  readonly actions: EditActions;
  readonly blockId: string;
  /** What holds the pointer: the block itself or a handle. */
  readonly element: HTMLElement;
  readonly event: PointerEvent;
}

/** The place of a block on the grid of the device that is shown. */
export function boxOnDevice(store: DocumentStore, blockId: string, device: Device): GridBox | null {
  const { view } = store.getState();
  const block = parsedBlock(view[blockId]);
  if (block === null) return null;
  if (device === 'desktop') return block.desktop;
  return arrangeForMobile(blocksInSection(view, block.sectionId)).get(blockId) ?? null;
}

/** Drags a block over the grid, into other sections too; `onClick` where it was no drag. */
export function dragBlock(
  { canvas, store, edit, actions, blockId, element, event }: DragOptions,
  onClick?: () => void,
): void {
  const { frame, ui } = canvas;
  const box = boxOnDevice(store, blockId, edit.getState().device);
  const moved = blockElement(frame, blockId);
  if (box === null || moved === null) return;
  const from = rectangleOf(moved);
  const view = frame.defaultView;
  const start = { x: event.clientX + (view?.scrollX ?? 0), y: event.clientY + (view?.scrollY ?? 0) };
  const grab = { x: start.x - from.left, y: start.y - from.top };
  let sections: readonly DropSection[] = [];
  let target: DragTarget | null = null;
  followPointer({
    element,
    event,
    onStart() {
      sections = dropSections(
        frame,
        sectionsOf(store.getState().view).map((section) => section.id),
      );
      moved.dataset['lifted'] = '';
      ui.setState({ isDragging: true, hoveredBlockId: null, hoveredSectionId: null });
    },
    onMove(pointer) {
      target = dragTarget(box, pointer, grab, sections);
      moved.style.transform = `translate(${pointer.x - start.x}px, ${pointer.y - start.y}px)`;
      showPreview(canvas, sections, target);
    },
    onEnd(outcome) {
      delete moved.dataset['lifted'];
      moved.style.transform = '';
      ui.setState({ isDragging: false, preview: null });
      if (outcome === 'clicked') onClick?.();
      else if (outcome === 'cancelled') edit.announce('Move called off');
      else if (target !== null) actions.putBox(blockId, target.sectionId, target.box, 'move');
    },
  });
}

/** Drags one of the eight handles of a block. */
export function dragHandle(options: DragOptions, handle: ResizeHandle): void {
  const { canvas, store, edit, actions, blockId, element, event } = options;
  const { frame, ui } = canvas;
  const box = boxOnDevice(store, blockId, edit.getState().device);
  const sectionId = parsedBlock(store.getState().view[blockId])?.sectionId;
  if (box === null || sectionId === undefined) return;
  let sections: readonly DropSection[] = [];
  let resized = box;
  followPointer({
    element,
    event,
    onStart() {
      sections = dropSections(frame, [sectionId]);
      ui.setState({ isDragging: true });
    },
    onMove(pointer) {
      const geometry = sections[0]?.geometry;
      if (geometry === undefined) return;
      const cell = { column: columnAt(geometry, pointer.x), row: rowAt(geometry, pointer.y) };
      resized = resizeBox(box, handle, cell, geometry.columns.length || DESKTOP_COLUMNS);
      showPreview(canvas, sections, { sectionId, box: resized });
    },
    onEnd(outcome) {
      ui.setState({ isDragging: false, preview: null });
      if (outcome === 'dropped') actions.putBox(blockId, sectionId, resized, 'resize');
      else if (outcome === 'cancelled') edit.announce('Resize called off');
    },
  });
}

function showPreview(
  { ui }: CanvasEnvironment,
  sections: readonly DropSection[],
  target: DragTarget | null,
): void {
  const section = sections.find((each) => each.sectionId === target?.sectionId);
  if (section === undefined || target === null) {
    ui.setState({ preview: null });
    return;
  }
  const { geometry, area } = section;
  const first = geometry.columns[0];
  const last = geometry.columns.at(-1);
  const rectangle = boxRectangle(geometry, target.box);
  const grid =
    first === undefined || last === undefined
      ? area
      : {
          left: first.start,
          top: area.top,
          width: last.start + last.size - first.start,
          height: Math.max(area.height, rectangle.top + rectangle.height - area.top),
        };
  ui.setState({ preview: { target: rectangle, grid, columns: geometry.columns.length } });
}
