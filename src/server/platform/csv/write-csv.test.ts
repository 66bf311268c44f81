import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginCsv, writeCsv } from './write-csv.ts';

/** Read by a program of others, which knows nothing of how it was written. */
const read = (csv: string, delimiter = ','): string[][] =>
  parse(csv, { bom: true, delimiter, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] });

/** Texts as people and attackers write them into forms. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', ' ', '=', '-', 'a', "'", '\u2028', '|'),
  }),
);
const table = fc
  .integer({ min: 1, max: 6 })
  .chain((width) =>
    fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
  )
  // One empty cell alone in a row is an empty line, which readers leave out.
  .filter((rows) => rows.every((row) => row.length > 1 || row[0] !== ''));

describe('a table as CSV', () => {
  it('is read back by another reader as it was, but for the apostrophes', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const back = read(beginCsv(rows));
        expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        for (const [index, row] of rows.entries()) {
          for (const [column, cell] of row.entries()) {
            expect([cell, `'${cell}`]).toContain(back[index]?.[column]);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('has no cell that begins a formula, however it is reached', () => {
    fc.assert(
      fc.property(table, (rows) => {
        for (const cell of read(writeCsv(rows)).flat()) {
          expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    ['a\r\nb', '"a\r\nb"'],
    ['a;b', '"a;b"'],
    ['a,b', '"a,b"'],
    ['a\tb', '"a\tb"'],
    ['say "a"', '"say ""a"""'],
    [' a', '" a"'],
    ['=1+1', "'=1+1"],
    ['\n=1+1', `"'\n=1+1"`],
    ['\r\n@sum', `"'\r\n@sum"`],
    ['\t-1', `"'\t-1"`],
    ['  +1', "'  +1"],
    ['\u200B=1', "'\u200B=1"],
    ['＝1', "'＝1"],
    ['-1', "'-1"],
    ['plain', 'plain'],
    ['', ''],
  ])('writes %j as %j', (cell, written) => {
    expect(writeCsv([[cell]])).toBe(`${written}\r\n`);
  });

  it('writes an amount below zero as the number that it is', () => {
    expect(writeCsv([['Refunds', { amount: '-1250.05' }]])).toBe('Refunds,-1250.05\r\n');
  });
});
