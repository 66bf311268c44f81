import { describe, expect, it } from 'vitest';
import { MarkdownBudget } from './markdown-budget.ts';
import { markdownPlainText } from './markdown-plain-text.ts';
import type { MarkdownNode } from './markdown-tree.ts';
import { parseMarkdown } from './parse-markdown.ts';

const LENGTH = 100_000;
/** A text of the greatest length that a block takes. */
const fill = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
const lines = (line: (index: number) => string): string =>
  Array.from({ length: 10_000 }, (_, index) => line(index))
    .join('\n')
    .slice(0, LENGTH);
const around = (before: string, after: string): string =>
  `${before.repeat(9000)}a${after.repeat(9000)}`.slice(0, LENGTH);

const ATTACKS: Readonly<Record<string, string>> = {
  'lists in lists': fill('- '),
  'quotes in quotes': fill('> '),
  'lists in quotes': fill('> - '),
  'numbers in numbers': fill('1. '),
  'lists by indentation': lines((index) => `${'  '.repeat(index)}- a`),
  'lazy lines of deep quotes': `${'> '.repeat(300)}a\n${fill('b\n')}`.slice(0, LENGTH),
  'twenty quotes on each line': fill(`${'> '.repeat(20)}a\n`),
  'twenty lists on each line': fill(`${'- '.repeat(20)}a\n`),
  'list after list': fill('- a\n* a\n'),
  'loose lists in lists': fill('- a\n\n  - b\n\n'),
  rules: fill('- - - - a\n'),
  brackets: fill('['),
  'closed brackets': around('[', ']'),
  'links in links': around('[', '](b)'),
  'pictures in pictures': around('![', '](b)'),
  'open links': fill('[a]('),
  'open addresses of links': fill('[a](<b'),
  'open titles of links': fill('[a](b "'),
  'brackets in an address': `[a](${'('.repeat(40_000)}${')'.repeat(40_000)})`,
  stars: fill('*'),
  'stars and words': fill('*a **b '),
  'stars inside of words': fill('a**b'),
  'stars in stars': around('*_', '_*'),
  'strong in strong': around('**a ', 'b** '),
  underscores: fill('a_ _'),
  'struck out': fill('~~a ~b '),
  backticks: lines((index) => `e${'`'.repeat(index % 400)}`),
  'backticks of two lengths': fill('` ``'),
  tags: fill('<a '),
  'open comments': fill('a <!-- '),
  'open declarations': fill('a <!A '),
  'open instructions': fill('a <?'),
  'open sections of HTML': fill('a <![CDATA['),
  'open attributes': `a ${fill('<a b="')}`.slice(0, LENGTH),
  autolinks: fill('<http:a'),
  'bare links': fill('http://a '),
  'open bare links': fill('www.'),
  'bare links in underscores': fill('_www.'),
  'mail addresses': fill('a@b.c '),
  'half of mail addresses': fill('a@'),
  'dots of a mail address': `${fill('a.').slice(2)}@b`,
  definitions: lines((index) => `[a${index}]: b`),
  'one definition again and again': fill('[a]: b\n'),
  'a long definition, often used': `[a]: ${'b'.repeat(40_000)}\n\n${'[a] '.repeat(10_000)}`,
  'an open definition': `[a]: b "${fill('\n c').slice(10)}`,
  'a table of many columns': `${'|a'.repeat(12_000)}\n${'|-'.repeat(12_000)}\n${'|b'.repeat(12_000)}`,
  'a table of many rows': `a|b\n-|-\n${fill('c|d\n').slice(8)}`,
  'columns that are filled up': `${'|a'.repeat(300)}\n${'|-'.repeat(300)}\n${'b\n'.repeat(40_000)}`,
  'rows without a table': fill('a|b\n'),
  'notes that are used often': `${'[^a]'.repeat(20_000)}\n\n[^a]: b`,
  'many notes': lines((index) => `[^a${index}]\n\n[^a${index}]: b\n`),
  'notes in notes': lines((index) => `[^${index}]: [^${index + 1}] [^${index + 1}]\n`),
  'open notes': fill('[^'),
  headings: fill('# a\n'),
  'underlined headings': fill('a\n=\n'),
  fences: fill('- ```\n'),
  'empty lines': fill('\n'),
  spaces: fill(' '),
  backslashes: fill('\\'),
  entities: fill('&#1;'),
  'half of entities': fill('&a'),
  tasks: fill('- [x] a\n'),
  'control characters': fill('\0'),
  'halves of surrogate pairs': fill('\uD83D'),
};

describe.each(Object.entries(ATTACKS))('a Markdown text of %s', (_name, source) => {
  it('costs a bounded number of steps, and its elements are not deep', () => {
    const budget = new MarkdownBudget();
    const tree = parseMarkdown(source, budget);
    expect(source.length).toBeLessThanOrEqual(LENGTH);
    expect(budget.steps).toBeLessThanOrEqual(60_001);
    expect(depthOf(tree?.children ?? [])).toBeLessThanOrEqual(100);
    expect(nodesOf(tree?.children ?? [])).toBeLessThanOrEqual(60_000);
  });

  it('gives its words in one pass', () => {
    expect(markdownPlainText(source).length).toBeLessThanOrEqual(source.length);
  });
});

it('reads lists up to 20 levels, and shows deeper ones as they are written', () => {
  expect(parseMarkdown(`${'- '.repeat(20)}a`)).not.toBeNull();
  expect(parseMarkdown(`${'- '.repeat(21)}a`)).toBeNull();
});

it('reads a long and ordinary text far below the limit', () => {
  const budget = new MarkdownBudget();
  const chapter = `## A chapter\n\n${'Some *words* about [a place](/there), and more. '.repeat(20)}\n\n- one\n- two\n\n`;
  expect(parseMarkdown(chapter.repeat(95), budget)).not.toBeNull();
  expect(budget.steps).toBeLessThan(40_000);
});

it('reads a table of 1,000 rows and 6 columns', () => {
  expect(parseMarkdown(`a|b|c|d|e|f\n-|-|-|-|-|-\n${'1|2|3|4|5|6\n'.repeat(1000)}`)).not.toBeNull();
});

function depthOf(nodes: readonly MarkdownNode[]): number {
  let deepest = 0;
  const open: [node: MarkdownNode, depth: number][] = nodes.map((node) => [node, 1]);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, depth] = next;
    deepest = Math.max(deepest, depth);
    if (typeof node !== 'string' && 'children' in node)
      for (const child of node.children) open.push([child, depth + 1]);
  }
  return deepest;
}

function nodesOf(nodes: readonly MarkdownNode[]): number {
  let count = 0;
  const open = [...nodes];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    count += 1;
    if (typeof node !== 'string' && 'children' in node) open.push(...node.children);
  }
  return count;
}
