import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { markdownPlainText } from './markdown-plain-text.ts';
import { MarkdownBlock } from './render.tsx';

function show(source: string, isFirstHeading = false): string {
  return renderToStaticMarkup(
    <MarkdownBlock id={TEST_BLOCK_ID} data={{ source }} context={testBlockContext({ isFirstHeading })} />,
  );
}

it('renders headings, emphasis, lists and tables [CONT-39]', () => {
  expect(show('## A *b*\n\n- c\n\n| d |\n|--:|\n| 1 |')).toContain('<h2>A <em>b</em></h2>');
  expect(show('| d |\n|--:|\n| 1 |')).toContain('<td style="text-align:right">1</td>');
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
