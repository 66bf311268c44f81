import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, type ColumnAlignment } from './rich-text.ts';
import { MAX_TABLE_CELLS, type TableContent } from './table-text.ts';

/**
 * A table written as Markdown, with the alignment of its columns: `| a | b |` over `|---|:-:|`. Null where the text is
 * anything else, or more than a table holds (EDIT-213).
 */
export function readMarkdownTable(text: string): TableContent | null {
  const lines = text
    .trim()
    .split(/\r?\n/, MAX_TABLE_ROWS + 2)
    .map((line) => line.trim());
  const [head = '', rule = '', ...rest] = lines;
  const alignments = alignmentsIn(rule);
  const header = cellsIn(head);
  if (alignments === null || header.length !== alignments.length || !head.includes('|')) return null;
  if (rest.some((line) => !line.includes('|'))) return null;
  const width = header.length;
  const rows = [header, ...rest.map(cellsIn)].map((cells) =>
    Array.from({ length: width }, (_, column) => cells[column] ?? ''),
  );
  if (width > MAX_TABLE_COLUMNS || rows.length > MAX_TABLE_ROWS || rows.length * width > MAX_TABLE_CELLS)
    return null;
  return { rows, alignments, hasHeaderRow: true };
}

/** The alignments that the line below the header says; null where it is none. */
export function alignmentsIn(rule: string): readonly ColumnAlignment[] | null {
  const cells = cellsIn(rule);
  if (!rule.includes('|') || !cells.every((cell) => /^:?-+:?$/.test(cell))) return null;
  return cells.map((cell) => (cell.endsWith(':') ? (cell.startsWith(':') ? 'center' : 'end') : 'start'));
}

/** The cells of one line; a bar behind a backslash belongs to its cell. */
export function cellsIn(line: string): readonly string[] {
  const cells: string[] = [''];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    const isEscapedBar = sign === '\\' && line.charAt(at + 1) === '|';
    if (isEscapedBar) at += 1;
    if (sign === '|') cells.push('');
    else cells[cells.length - 1] += isEscapedBar ? '|' : sign;
  }
  if (cells[0]?.trim() === '' && cells.length > 1) cells.shift();
  if (cells.at(-1)?.trim() === '' && cells.length > 1) cells.pop();
  return cells.map((cell) => cell.trim());
}
