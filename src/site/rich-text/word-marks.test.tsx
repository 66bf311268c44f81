import { expect, it } from 'vitest';
import { parseDesign } from '#domain/design/design-settings.ts';
import { paletteTokensCss } from '#domain/design/palette-tokens.ts';
import { contrastOf } from '#domain/palette/contrast.ts';
import { richTextSchema, type RichTextMark } from '#domain/rich-text/rich-text.ts';
import { renderMarkup } from '../markup/render-markup.ts';
import { renderRichText } from './render-rich-text.tsx';

function html(...marks: readonly unknown[]): string {
  const text = richTextSchema.parse({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words', marks }] }],
  });
  return renderMarkup(<>{renderRichText(text, { resolveLink: () => null })}</>);
}

it.each([
  [
    { type: 'color', attrs: { color: 'accent' } },
    '<p><span class="portico-words" data-color="accent" style="color:var(--palette-accent)">Words</span></p>',
  ],
  [
    { type: 'highlight', attrs: { color: 'custom_1a' } },
    '<p><mark class="portico-words" data-highlight="custom_1a" style="color:var(--on-palette-custom_1a);background:var(--palette-custom_1a)">Words</mark></p>',
  ],
  [
    { type: 'size', attrs: { size: 'huge' } },
    '<p><span class="portico-words" data-size="huge">Words</span></p>',
  ],
] satisfies readonly (readonly [RichTextMark, string])[])(
  'writes words with %j [DSGN-58]',
  (mark, written) => {
    expect(html(mark)).toBe(written);
  },
);

it.each([
  { type: 'color', attrs: { color: 'red' } },
  { type: 'color', attrs: { color: 'custom_);x:url(//e' } },
  { type: 'size', attrs: { size: '99px' } },
  { type: 'size' },
])('keeps nothing that is no color of a palette and no step of size: %j [DSGN-58]', (mark) => {
  expect(() => html(mark)).toThrow(/invalid/i);
});

it('gives every color of the palette one that can be read on it [DSGN-58]', () => {
  const design = parseDesign({
    id: 'design',
    type: 'design',
    customColors: { custom_1a: { name: 'Rose', color: '#d05060', position: 1 } },
  });
  const css = paletteTokensCss(design);
  for (const [id, color] of [...Object.entries(design.palette), ['custom_1a', '#d05060']] as const) {
    expect(css).toContain(`--palette-${id}:${color}`);
    const ink = css.match(new RegExp(`--on-palette-${id}:(#[0-9a-f]{6})`))?.[1] ?? color;
    expect(contrastOf(ink, color)).toBeGreaterThanOrEqual(4.5);
  }
});
