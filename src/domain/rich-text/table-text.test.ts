import { describe, expect, it } from 'vitest';
import { plainTextOf, type RichTextNode } from './rich-text.ts';
import { alignmentsIn, cellsIn, readMarkdownTable } from './markdown-table.ts';
import { pastedCells } from './pasted-cells.ts';
import { placeCells } from './table-grid.ts';
import {
  columnAlignments,
  columnTitles,
  hasHeaderColumn,
  hasHeaderRow,
  tableNodeOf,
  tableTextOf,
  tableTextSchema,
  withCaption,
  withColumnAlignment,
  withHeaderColumn,
  withHeaderRow,
} from './table-text.ts';

const rowsOf = (rows: number, columns: number, words = 'x'): readonly (readonly string[])[] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => words));
const isTable = (text: unknown): boolean => tableTextSchema.safeParse(text).success;
const types = (table: RichTextNode): string =>
  (table.content ?? [])
    .map((row) => (row.content ?? []).map(({ type }) => (type === 'tableHeader' ? 'h' : 'c')).join(''))
    .join(' ');

describe('what a table holds at most [EDIT-213]', () => {
  it.each([
    [125, 20, true],
    [500, 5, true],
    [126, 20, false],
    [2, 21, false],
    [501, 1, false],
  ])('%i rows of %i columns: %s', (rows, columns, isOne) => {
    expect(isTable(tableTextOf({ rows: rowsOf(rows, columns) }))).toBe(isOne);
  });

  it('50,000 characters', () => {
    expect(isTable(tableTextOf({ rows: [['x'.repeat(50_000)]] }))).toBe(true);
    expect(isTable(tableTextOf({ rows: [['x'.repeat(50_002)]] }))).toBe(false);
  });

  it('cells that take no more columns than there may be', () => {
    const wide = (colspan: number) => ({
      type: 'doc',
      content: [
        {
          type: 'table',
          content: [
            { type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan } }, { type: 'tableCell' }] },
          ],
        },
      ],
    });
    expect([isTable(wide(19)), isTable(wide(20))]).toEqual([true, false]);
  });

  it('nothing but rows of cells', () => {
    const doc = (...content: unknown[]) => ({ type: 'doc', content });
    expect(isTable(doc())).toBe(false);
    expect(isTable(doc({ type: 'paragraph' }))).toBe(false);
    expect(isTable(doc(tableNodeOf({ rows: [['a']] }), { type: 'paragraph' }))).toBe(false);
    expect(isTable(doc({ type: 'table', content: [] }))).toBe(false);
    expect(isTable(doc({ type: 'table', content: [{ type: 'paragraph' }] }))).toBe(false);
    expect(
      isTable(doc({ type: 'table', content: [{ type: 'tableRow', content: [{ type: 'text' }] }] })),
    ).toBe(false);
  });
});

it('begins with its caption as words [EDIT-213]', () => {
  const table = withCaption(
    tableNodeOf({
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    }),
    'Fees',
  );
  expect(plainTextOf(table)).toBe('Fees\na\tb\nc\td');
  expect(withCaption(table, '').attrs).toBeUndefined();
});

it('places cells beside those that reach down from above [EDIT-213]', () => {
  const row = (...spans: readonly (readonly [columns: number, rows: number])[]): RichTextNode => ({
    type: 'tableRow',
    content: spans.map(([colspan, rowspan]) => ({ type: 'tableCell', attrs: { colspan, rowspan } })),
  });
  const table: RichTextNode = {
    type: 'table',
    content: [row([1, 3], [1, 1]), row([1, 2]), row([2, 1]), row([1, 1])],
  };
  expect(placeCells(table).map(({ row: at, column }) => `${at}:${column}`)).toEqual([
    '0:0',
    '0:1',
    '1:1',
    '2:2',
    '3:0',
  ]);
});

