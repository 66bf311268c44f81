import { boxesOverlap } from './grid-box.ts';
import { bottomOf, type PlacedBlock } from './placed-block.ts';

/** One block, or several that overlap and move as one. */
export interface Unit {
  readonly blocks: readonly PlacedBlock[];
  readonly y: number;
  readonly bottom: number;
  /** One bit for each column that its blocks occupy: two units share columns where a common bit is set. */
  readonly columns: number;
}

interface Relations {
  readonly units: readonly Unit[];
  /** Groups of units of which none stands above or below one of another group, in any chain. */
  readonly unrelated: () => readonly (readonly Unit[])[];
  /** Groups from top to bottom, each unit of which stands below every unit of the group before. */
  readonly layers: () => readonly (readonly Unit[])[];
  /**
   * The two halves at the row that no unit crosses and that separates the fewest pairs without need; null where there
   * is no such row.
   */
  readonly leastCut: () => readonly [readonly Unit[], readonly Unit[]] | null;
}

const WORD_BITS = 32;

/**
 * Which units are above which, in shared columns, directly or through others. A drag asks for it several times a frame,
 * so sets of units are kept as bits: the work grows with the square of the units, by one step for each pair.
 */
export function relationsOf(blocks: readonly PlacedBlock[]): Relations {
  const units = unitsOf(blocks).toSorted((a, b) => a.y - b.y);
  const count = units.length;
  const words = Math.ceil(count / WORD_BITS);
  // Bit a of the words of b is set where a is above b. Units are ordered by their tops, so b comes after a.
  const above = new Uint32Array(count * words);
  const parts = separateParts(count);
  for (let b = 1; b < count; b += 1) {
    const lower = units[b];
    for (let a = b - 1; a >= 0; a -= 1) {
      const upper = units[a];
      if (lower === undefined || upper === undefined || hasBit(above, b * words, a)) continue;
      if (lower.y < upper.bottom || (lower.columns & upper.columns) === 0) continue;
      for (let word = 0; word < words; word += 1) {
        above[b * words + word] = (above[b * words + word] ?? 0) | (above[a * words + word] ?? 0);
      }
      setBit(above, b * words, a);
      parts.join(a, b);
    }
  }

  return {
    units,
    unrelated: () => parts.membersOf(units),
    layers: () => layersOf(units, above, words),
    leastCut() {
      const related = relatedAcross(count, above, words);
      let best: { readonly at: number; readonly cost: number } | null = null;
      let end = 0;
      for (let at = 1; at < count; at += 1) {
        end = Math.max(end, units[at - 1]?.bottom ?? 0);
        if ((units[at]?.y ?? 0) < end) continue;
        const cost = at * (count - at) - (related[at] ?? 0);
        if (best === null || cost < best.cost) best = { at, cost };
      }
      return best === null ? null : [units.slice(0, best.at), units.slice(best.at)];
    },
  };
}

/** The parts that are connected by pairs of units of which neither is above the other. */
function layersOf(units: readonly Unit[], above: Uint32Array, words: number): readonly (readonly Unit[])[] {
  const count = units.length;
  const related = above.slice();
  for (let b = 1; b < count; b += 1) {
    for (let a = 0; a < b; a += 1) if (hasBit(above, b * words, a)) setBit(related, a * words, b);
  }
  const waiting = new Uint32Array(words);
  for (let index = 0; index < count; index += 1) setBit(waiting, 0, index);
  const layers: (readonly Unit[])[] = [];
  for (let start = 0; start < count; start += 1) {
    if (!hasBit(waiting, 0, start)) continue;
    const found = [start];
    clearBit(waiting, start);
    // A breadth-first search: what is found is appended to the list being walked.
    for (const next of found) {
      for (let word = 0; word < words; word += 1) {
        let joined = (waiting[word] ?? 0) & ~(related[next * words + word] ?? 0);
        while (joined !== 0) {
          const bit = 31 - Math.clz32(joined);
          joined &= ~(1 << bit);
          clearBit(waiting, word * WORD_BITS + bit);
          found.push(word * WORD_BITS + bit);
        }
      }
    }
    layers.push(membersAt(units, found));
  }
  return layers.toSorted((a, b) => topOf(a) - topOf(b));
}

