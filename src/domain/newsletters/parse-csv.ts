/** The separators a table may have (CRM-19). */
const SEPARATORS = [',', ';', '\t'] as const;
const BYTE_ORDER_MARK = '\uFEFF';

/** Reads a table piece by piece, wherever it is cut. It holds no more than the row that is not at its end yet. */
export interface CsvReader {
  /** The rows that ended in this piece. */
  read(piece: string): readonly (readonly string[])[];
  /** The row that the text ended in. */
  end(): readonly (readonly string[])[];
}

/**
 * Reads the cells of a CSV text: quoted cells may hold separators, line breaks and doubled quotes. The separator is the
 * one its first line has most of.
 */
export function createCsvReader(): CsvReader {
  /** The text until its first line is there, which tells the separator. */
  let start: string | null = '';
  let separator = '';
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  /** After a quote within a quoted cell: it ends the cell, or the next one doubles it. */
  let isAfterQuote = false;
  /** A line feed after it belongs to the same line end. */
  let isAfterReturn = false;

  const split = (text: string): string[][] => {
    const rows: string[][] = [];
    for (const sign of text) {
      if (isQuoted) {
        if (!isAfterQuote) {
          if (sign === '"') isAfterQuote = true;
          else cell += sign;
          continue;
        }
        isAfterQuote = false;
        if (sign === '"') {
          cell += sign;
          continue;
        }
        isQuoted = false;
      }
      const isSameLineEnd = isAfterReturn && sign === '\n';
      isAfterReturn = sign === '\r';
      if (isSameLineEnd) continue;
      if (sign === '"' && cell === '') isQuoted = true;
      else if (sign === separator) {
        row.push(cell);
        cell = '';
      } else if (sign === '\n' || sign === '\r') {
        rows.push([...row, cell]);
        row = [];
        cell = '';
      } else cell += sign;
    }
    return rows;
  };
  const begin = (text: string): string[][] => {
    start = null;
    const content = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    separator = separatorOf(content);
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

function separatorOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const counted = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}
