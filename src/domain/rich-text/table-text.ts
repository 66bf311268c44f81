import { ruleMessage } from '#domain/validation/rule-message.ts';
import { documentRules } from '#messages/en/interface/document-rules.ts';
import {
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  plainTextOf,
  richTextSchema,
  type ColumnAlignment,
  type RichText,
  type RichTextNode,
} from './rich-text.ts';
import { columnCount, placeCells } from './table-grid.ts';

/** What a table that is a block of its own holds at most besides rows and columns (EDIT-213). */
export const MAX_TABLE_CELLS = 2500;
export const MAX_TABLE_CHARACTERS = 50_000;

/** A text that is one table, within the bounds of a table (EDIT-213). */
export const tableTextSchema = richTextSchema.refine(isTableText, ruleMessage(documentRules.noTable));

/** The table of a text that is one. */
export function tableOf(text: RichText): RichTextNode {
  return text.content?.[0] ?? { type: 'table' };
}

/** What a new table holds: rows of words, and which of its parts are headers. */
export interface TableContent {
  readonly rows: readonly (readonly string[])[];
  readonly hasHeaderRow?: boolean;
  readonly hasHeaderColumn?: boolean;
  /** By column; `start` where absent. */
  readonly alignments?: readonly ColumnAlignment[];
  readonly caption?: string;
}

/** A table as a text of its own. */
export function tableTextOf(content: TableContent): RichText {
  return { type: 'doc', content: [tableNodeOf(content)] };
}

/** A table as a part of a text. */
export function tableNodeOf({
  rows,
  hasHeaderRow = false,
  hasHeaderColumn = false,
  alignments = [],
  caption = '',
}: TableContent): RichTextNode {
  const cellOf = (words: string, row: number, column: number): RichTextNode => {
    const isHeader = (hasHeaderRow && row === 0) || (hasHeaderColumn && column === 0);
    const align = alignments[column] ?? 'start';
    return {
      type: isHeader ? 'tableHeader' : 'tableCell',
      ...(align === 'start' ? {} : { attrs: { align } }),
      content: [
        words === ''
          ? { type: 'paragraph' }
          : { type: 'paragraph', content: [{ type: 'text', text: words }] },
      ],
    };
  };
  return {
    type: 'table',
    ...(caption === '' ? {} : { attrs: { caption } }),
    content: rows.map((cells, row) => ({
      type: 'tableRow',
      content: cells.map((words, column) => cellOf(words, row, column)),
    })),
  };
}

/** How the columns of a table are aligned, from the first one. */
export function columnAlignments(table: RichTextNode): readonly ColumnAlignment[] {
  const found = new Map<number, ColumnAlignment>();
  for (const { cell, column } of placeCells(table)) {
    const align = cell.attrs?.align;
    if (align !== undefined && !found.has(column)) found.set(column, align);
  }
  return Array.from({ length: columnCount(table) }, (_, column) => found.get(column) ?? 'start');
}

/** The words at the top of each column, which serve as its name. */
export function columnTitles(table: RichTextNode): readonly string[] {
  const titles = new Map<number, string>();
  for (const { cell, row, column } of placeCells(table)) {
    if (row === 0) titles.set(column, plainTextOf(cell).replaceAll('\n', ' ').trim());
  }
  return Array.from({ length: columnCount(table) }, (_, column) => titles.get(column) ?? '');
}

/** The table with another alignment of one column; paragraphs of its cells have none of their own then. */
export function withColumnAlignment(
  table: RichTextNode,
  column: number,
  align: ColumnAlignment,
): RichTextNode {
  return mapCells(table, (cell, position) => {
    if (position.column !== column) return cell;
    const { align: _align, ...attrs } = cell.attrs ?? {};
    return {
      ...withAttrs(cell, align === 'start' ? attrs : { ...attrs, align }),
      ...(cell.content === undefined ? {} : { content: cell.content.map(withoutTextAlign) }),
    };
  });
}

/** Whether all cells of the first row are headers. */
export function hasHeaderRow(table: RichTextNode): boolean {
  const [first] = table.content ?? [];
  return first?.content?.every((cell) => cell.type === 'tableHeader') === true;
}

/** Whether all cells at the start of rows are headers, besides that of a header row. */
export function hasHeaderColumn(table: RichTextNode): boolean {
  const cells = placeCells(table).filter(({ column }) => column === 0);
  const below = hasHeaderRow(table) && cells.length > 1 ? cells.filter(({ row }) => row > 0) : cells;
  return below.length > 0 && below.every(({ cell }) => cell.type === 'tableHeader');
}

/** The table with a header row, or without one; a header column stays as it is. */
export function withHeaderRow(table: RichTextNode, isOn: boolean): RichTextNode {
  const isColumnOn = hasHeaderColumn(table);
  return mapCells(table, (cell, { row, column }) =>
    row > 0 ? cell : asHeader(cell, isOn || (isColumnOn && column === 0)),
  );
}

/** The table with a header column, or without one; a header row stays as it is. */
export function withHeaderColumn(table: RichTextNode, isOn: boolean): RichTextNode {
  const isRowOn = hasHeaderRow(table);
  return mapCells(table, (cell, { row, column }) =>
    column > 0 ? cell : asHeader(cell, isOn || (isRowOn && row === 0)),
  );
}

/** The table with another caption; an empty one is none. */
export function withCaption(table: RichTextNode, caption: string): RichTextNode {
  const { caption: _caption, ...attrs } = table.attrs ?? {};
  return withAttrs(table, caption === '' ? attrs : { ...attrs, caption });
}

function isTableText(text: RichText): boolean {
  const [table, ...others] = text.content ?? [];
  if (table?.type !== 'table' || others.length > 0) return false;
  const rows = table.content ?? [];
  if (rows.length === 0 || rows.length > MAX_TABLE_ROWS) return false;
  let cells = 0;
  for (const row of rows) {
    const own = row.content ?? [];
    if (row.type !== 'tableRow' || own.length > MAX_TABLE_COLUMNS) return false;
    if (own.some(({ type }) => type !== 'tableCell' && type !== 'tableHeader')) return false;
    cells += own.length;
  }
  return (
    cells > 0 &&
    cells <= MAX_TABLE_CELLS &&
    columnCount(table) <= MAX_TABLE_COLUMNS &&
    plainTextOf(table).length <= MAX_TABLE_CHARACTERS + cells
  );
}

function mapCells(
  table: RichTextNode,
  change: (cell: RichTextNode, position: { readonly row: number; readonly column: number }) => RichTextNode,
): RichTextNode {
  const changed = new Map(placeCells(table).map(({ cell, row, column }) => [cell, { row, column }]));
  return {
    ...table,
    content: (table.content ?? []).map((row) => ({
      ...row,
      content: (row.content ?? []).map((cell) => {
        const position = changed.get(cell);
        return position === undefined ? cell : change(cell, position);
      }),
    })),
  };
}

function asHeader(cell: RichTextNode, isHeader: boolean): RichTextNode {
  return { ...cell, type: isHeader ? 'tableHeader' : 'tableCell' };
}

function withoutTextAlign(node: RichTextNode): RichTextNode {
  if (node.attrs?.textAlign === undefined) return node;
  const { textAlign: _textAlign, ...attrs } = node.attrs;
  return withAttrs(node, attrs);
}

function withAttrs(node: RichTextNode, attrs: NonNullable<RichTextNode['attrs']>): RichTextNode {
  const { attrs: _attrs, ...rest } = node;
  return Object.keys(attrs).length === 0 ? rest : { ...rest, attrs };
}
