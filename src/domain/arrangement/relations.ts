import { boxesOverlap } from './grid-box.ts';
import { bottomOf, shareColumns, standsBelow, type PlacedBlock } from './placed-block.ts';

/** A block, or several that lie over each other and move as one. */
export interface Unit {
  readonly blocks: readonly PlacedBlock[];
  readonly y: number;
  readonly bottom: number;
}

interface Relations {
  readonly units: readonly Unit[];
  /** Groups of units of which none stands above or below one of another group, in any chain. */
  readonly unrelated: () => readonly (readonly Unit[])[];
  /** Groups from top to bottom, each unit of which stands below every unit of the group before. */
  readonly layers: () => readonly (readonly Unit[])[];
  /** The two halves at the row that no unit crosses and that separates the fewest units without need; null without one. */
  readonly leastCut: () => readonly [readonly Unit[], readonly Unit[]] | null;
}

/** What stands above what, over columns that are shared, directly or through others. */
export function relationsOf(blocks: readonly PlacedBlock[]): Relations {
  const units = unitsOf(blocks).toSorted((a, b) => a.y - b.y);
  const count = units.length;
  // above[a * count + b]: a stands above b. Units are ordered by their tops, so b comes after a.
  const above = new Uint8Array(count * count);
  for (let b = 1; b < count; b += 1) {
    for (let a = b - 1; a >= 0; a -= 1) {
      if (above[a * count + b] === 1 || !isAbove(units[a], units[b])) continue;
      above[a * count + b] = 1;
      for (let c = 0; c < a; c += 1) if (above[c * count + a] === 1) above[c * count + b] = 1;
    }
  }
  const related = (a: number, b: number): boolean => above[a * count + b] === 1 || above[b * count + a] === 1;

  return {
    units,
    unrelated: () => connected(units, related),
    layers: () => connected(units, (a, b) => !related(a, b)).toSorted((a, b) => topOf(a) - topOf(b)),
    leastCut() {
      let best: { readonly at: number; readonly cost: number } | null = null;
      let end = 0;
      for (let at = 1; at < count; at += 1) {
        end = Math.max(end, units[at - 1]?.bottom ?? 0);
        if ((units[at]?.y ?? 0) < end) continue;
        let cost = 0;
        for (let a = 0; a < at; a += 1) {
          for (let b = at; b < count; b += 1) cost += 1 - (above[a * count + b] ?? 0);
        }
        if (best === null || cost < best.cost) best = { at, cost };
      }
      return best === null ? null : [units.slice(0, best.at), units.slice(best.at)];
    },
  };
}

function topOf(units: readonly Unit[]): number {
  return Math.min(...units.map((unit) => unit.y));
}

function isAbove(upper: Unit | undefined, lower: Unit | undefined): boolean {
  return (
    upper !== undefined &&
    lower !== undefined &&
    lower.y >= upper.bottom &&
    upper.blocks.some(({ box }) => lower.blocks.some((below) => standsBelow(box, below.box)))
  );
}

/**
 * Blocks that overlap are one unit, with everything that has to do with one of them in the rows they take together: so
 * two units that share columns never share rows.
 */
function unitsOf(blocks: readonly PlacedBlock[]): readonly Unit[] {
  let units: readonly Unit[] = connected(blocks, (a, b) => {
    const [one, other] = [blocks[a], blocks[b]];
    return one !== undefined && other !== undefined && boxesOverlap(one.box, other.box);
  }).map(unitOf);
  for (;;) {
    const joined = connected(units, (a, b) => {
      const [one, other] = [units[a], units[b]];
      return one !== undefined && other !== undefined && interlock(one, other);
    });
    if (joined.length === units.length) return units;
    units = joined.map((parts) => unitOf(parts.flatMap((unit) => unit.blocks)));
  }
}

function unitOf(blocks: readonly PlacedBlock[]): Unit {
  return {
    blocks,
    y: Math.min(...blocks.map(({ box }) => box.y)),
    bottom: Math.max(...blocks.map(({ box }) => bottomOf(box))),
  };
}

function interlock(a: Unit, b: Unit): boolean {
  return (
    a.y < b.bottom &&
    b.y < a.bottom &&
    a.blocks.some(({ box }) => b.blocks.some((other) => shareColumns(box, other.box)))
  );
}

/** The connected parts of a graph, each in the order of its members. */
function connected<Member>(
  members: readonly Member[],
  areJoined: (a: number, b: number) => boolean,
): readonly (readonly Member[])[] {
  const partOf = members.map(() => -1);
  const parts: Member[][] = [];
  members.forEach((_unused, start) => {
    if (partOf[start] !== -1) return;
    const part = parts.length;
    const found = [start];
    partOf[start] = part;
    for (let next = found.pop(); next !== undefined; next = found.pop()) {
      for (let other = 0; other < members.length; other += 1) {
        if (partOf[other] !== -1 || !areJoined(next, other)) continue;
        partOf[other] = part;
        found.push(other);
      }
    }
    parts.push(members.filter((_member, index) => partOf[index] === part));
  });
  return parts;
}
