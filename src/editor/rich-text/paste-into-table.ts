import { Fragment, type Node, type NodeType, type Schema, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import {
  __clipCells as clipCells,
  __insertCells as insertCells,
  __pastedCells as cellsOfSlice,
  isInTable,
  selectedRect,
  TableMap,
} from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '#domain/rich-text/rich-text.ts';
import { MAX_TABLE_CELLS, tableNodeOf } from '#domain/rich-text/table-text.ts';
import { readMarkdownTable } from '#domain/rich-text/markdown-table.ts';
import { pastedCells } from '#domain/rich-text/pasted-cells.ts';
import { alignmentsOf } from './align-columns.ts';
import { showToast } from '#ui/show-toast.ts';
import { tableTools } from '#messages/en/interface/table-tools.ts';
import { translate } from '#ui/translate.ts';

type Cells = NonNullable<ReturnType<typeof cellsOfSlice>>;

/**
 * Fills the cells from the caret on with what was copied from a spreadsheet or another table, and grows the table for
 * it, as far as it may grow (EDIT-213). A table that was copied as Markdown comes out as one in any text.
 */
export function pasteIntoTables(): Plugin {
  return new Plugin({
    props: {
      handlePaste: (view, event, slice) => {
        const markup = event.clipboardData?.getData('text/html') ?? '';
        const text = markup === '' ? (event.clipboardData?.getData('text/plain') ?? '') : '';
        return isInTable(view.state) ? pasteCells(view, slice, text) : pasteMarkdownTable(view, text);
      },
    },
  });
}

function pasteCells(view: EditorView, slice: Slice, text: string): boolean {
  const { schema } = view.state;
  const rows = readMarkdownTable(text)?.rows ?? pastedCells(text);
  const cells = rows === null ? cellsOfSlice(slice) : cellsOfRows(schema, rows);
  if (cells === null) return false;
  const { map, table, tableStart, top, left } = selectedRect(view.state);
  const width = Math.min(cells.width, MAX_TABLE_COLUMNS - left);
  const columns = Math.max(map.width, left + width);
  const most = Math.min(MAX_TABLE_ROWS, Math.floor(MAX_TABLE_CELLS / columns));
  const height = Math.min(cells.height, Math.max(most, map.height) - top);
  const fitting = clipCells(cells, width, height);
  insertCells(
    view.state,
    view.dispatch,
    tableStart,
    { top, left, right: left + width, bottom: top + height },
    cellsAt(fitting, { table, map, top, left }),
  );
  if (width < cells.width || height < cells.height) {
    showToast(
      translate(tableTools.notEverythingFits, {
        columns: MAX_TABLE_COLUMNS,
        rows: MAX_TABLE_ROWS,
        cells: MAX_TABLE_CELLS,
      }),
      { tone: 'danger' },
    );
  }
  return true;
}

function pasteMarkdownTable(view: EditorView, text: string): boolean {
  const content = readMarkdownTable(text);
  const { state } = view;
  const { parent } = state.selection.$from;
  if (content === null || parent.type.spec.code === true) return false;
  const table = state.schema.nodeFromJSON(tableNodeOf(content));
  view.dispatch(state.tr.replaceSelectionWith(table).scrollIntoView());
  return true;
}

function cellsOfRows(schema: Schema, rows: readonly (readonly string[])[]): Cells {
  const width = Math.max(...rows.slice(0, MAX_TABLE_ROWS).map((row) => row.length));
  const cellOf = (words: string): Node =>
    schema.node(
      'tableCell',
      null,
      words
        .split(/\r?\n/)
        .map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)])),
    );
  return {
    width,
    height: rows.length,
    rows: rows.map((row) =>
      Fragment.from(Array.from({ length: width }, (_, column) => cellOf(row[column] ?? ''))),
    ),
  };
}

interface TableTarget {
  readonly table: Node;
  readonly map: TableMap;
  readonly top: number;
  readonly left: number;
}

/** Headers stay headers, and columns aligned as they are: what is pasted are words. */
function cellsAt(cells: Cells, target: TableTarget): Cells {
  const alignments = alignmentsOf(target.table, target.map);
  return {
    ...cells,
    rows: cells.rows.map((row, at) => {
      const placed: Node[] = [];
      let column = target.left;
      row.forEach((cell) => {
        const type = typeAt(target, target.top + at, column);
        const align: unknown = alignments.get(column) ?? cell.attrs['align'];
        placed.push(type.create({ ...cell.attrs, align }, cell.content));
        column += Number(cell.attrs['colspan']);
      });
      return Fragment.from(placed);
    }),
  };
}

function typeAt({ table, map }: TableTarget, row: number, column: number): NodeType {
  const { tableCell, tableHeader } = table.type.schema.nodes as Readonly<Record<string, NodeType>>;
  const isHeader = (atRow: number, atColumn: number): boolean =>
    table.nodeAt(map.map[atRow * map.width + atColumn] ?? 0)?.type === tableHeader;
  const isBelow = row >= map.height;
  const isBeside = column >= map.width;
  // What grows is like the cells beside it; a header row is not repeated below.
  const isOne = isBelow
    ? map.height > 1 && isHeader(map.height - 1, Math.min(column, map.width - 1))
    : isBeside
      ? map.width > 1 && isHeader(row, map.width - 1)
      : isHeader(row, column);
  return (isOne ? tableHeader : tableCell) ?? table.type;
}
