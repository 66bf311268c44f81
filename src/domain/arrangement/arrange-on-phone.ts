import { MOBILE_COLUMNS, ROW_HEIGHT_PX, type GridBox } from './grid-box.ts';
import { latticeOf, type Lattice, type LatticeTrack } from './lattice.ts';
import { heightOfBlock, placeLattice, type Measured, type BlockSpan } from './solve-arrangement.ts';
import { trimTexts, type PlacedBlock } from './placed-block.ts';

/** The gap on phones between two blocks that the owner placed without a gap: 16 px. */
const LEAST_GAP_ROWS = 2 / 3;

/** The arrangement of a section on phones: a lattice, since the blocks may interlock in any way. */
export interface PhoneArrangement {
  readonly blocks: readonly PlacedBlock[];
  readonly lattice: Lattice;
}

/** `blocks` carry their places on the columns of phones. */
export function arrangeOnPhone(blocks: readonly PlacedBlock[]): PhoneArrangement {
  const fitted = trimTexts(blocks.map((block) => ({ ...block, box: intoPhone(block.box) })));
  return {
    blocks: fitted,
    lattice: latticeOf(fitted, { origin: 0, leastGap: LEAST_GAP_ROWS, hasPull: true }),
  };
}

/** Only the columns are brought within bounds: derived boxes may need more rows than an owner can choose. */
function intoPhone(box: GridBox): GridBox {
  const w = Math.min(box.w, MOBILE_COLUMNS);
  return { ...box, w, x: Math.max(0, Math.min(box.x, MOBILE_COLUMNS - w)) };
}

/** The height of a track on phones that does not grow, px. Gaps stay as they are while rows grow with the window. */
export function phoneTrackSize({ kind, rows }: LatticeTrack, row: number): number {
  return rows * (kind === 'gap' ? ROW_HEIGHT_PX : row);
}

/** Where the blocks lie on a phone, as browsers lay them out by the styles of the arrangement. */
export function solveOnPhone(
  { blocks, lattice }: PhoneArrangement,
  measured: Measured,
): ReadonlyMap<string, BlockSpan> {
  const spans = new Map<string, BlockSpan>();
  const heights = new Map(blocks.map((block) => [block.id, heightOfBlock(block, measured)]));
  placeLattice(lattice, 0, heights, (track) => phoneTrackSize(track, measured.row), spans);
  return spans;
}
