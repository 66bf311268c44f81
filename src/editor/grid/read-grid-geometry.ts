import type { PlacedBlock } from '#domain/arrangement/placed-block.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { DESKTOP_COLUMNS, fitIntoColumns } from '#domain/arrangement/grid-box.ts';
import { arrangeForMobile } from '#domain/arrangement/mobile-arrangement.ts';
import { blockFlow } from '#site/blocks/block-flow.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { blocksInSection } from '../documents/layout.ts';
import type { Device } from '../editing/edit-store.ts';
import { tracksOf, type GridGeometry } from './grid-geometry.ts';
import { readSectionRoom } from './section-room.ts';

/** Measures the grid of a section with its blocks, in one go. */
export function readGridGeometry(
  grid: HTMLElement,
  {
    records,
    sectionId,
    device,
  }: { readonly records: DocumentRecords; readonly sectionId: string; readonly device: Device },
): GridGeometry {
  const view = grid.ownerDocument.defaultView;
  const style = getComputedStyle(grid);
  const rectangle = grid.getBoundingClientRect();
  const heights = new Map(
    [...grid.querySelectorAll<HTMLElement>('.portico-block')].map((element) => [
      element.dataset['block'] ?? '',
      element.getBoundingClientRect().height,
    ]),
  );
  const blocks = placedBlocks(records, sectionId, device);
  const sizes = trackSizes(style.gridTemplateColumns);
  const left = rectangle.left + (view?.scrollX ?? 0);
  const gap = pixels(style.columnGap);
  return {
    device,
    // In right-to-left languages the first column is the right one.
    columns:
      style.direction === 'rtl'
        ? tracksOf(left, sizes.toReversed(), gap).toReversed()
        : tracksOf(left, sizes, gap),
    gap,
    top: rectangle.top + (view?.scrollY ?? 0),
    row: pixels(style.getPropertyValue('--row')),
    blocks,
    heights,
    contentWidths: contentWidths(grid, blocks),
    ...(grid.parentElement === null ? {} : { room: readSectionRoom(grid.parentElement, rectangle.height) }),
  };
}

/** The widths of buttons, which are as wide as their words in a row of them. */
function contentWidths(grid: HTMLElement, blocks: readonly PlacedBlock[]): ReadonlyMap<string, number> {
  const ids = new Set(blocks.filter(({ flow }) => flow != null).map(({ id }) => id));
  if (ids.size === 0) return new Map();
  return new Map(
    [...grid.querySelectorAll<HTMLElement>('.portico-block')].flatMap((element) => {
      const id = element.dataset['block'] ?? '';
      const button = ids.has(id) ? element.querySelector('.portico-button') : null;
      return button === null ? [] : [[id, button.getBoundingClientRect().width] as const];
    }),
  );
}

/** The blocks of a section with their boxes on a device. */
function placedBlocks(records: DocumentRecords, sectionId: string, device: Device): readonly PlacedBlock[] {
  const blocks = blocksInSection(records, sectionId);
  const mobile = device === 'mobile' ? arrangeForMobile(blocks, blockHeight) : null;
  return blocks.map((block) => ({
    id: block.id,
    box: mobile?.get(block.id) ?? fitIntoColumns(block.desktop, DESKTOP_COLUMNS),
    height: blockHeight(block),
    align: block.verticalAlign,
    flow: blockFlow(block),
  }));
}

function trackSizes(value: string): number[] {
  // Names of grid lines are in brackets between the sizes.
  return value
    .split('[')
    .flatMap((part, index) => (index === 0 ? part : part.slice(part.indexOf(']') + 1)).split(/\s/))
    .filter((part) => /^-?[\d.]+px$/.test(part))
    .map((part) => Number.parseFloat(part));
}

function pixels(value: string): number {
  const number = Number.parseFloat(value);
  return Number.isFinite(number) ? number : 0;
}
