import { expect, it } from 'vitest';
import { buttonDefaults } from '#blocks/button/schema.ts';
import { textDefaults } from '#blocks/text/schema.ts';
import { blockRecordSchema, type BlockRecord } from '#domain/pages/block-record.ts';
import { sectionSchema } from '#domain/pages/section.ts';
import { arrangeSection } from '#site/arrangement/arranged-section.ts';
import { blockFlow } from '../blocks/block-flow.ts';
import { blockHeight } from '../blocks/block-height.ts';
import { publishedArrangement } from './published-arrangement.ts';

const SECTION = { id: 's', type: 'section', order: 'a', name: '' };

function block(id: string, y: number, more: object = {}): BlockRecord {
  return blockRecordSchema.parse({
    id,
    type: 'block',
    blockType: 'text',
    sectionId: 's',
    desktop: { x: 0, y, w: 8, h: 4 },
    mobile: null,
    dataVersion: 1,
    data: textDefaults(),
    ...more,
  });
}

const button = (alignment: string) => ({
  blockType: 'button',
  data: { ...buttonDefaults(), alignment },
});

it.each<[string, object, BlockRecord]>([
  ['as they were', {}, block('b', 6)],
  ['lower', {}, block('b', 9)],
  ['narrower', {}, block('b', 6, { desktop: { x: 0, y: 6, w: 4, h: 4 } })],
  ['elsewhere on phones', {}, block('b', 6, { mobile: { x: 2, y: 3, w: 4, h: 2 } })],
  ['hidden on phones', {}, block('b', 6, { hiddenOn: ['mobile'] })],
  ['hidden on desktops', {}, block('b', 6, { hiddenOn: ['desktop'] })],
  ['aligned', {}, block('b', 0, { desktop: { x: 8, y: 0, w: 8, h: 4 }, verticalAlign: 'middle' })],
  ['aligned otherwise', {}, block('b', 0, { desktop: { x: 8, y: 0, w: 8, h: 4 }, verticalAlign: 'bottom' })],
  ['with another type', {}, block('b', 6, { blockType: 'spacer', data: {} })],
  ['with a button', {}, block('b', 6, button('left'))],
  ['with a button elsewhere', {}, block('b', 6, button('right'))],
  ['as another block', {}, block('c', 6)],
  ['in a section as wide as the page', { width: 'full' }, block('b', 6)],
])('arranges blocks %s by what is stored now, after all that was rendered before', (_name, look, second) => {
  const section = sectionSchema.parse({ ...SECTION, ...look });
  const blocks = [
    block('a', 0),
    second,
    block('z', 20, button('left')),
    block('y', 20, { ...button('left'), desktop: { x: 8, y: 20, w: 4, h: 2 } }),
  ];
  const anew = arrangeSection(blocks, blockHeight, {
    isFullWidth: section.width === 'full',
    flowOf: blockFlow,
  });
  expect(publishedArrangement({ section, blocks })).toEqual(anew);
  expect(publishedArrangement({ section, blocks: structuredClone(blocks) })).toBe(
    publishedArrangement({ section, blocks }),
  );
});

it('follows the alignment of buttons side by side, which is part of their data [EDIT-220]', () => {
  const section = sectionSchema.parse(SECTION);
  const flows = ['left', 'center', 'right'].map((alignment) => {
    const beside = { desktop: { x: 8, y: 0, w: 8, h: 4 } };
    const blocks = [block('a', 0, button(alignment)), block('b', 0, { ...button(alignment), ...beside })];
    return JSON.stringify(publishedArrangement({ section, blocks }));
  });
  expect(new Set(flows).size).toBe(3);
});
