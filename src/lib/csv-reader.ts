/** The separators a table may have (CRM-19). */
const SEPARATORS = [',', ';', '\t'] as const;
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_FEED = 10;
const RETURN = 13;

/** Characters of a row that are held in memory until it ends; a quote that is missing makes the rest of a file one row. */
export const MAX_ROW_LENGTH = 2_000_000;

/** A row of a file that was read in chunks did not end within `MAX_ROW_LENGTH` characters. */
export class RowTooLongError extends Error {
  override readonly name = 'RowTooLongError';
}

/** Reads a table in chunks that may end anywhere. Only the row that is not complete yet is held in memory. */
export interface CsvReader {
  /** The rows that were completed by this chunk. */
  read(piece: string): readonly (readonly string[])[];
  /** The last row, once the text has ended. */
  end(): readonly (readonly string[])[];
}

/**
 * Reads the cells of a CSV text: quoted cells may hold separators, line breaks and doubled quotes. Where no separator
 * is given, it is the one that occurs most in the first line.
 */
export function createCsvReader(knownSeparator?: string): CsvReader {
  /** The text up to the end of the first line, from which the separator is detected. */
  let start: string | null = '';
  let separator = '';
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  /** Set after a quote within a quoted cell: it ends the cell unless another quote follows. */
  let isAfterQuote = false;
  /** Set after a carriage return: a line feed that follows belongs to the same line end. */
  let isAfterReturn = false;

  /** Reads to the end of the quoted part; returns where to continue. */
  const readQuoted = (text: string, from: number): number => {
    const quote = text.indexOf('"', from);
    isAfterQuote = quote !== -1;
    isQuoted = !isAfterQuote;
    const end = isAfterQuote ? quote : text.length;
    cell += text.slice(from, end);
    return end + 1;
  };
  /** Reads to the end of the cell; returns where to continue. */
  const readPlain = (text: string, from: number, rows: string[][]): number => {
    const end = endOfCell(text, from, separator);
    cell += text.slice(from, end);
    if (end === text.length) return end;
    row.push(cell);
    cell = '';
    isAfterReturn = text[end] === '\r';
    if (text[end] !== separator) {
      rows.push(row);
      row = [];
    }
    return end + 1;
  };
  const split = (text: string): string[][] => {
    const rows: string[][] = [];
    let at = 0;
    while (at < text.length) {
      if (isQuoted) {
        at = readQuoted(text, at);
        continue;
      }
      const sign = text[at];
      const isDoubled = isAfterQuote && sign === '"';
      const isSameLineEnd = isAfterReturn && sign === '\n';
      isAfterQuote = false;
      isAfterReturn = false;
      if (isDoubled) cell += '"';
      isQuoted = isDoubled || (sign === '"' && cell === '');
      at = isQuoted || isSameLineEnd ? at + 1 : readPlain(text, at, rows);
    }
    return rows;
  };
  const begin = (text: string): string[][] => {
    start = null;
    const content = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    separator = knownSeparator ?? separatorOf(content);
    return split(content);
  };
  return {
    read(piece) {
      if (start === null) return split(piece);
      start += piece;
      return /[\r\n]/.test(start) ? begin(start) : [];
    },
    end() {
      const rows = start === null ? [] : begin(start);
      if (cell !== '' || row.length > 0) rows.push([...row, cell]);
      return rows;
    },
  };
}

/** The rows of a table that arrives in chunks. Throws `RowTooLongError` where a row does not end. */
export async function* readCsvRows(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  const reader = createCsvReader();
  let held = 0;
  for await (const piece of pieces) {
    const rows = reader.read(piece);
    held = rows.length === 0 ? held + piece.length : piece.length;
    if (held > MAX_ROW_LENGTH) throw new RowTooLongError();
    yield* rows;
  }
  yield* reader.end();
}

/** The index of the separator or line end after a cell, or of the end of the text. */
function endOfCell(text: string, from: number, separator: string): number {
  const code = separator.charCodeAt(0);
  let at = from;
  for (; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === code || sign === LINE_FEED || sign === RETURN) return at;
  }
  return at;
}

function separatorOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const counted = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}
