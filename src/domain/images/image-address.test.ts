import { describe, expect, it } from 'vitest';
import {
  hasImageWidths,
  imageAddress,
  imageAddressUpTo,
  imageSourceSet,
  imageWidthFor,
  imageWidths,
} from './image-address.ts';
import { IMAGE_WIDTHS } from './image-widths.ts';

describe('imageWidthFor', () => {
  it.each([
    [100, 1, 4000, 100],
    [101, 1, 4000, 300],
    [400, 2, 4000, 1000],
    [1600, 1, 4000, 2500],
    [3000, 3, 9000, 2500],
    [2000, 1, 600, 750],
    [2000, 1, 500, 500],
  ] as const)(
    'shows %i px at ratio %d of an image %i px wide with %i [IMG-15] [IMG-16]',
    (shown, ratio, original, width) => {
      expect(imageWidthFor(shown, ratio, original)).toBe(width);
    },
  );
});

describe('addresses of images', () => {
  const image = { path: '/s/images/0123456789abcdef01234567/cat.jpg', width: 1200 };

  it('carries the width and the type as query parameters [IMG-17]', () => {
    expect(imageAddress(image, 750)).toBe(`${image.path}?format=750w`);
    expect(imageAddress(image, 750, 'avif')).toBe(`${image.path}?format=750w&type=avif`);
  });

  it('offers every step up to the original, whose own width ends the list [IMG-15] [IMG-16]', () => {
    const widths = imageSourceSet(image, 'webp')
      .split(', ')
      .map((source) => source.split(' ')[1]);
    expect(widths).toEqual(['100w', '300w', '500w', '750w', '1000w', '1200w']);
    expect(imageSourceSet(image).split(', ').at(-1)).toBe(`${image.path}?format=1500w 1200w`);
  });

  it.each([
    [740, [100, 300, 500, 740]],
    [750, [100, 300, 500, 750]],
    [751, [100, 300, 500, 750, 751]],
    [100, [100]],
    [64, [64]],
    [2500, [100, 300, 500, 750, 1000, 1500, 2500]],
    [6000, [100, 300, 500, 750, 1000, 1500, 2500]],
  ])('serves an image %i px wide in %j [IMG-15] [IMG-16]', (width, widths) => {
    expect(imageWidths(width)).toEqual(widths);
    const offered = imageSourceSet({ ...image, width }).split(', ');
    expect(offered.map((source) => Number.parseInt(source.split(' ')[1] ?? '', 10))).toEqual(widths);
    for (const source of offered) expect(source).toMatch(/format=(2500|1500|1000|750|500|300|100)w /);
  });

  it('keeps the file itself where it is not wider than asked for, and where it is a drawing', () => {
    expect(imageAddressUpTo(image, 1000)).toBe(`${image.path}?format=1000w`);
    expect(imageAddressUpTo(image, 1500)).toBe(image.path);
    const drawn = { path: '/s/images/0123456789abcdef01234567/cat.SVG', width: 1200 };
    expect(imageAddressUpTo(drawn, 100)).toBe(drawn.path);
    expect(hasImageWidths('https://example.org/cat.jpg')).toBe(false);
  });

  it('knows exactly the seven widths [IMG-15]', () => {
    expect(IMAGE_WIDTHS).toEqual([2500, 1500, 1000, 750, 500, 300, 100]);
  });
});
