/** Tells spreadsheet programs that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What makes a field need quotes: line breaks, separators of any spreadsheet program, quotes, space at an end. */
const NEEDS_QUOTES = /[",;|\t\r\n\v\f\u0085\u2028\u2029]|^\s|\s$/;
/** What spreadsheet programs begin a formula with, also after space, line breaks and what cannot be seen. */
const IS_FORMULA = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** A text of anybody, or an amount that Portico worked out: one below zero begins like a formula, and is none. */
export type CsvCell = string | { readonly amount: string };

/**
 * Rows as CSV (RFC 4180): the only way a table is exported. Cells may contain anything, line breaks of every kind
 * included; a cell that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** The first rows of a file of its own. */
export function beginCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + writeCsv(rows);
}

function writeCell(given: CsvCell): string {
  if (typeof given !== 'string') return given.amount;
  const cell = IS_FORMULA.test(given) ? `'${given}` : given;
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
