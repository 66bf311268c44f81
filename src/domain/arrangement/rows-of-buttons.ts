import type { ArrangementNode, BlockNode } from './arrangement.ts';
import type { BlockFlow } from './placed-block.ts';

/** The greatest number of columns between buttons of one row; a button further away stands alone. */
const MOST_COLUMNS_BETWEEN = 2;

/** Nodes side by side, in which buttons that are next to each other in one line become rows of their own (EDIT-220). */
export function rowsOfButtons(children: readonly ArrangementNode[]): readonly ArrangementNode[] {
  const runs: ArrangementNode[][] = [];
  for (const child of children) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && follows(last, child)) run.push(child);
    else runs.push([child]);
  }
  return runs.flatMap((run): readonly ArrangementNode[] => {
    const [first] = run;
    const last = run.at(-1);
    const flow = first === undefined ? null : flowOf(first);
    if (first === undefined || last === undefined || flow === null || run.length === 1) return run;
    const { x, top, align } = first;
    return [
      {
        kind: 'side',
        flow,
        x,
        w: last.x + last.w - x,
        top,
        ...(align === undefined ? {} : { align }),
        children: run.map(withoutPosition),
      },
    ];
  });
}

function follows(before: ArrangementNode, node: ArrangementNode): boolean {
  const between = node.x - before.x - before.w;
  return (
    flowOf(before) !== null &&
    flowOf(before) === flowOf(node) &&
    before.top === node.top &&
    before.align === node.align &&
    between >= 0 &&
    between <= MOST_COLUMNS_BETWEEN
  );
}

function flowOf(node: ArrangementNode): BlockFlow | null {
  return node.kind === 'block' ? (node.block.flow ?? null) : null;
}

function withoutPosition(node: ArrangementNode): ArrangementNode {
  const { align: _align, ...rest } = node as BlockNode;
  return { ...rest, top: 0 };
}
