/** The separators a table may have (CRM-19). */
const SEPARATORS = [',', ';', '\t'] as const;
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_FEED = 10;
const RETURN = 13;

/** Reads a table piece by piece, wherever it is cut. It holds no more than the row that is not at its end yet. */
export interface CsvReader {
  /** The rows that ended in this piece. */
  read(piece: string): readonly (readonly string[])[];
  /** The row that the text ended in. */
  end(): readonly (readonly string[])[];
}

/**
 * Reads the cells of a CSV text: quoted cells may hold separators, line breaks and doubled quotes. The separator is the
 * one its first line has most of, unless told.
 */
export function createCsvReader(knownSeparator?: string): CsvReader {
  /** The text until its first line is there, which tells the separator. */
  let start: string | null = '';
  let separator = '';
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  /** After the quote that ends a quoted cell, unless the next one doubles it. */
  let isAfterQuote = false;
  /** A line feed after it belongs to the same line end. */
  let isAfterReturn = false;

  /** Reads on within quotes, and tells where it goes on. */
  const readQuoted = (text: string, from: number): number => {
    const quote = text.indexOf('"', from);
    isAfterQuote = quote !== -1;
    isQuoted = !isAfterQuote;
    const end = isAfterQuote ? quote : text.length;
    cell += text.slice(from, end);
    return end + 1;
  };
  /** Reads on to the end of a cell, and tells where it goes on. */
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

/** The rows of a table that comes in pieces. */
export async function* readCsvRows(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  const reader = createCsvReader();
  for await (const piece of pieces) yield* reader.read(piece);
  yield* reader.end();
}

/** Where the separator or the line end is that a cell ends with, or the end of the text. */
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
