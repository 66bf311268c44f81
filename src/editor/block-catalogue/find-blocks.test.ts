import { loadLanguage } from '#ui/language.ts';
import { expect, it } from 'vitest';
import { BLOCKS } from '#blocks/registry.ts';
import { blockKeywords } from './block-keywords.ts';
import { findBlocks } from './find-blocks.ts';

it.each([
  ['picture', 'image'],
  ['photo', 'image'],
  ['photos', 'image'],
  ['heading', 'text'],
  ['paragraph', 'text'],
  ['slideshow', 'gallery'],
  ['divider', 'horizontal-rule'],
  ['whitespace', 'spacer'],
  ['call to action', 'button'],
  ['faq', 'accordion'],
  ['contact form', 'form'],
  ['google maps', 'map'],
  ['testimonial', 'quote'],
  ['movie', 'video'],
  ['products', 'summary'],
  ['social media', 'social-links'],
])('finds what people call "%s" [EDIT-211]', (typed, type) => {
  expect(findBlocks(BLOCKS, typed).map((block) => block.type)).toContain(type);
});

it.each(BLOCKS.map(({ type }) => type))(
  'finds a block of the type %s by other words, too [EDIT-211]',
  (type) => {
    expect(blockKeywords({ type }).length).toBeGreaterThan(1);
  },
);

it('puts blocks that are called so before those that have to do with it [EDIT-211]', () => {
  expect(findBlocks(BLOCKS, 'map')[0]?.type).toBe('map');
  expect(findBlocks(BLOCKS, 'text')[0]?.type).toBe('text');
});

it('gives all blocks where nothing is typed, and none for what nobody calls a block [EDIT-211]', () => {
  expect(findBlocks(BLOCKS, ' ')).toHaveLength(BLOCKS.length);
  expect(findBlocks(BLOCKS, 'xylophone')).toEqual([]);
});

it('finds blocks by the words of the language of the interface, and by the English ones [EDIT-211]', async () => {
  await loadLanguage('de');
  try {
    for (const typed of ['bild', 'foto', 'photo', 'image'])
      expect(findBlocks(BLOCKS, typed).map((block) => block.type)).toContain('image');
    expect(findBlocks(BLOCKS, 'karte')[0]?.type).toBe('map');
  } finally {
    await loadLanguage('en');
  }
});
