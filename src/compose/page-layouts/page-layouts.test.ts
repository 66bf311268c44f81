import { expect, it } from 'vitest';
import { MAX_BLOCKS_PER_LAYOUT } from '#domain/pages/block-record.ts';
import { boxesOverlap } from '#domain/arrangement/grid-box.ts';
import { sectionSchema } from '#domain/pages/section.ts';
import { PAGE_LAYOUTS } from './page-layouts.ts';
import { createId } from '#lib/id.ts';
import { parseBlockData } from '#blocks/parse-block-data.ts';
import { findBlock } from '#blocks/registry.ts';

const CASES = PAGE_LAYOUTS.map((layout) => [layout.id, layout] as const);

it('offers layouts for about, contact, services, a landing page and more [EDIT-184]', () => {
  const ids = PAGE_LAYOUTS.map((layout) => layout.id);
  expect(ids).toEqual(expect.arrayContaining(['about', 'contact', 'services', 'landing']));
  expect(ids.length).toBeGreaterThanOrEqual(8);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(CASES)('builds %s from whole blocks in places of their own [EDIT-184]', (_, layout) => {
  const sections = layout.build(createId);
  expect(sections.flatMap(({ blocks }) => blocks).length).toBeLessThanOrEqual(MAX_BLOCKS_PER_LAYOUT);
  for (const { section, blocks } of sections) {
    expect(sectionSchema.parse({ ...section, order: 'V' })).toEqual({ ...section, order: 'V' });
    for (const [index, block] of blocks.entries()) {
      expect(block.sectionId).toBe(section.id);
      const declaration = findBlock(block.blockType);
      expect(declaration, block.blockType).not.toBeNull();
      if (declaration === null) continue;
      expect(parseBlockData(declaration, block.data, block.dataVersion)).toEqual({
        ok: true,
        value: block.data,
      });
      for (const other of blocks.slice(index + 1))
        expect(boxesOverlap(block.desktop, other.desktop)).toBe(false);
    }
  }
});

it.each(CASES)('gives %s one heading of the first level [EDIT-184]', (_, layout) => {
  const written = JSON.stringify(layout.build(createId));
  expect(written.match(/"type":"heading","attrs":\{"level":1/g)).toHaveLength(1);
});
