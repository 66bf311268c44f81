import { expect, it } from 'vitest';
import { formatTabSeparated, parseTabSeparated } from './tab-separated.ts';

it.each([
  ['', [['']]],
  ['5', [['5']]],
  [
    '5\t6\n7\t8\n',
    [
      ['5', '6'],
      ['7', '8'],
    ],
  ],
  ['5\r\n6\r\n', [['5'], ['6']]],
  ['a\t\tb', [['a', '', 'b']]],
  ['a\t', [['a', '']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['"two\nlines"\t"a ""quoted"" word"', [['two\nlines', 'a "quoted" word']]],
  ['"open', [['"open']]],
  ['"half" open\tb', [['"half" open', 'b']]],
] as const)('reads the cells of %j as a spreadsheet means them', (text, cells) => {
  expect(parseTabSeparated(text)).toEqual(cells);
});

it('writes cells so that they are read again as they were', () => {
  const cells = [
    ['plain', 'two\nlines', 'a\ttab'],
    ['a "quoted" word', '', 'ü'],
  ];
  expect(parseTabSeparated(formatTabSeparated(cells))).toEqual(cells);
});
