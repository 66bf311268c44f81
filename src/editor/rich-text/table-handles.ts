import type { Editor } from '@tiptap/core';
import { isInTable, selectedRect } from '@tiptap/pm/tables';

interface Point {
  readonly left: number;
  readonly top: number;
}

/** Where the buttons of a table stand in the area around the canvas, px; null for those that are out of sight. */
export interface TableHandles {
  readonly row: Point | null;
  readonly column: Point | null;
  readonly rowEnd: Point | null;
  readonly columnEnd: Point | null;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** A button is as large as a finger needs at least. */
const BUTTON_PX = 24;
const EDGE_PX = 4;

/** The positions at the edges of the table around the caret, kept within the area; null outside of tables. */
export function readTableHandles(
  editor: Editor,
  { room, shown, scale }: { readonly room: Box; readonly shown: Box; readonly scale: number },
): TableHandles | null {
  const { state, view } = editor;
  if (!isInTable(state)) return null;
  const { map, tableStart, top, left } = selectedRect(state);
  const outer = view.nodeDOM(tableStart - 1);
  const cell = view.nodeDOM(tableStart + (map.map[top * map.width + left] ?? 0));
  if (!isElement(outer) || !isElement(cell)) return null;
  const table = outer.querySelector('table')?.tBodies[0]?.getBoundingClientRect();
  if (table === undefined) return null;
  const scroller = outer.getBoundingClientRect();
  const own = cell.getBoundingClientRect();
  const isReversed = view.dom.ownerDocument.defaultView?.getComputedStyle(outer).direction === 'rtl';

  const x = (inFrame: number): number => shown.left - room.left + inFrame * scale;
  const y = (inFrame: number): number => shown.top - room.top + inFrame * scale;
  // What is scrolled out of the frame of the table stays at its edge.
  const from = Math.max(table.left, scroller.left);
  const to = Math.min(table.right, scroller.right);
  const within = (value: number): number => Math.min(Math.max(value, from), to);
  const [start, end] = isReversed ? [to, from] : [from, to];
  const pointIn = (inFrameX: number, inFrameY: number): Point | null => {
    const at = { left: x(inFrameX) - BUTTON_PX / 2, top: y(inFrameY) - BUTTON_PX / 2 };
    if (at.top < 0 || at.top > room.height - BUTTON_PX) return null;
    return {
      left: Math.round(Math.max(EDGE_PX, Math.min(at.left, room.width - BUTTON_PX - EDGE_PX))),
      top: Math.round(at.top),
    };
  };
  return {
    column: pointIn(within((own.left + own.right) / 2), table.top),
    row: pointIn(start, (own.top + own.bottom) / 2),
    columnEnd: pointIn(end, (table.top + table.bottom) / 2),
    rowEnd: pointIn((from + to) / 2, table.bottom),
  };
}

/** Elements of the frame are of another window. */
function isElement(node: unknown): node is HTMLElement {
  return typeof node === 'object' && node !== null && 'querySelector' in node;
}