/** For each index in the order of the units: how many pairs a cut there separates of which one is above the other. */
function relatedAcross(count: number, above: Uint32Array, words: number): Int32Array {
  const changes = new Int32Array(count + 1);
  for (let b = 1; b < count; b += 1) {
    for (let a = 0; a < b; a += 1) {
      if (!hasBit(above, b * words, a)) continue;
      changes[a + 1] = (changes[a + 1] ?? 0) + 1;
      changes[b + 1] = (changes[b + 1] ?? 0) - 1;
    }
  }
  for (let at = 1; at <= count; at += 1) changes[at] = (changes[at] ?? 0) + (changes[at - 1] ?? 0);
  return changes;
}

function topOf(units: readonly Unit[]): number {
  return Math.min(...units.map((unit) => unit.y));
}

/**
 * Blocks that overlap are one unit, together with every block that shares columns with one of them in the rows they
 * take: so two units that share columns never share rows.
 */
function unitsOf(blocks: readonly PlacedBlock[]): readonly Unit[] {
  let units: readonly Unit[] = joinedParts(blocks, (a, b) => boxesOverlap(a.box, b.box)).map(unitOf);
  for (;;) {
    const joined = joinedParts(units, interlock);
    if (joined.length === units.length) return units;
    units = joined.map((parts) => unitOf(parts.flatMap((unit) => unit.blocks)));
  }
}

function unitOf(blocks: readonly PlacedBlock[]): Unit {
  let y = Number.POSITIVE_INFINITY;
  let bottom = 0;
  let columns = 0;
  for (const { box } of blocks) {
    y = Math.min(y, box.y);
    bottom = Math.max(bottom, bottomOf(box));
    columns |= ((1 << box.w) - 1) << box.x;
  }
  return { blocks, y, bottom, columns };
}

function interlock(a: Unit, b: Unit): boolean {
  return a.y < b.bottom && b.y < a.bottom && (a.columns & b.columns) !== 0;
}

/** The connected parts of a graph, each in the order of its members. */
function joinedParts<Member>(
  members: readonly Member[],
  areJoined: (a: Member, b: Member) => boolean,
): readonly (readonly Member[])[] {
  const parts = separateParts(members.length);
  members.forEach((member, index) => {
    for (let other = 0; other < index; other += 1) {
      const before = members[other];
      if (before !== undefined && areJoined(before, member)) parts.join(other, index);
    }
  });
  return parts.membersOf(members);
}

interface Parts {
  readonly join: (a: number, b: number) => void;
  /** The members of each part, ordered as they are; parts by the first of theirs. */
  readonly membersOf: <Member>(members: readonly Member[]) => readonly (readonly Member[])[];
}

/** Parts of one member each, to be joined. */
function separateParts(count: number): Parts {
  const firsts = Int32Array.from({ length: count }, (_unused, index) => index);
  const firstOf = (index: number): number => {
    let first = index;
    while (firsts[first] !== first) first = firsts[first] ?? first;
    firsts[index] = first;
    return first;
  };
  return {
    join(a, b) {
      const [one, other] = [firstOf(a), firstOf(b)];
      firsts[Math.max(one, other)] = Math.min(one, other);
    },
    membersOf<Member>(members: readonly Member[]) {
      const parts = new Map<number, Member[]>();
      members.forEach((member, index) => {
        const first = firstOf(index);
        const part = parts.get(first);
        if (part === undefined) parts.set(first, [member]);
        else part.push(member);
      });
      return [...parts.values()];
    },
  };
}

function membersAt<Member>(members: readonly Member[], indices: readonly number[]): readonly Member[] {
  return indices
    .toSorted((a, b) => a - b)
    .flatMap((index) => {
      const member = members[index];
      return member === undefined ? [] : [member];
    });
}

function hasBit(bits: Uint32Array, from: number, bit: number): boolean {
  return (((bits[from + (bit >>> 5)] ?? 0) >>> (bit & 31)) & 1) === 1;
}

function setBit(bits: Uint32Array, from: number, bit: number): void {
  const word = from + (bit >>> 5);
  bits[word] = (bits[word] ?? 0) | (1 << (bit & 31));
}

function clearBit(bits: Uint32Array, bit: number): void {
  bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) & ~(1 << (bit & 31));
}
