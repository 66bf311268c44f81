import { describe, expect, it } from 'vitest';
import { stepsOf } from '#lib/testing/steps-of.ts';
import type { ConversionContext } from './content-piece.ts';
import { convertContent, textBeforeMore } from './convert-content.ts';
import { withFootnotes } from '#domain/wordpress/footnotes.ts';

const CONTEXT: ConversionContext = {
  resolveLink: () => null,
  attachmentOf: () => null,
  ownAttachments: [],
  note: () => undefined,
  cut: () => undefined,
};

describe('what reading a content costs grows with its length and not with its square', () => {
  const cases: readonly (readonly [string, (count: number) => string])[] = [
    ['ends that never come', (count) => '[caption]'.repeat(count)],
    ['brackets', (count) => '['.repeat(count)],
    ['shortcodes that are not closed', (count) => '[a x="'.repeat(count)],
    ['shortcodes in each other', (count) => '[vc_row a="1"]'.repeat(count) + '[/vc_row]'.repeat(count)],
    ['ends alone', (count) => '[/a]'.repeat(count)],
    ['comments that do not end', (count) => '<!-- wp:a '.repeat(count)],
    ['blocks that are not closed', (count) => '<!-- wp:group -->'.repeat(count)],
    ['blank lines', (count) => '<p>a</p>' + '\n '.repeat(count)],
    ['backgrounds', (count) => `<!-- wp:cover -->${'background-image:url('.repeat(count)}<!-- /wp:cover -->`],
    ['links before pictures', (count) => `[caption]${'<a '.repeat(count)}[/caption]`],
    [
      'pictures in one entry of a list',
      (count) => `<ul class="wp-block-gallery"><li>${'<img src="/a.png">'.repeat(count)}</li></ul>`,
    ],
    ['tables in tables', (count) => '<table><tr><td>'.repeat(count)],
    ['quotes in quotes', (count) => '<blockquote>'.repeat(count) + 'a'],
    ['lists in lists', (count) => '<ul><li>'.repeat(count) + 'a'],
    ['parts in parts', (count) => '<details><summary>s</summary>'.repeat(count) + 'a'],
    ['figures in figures', (count) => '<figure><figcaption>c'.repeat(count)],
  ];

  it.each(cases)('%s', (_what, contentOf) => {
    const small = stepsOf(() => void convertContent(contentOf(500), CONTEXT));
    const large = stepsOf(() => void convertContent(contentOf(4000), CONTEXT));
    expect(large / Math.max(small, 1000)).toBeLessThan(10);
  });

  const readFold = (content: string): unknown => textBeforeMore(content);
  const readNotes = (content: string): unknown => withFootnotes(content, { footnotes: '[{"content":"a"}]' });
  const readers: readonly (readonly [string, (content: string) => unknown, string])[] = [
    ['the fold', readFold, '<!--more '],
    ['the fold with words', readFold, '<!--morex-->'],
    ['footnotes', readNotes, '<!-- wp:footnotes {'],
    ['footnotes that end', readNotes, '<!-- wp:footnotesx /-->'],
  ];

  it.each(readers)('%s', (_what, read, part) => {
    const small = stepsOf(() => void read(part.repeat(500)));
    const large = stepsOf(() => void read(part.repeat(4000)));
    expect(large / Math.max(small, 1000)).toBeLessThan(10);
  });

  it('a line of spaces and empty marks', () => {
    const pieces = convertContent(`<p>${'<b>&nbsp;</b>'.repeat(100_000)}a</p>`, CONTEXT);
    expect(pieces).toHaveLength(1);
  }, 30_000);
});
