import type { ArrangementNode } from './arrangement.ts';
import { latticeSizes, type Lattice, type LatticeTrack } from './lattice.ts';
import { hasGivenHeight, type PlacedBlock } from './placed-block.ts';

/** The vertical position of a block in its section, in px from the top of the grid. */
export interface BlockSpan {
  readonly top: number;
  readonly height: number;
}

export interface Measured {
  /** The height of a row, px. */
  readonly row: number;
  /** The height of a block's content, px; called only for blocks whose height depends on it. */
  readonly contentHeight: (id: string) => number;
}

/** The height of a block, px. */
export function heightOfBlock({ id, box, height }: PlacedBlock, { row, contentHeight }: Measured): number {
  if (hasGivenHeight(height)) return box.h * row;
  return height === 'frame-with-text' ? Math.max(box.h * row, contentHeight(id)) : contentHeight(id);
}

/** Of the height left over beside a taller block: the share that goes above. */
const SHARE_ABOVE = { top: 0, middle: 0.5, bottom: 1 } as const;

/**
 * The vertical positions of the blocks of an arrangement, as browsers lay them out by the styles of `arrangedStyles`.
 */
export function solveArrangement(
  root: ArrangementNode | null,
  measured: Measured,
): ReadonlyMap<string, BlockSpan> {
  const spans = new Map<string, BlockSpan>();
  if (root !== null) placeNode(root, 0, measured, spans);
  return spans;
}

/** Places a node in a container that begins at `start`; returns its lower end. */
function placeNode(
  node: ArrangementNode,
  start: number,
  measured: Measured,
  spans: Map<string, BlockSpan>,
): number {
  const top = start + node.top * measured.row;
  switch (node.kind) {
    case 'block': {
      const height = heightOfBlock(node.block, measured);
      spans.set(node.block.id, { top, height });
      return top + height;
    }
    case 'stack': {
      let end = top;
      for (const child of node.children) end = placeNode(child, end, measured, spans);
      return end;
    }
    case 'side': {
      const ends = node.children.map((child) =>
        placeNode(child, top, measured, child.align === undefined ? spans : new Map()),
      );
      const end = Math.max(top, ...ends);
      node.children.forEach((child, index) => {
        if (child.align === undefined) return;
        placeNode(child, top + (end - (ends[index] ?? end)) * SHARE_ABOVE[child.align], measured, spans);
      });
      return end;
    }
    default: {
      const heights = new Map(node.children.map(({ block }) => [block.id, heightOfBlock(block, measured)]));
      return placeLattice(node.lattice, top, heights, ({ rows }) => rows * measured.row, spans);
    }
  }
}

/** Places the blocks of a lattice that begins at `start`; returns its lower end. */
export function placeLattice(
  lattice: Lattice,
  start: number,
  heights: ReadonlyMap<string, number>,
  sizeOf: (track: LatticeTrack) => number,
  spans: Map<string, BlockSpan>,
): number {
  const sizes = latticeSizes(lattice, (id) => heights.get(id) ?? 0, sizeOf);
  const lines = [start];
  for (const size of sizes) lines.push((lines.at(-1) ?? start) + size);
  for (const [id, { from }] of lattice.spans) {
    spans.set(id, { top: lines[from] ?? start, height: heights.get(id) ?? 0 });
  }
  return lines.at(-1) ?? start;
}
