import { expect, it } from 'vitest';
import { parseBlockData } from '#blocks/parse-block-data.ts';
import { findBlock } from '#blocks/registry.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { createId } from '#lib/id.ts';
import { PAGE_LAYOUTS } from './page-layouts/page-layouts.ts';
import { withSamplePictures } from './sample-pictures.ts';
import { SECTION_CATALOG } from './section-catalog/section-catalog.ts';

const SECTIONS = [
  ...SECTION_CATALOG.map((design) => design.build(createId)),
  ...PAGE_LAYOUTS.flatMap((layout) => layout.build(createId)),
].map((built) => [built.section.name, built] as const);

/** Whether the block asks its owner for a picture. */
function asksForPicture({ blockType, data }: BlockRecord): boolean {
  if (blockType === 'image') return data['image'] === null;
  return blockType === 'gallery' && Array.isArray(data['items']) && data['items'].length === 0;
}

it('shows several sections with pictures', () => {
  const asking = SECTIONS.filter(([, { blocks }]) => blocks.some(asksForPicture));
  expect(asking.length).toBeGreaterThanOrEqual(5);
});

it.each(SECTIONS)('leaves no place for a picture empty in the preview of %s [EDIT-184]', (_, built) => {
  const { blocks } = withSamplePictures(built);
  expect(blocks.filter(asksForPicture)).toEqual([]);
  for (const block of blocks) {
    const declaration = findBlock(block.blockType);
    expect(declaration).not.toBeNull();
    if (declaration === null) continue;
    expect(parseBlockData(declaration, block.data, block.dataVersion)).toEqual({
      ok: true,
      value: block.data,
    });
  }
});

it.each(SECTIONS)('puts no sample picture into a page with %s [EDIT-184]', (_, { blocks }) => {
  expect(JSON.stringify(blocks)).not.toContain('sample-pictures');
});
