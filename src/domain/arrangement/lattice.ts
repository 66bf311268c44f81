import { bottomOf, hasGivenHeight, shareColumns, type PlacedBlock } from './placed-block.ts';
import type { GridBox } from './grid-box.ts';

/** A row of a lattice: so many rows high; at least that (`grows`); or as high as what ends in it needs (`follows`). */
export interface LatticeTrack {
  readonly kind: 'rows' | 'gap' | 'grows' | 'follows';
  readonly rows: number;
}

/** The first track of a block, and the first one after its end. */
export interface LatticeSpan {
  readonly from: number;
  readonly to: number;
}

export interface Lattice {
  readonly tracks: readonly LatticeTrack[];
  readonly spans: ReadonlyMap<string, LatticeSpan>;
}

interface LatticeOptions {
  /** The first row of the lattice. */
  readonly origin: number;
  /** Rows put between two blocks that would touch. */
  readonly leastGap?: number;
  /** Whether the rows at the end of texts shrink with them, too. */
  readonly hasPull?: boolean;
}

/**
 * Common rows for blocks in any arrangement. Only rows in which a block of content height ends can grow, so blocks
 * above do not move; a block with nothing below it may extend to the end before anything is pushed down.
 */
export function latticeOf(
  placed: readonly PlacedBlock[],
  { origin, leastGap = 0, hasPull = false }: LatticeOptions,
): Lattice {
  const blocks = placed.map((block) => ({ ...block, bottom: lowestEnd(block, placed) }));
  const edges = new Set<number>([origin]);
  for (const { box, bottom } of blocks) edges.add(box.y).add(bottom);
  const lines = [...edges].toSorted((a, b) => a - b);
  const tracks: LatticeTrack[] = [];
  const endsAt = new Map<number, number>();
  const startsAt = new Map<number, number>();
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (before !== undefined) {
      const isEnd = blocks.some(({ height, bottom }) => bottom === line && !hasGivenHeight(height));
      const isTaken = blocks.some(({ box, bottom }) => box.y <= before && bottom >= line);
      const kind = isEnd ? (hasPull ? 'follows' : 'grows') : isTaken ? 'rows' : 'gap';
      tracks.push({ kind, rows: line - before });
    }
    endsAt.set(line, tracks.length);
    const touches =
      leastGap > 0 &&
      blocks.some(
        (above) =>
          above.bottom === line &&
          blocks.some((below) => below.box.y === line && shareColumns(above.box, below.box)),
      );
    if (touches) tracks.push({ kind: 'gap', rows: leastGap });
    startsAt.set(line, tracks.length);
  });
  const spans = new Map(
    blocks.map(({ id, box, bottom }) => [
      id,
      { from: startsAt.get(box.y) ?? 0, to: endsAt.get(bottom) ?? tracks.length },
    ]),
  );
  return { tracks, spans };
}

/** The lowest row the block may end at: the end of its layer, where no block of the layer is below it. */
function lowestEnd(block: PlacedBlock, all: readonly PlacedBlock[]): number {
  const bottom = bottomOf(block.box);
  if (hasGivenHeight(block.height)) return bottom;
  const layer = layerEnd(block.box, all);
  const isFree = all.every(
    ({ id, box }) =>
      id === block.id || box.y <= block.box.y || box.y >= layer || !shareColumns(box, block.box),
  );
  return isFree ? layer : bottom;
}

/** The first row at or below the end of the box that no block crosses. */
function layerEnd(start: GridBox, all: readonly PlacedBlock[]): number {
  let end = bottomOf(start);
  for (let grown = true; grown;) {
    grown = false;
    for (const { box } of all) {
      if (box.y < end && bottomOf(box) > end) {
        end = bottomOf(box);
        grown = true;
      }
    }
  }
  return end;
}

function isElastic(track: LatticeTrack | undefined): boolean {
  return track?.kind === 'grows' || track?.kind === 'follows';
}

/**
 * The heights of the tracks, as browsers lay them out: a block that spans several tracks adds the missing height to the
 * growing ones of them, in equal parts; blocks that span fewer tracks first.
 */
export function latticeSizes(
  { tracks, spans }: Lattice,
  heightOf: (id: string) => number,
  sizeOf: (track: LatticeTrack) => number,
): readonly number[] {
  const sizes = tracks.map((track) => (track.kind === 'follows' ? 0 : sizeOf(track)));
  const bySpan = new Map<number, string[]>();
  for (const [id, { from, to }] of spans) {
    const ids = bySpan.get(to - from);
    if (ids === undefined) bySpan.set(to - from, [id]);
    else ids.push(id);
  }
  for (const length of [...bySpan.keys()].toSorted((a, b) => a - b)) {
    const increases = sizes.map(() => 0);
    for (const id of bySpan.get(length) ?? []) {
      const { from, to } = spans.get(id) ?? { from: 0, to: 0 };
      const growing: number[] = [];
      let taken = 0;
      for (let index = from; index < to; index += 1) {
        taken += sizes[index] ?? 0;
        if (isElastic(tracks[index])) growing.push(index);
      }
      const lacks = heightOf(id) - taken;
      if (lacks <= 0) continue;
      for (const index of growing) increases[index] = Math.max(increases[index] ?? 0, lacks / growing.length);
    }
    increases.forEach((increase, index) => {
      sizes[index] = (sizes[index] ?? 0) + increase;
    });
  }
  return sizes;
}
