import {
  MAX_TABLE_CAPTION,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  type ColumnAlignment,
} from '#domain/rich-text/rich-text.ts';
import { MAX_TABLE_CELLS } from '#domain/rich-text/table-text.ts';
import { cutText } from '#lib/cut-text.ts';

/**
 * Pasted tables as texts hold them: heads are headers, spans and sizes within bounds, none in another, columns aligned as
 * most of their cells are (EDIT-194, EDIT-213).
 */
export function mendPastedTables(page: Document): void {
  for (const inner of page.querySelectorAll('table table')) {
    inner.replaceWith(...[...inner.querySelectorAll('td, th')].flatMap((cell) => [...cell.childNodes]));
  }
  for (const cell of page.querySelectorAll('thead td')) {
    const header = page.createElement('th');
    for (const name of ['colspan', 'rowspan', 'align', 'style', 'data-align']) {
      const value = cell.getAttribute(name);
      if (value !== null) header.setAttribute(name, value);
    }
    header.append(...cell.childNodes);
    cell.replaceWith(header);
  }
  for (const table of page.querySelectorAll<HTMLTableElement>('table')) {
    const caption = table.caption?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (caption !== '') table.dataset['caption'] = cutText(caption, MAX_TABLE_CAPTION);
    table.caption?.remove();
    for (const row of [...table.rows].slice(MAX_TABLE_ROWS)) row.remove();
    for (const row of table.rows) {
      for (const cell of [...row.cells].slice(MAX_TABLE_COLUMNS)) cell.remove();
      if (row.cells.length === 0) row.remove();
    }
    const width = Math.max(1, ...[...table.rows].map((row) => row.cells.length));
    for (const row of [...table.rows].slice(Math.floor(MAX_TABLE_CELLS / width))) row.remove();
    if (table.rows.length === 0) table.remove();
    else alignColumns(table);
  }
}

/** Each column gets the alignment that most of its cells have, those of headers apart from it where there are others. */
function alignColumns(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const width = Math.max(...rows.map((row) => row.cells.length));
  for (let column = 0; column < width; column += 1) {
    const cells = rows.flatMap((row) => row.cells[column] ?? []);
    const body = cells.filter((cell) => cell.tagName === 'TD');
    const counts = new Map<ColumnAlignment, number>();
    for (const cell of body.length === 0 ? cells : body) {
      const found = alignmentOf(cell);
      counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
    for (const cell of cells) {
      if (most === undefined || most[0] === 'start') delete cell.dataset['align'];
      else [cell.dataset['align']] = most;
    }
  }
}

const ALIGNMENTS: Readonly<Record<string, ColumnAlignment>> = {
  center: 'center',
  right: 'end',
  end: 'end',
};

/** Said by the cell, or by its only line. */
function alignmentOf(cell: HTMLTableCellElement): ColumnAlignment {
  const line = cell.childElementCount === 1 ? cell.firstElementChild : null;
  for (const element of [cell, line]) {
    if (!(element instanceof HTMLElement)) continue;
    const said = element.dataset['align'] ?? (element.style.textAlign || element.getAttribute('align'));
    if (said !== null && said !== '') return ALIGNMENTS[said.toLowerCase()] ?? 'start';
  }
  return 'start';
}
