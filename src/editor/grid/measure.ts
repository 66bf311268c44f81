import type { DocumentRecords } from '#domain/documents/record.ts';
import type { Device } from '../editing/edit-store.ts';
import type { DropSection } from './drag-target.ts';
import type { GridGeometry, Rectangle } from './grid-geometry.ts';
import { readGridGeometry } from './read-grid-geometry.ts';

/** The rectangle of an element, in px from the document's origin. */
export function rectangleOf(element: Element): Rectangle {
  const view = element.ownerDocument.defaultView;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + (view?.scrollX ?? 0), top: top + (view?.scrollY ?? 0), width, height };
}

export function blockElement(frame: Document, blockId: string): HTMLElement | null {
  return frame.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId)}"]`);
}

export function sectionElement(frame: Document, sectionId: string): HTMLElement | null {
  return frame.querySelector<HTMLElement>(`[data-section="${CSS.escape(sectionId)}"]`);
}

export function gridElement(frame: Document, sectionId: string): HTMLElement | null {
  return sectionElement(frame, sectionId)?.querySelector<HTMLElement>(':scope > .portico-grid') ?? null;
}

/**
 * The sections of the same layout (page or footer) that a block can be dropped into. Each grid is measured when it is
 * first read: the start of a drag costs the same on a page of many sections as on one of few.
 */
export function dropSections(
  frame: Document,
  {
    records,
    sectionIds,
    device,
  }: {
    readonly records: DocumentRecords;
    readonly sectionIds: readonly string[];
    readonly device: Device;
  },
): readonly DropSection[] {
  return sectionIds.flatMap((sectionId) => {
    const section = sectionElement(frame, sectionId);
    const grid = gridElement(frame, sectionId);
    if (section === null || grid === null) return [];
    let measured: GridGeometry | null = null;
    return [
      {
        sectionId,
        area: rectangleOf(section),
        get geometry() {
          measured ??= readGridGeometry(grid, { records, sectionId, device });
          return measured;
        },
      },
    ];
  });
}
