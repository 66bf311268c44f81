import type { PlacedBlock } from '#domain/arrangement/placed-block.ts';
import { severalBlocks } from '#messages/en/interface/several-blocks.ts';
import { canvasSteps } from '#messages/en/interface/canvas-steps.ts';
import { translate } from '#ui/translate.ts';
import { placeBlocks } from '../commands/place-blocks.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { sectionsOf } from '../documents/layout.ts';
import type { EditActions } from '../actions/edit-actions.ts';
import type { EditStore } from '../editing/edit-store.ts';
import type { CanvasEnvironment } from '../canvas-ui/canvas-ui.ts';
import { placedOnDevice } from '../moving/placed-on-device.ts';
import { sectionAt, type DropSection } from '../grid/drag-target.ts';
import { firstColumnAt, rectangleAt, type GridGeometry, type Rectangle } from '../grid/grid-geometry.ts';
import { afterPress } from '../moving/after-press.ts';
import { liftBlocks, type LiftedBlocks } from '../moving/lift-blocks.ts';
import { createBlockLookup } from '../grid/block-lookup.ts';
import { dropSections, rectangleOf } from '../grid/measure.ts';
import { shiftOfGrid } from '../grid/section-room.ts';
import { startSnapping } from '../moving/fetch-drag-guides.ts';
import { rectangleAround } from '../grid/rectangle-around.ts';
import { followPointer } from '../moving/pointer-drag.ts';
import { showPreview } from '../moving/show-preview.ts';
import { placeTogether, type FoundBoxes } from './place-together.ts';

interface DragSeveralOptions {
  readonly canvas: CanvasEnvironment;
  readonly store: DocumentStore;
  readonly edit: EditStore;
  readonly actions: EditActions;
  readonly blockIds: readonly string[];
  /** The pressed block. */
  readonly anchorId: string;
  /** The element with the pointer capture. */
  readonly element: HTMLElement;
  readonly event: PointerEvent;
}

interface Moved {
  readonly block: PlacedBlock;
  readonly element: HTMLElement;
  readonly from: Rectangle;
}

/** Drags several blocks together over the grid, also into other sections; `onClick` where the pointer did not move. */
export function dragSeveral(options: DragSeveralOptions, onClick?: () => void): void {
  const { canvas, store, edit, actions, blockIds, anchorId, element, event } = options;
  const { frame, ui } = canvas;
  const { device } = edit.getState();
  const blockOf = createBlockLookup(frame);
  const all = placedOnDevice(store, blockIds, device).flatMap((block): readonly Moved[] => {
    const moved = blockOf(block.id);
    return moved === null ? [] : [{ block, element: moved, from: rectangleOf(moved) }];
  });
  const anchor = all.find(({ block }) => block.id === anchorId) ?? all[0];
  if (anchor === undefined) return;
  const view = frame.defaultView;
  const start = { x: event.clientX + (view?.scrollX ?? 0), y: event.clientY + (view?.scrollY ?? 0) };
  const snapping = startSnapping(frame, blockIds);
  const geometries = new Map<string, GridGeometry>();
  let sections: readonly DropSection[] = [];
  let target: (FoundBoxes & { readonly sectionId: string }) | null = null;
  let lifted: LiftedBlocks | null = null;
  followPointer({
    element,
    event,
    onStart() {
      const { view: records } = store.getState();
      sections = dropSections(frame, {
        records,
        sectionIds: sectionsOf(records).map((section) => section.id),
        device,
      });
      lifted = liftBlocks(all.map((each) => each.element));
      ui.setState({ isDragging: true, hoveredBlockId: null, hoveredSectionId: null });
    },
    onReady: (pointer) => snapping.prepare(pointer, sections),
    onMove(pointer) {
      lifted?.moveBy(pointer.x - start.x, pointer.y - start.y);
    },
    onLook(pointer) {
      const moved = { x: pointer.x - start.x, y: pointer.y - start.y };
      const around = rectangleAround(all.map(({ from }) => from)) ?? anchor.from;
      const moving = { ...around, left: around.left + moved.x, top: around.top + moved.y };
      const point = snapping.snapped(pointer, moving, sections);
      const by = { x: point.x - start.x, y: point.y - start.y };
      const section = sectionAt(sections, pointer.y);
      target = section === null ? null : { sectionId: section.sectionId, ...found(section, by) };
      const targets = section === null ? [] : rectangles(section, target);
      const { sectionId, spans } = target ?? {};
      return () =>
        showPreview(canvas, sections, sectionId, {
          targets,
          guides: snapping.guides(pointer, targets, sectionId),
          shift: section === null || spans === undefined ? 0 : shiftOfGrid(section.geometry.room, spans),
        });
    },
    onEnd(outcome) {
      if (outcome === 'clicked') {
        onClick?.();
        return;
      }
      afterPress(element, () => {
        lifted?.land();
        ui.setState({ isDragging: false, preview: null });
        if (outcome === 'cancelled') edit.announce(translate(severalBlocks.calledOff));
        else if (target !== null) {
          const { boxes, sectionId } = target;
          const name = device === 'mobile' ? canvasSteps.moveBlocksOnMobile : canvasSteps.moveBlocks;
          actions.run(placeBlocks(store.getState().view, boxes, { sectionId, device, name }));
        }
      });
    },
  });

  /** The same object for the same section, so that results are cached by it during the drag. */
  function geometryOf({ sectionId, geometry }: DropSection): GridGeometry {
    const known = geometries.get(sectionId);
    if (known !== undefined) return known;
    const heights = all.map(({ block, from }) => [block.id, from.height] as const);
    const made = { ...geometry, heights: new Map([...geometry.heights, ...heights]) };
    geometries.set(sectionId, made);
    return made;
  }

  /** The boxes in a section after a move by some px; all stay inside the grid. */
  function found(section: DropSection, by: { readonly x: number; readonly y: number }): FoundBoxes {
    const geometry = geometryOf(section);
    const { x, w } = anchor?.block.box ?? { x: 0, w: 1 };
    const wished = firstColumnAt(geometry, (anchor?.from.left ?? 0) + by.x, w) - x;
    const least = -Math.min(...all.map(({ block }) => block.box.x));
    const most = geometry.columns.length - Math.max(...all.map(({ block }) => block.box.x + block.box.w));
    const highest = Math.min(...all.map(({ from }) => from.top)) + by.y - geometry.top;
    // None above the grid: all are moved down by the missing amount.
    const lower = Math.max(0, -highest);
    return placeTogether(
      geometry,
      all.map(({ block }) => block),
      {
        columns: Math.max(least, Math.min(wished, most)),
        tops: new Map(all.map(({ block, from }) => [block.id, from.top + by.y - geometry.top + lower])),
      },
    );
  }

  function rectangles(section: DropSection, found: FoundBoxes | null): readonly Rectangle[] {
    if (found === null) return [];
    return all.flatMap(({ block }) => {
      const box = found.boxes.get(block.id);
      const span = found.spans.get(block.id);
      return box === undefined || span === undefined ? [] : [rectangleAt(section.geometry, box, span)];
    });
  }
}
