import { createCsvReader } from '#lib/csv-reader.ts';

/**
 * The cells of a text copied from a spreadsheet: separated by tabs, or lines of the same number of cells separated by
 * commas or semicolons. Null where it reads like a text: a line with commas is a sentence (EDIT-213).
 */
export function pastedCells(text: string): readonly (readonly string[])[] | null {
  if (text.includes('\t')) return rowsOf(text, '\t');
  for (const separator of [';', ',']) {
    if (!text.includes(separator)) continue;
    const rows = rowsOf(text, separator);
    const width = rows[0]?.length ?? 0;
    if (rows.length > 1 && width > 1 && rows.every((row) => row.length === width)) return rows;
  }
  return null;
}

function rowsOf(text: string, separator: string): readonly (readonly string[])[] {
  const reader = createCsvReader(separator);
  return [...reader.read(text), ...reader.end()].map((row) => row.map((cell) => cell.trim()));
}
