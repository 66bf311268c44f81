import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#lib/json.ts';
import { parseDesign } from './design-settings.ts';
import { imageLayoutsCss } from './image-layouts-css.ts';
import { IMAGE_TEXT_WIDTHS, IMAGE_VARIANTS, imageButtonsOf } from './image-layouts.ts';

const design = (imageLayouts?: JsonObject) =>
  parseDesign({ id: 'design', type: 'design', ...(imageLayouts === undefined ? {} : { imageLayouts }) });
const css = (imageLayouts?: JsonObject) => imageLayoutsCss(design(imageLayouts));

describe('layouts of image blocks', () => {
  it('add no style while the design says nothing of them, or nothing that can be read [DSGN-69]', () => {
    expect(css()).toBe('');
    expect(css({ poster: {}, card: { alignment: 'middle', spacing: 3, width: 20, button: 'round' } })).toBe(
      '',
    );
    expect(imageButtonsOf(design())).toEqual({});
  });

  it.each([
    [{ alignment: 'start' }, '--image-align:start;--image-before:0;--image-after:auto'],
    [{ alignment: 'center' }, '--image-align:center;--image-before:auto;--image-after:auto'],
    [{ alignment: 'end' }, '--image-align:end;--image-before:auto;--image-after:0'],
    [{ spacing: 'small' }, '--image-space:0.5'],
    [{ spacing: 'large' }, '--image-space:1.75'],
    [{ width: 45 }, '--image-text-width:45%'],
    [{ spacing: 'small', width: 60 }, '--image-space:0.5;--image-text-width:60%'],
  ])('become custom properties of each layout: %j [DSGN-69]', (layout, declarations) => {
    for (const variant of IMAGE_VARIANTS)
      expect(css({ [variant]: layout })).toBe(
        `.portico-block-image[data-variant=${variant}]{${declarations}}`,
      );
  });

  it('leave the picture beside a text some room [DSGN-69]', () => {
    expect(css({ card: { width: 100 } })).toContain(`--image-text-width:${IMAGE_TEXT_WIDTHS.card.max}%`);
    expect(css({ poster: { width: 100 } })).toContain('--image-text-width:100%');
  });

  it('cost a page only those that it has [DSGN-69]', () => {
    const all = design({ poster: { width: 40 }, stack: { width: 50 } });
    expect(imageLayoutsCss(all, ['stack'])).toBe(
      '.portico-block-image[data-variant=stack]{--image-text-width:50%}',
    );
    expect(imageLayoutsCss(all, [])).toBe('');
  });

  it('have a button each, of which style and words say nothing [DSGN-69]', () => {
    const chosen = { poster: { button: 'secondary' }, stack: { button: 'primary', width: 50 }, card: {} };
    expect(imageButtonsOf(design(chosen))).toEqual({ poster: 'secondary', stack: 'primary' });
    expect(css({ poster: { button: 'secondary' } })).toBe('');
  });
});
