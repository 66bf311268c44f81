import type { BlockFlow, PlacedBlock, VerticalAlign } from './placed-block.ts';
import type { Lattice } from './lattice.ts';

/** The columns a node takes, counted from 0 over the whole grid, and the rows left free above it. */
interface NodePosition {
  readonly x: number;
  readonly w: number;
  /** In a stack, counted from the lower end of the node above; elsewhere from the top of the parent. */
  readonly top: number;
  /** Beside others: how it is aligned within their height, instead of `top`. */
  readonly align?: VerticalAlign;
}

export interface BlockNode extends NodePosition {
  readonly kind: 'block';
  readonly block: PlacedBlock;
}

/** Nodes below each other: each begins a fixed number of rows below the lowest end of the one before. */
export interface StackNode extends NodePosition {
  readonly kind: 'stack';
  readonly children: readonly ArrangementNode[];
}

/** Nodes beside or over each other: each begins a fixed number of rows below the common top. */
export interface SideNode extends NodePosition {
  readonly kind: 'side';
  /** Buttons that follow each other, at the start, middle or end of the columns they take together. */
  readonly flow?: BlockFlow;
  readonly children: readonly ArrangementNode[];
}

/**
 * Blocks that interlock, so that no straight cut separates them: they share rows, of which those at the end of a text
 * grow.
 */
export interface LatticeNode extends NodePosition {
  readonly kind: 'lattice';
  readonly lattice: Lattice;
  readonly children: readonly BlockNode[];
}

export type GroupNode = StackNode | SideNode | LatticeNode;
export type ArrangementNode = BlockNode | GroupNode;

/** The blocks in the order of the arrangement: the order of reading, tabbing and of phones. */
export function blocksInOrder(node: ArrangementNode): readonly PlacedBlock[] {
  return node.kind === 'block' ? [node.block] : node.children.flatMap(blocksInOrder);
}

/** The blocks that stand side by side with one, itself included; none where it stands alone in its rows. */
export function blocksBeside(node: ArrangementNode | null, id: string): readonly PlacedBlock[] {
  if (node === null || node.kind === 'block' || node.kind === 'lattice') return [];
  for (const child of node.children) {
    const nearer = blocksBeside(child, id);
    if (nearer.length > 0) return nearer;
  }
  const all = blocksInOrder(node);
  return node.kind === 'side' && all.some((block) => block.id === id) ? all : [];
}
