import { expect, it } from 'vitest';
import type { FileId } from '#domain/files/file-id.ts';
import type { BlockDeclaration, FieldControl } from './define-block.ts';
import { newGalleryItem } from './gallery/schema.ts';
import { ownSlides } from './own-slides.ts';
import { BLOCKS } from './registry.ts';

const image = {
  fileId: '0199f3b4c0de0a1b2c3d4e5f' as FileId,
  path: '/s/images/0199f3b4c0de0a1b2c3d4e5f/jug.jpg',
  width: 300,
  height: 200,
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
};
const withSlides = BLOCKS.filter(({ slides }) => slides !== undefined);

function controlOf({ fields }: BlockDeclaration, field: string): string | undefined {
  return (fields as Readonly<Record<string, FieldControl>>)[field]?.control;
}

it('knows the blocks that hold slides, and those that take files', () => {
  expect(withSlides.map(({ type }) => type)).toEqual(['gallery']);
  const taking = BLOCKS.filter(({ takesFiles }) => takesFiles !== undefined);
  expect(taking.map(({ type, takesFiles }) => [type, takesFiles])).toEqual([
    ['image', { pictureField: 'image' }],
    ['gallery', 'slides'],
  ]);
});

it.each(withSlides)('$type holds as many slides as it declares, where it declares them [GAL-93]', (block) => {
  const { field, max } = block.slides ?? { field: '', max: 0 };
  const dataOf = (count: number) => ({
    ...(block.defaults() as object),
    [field]: Array.from({ length: count }, () => newGalleryItem(image)),
  });
  const full = block.schema.parse(dataOf(max));
  expect(ownSlides(block, full)).toHaveLength(max);
  expect(block.schema.safeParse(dataOf(max + 1)).success).toBe(false);
  expect(controlOf(block, field)).toBe('slides');
});

it('gives none for a block that holds none', () => {
  expect(ownSlides({}, { items: [newGalleryItem(image)] })).toBeNull();
});

it('puts a dropped picture only where there is a field for one, and slides only where they are held [EDIT-198]', () => {
  const isUnfit = (block: BlockDeclaration): boolean => {
    const { takesFiles, slides } = block;
    if (takesFiles === undefined) return false;
    return takesFiles === 'slides'
      ? slides === undefined
      : controlOf(block, takesFiles.pictureField) !== 'image';
  };
  expect(BLOCKS.filter(isUnfit).map(({ type }) => type)).toEqual([]);
});
