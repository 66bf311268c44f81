import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCsvReader, readCsvRows, RowTooLongError } from './csv-reader.ts';

describe('a CSV file', () => {
  it('has commas, semicolons or tabs, quoted cells and any line ends [CRM-19]', () => {
    const rows = [
      ['Email', 'Name'],
      ['ada@example.org', 'Lovelace, "Ada";\nCountess'],
    ];
    for (const [separator, end] of [
      [',', '\n'],
      [';', '\r\n'],
      ['\t', '\r'],
    ] as const) {
      const quoted = `"${rows[1]?.[1]?.replaceAll('"', '""')}"`;
      const text = `\uFEFFEmail${separator}Name${end}ada@example.org${separator}${quoted}${end}`;
      for (let cut = 0; cut <= text.length; cut += 1) {
        const reader = createCsvReader();
        const read = [text.slice(0, cut), text.slice(cut)].flatMap((piece) => reader.read(piece));
        expect([...read, ...reader.end()]).toEqual(rows);
      }
    }
  });

  it('is read row by row, however long it is [CRM-19]', async () => {
    let written = 0;
    async function* pieces() {
      yield await Promise.resolve('Email,Name\nad');
      for (; written < 100_000; written += 1) yield `a@example.org,Ada\nad`;
    }
    const early: unknown[] = [];
    let count = 0;
    for await (const row of readCsvRows(pieces())) {
      count += 1;
      if (written === 0) early.push(row);
    }
    // Rows are given on before the next ones are asked for.
    expect(early).toEqual([
      ['Email', 'Name'],
      ['ada@example.org', 'Ada'],
    ]);
    expect(count).toBe(100_002);
  });

  it('whose row does not end is not held in memory: two million characters are the most [CRM-19]', async () => {
    const rowOf = async (length: number) => {
      async function* pieces() {
        yield await Promise.resolve('Email\n"');
        for (let left = length; left > 0; left -= 1000) yield 'x'.repeat(Math.min(left, 1000));
      }
      let last: readonly string[] = [];
      for await (const row of readCsvRows(pieces())) last = row;
      return last[0]?.length;
    };
    expect(await rowOf(1_999_000)).toBe(1_999_000);
    await expect(rowOf(2_001_000)).rejects.toThrow(RowTooLongError);
  });

  it('may be one line without an end, and have empty lines and cells', () => {
    const read = (text: string) => {
      const reader = createCsvReader();
      return [...reader.read(text), ...reader.end()];
    };
    expect(read('Email')).toEqual([['Email']]);
    expect(read('')).toEqual([]);
    expect(read('a;b\n\n"";"x""')).toEqual([['a', 'b'], [''], ['', 'x"']]);
  });

  it('is read as another program reads it, wherever it is cut', () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', 'ä', '😀', ' ', "'", 'x"') }).map((text) => `a${text}`),
      fc
        .string({ unit: fc.constantFrom('a', '""', ',', ';', '\r', '\n', '\t', '😀') })
        .map((text) => `"a${text}"`),
    );
    const line = fc.tuple(
      fc.array(cell, { minLength: 1, maxLength: 4 }).map((cells) => cells.join(',')),
      fc.constantFrom('\r\n', '\n', '\r'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), fc.nat(80), (lines, cut) => {
        const text = lines.flat().join('');
        const reader = createCsvReader(',');
        const read = [text.slice(0, cut), text.slice(cut)].flatMap((piece) => reader.read(piece));
        const expected: string[][] = parse(text, {
          record_delimiter: ['\r\n', '\n', '\r'],
          relax_quotes: true,
          relax_column_count: true,
        });
        expect([...read, ...reader.end()]).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
