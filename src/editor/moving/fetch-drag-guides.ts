import type { createDragGuides, DragGuides, Guide } from '../grid/drag-guides.ts';
import { sectionAt, type DropSection } from '../grid/drag-target.ts';
import type { Rectangle } from '../grid/grid-geometry.ts';
import type { DraggedPoint } from './pointer-drag.ts';
import { rectangleAround } from '../grid/rectangle-around.ts';

let create: typeof createDragGuides | null = null;

/** Loads the guides when editing begins, since a drag cannot wait for them. */
export async function fetchDragGuides(): Promise<void> {
  create ??= (await import('../grid/drag-guides.ts')).createDragGuides;
}

export interface Snapping {
  /** Measures the section under the pointer in advance: the first search for a target would do so otherwise. */
  readonly prepare: (pointer: DraggedPoint, sections: readonly DropSection[]) => void;
  /** The pointer, shifted so that the dragged block is aligned with blocks of the section under it. */
  readonly snapped: (
    pointer: DraggedPoint,
    moving: Rectangle,
    sections: readonly DropSection[],
  ) => DraggedPoint;
  readonly guides: (
    pointer: DraggedPoint,
    targets: readonly Rectangle[],
    sectionId: string | undefined,
  ) => readonly Guide[];
}

/** Snapping for a drag of some blocks; none until the guides are loaded. */
export function startSnapping(frame: Document, movedIds: readonly string[]): Snapping {
  const guides: DragGuides | null = create?.(frame, movedIds) ?? null;
  return {
    prepare(pointer, sections) {
      const section = sectionAt(sections, pointer.y);
      if (section !== null && section.geometry.blocks.length > 0) guides?.measure(section.sectionId);
    },
    snapped(pointer, moving, sections) {
      const section = sectionAt(sections, pointer.y);
      if (guides === null || pointer.isFree || section === null) return pointer;
      const by = guides.snap(moving, section.sectionId);
      return { ...pointer, x: pointer.x + by.x, y: pointer.y + by.y };
    },
    guides(pointer, targets, sectionId) {
      const around = rectangleAround(targets);
      if (guides === null || pointer.isFree || sectionId === undefined || around === null) return [];
      return guides.of(around, sectionId);
    },
  };
}