describe('what the panel changes of a table [EDIT-213]', () => {
  const plain = tableNodeOf({ rows: rowsOf(3, 3) });

  it('header row and header column, each apart from the other', () => {
    const row = withHeaderRow(plain, true);
    expect(types(row)).toBe('hhh ccc ccc');
    const both = withHeaderColumn(row, true);
    expect(types(both)).toBe('hhh hcc hcc');
    expect([hasHeaderRow(both), hasHeaderColumn(both)]).toEqual([true, true]);
    expect(types(withHeaderRow(both, false))).toBe('hcc hcc hcc');
    expect(types(withHeaderColumn(both, false))).toBe('hhh ccc ccc');
    expect([hasHeaderRow(plain), hasHeaderColumn(plain)]).toEqual([false, false]);
    expect(hasHeaderColumn(row)).toBe(false);
  });

  it('the alignment of one column', () => {
    const aligned = withColumnAlignment(withColumnAlignment(plain, 2, 'end'), 1, 'center');
    expect(columnAlignments(aligned)).toEqual(['start', 'center', 'end']);
    expect(withColumnAlignment(withColumnAlignment(aligned, 2, 'start'), 1, 'start')).toEqual(plain);
  });

  it('and paragraphs of the column follow it', () => {
    const own: RichTextNode = {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableCell', content: [{ type: 'paragraph', attrs: { textAlign: 'right' } }] }],
        },
      ],
    };
    expect(withColumnAlignment(own, 0, 'center').content?.[0]?.content?.[0]).toEqual({
      type: 'tableCell',
      attrs: { align: 'center' },
      content: [{ type: 'paragraph' }],
    });
  });

  it('names columns by what stands at their top', () => {
    expect(
      columnTitles(
        tableNodeOf({
          rows: [
            ['Day', ''],
            ['a', 'b'],
          ],
        }),
      ),
    ).toEqual(['Day', '']);
  });
});

describe('a table in Markdown [EDIT-213]', () => {
  it('says how its columns are aligned', () => {
    expect(readMarkdownTable('| Day | Open | Fee |\n|:---|:-:|--:|\n| Mon | a \\| b |\n')).toEqual({
      rows: [
        ['Day', 'Open', 'Fee'],
        ['Mon', 'a | b', ''],
      ],
      alignments: ['start', 'center', 'end'],
      hasHeaderRow: true,
    });
    expect(alignmentsIn('---|:---:')).toEqual(['start', 'center']);
  });

  it.each([
    'one line',
    '| a | b |\n| c | d |',
    '| a | b |\n|---|',
    '| a |\n|---|\nwords',
    'a\n---',
    `|${' a |'.repeat(21)}\n|${'---|'.repeat(21)}`,
  ])('is none in %j', (text) => {
    expect(readMarkdownTable(text)).toBeNull();
  });

  it('keeps empty cells', () => {
    expect(cellsIn('| a |  |')).toEqual(['a', '']);
    expect(cellsIn('a | b')).toEqual(['a', 'b']);
  });
});

describe('cells of a spreadsheet as text [EDIT-213]', () => {
  it('are separated by tabs, with lines within quotes', () => {
    expect(pastedCells('a\tb, c\r\n"two\nlines"\td\r\n')).toEqual([
      ['a', 'b, c'],
      ['two\nlines', 'd'],
    ]);
  });

  it('are separated by commas or semicolons where every line has as many', () => {
    expect(pastedCells('Day,Fee\nMon,"1,50"\n')).toEqual([
      ['Day', 'Fee'],
      ['Mon', '1,50'],
    ]);
    expect(pastedCells('a;1,5\nb;2,5')).toEqual([
      ['a', '1,5'],
      ['b', '2,5'],
    ]);
  });

  it.each(['Bread, butter, jam', 'One line.\nAnother, with a comma.', 'nothing at all'])(
    'are not what reads like a text: %j',
    (text) => {
      expect(pastedCells(text)).toBeNull();
    },
  );
});
