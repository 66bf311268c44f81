import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#lib/json.ts';
import { buttonKindsCss } from './button-kinds-css.ts';
import { parseDesign } from './design-settings.ts';

const css = (buttons: JsonObject) => buttonKindsCss(parseDesign({ id: 'design', type: 'design', buttons }));

describe('kinds of buttons', () => {
  it('add no style while they have nothing of their own [DSGN-68]', () => {
    expect(css({})).toBe('');
    expect(css({ style: 'outline', secondary: {}, tertiary: { shape: 'round', hover: 'spin' } })).toBe('');
  });

  it('have a shape, a padding, a weight and a font each [DSGN-68]', () => {
    expect(css({ secondary: { shape: 'pill', padding: 'small', weight: 800 } })).toBe(
      '.portico-button[data-variant=outline]{--button-radius:100em;--button-padding-block:0.55em;--button-padding-inline:1.1em;font-weight:800;}',
    );
    expect(css({ tertiary: { font: 'heading' } })).toBe(
      '.portico-button[data-variant=text]{font-family:var(--font-heading);font-weight:var(--font-heading-weight);}',
    );
    expect(css({ font: 'heading' })).toContain('[data-variant=filled]{font-family:var(--font-heading);');
  });

  it('have a style each, in the colour of buttons where it is solid [DSGN-68]', () => {
    expect(css({ secondary: { style: 'solid' } })).toContain(
      'border:0;background:var(--color-button-background);color:var(--color-button-text);',
    );
    expect(css({ style: 'outline', secondary: { style: 'solid' } })).toContain(
      'border:0;background:var(--color-button-text);color:var(--color-background);',
    );
    expect(css({ tertiary: { style: 'outline' } })).toContain('[data-variant=text]{padding-inline:');
  });

  it('answer the pointer each in their way, and by their style where none is chosen [DSGN-68]', () => {
    expect(css({ hover: 'lift' })).toMatch(
      /^\.portico-button\[data-variant=filled\]:hover\{.*box-shadow:0 \.4em/,
    );
    expect(css({ secondary: { style: 'solid' } })).toMatch(/outline\]:hover\{.*inset 0 0 0 99px/);
    expect(css({ tertiary: { hover: 'none' } })).toMatch(/text\]:hover\{.*thickness:1px\}$/);
  });
});
