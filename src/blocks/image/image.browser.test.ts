import { createElement } from 'react';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { afterEach, expect, it } from 'vitest';
import type { FileId } from '#domain/files/file-id.ts';
import { blockStyles } from '../block-styles.ts';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { image } from './index.ts';
import { imageDefaults } from './schema.ts';

afterEach(() => document.body.replaceChildren());

it.each(
  (['card', 'overlap', 'collage'] as const).flatMap((variant) => [
    [variant, 414, true] as const,
    [variant, 415, false] as const,
    [variant, 900, false] as const,
  ]),
)(
  'a picture as %s in a block of %d px is narrow: %s [BLK-73] [BLK-74] [BLK-75]',
  (variant, width, isNarrow) => {
    const data = {
      ...imageDefaults(),
      variant,
      image: {
        fileId: '0199f3b4c0de0a1b2c3d4e0f' as FileId,
        path: '/s/images/0199f3b4c0de0a1b2c3d4e0f/a.svg',
        width: 600,
        height: 400,
        alt: '',
        focalPoint: { x: 0.5, y: 0.5 },
      },
    };
    const root = document.createElement('div');
    root.style.inlineSize = `${width}px`;
    root.innerHTML = `<style>*{box-sizing:border-box}${blockStyles([image])}</style>${renderMarkup(createElement(image.render, { id: TEST_BLOCK_ID, data, context: testBlockContext() }))}`;
    document.body.append(root);
    const [picture, text] = ['.portico-block-image-frame', '.portico-block-image-text'].map((part) =>
      root.querySelector(part)?.getBoundingClientRect(),
    );
    const isBelow = (text?.top ?? 0) >= (picture?.bottom ?? 0);
    expect([isBelow, Math.round(text?.width ?? 0) === width]).toEqual([isNarrow, isNarrow]);
  },
);
