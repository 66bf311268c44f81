import { renderMarkup } from '#site/markup/render-markup.ts';
import { expect, it } from 'vitest';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { markdownPlainText } from './markdown-plain-text.ts';
import { MarkdownBlock } from './render.tsx';

function show(source: string, isFirstHeading = false): string {
  return renderMarkup(
    <MarkdownBlock id={TEST_BLOCK_ID} data={{ source }} context={testBlockContext({ isFirstHeading })} />,
  );
}

it('renders headings, emphasis, lists and tables [CONT-39]', () => {
  expect(show('## A *b*\n\n- c\n\n| d |\n|--:|\n| 1 |')).toContain('<h2>A <em>b</em></h2>');
  expect(show('| d |\n|--:|\n| 1 |')).toContain('<td style="text-align:right">1</td>');
});

it('makes no header of a cell that says nothing', () => {
  const html = show('| | One |\n|--|--|\n| a | b |');
  expect(html).toContain('<thead><tr><td></td><th>One</th></tr></thead>');
});

it('drops raw HTML', () => {
  expect(show('<script>alert(1)</script>\n\n<b onclick="x()">bold</b> text')).not.toMatch(
    /<script|onclick|<b/,
  );
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'JAVASCRIPT:alert(1)'])(
  'shows the words of a link to %s and no link',
  (href) => {
    const html = show(`[words](${href})`);
    expect(html).toContain('words');
    expect(html).not.toContain('<a');
  },
);

it('fetches no picture from another host', () => {
  const html = show('![A tile](https://elsewhere.example/tile.jpg) ![Ours](/s/images/1/a.jpg)');
  expect(html).toContain('<a href="https://elsewhere.example/tile.jpg">A tile</a>');
  expect(html.match(/<img/g)).toHaveLength(1);
});

it('leaves the one h1 of a page to the first heading', () => {
  expect(show('# Title')).toContain('<h2>');
  expect(show('# Title', true)).toContain('<h1>');
});

it('makes the ids of footnotes unique to the block', () => {
  const ids = [...show('a[^1]\n\n[^1]: b').matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids.length).toBeGreaterThan(1);
  for (const id of ids) expect(id).toContain(TEST_BLOCK_ID);
});

it('knows its words without the signs', () => {
  expect(markdownPlainText('# A\n\nb **c** [d](https://e.example)\n\n- f\n\n<div>g</div>')).toBe(
    'A\nb c d\nf',
  );
});

it('marks tasks, strikes out, breaks lines and links addresses without brackets [CONT-39]', () => {
  const tasks = show('- [x] done\n- [ ] open\n- other');
  expect(tasks).toContain('<ul class="contains-task-list"><li class="task-list-item">');
  expect(tasks.match(/☑|☐/g)).toEqual(['☑', '☐']);
  expect(show('~~a~~ b  \nc')).toContain('<del>a</del> b<br>c');
  expect(show('see www.example.org/a_(b). And https://example.org or me@example.org!')).toMatch(
    /href="http:\/\/www\.example\.org\/a_\(b\)".*<\/a>\. And .*href="https:\/\/example\.org".*href="mailto:me@example\.org"/,
  );
  expect(show('example.org')).not.toContain('<a');
});

it('numbers notes by their first mention, with ways there and back [CONT-39]', () => {
  const html = show('a[^x] b[^y] c[^x]\n\n[^y]: second\n[^x]: first\n\n    more of it\n[^z]: nobody');
  const id = TEST_BLOCK_ID;
  expect([...html.matchAll(/<sup><a href="#([^"]+)"/g)].map(([, to]) => to)).toEqual([
    `${id}-fn-1`,
    `${id}-fn-2`,
    `${id}-fn-1`,
  ]);
  expect(html).toContain(`<li id="${id}-fn-1"><p>first</p><p>more of it</p>`);
  expect(html).toContain(`href="#${id}-fnref-1-2"`);
  expect(html).not.toContain('nobody');
});

it('shows a text as it is written that nests beyond measure, and says so to its owner only', () => {
  const source = `${'- '.repeat(4000)}<i>end</i>`;
  expect(show(source)).toContain(`- - &lt;i&gt;end&lt;/i&gt;</p>`);
  expect(show(source)).not.toContain('role="note"');
  const canvas = renderMarkup(
    <MarkdownBlock id={TEST_BLOCK_ID} data={{ source }} context={testBlockContext({ mode: 'canvas' })} />,
  );
  expect(canvas).toContain('role="note"');
  expect(canvas).toContain('Divide it into several blocks');
});

it('finds no words in links, pictures and tags, and keeps brackets that are none', () => {
  expect(
    markdownPlainText('![alt](/s/a.jpg) [x] a_b_c `code` \\<5 <b>bold</b>\n|a|b|\n|-|-|\n> - 1. deep'),
  ).toBe('alt [x] a_b_c code \\<5 bold\na b\ndeep');
});
