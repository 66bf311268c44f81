import type { PlacedBlock } from '#domain/arrangement/placed-block.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { sectionsOf } from '../documents/layout.ts';
import type { Device } from '../editing/edit-store.ts';
import type { CanvasEnvironment } from '../canvas-ui/canvas-ui.ts';
import { showPreview } from './show-preview.ts';
import { dragTarget, type DragTarget, type DropSection } from '../grid/drag-target.ts';
import { dropSections } from '../grid/measure.ts';

/** The item dragged onto the page from outside, in the size it will have on the grid. */
export type DroppedSize = Pick<PlacedBlock['box'], 'w' | 'h'> & Pick<PlacedBlock, 'height' | 'flow'>;

export interface DropTargets {
  /** The target at the pointer, shown as a preview. Null where the page has no section. */
  readonly over: (event: Pick<DragEvent, 'clientX' | 'clientY'>, size: DroppedSize) => DragTarget | null;
  /** The drag has ended. */
  readonly end: () => void;
}

/** Drop targets for a drag from outside the page: the page is measured once, when it begins. */
export function createDropTargets(
  canvas: CanvasEnvironment,
  store: DocumentStore,
  device: () => Device,
): DropTargets {
  const { frame, ui } = canvas;
  let sections: readonly DropSection[] | null = null;
  return {
    over({ clientX, clientY }, { w, h, height, flow }) {
      const { view: records } = store.getState();
      sections ??= dropSections(frame, {
        records,
        sectionIds: sectionsOf(records).map(({ id }) => id),
        device: device(),
      });
      const geometry = sections[0]?.geometry;
      if (geometry === undefined) return null;
      const columns = Math.min(w, geometry.columns.length);
      const columnPx = geometry.columns[0]?.size ?? 0;
      const view = frame.defaultView;
      const target = dragTarget(
        { id: 'dropped', box: { x: 0, y: 0, w: columns, h }, height, flow },
        h * geometry.row,
        { x: clientX + (view?.scrollX ?? 0), y: clientY + (view?.scrollY ?? 0) },
        // As if it were held at the middle of its upper edge, so that it is dropped under the pointer.
        { x: (columns * columnPx) / 2, y: geometry.row },
        sections,
      );
      showPreview(canvas, sections, target?.sectionId, {
        targets: target === null ? [] : [target.rectangle],
        shift: target?.shift ?? 0,
      });
      return target;
    },
    end() {
      sections = null;
      ui.setState({ preview: null });
    },
  };
}
