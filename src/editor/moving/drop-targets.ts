import type { PlacedBlock } from '#domain/arrangement/placed-block.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { sectionsOf } from '../documents/layout.ts';
import type { Device } from '../editing/edit-store.ts';
import type { CanvasEnvironment } from '../canvas-ui/canvas-ui.ts';
import { showPreview } from './show-preview.ts';
import { dragTarget, type DragTarget, type DropSection } from '../grid/drag-target.ts';
import { dropSections } from '../grid/measure.ts';

/** What is dragged onto the page from outside of it, as large as it will be on the grid. */
export type DroppedSize = Pick<PlacedBlock['box'], 'w' | 'h'> & Pick<PlacedBlock, 'height'>;

export interface DropTargets {
  /** Where it would land with the pointer where it is; shown as a preview. Null where the page has no section. */
  readonly over: (event: Pick<DragEvent, 'clientX' | 'clientY'>, size: DroppedSize) => DragTarget | null;
  /** Nothing is dragged any more. */
  readonly end: () => void;
}

/** Places for what is dragged onto the page from outside of it: measured once, when it comes. */
export function createDropTargets(
  canvas: CanvasEnvironment,
  store: DocumentStore,
  device: () => Device,
): DropTargets {
  const { frame, ui } = canvas;
  let sections: readonly DropSection[] | null = null;
  return {
    over({ clientX, clientY }, { w, h, height }) {
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
        { id: 'dropped', box: { x: 0, y: 0, w: columns, h }, height },
        h * geometry.row,
        { x: clientX + (view?.scrollX ?? 0), y: clientY + (view?.scrollY ?? 0) },
        // As if it were held in the middle of its upper edge: it lands under the pointer.
        { x: (columns * columnPx) / 2, y: geometry.row },
        sections,
      );
      showPreview(canvas, sections, target?.sectionId, target === null ? [] : [target.rectangle]);
      return target;
    },
    end() {
      sections = null;
      ui.setState({ preview: null });
    },
  };
}
