import { describe, expect, it } from 'vitest';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { newGalleryItem, newGalleryVideo } from '#blocks/gallery/schema.ts';
import {
  bulkEdited,
  movedToEnd,
  nameFromFile,
  insertByUpload,
  reordered,
  steppedItem,
  withFreeId,
} from './edit-slides.ts';
import type { FileId } from '#domain/files/file-id.ts';

function slide(id: string, changes: Partial<GalleryItem> = {}): GalleryItem {
  const image = {
    fileId: '0199f3b4c0de0a1b2c3d4e5f' as FileId,
    path: `/s/images/0199f3b4c0de0a1b2c3d4e5f/${id}.jpg`,
    width: 300,
    height: 200,
    alt: '',
    focalPoint: { x: 0.5, y: 0.5 },
  };
  return { ...newGalleryItem(image), id, ...changes };
}
const slides = ['a', 'b', 'c', 'd'].map((id) => slide(id));
const ids = (list: readonly GalleryItem[]): string => list.map(({ id }) => id).join('');

describe('order', () => {
  it.each([
    ['d', 'a', 'before', 'dabc'],
    ['a', 'c', 'after', 'bcad'],
    ['da', 'b', 'after', 'badc'],
    ['ab', 'a', 'after', 'abcd'],
    ['a', 'x', 'after', 'abcd'],
  ] as const)('puts %s to %s, %s it: %s', (moved, id, position, result) => {
    expect(ids(reordered(slides, new Set(moved), { id, position }))).toBe(result);
  });

  it('takes several to the start or the end in their order', () => {
    expect(ids(movedToEnd(slides, new Set(['d', 'b']), 'start'))).toBe('bdac');
    expect(ids(movedToEnd(slides, new Set(['c', 'a']), 'end'))).toBe('bdac');
  });

  it('goes one place on, and stays at an end', () => {
    expect(ids(steppedItem(slides, 'b', 1))).toBe('acbd');
    expect(ids(steppedItem(slides, 'b', -1))).toBe('bacd');
    expect(ids(steppedItem(slides, 'd', 1))).toBe('abcd');
  });
});

it.each([
  ['/s/images/1/Blue_bowl-2.jpg', 'Blue bowl 2'],
  ['/s/images/1/the%20shop.webp?format=100w', 'the shop'],
  ['/s/images/1/100%.png', '100%'],
  ['/s/images/1/IMG_2041.JPG', ''],
  ['/s/images/1/DSC00012.jpg', ''],
  ['/s/images/1/20260102.jpg', ''],
  ['', ''],
])('reads from the file %s the words “%s”', (path, words) => {
  expect(nameFromFile(path)).toBe(words);
});

describe('several at once', () => {
  const link = { kind: 'url', href: 'https://example.com', newWindow: false } as const;
  const given = [
    slide('red-jug', { title: 'Jug', description: 'Old', link }),
    slide('IMG_1'),
    { ...newGalleryVideo('https://vimeo.com/1'), id: 'film' },
  ];
  const all = new Set(given.map(({ id }) => id));

  it('writes alternative texts from file names, where those say something', () => {
    expect(bulkEdited(given, all, 'alt-from-name').map(({ image }) => image?.alt)).toEqual([
      'red jug',
      '',
      undefined,
    ]);
  });

  it('turns captions on and off, and links off, of the chosen ones only', () => {
    expect(bulkEdited(given, all, 'captions-on').map(({ title }) => title)).toEqual(['red jug', '', '']);
    const [off] = bulkEdited(given, all, 'captions-off');
    expect([off?.title, off?.description]).toEqual(['', '']);
    expect(bulkEdited(given, new Set(['film']), 'link-off')[0]?.link).toEqual(link);
    expect(bulkEdited(given, all, 'link-off')[0]?.link).toBeNull();
  });
});

it('gives a picture that is there already an id of its own [GAL-63]', () => {
  expect(withFreeId([slide('a'), slide('a-2')], slide('a')).id).toBe('a-3');
  expect(withFreeId(slides, slide('e')).id).toBe('e');
});

describe('uploads', () => {
  const order = ['u1', 'u2', 'u3'];
  it.each([
    ['u2', new Map([['u1', 'a']]), 'axbcd'],
    [
      'u1',
      new Map([
        ['u2', 'b'],
        ['u3', 'd'],
      ]),
      'axbcd',
    ],
    [
      'u3',
      new Map([
        ['u1', 'd'],
        ['u2', 'gone'],
      ]),
      'abcdx',
    ],
    ['u2', new Map<string, string>(), 'abcdx'],
  ])('puts %s where it was chosen: %j %s', (upload, slideOf, result) => {
    expect(ids(insertByUpload(slides, slide('x'), upload, { order, slideOf }))).toBe(result);
  });

  it('ends in the order of choosing, whichever comes first', () => {
    for (const arrivals of [
      ['u3', 'u1', 'u2'],
      ['u2', 'u3', 'u1'],
      ['u3', 'u2', 'u1'],
    ]) {
      const slideOf = new Map<string, string>();
      let list: readonly GalleryItem[] = slides;
      for (const upload of arrivals) {
        list = insertByUpload(list, slide(upload), upload, { order, slideOf });
        slideOf.set(upload, upload);
      }
      expect(ids(list)).toBe('abcdu1u2u3');
    }
  });
});
