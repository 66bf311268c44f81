/**
 * The cells of what a spreadsheet puts on the clipboard: rows by line, cells by tab; a cell with line breaks, tabs or
 * quotation marks stands in quotation marks, which are doubled within. An empty line at the end is none.
 */
export function parseTabSeparated(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at);
    rows.at(-1)?.push(cell.value);
    at = cell.end;
    if (text[at] === '\t') {
      at += 1;
      // A tab at the very end leaves an empty cell behind it.
      if (at === text.length) rows.at(-1)?.push('');
    } else if (at < text.length) {
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
      if (at < text.length) rows.push([]);
    }
  }
  return rows.map((row) => (row.length === 0 ? [''] : row));
}

/** The same the other way. */
export function formatTabSeparated(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cellText).join('\t')).join('\n');
}

function cellText(value: string): string {
  return /["\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

function plainCell(text: string, start: number): { readonly value: string; readonly end: number } {
  let end = start;
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
}

/** From one quotation mark to the one that ends it; where none does, or more follows, it is taken as it stands. */
function quotedCell(text: string, start: number): { readonly value: string; readonly end: number } {
  let value = '';
  let at = start + 1;
  while (at < text.length) {
    const next = text.indexOf('"', at);
    if (next === -1) return plainCell(text, start);
    value += text.slice(at, next);
    at = next + 1;
    if (text[at] !== '"') {
      const isEnd = at === text.length || text[at] === '\t' || text[at] === '\n' || text[at] === '\r';
      return isEnd ? { value, end: at } : plainCell(text, start);
    }
    value += '"';
    at += 1;
  }
  return plainCell(text, start);
}
