import { DESKTOP_COLUMNS, fitIntoColumns } from './grid-box.ts';
import { blocksInOrder, type ArrangementNode, type GroupNode, type SideNode } from './arrangement.ts';
import { latticeOf } from './lattice.ts';
import {
  bottomOf,
  compareReadingOrder,
  trimTexts,
  type PlacedBlock,
  type VerticalAlign,
} from './placed-block.ts';
import { relationsOf, type Unit } from './relations.ts';
import { rowsOfButtons } from './rows-of-buttons.ts';
import { overlapLayers } from './overlap-layers.ts';
import { solveArrangement } from './solve-arrangement.ts';

/**
 * The greatest depth of nested groups; what is deeper becomes one lattice. Bounds the work and the size of the page.
 */
const MAX_DEPTH = 10;

/**
 * The layout of a section's blocks: a tree of stacks and of blocks side by side. A block begins as many rows below the
 * lowest end of the blocks above it, in its columns, as its box is away from the nearest of them.
 */
export function arrange(placed: readonly PlacedBlock[]): GroupNode | null {
  if (placed.length === 0) return null;
  const blocks = trimTexts(
    placed.map((block) => ({ ...block, box: fitIntoColumns(block.box, DESKTOP_COLUMNS) })),
  );
  const node = build(blocks, 0, MAX_DEPTH);
  return node.kind === 'block' || node.top > 0 || (node.kind === 'side' && node.flow !== undefined)
    ? { kind: 'stack', ...WHOLE_WIDTH, children: [node] }
    : { ...node, ...WHOLE_WIDTH };
}

const WHOLE_WIDTH = { x: 0, w: DESKTOP_COLUMNS, top: 0 };

/** The tree of some blocks in a container whose top is the row `origin`. */
function build(blocks: readonly PlacedBlock[], origin: number, depth: number): ArrangementNode {
  const [only] = blocks;
  if (only !== undefined && blocks.length === 1) {
    return { kind: 'block', block: only, x: only.box.x, w: only.box.w, top: only.box.y - origin };
  }
  if (depth === 0) return lattice(blocks, origin);
  const relations = relationsOf(blocks);
  if (relations.units.length === 1) return side(overlapLayers(blocks), origin, depth);
  const beside = relations.unrelated();
  if (beside.length > 1) return side(beside.map(blocksOf).toSorted(compareColumns), origin, depth);
  const layers = relations.layers();
  if (layers.length > 1) return stack(layers.map(blocksOf), origin, depth);
  const cut = relations.leastCut();
  return cut === null ? lattice(blocks, origin) : stack(cut.map(blocksOf), origin, depth);
}

function stack(layers: readonly (readonly PlacedBlock[])[], origin: number, depth: number): ArrangementNode {
  let end = origin;
  const children = layers.flatMap((layer): readonly ArrangementNode[] => {
    const top = topOf(layer);
    const built = build(layer, top, depth - 1);
    const node = { ...built, top: built.top + top - end };
    end = layer.some(({ align }) => align !== undefined)
      ? Math.min(endOf(layer), top + rowsOf(built))
      : endOf(layer);
    if (node.kind !== 'stack') return [node];
    return node.children.map((child, index) =>
      index === 0 ? { ...child, top: child.top + node.top } : child,
    );
  });
  return { kind: 'stack', ...columnsOf(layers.flat()), top: 0, children };
}

function side(parts: readonly (readonly PlacedBlock[])[], origin: number, depth: number): ArrangementNode {
  const children = parts.flatMap((part): readonly ArrangementNode[] => {
    const top = topOf(part);
    const built = build(part, top, depth - 1);
    const align = alignOf(built);
    if (align !== null) return [{ ...built, top: 0, align }];
    const node = { ...built, top: built.top + top - origin };
    if (node.kind !== 'side' || node.flow !== undefined || node.children.some(isAligned)) return [node];
    return node.children.map((child) => ({ ...child, top: child.top + node.top }));
  });
  const inRows = rowsOfButtons(children);
  const [only] = inRows;
  if (only !== undefined && inRows.length === 1) {
    const { align, ...row } = only;
    return align === undefined ? row : { ...row, top: topOf(parts.flat()) - origin };
  }
  return lowered(
    { kind: 'side', ...columnsOf(parts.flat()), top: 0, children: inRows },
    topOf(parts.flat()) - origin,
  );
}

/**
 * An aligned block takes the height of the blocks beside it: the node begins at the highest unaligned block of its
 * rows, or at the original top where every one is aligned.
 */
function lowered(node: SideNode, top: number): SideNode {
  if (!node.children.some(isAligned)) return node;
  const own = node.children.filter((child) => !isAligned(child)).map((child) => child.top);
  const by = own.length === 0 ? top : Math.min(...own);
  const children = node.children.map((child) =>
    isAligned(child) ? child : { ...child, top: child.top - by },
  );
  return { ...node, top: by, children };
}

function isAligned({ align }: ArrangementNode): boolean {
  return align !== undefined;
}

/** The alignment of a stack: that of its first block that has one. */
function alignOf(node: ArrangementNode): VerticalAlign | null {
  if (node.kind === 'block') return node.block.align ?? null;
  if (node.kind !== 'stack') return null;
  return (
    node.children.flatMap((child) => (child.kind === 'block' ? (child.block.align ?? []) : []))[0] ?? null
  );
}

/** The number of rows a part takes, the rows above it included, with texts as high as their boxes. */
function rowsOf(node: ArrangementNode): number {
  const heights = new Map(blocksInOrder(node).map(({ id, box }) => [id, box.h]));
  const root: GroupNode = { kind: 'stack', ...WHOLE_WIDTH, children: [node] };
  const spans = solveArrangement(root, { row: 1, contentHeight: (id) => heights.get(id) ?? 0 });
  return Math.max(...[...spans.values()].map(({ top, height }) => top + height));
}

function lattice(blocks: readonly PlacedBlock[], origin: number): ArrangementNode {
  return {
    kind: 'lattice',
    ...columnsOf(blocks),
    top: 0,
    lattice: latticeOf(blocks, { origin }),
    children: blocks
      .toSorted(compareReadingOrder)
      .map((block) => ({ kind: 'block', block, x: block.box.x, w: block.box.w, top: 0 })),
  };
}

function blocksOf(units: readonly Unit[]): readonly PlacedBlock[] {
  return units.flatMap((unit) => unit.blocks);
}

function topOf(blocks: readonly PlacedBlock[]): number {
  return Math.min(...blocks.map(({ box }) => box.y));
}

function endOf(blocks: readonly PlacedBlock[]): number {
  return Math.max(...blocks.map(({ box }) => bottomOf(box)));
}

function columnsOf(blocks: readonly PlacedBlock[]): { readonly x: number; readonly w: number } {
  const x = Math.min(...blocks.map(({ box }) => box.x));
  return { x, w: Math.max(...blocks.map(({ box }) => box.x + box.w)) - x };
}

/** Parts side by side are read from the start of the line, each as a whole. */
function compareColumns(a: readonly PlacedBlock[], b: readonly PlacedBlock[]): number {
  return columnsOf(a).x - columnsOf(b).x;
}
