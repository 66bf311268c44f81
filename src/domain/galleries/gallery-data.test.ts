import { expect, it } from 'vitest';
import { readBlockData } from './block-data.ts';
import { findNamed, publishedTransition } from './gallery-names.ts';
import { slideFacts, type SlideMarkup } from './slide-facts.ts';

const BROKEN = 'Error decoding gallery block data.';
const MISSING = 'Error evaluating gallery block data.';

it.each([
  [['{"design":"grid"}'], { design: 'grid' }, null, 'GAL-26'],
  [['{"design":"grid"}', '{"design":"list"}'], { design: 'grid' }, null, 'GAL-28'],
  [[undefined, '{"design":"list"}', '{}'], { design: 'list' }, null, 'GAL-27] [GAL-28'],
  [['{"design":'], null, BROKEN, 'GAL-29'],
  [['{"design":', '{"design":"list"}'], null, BROKEN, 'GAL-28] [GAL-29'],
  [[], null, MISSING, 'GAL-30'],
  [[undefined, undefined], null, MISSING, 'GAL-30'],
  [[''], null, MISSING, 'GAL-30'],
  [['null'], null, MISSING, 'GAL-30'],
  [['[1]'], null, MISSING, 'GAL-30'],
  [['5'], null, MISSING, 'GAL-30'],
])('of %j, from the block outwards, it reads %j and says %s [%s]', (stored, data, message, _ids) => {
  expect(readBlockData(stored)).toEqual({ data, message });
});

const nothing: SlideMarkup = {
  type: undefined,
  hasVideoWrapper: false,
  id: undefined,
  url: undefined,
  clickThrough: undefined,
  dimensions: undefined,
  focalPoint: undefined,
};
const CENTRE = { x: 0.5, y: 0.5 };
it.each([
  [{ type: 'image', hasVideoWrapper: true }, { type: 'image' }, 'GAL-61'],
  [{ type: 'video' }, { type: 'video' }, 'GAL-61'],
  [{ hasVideoWrapper: true }, { type: 'video' }, 'GAL-62'],
  [{}, { type: 'image' }, 'GAL-62'],
  [{ type: 'text', hasVideoWrapper: true }, { type: 'video' }, 'GAL-62'],
  [{ id: 'a1' }, { id: 'a1' }, 'GAL-63'],
  [{ url: 'bowl' }, { url: 'bowl' }, 'GAL-64'],
  [{ clickThrough: '/shop' }, { clickThrough: '/shop' }, 'GAL-65'],
  [{ clickThrough: '' }, { clickThrough: null }, 'GAL-65'],
  [{ dimensions: '1500x1000' }, { dimensions: { width: 1500, height: 1000 } }, 'GAL-66'],
  [{ dimensions: '0x100' }, { dimensions: null }, 'GAL-69'],
  [{ dimensions: 'wide' }, { dimensions: null }, 'GAL-69'],
  [{ focalPoint: '0.25,1' }, { focalPoint: { x: 0.25, y: 1 } }, 'GAL-67'],
  [{ focalPoint: '1.2,0' }, { focalPoint: CENTRE }, 'GAL-69'],
  [{ focalPoint: '0.2' }, { focalPoint: CENTRE }, 'GAL-69'],
  [{}, { focalPoint: CENTRE }, 'GAL-69'],
] as const)('a slide of %j is %j [%s]', (markup, facts, _id) => {
  expect(slideFacts({ ...nothing, ...markup })).toMatchObject(facts);
});

it.each([
  ['design', 'mosaic', 'Gallery design mosaic not found', 'GAL-16] [GAL-18'],
  ['design', 'toString', 'Gallery design toString not found', 'GAL-16] [GAL-18'],
  ['transition', 'spin', 'Gallery transition spin not found', 'GAL-18] [GAL-146'],
] as const)('a %s called %s throws "%s" [%s]', (kind, name, message, _ids) => {
  expect(() => findNamed(kind, { grid: 1 }, name)).toThrow(new Error(message));
  expect(findNamed(kind, { grid: 1 }, 'grid')).toBe(1);
});

it('runs swipe as scroll on published pages, everything else as itself [GAL-161] [GAL-162]', () => {
  expect(['swipe', 'scroll', 'new-swipe', 'spin'].map(publishedTransition)).toEqual([
    'scroll',
    'scroll',
    'new-swipe',
    'spin',
  ]);
});
