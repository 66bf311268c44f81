import { blocksInOrder, type ArrangementNode } from './arrangement.ts';
import type { BlockFlow, PlacedBlock } from './placed-block.ts';

/** Buttons that follow each other, and the columns they take together, counted from 0 over the whole grid. */
export interface ButtonRow {
  readonly flow: BlockFlow;
  readonly x: number;
  readonly w: number;
  /** From the start of the line. */
  readonly blocks: readonly PlacedBlock[];
}

/** The row of buttons that a block is in; null where it stands in columns of its own (EDIT-220). */
export function buttonRowOf(node: ArrangementNode | null, id: string): ButtonRow | null {
  if (node === null || node.kind === 'block') return null;
  if (node.kind === 'side' && node.flow !== undefined) {
    const blocks = blocksInOrder(node);
    return blocks.some((block) => block.id === id) ? { flow: node.flow, x: node.x, w: node.w, blocks } : null;
  }
  for (const child of node.children) {
    const found = buttonRowOf(child, id);
    if (found !== null) return found;
  }
  return null;
}
