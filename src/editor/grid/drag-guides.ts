import type { Rectangle } from './grid-geometry.ts';
import { gridElement, rectangleOf } from './measure.ts';

/** Edges and middles closer to those of others than this, px, snap to them (EDIT-202). */
const SNAP_PX = 6;
/** The greatest distance, px, at which they count as aligned. */
const IN_LINE_PX = 1;

/** A line along which what is dragged is aligned with another block, in px from the frame's document origin. */
export interface Guide {
  readonly axis: 'vertical' | 'horizontal';
  /** The line's position across its axis, and its extent along it. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** The distance of the two along the line; 0 where they overlap. */
  readonly distance: number;
  /** The position of the distance along the line. */
  readonly middle: number;
  /** Whether the distance is shown: once where several lines lead to the same block. */
  readonly isLabelled: boolean;
}

export interface DragGuides {
  /** Measures a section in advance. */
  readonly measure: (sectionId: string) => void;
  /** The shift that aligns a rectangle with a block of the section, at most 6 px. */
  readonly snap: (moving: Rectangle, sectionId: string) => { readonly x: number; readonly y: number };
  /** The lines along which a rectangle is aligned with blocks of the section. */
  readonly of: (target: Rectangle, sectionId: string) => readonly Guide[];
}

/** Guides for a drag; the blocks of a section are measured when it is first dragged over. */
export function createDragGuides(frame: Document, movedIds: readonly string[]): DragGuides {
  const measured = new Map<string, readonly Rectangle[]>();
  function others(sectionId: string): readonly Rectangle[] {
    const known = measured.get(sectionId);
    if (known !== undefined) return known;
    const grid = gridElement(frame, sectionId);
    const blocks = [...(grid?.querySelectorAll<HTMLElement>('[data-block]') ?? [])];
    const rectangles = blocks
      .filter((element) => !movedIds.includes(element.dataset['block'] ?? ''))
      .map(rectangleOf);
    measured.set(sectionId, rectangles);
    return rectangles;
  }
  return {
    measure: (sectionId) => void others(sectionId),
    snap: (moving, sectionId) => snapTo(moving, others(sectionId)),
    of: (target, sectionId) => guidesBetween(target, others(sectionId)),
  };
}

/** The smallest shifts that align an edge or the middle of a rectangle with one of others. */
export function snapTo(
  moving: Rectangle,
  others: readonly Rectangle[],
): { readonly x: number; readonly y: number } {
  const nearest = (lines: (each: Rectangle) => readonly number[]): number => {
    let best = 0;
    let distance = SNAP_PX + 0.001;
    for (const own of lines(moving)) {
      for (const other of others) {
        for (const line of lines(other)) {
          if (Math.abs(line - own) < distance) {
            best = line - own;
            distance = Math.abs(best);
          }
        }
      }
    }
    return best;
  };
  return { x: nearest(linesAcross), y: nearest(linesDown) };
}

/** One guide for each aligned line of a rectangle: to the nearest block. */
export function guidesBetween(target: Rectangle, others: readonly Rectangle[]): readonly Guide[] {
  const guides: Guide[] = [];
  for (const axis of ['vertical', 'horizontal'] as const) {
    const lines = axis === 'vertical' ? linesAcross : linesDown;
    const span = axis === 'vertical' ? spanDown : spanAcross;
    for (const at of lines(target)) {
      let nearest: Guide | null = null;
      for (const other of others) {
        if (!lines(other).some((line) => Math.abs(line - at) < IN_LINE_PX)) continue;
        const guide = guideOf(axis, at, span(target), span(other));
        if (nearest === null || guide.distance < nearest.distance) nearest = guide;
      }
      if (nearest === null) continue;
      const { distance, from, to } = nearest;
      const isRepeated = guides.some((each) => each.axis === axis && each.from === from && each.to === to);
      guides.push({ ...nearest, isLabelled: distance > 0 && !isRepeated });
    }
  }
  return guides;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function guideOf(axis: Guide['axis'], at: number, a: Span, b: Span): Guide {
  const [first, second] = a.from <= b.from ? [a, b] : [b, a];
  const distance = Math.max(0, Math.round(second.from - first.to));
  return {
    axis,
    at,
    from: first.from,
    to: Math.max(a.to, b.to),
    distance,
    middle: (first.to + second.from) / 2,
    isLabelled: false,
  };
}

function linesAcross({ left, width }: Rectangle): readonly number[] {
  return [left, left + width / 2, left + width];
}
function linesDown({ top, height }: Rectangle): readonly number[] {
  return [top, top + height / 2, top + height];
}
function spanAcross({ left, width }: Rectangle): Span {
  return { from: left, to: left + width };
}
function spanDown({ top, height }: Rectangle): Span {
  return { from: top, to: top + height };
}
