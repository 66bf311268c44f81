import { expect, it } from 'vitest';
import { boxesOverlap } from '#domain/arrangement/grid-box.ts';
import { sectionSchema } from '#domain/pages/section.ts';
import { SECTION_CATALOG } from './section-catalog.ts';
import { createId } from '#lib/id.ts';
import { parseBlockData } from '#blocks/parse-block-data.ts';
import { findBlock } from '#blocks/registry.ts';

it('offers at least twelve designed sections, each once', () => {
  expect(SECTION_CATALOG.length).toBeGreaterThanOrEqual(12);
  expect(new Set(SECTION_CATALOG.map((each) => each.id)).size).toBe(SECTION_CATALOG.length);
});

it.each(SECTION_CATALOG.map((each) => [each.id, each] as const))(
  'builds %s from whole blocks',
  (_, design) => {
    const { section, blocks } = design.build(createId);
    expect(sectionSchema.parse({ ...section, order: 'V' })).toEqual({ ...section, order: 'V' });
    for (const block of blocks) {
      expect(block.sectionId).toBe(section.id);
      const declaration = findBlock(block.blockType);
      expect(declaration, block.blockType).not.toBeNull();
      if (declaration === null) continue;
      expect(parseBlockData(declaration, block.data, block.dataVersion)).toEqual({
        ok: true,
        value: block.data,
      });
    }
  },
);

it.each(SECTION_CATALOG.map((each) => [each.id, each] as const))(
  'gives every block of %s a place of its own',
  (_, design) => {
    const { blocks } = design.build(createId);
    for (const [index, block] of blocks.entries()) {
      for (const other of blocks.slice(index + 1)) {
        expect(boxesOverlap(block.desktop, other.desktop)).toBe(false);
        expect(
          block.mobile !== null && other.mobile !== null && boxesOverlap(block.mobile, other.mobile),
        ).toBe(false);
      }
    }
  },
);
