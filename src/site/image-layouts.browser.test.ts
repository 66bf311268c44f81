import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { image } from '#blocks/image/index.ts';
import { imageDefaults, type ImageData } from '#blocks/image/schema.ts';
import { TEST_BLOCK_ID, testBlockContext } from '#blocks/testing/test-block-context.tsx';
import { parseDesign } from '#domain/design/design-settings.ts';
import { IMAGE_VARIANTS, type ImageLayout, type ImageVariant } from '#domain/design/image-layouts.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { renderMarkup } from './markup/render-markup.ts';
import { pageStyles } from './page-styles.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.head.querySelectorAll('style[data-test]').forEach((style) => style.remove());
});

/** A block of 900 px (or the width given) on a page whose design has a set for its layout. */
function show(
  variant: ImageVariant,
  layout: ImageLayout | null,
  { own = {}, width = 900 }: { readonly own?: Partial<ImageData>; readonly width?: number } = {},
) {
  const design = parseDesign({
    id: 'design',
    type: 'design',
    ...(layout === null ? {} : { imageLayouts: { [variant]: layout } }),
  });
  const style = document.createElement('style');
  style.dataset['test'] = '';
  style.textContent = pageStyles({ design, blockTypes: ['image'], imageVariants: [variant] });
  document.head.querySelectorAll('style[data-test]').forEach((before) => before.remove());
  document.head.append(style);
  const data: ImageData = {
    ...imageDefaults(),
    variant,
    title: 'A title',
    caption: 'A caption',
    buttonText: 'Go',
    image: {
      fileId: '0199f3b4c0de0a1b2c3d4e0f' as FileId,
      path: '/s/images/0199f3b4c0de0a1b2c3d4e0f/a.svg',
      width: 600,
      height: 400,
      alt: '',
      focalPoint: { x: 0.5, y: 0.5 },
    },
    ...own,
  };
  const root = document.createElement('div');
  root.style.inlineSize = `${width}px`;
  root.innerHTML = renderMarkup(
    createElement(image.render, { id: TEST_BLOCK_ID, data, context: testBlockContext() }),
  );
  document.body.replaceChildren(root);
  const words = root.querySelector(variant === 'inline' ? 'figcaption' : '.portico-block-image-title');
  const text = root.querySelector(variant === 'inline' ? 'figcaption' : '.portico-block-image-text');
  const frame = root.querySelector('.portico-block-image-frame');
  if (words === null || text === null || frame === null) throw new Error('The block shows no text.');
  return {
    words: words.getBoundingClientRect(),
    text: text.getBoundingClientRect(),
    frame: frame.getBoundingClientRect(),
    block: root.getBoundingClientRect(),
    align: getComputedStyle(words).textAlign,
  };
}

describe.each(IMAGE_VARIANTS.map((variant) => [variant]))('images of the layout %s', (variant) => {
  it('stand as before where the design says nothing, and as it says where the block says nothing [DSGN-69]', () => {
    expect(show(variant, null).align).toBe('start');
    expect(show(variant, { alignment: 'center' }).align).toBe('center');
    expect(show(variant, { alignment: 'end' }).align).toBe('end');
  });

  it('keep what a block says itself [DSGN-69]', () => {
    const own = { alignment: 'start' } as const;
    // A caption says nothing of its own.
    const expected = variant === 'inline' ? 'center' : 'start';
    expect(show(variant, { alignment: 'center' }, { own }).align).toBe(expected);
  });

  it('have texts as wide as the design says, and readable ones on phones [DSGN-69]', () => {
    const isBeside = ['card', 'overlap', 'collage'].includes(variant);
    const before = show(variant, null);
    const after = show(variant, { width: 40 });
    const widthOf = (shown: typeof after) => Math.round((isBeside ? shown.text : shown.words).width);
    // The words of a poster stand inside the room around them.
    const all = variant === 'poster' ? before.words.width : 900;
    expect(widthOf(after)).toBe(Math.round(0.4 * all));
    expect(after.text.right).toBeLessThanOrEqual(after.block.right + 0.5);
    const phone = show(variant, { width: 30 }, { width: 320 });
    expect(phone.words.width).toBeGreaterThan(200);
    expect(phone.text.right).toBeLessThanOrEqual(phone.block.right + 0.5);
  });

  it('have more or less room around their texts [DSGN-69]', () => {
    // The room between the picture's edge, or the text's own, and the words.
    const roomOf = ({ words, text, frame }: ReturnType<typeof show>) =>
      variant === 'inline' || variant === 'stack' ? words.top - frame.bottom : words.left - text.left;
    const medium = roomOf(show(variant, null));
    expect(roomOf(show(variant, { spacing: 'small' }))).toBeCloseTo(medium / 2, 0);
    expect(roomOf(show(variant, { spacing: 'medium' }))).toBeCloseTo(medium, 0);
    expect(roomOf(show(variant, { spacing: 'large' }))).toBeGreaterThan(medium * 1.5);
  });
});

it('centres texts that are narrower than their block [DSGN-69]', () => {
  const { words, block } = show('stack', { alignment: 'center', width: 40 });
  expect(Math.round(words.left - block.left)).toBe(Math.round(block.right - words.right));
  expect(words.left - block.left).toBeGreaterThan(100);
});

it('has no rule of a layout on pages without such a block [DSGN-69]', () => {
  const design = parseDesign({ id: 'design', type: 'design', imageLayouts: { poster: { width: 40 } } });
  const plain = parseDesign(undefined);
  for (const options of [
    { blockTypes: ['text'] },
    { blockTypes: ['image'], imageVariants: ['stack'] as const },
  ])
    expect(pageStyles({ design, ...options })).toBe(pageStyles({ design: plain, ...options }));
  expect(pageStyles({ design, blockTypes: 'all' })).toContain(
    '[data-variant=poster]{--image-text-width:40%}',
  );
});
