import { describe, expect, it } from 'vitest';
import { BLOCK_DESIGNS, GALLERY_VARIANTS, galleryDesignOf } from '#domain/galleries/gallery-designs.ts';
import { HEIGHTS, SPACES, WIDTHS } from '#domain/galleries/gallery-length.ts';
import { gallerySettings, SETTING_RANGES } from '#domain/galleries/gallery-settings.ts';
import { isOffered } from '../is-offered.ts';
import { GALLERY_GROUPS } from './field-groups.ts';
import { GALLERY_FIELDS } from './fields.ts';
import { galleryDefaults, gallerySchema, type GalleryData } from './schema.ts';

type Name = keyof GalleryData;

/** What the panel offers in a design with everything that depends on a switch switched on. */
function offered(changes: Partial<GalleryData>): readonly string[] {
  const data = { ...galleryDefaults(), ...changes };
  const inEffect = { ...data, ...gallerySettings(galleryDesignOf(data.design), data) };
  return GALLERY_GROUPS.flatMap(({ names }) => names as readonly Name[]).filter((name) => {
    const control = GALLERY_FIELDS[name];
    return control !== undefined && isOffered(control, inEffect);
  });
}

it('has a place in a group for every setting, besides slides, design and the height of rows of gallery pages', () => {
  const grouped = GALLERY_GROUPS.flatMap(({ names }) => names as readonly string[]);
  const all = Object.keys(gallerySchema.shape).filter(
    (name) => !['items', 'collection', 'design'].includes(name),
  );
  expect(grouped.toSorted()).toEqual(all.toSorted());
});

it('offers every number in the range it is kept in [GAL-58]', () => {
  const ranges: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
    ...SETTING_RANGES,
    columnWidth: WIDTHS,
    gutter: SPACES,
    padding: SPACES,
    'thumbnail-strip-height': HEIGHTS,
    'thumbnail-strip-margin': SPACES,
  };
  for (const [name, range] of Object.entries(ranges)) {
    expect([name, GALLERY_FIELDS[name as Name]]).toEqual([name, expect.objectContaining(range)]);
  }
});

it('offers every value of every choice', () => {
  for (const [name, control] of Object.entries(GALLERY_FIELDS)) {
    if (control?.control !== 'select' && control?.control !== 'segmented') continue;
    for (const { value } of control.options) {
      const data = { ...galleryDefaults(), [name]: value };
      expect(gallerySchema.parse(data)[name as Name]).toBe(value);
    }
  }
});

describe('only what the design uses is offered [GAL-59]', () => {
  it.each([
    [
      'slideshow',
      ['transition', 'clickBehaviour', 'autoplay', 'thumbnails'],
      ['slidesPerRow', 'columnWidth'],
    ],
    ['slider', ['active-alignment', 'activeSlideClick', 'autoplay', 'vSize'], ['transition', 'thumbnails']],
    ['carousel', ['slidesPerRow', 'gutter'], ['autoplay', 'thumbnails-per-row', 'padding']],
    ['grid', ['thumbnails-per-row', 'padding', 'imageAspectRatio'], ['gutter', 'autoplay', 'transition']],
    ['autogrid', ['columnWidth', 'columnWidthBehavior', 'gutter'], ['thumbnails-per-row', 'padding']],
    ['autocolumns', ['columnWidth', 'columnWidthBehavior', 'gutter'], ['imageAspectRatio', 'autoplay']],
    ['rows', ['rowHeight', 'gutter', 'lightbox'], ['columnWidth', 'imageAspectRatio', 'autoplay']],
    ['list', ['listImageSize'], ['columnWidth', 'autoplay']],
    ['stacked', ['padding', 'captions', 'lightbox'], ['autoplay', 'transition', 'columnWidth']],
  ] as const)('%s', (design, shown, hidden) => {
    const names = offered({ design });
    expect(names).toEqual(expect.arrayContaining([...shown]));
    for (const name of hidden) expect(names).not.toContain(name);
  });

  it('follows the switches a setting depends on', () => {
    const design = 'slideshow';
    expect(offered({ design, transition: 'new-swipe' })).toContain('snapPoint');
    expect(offered({ design, transition: 'fade' })).not.toContain('snapPoint');
    expect(offered({ design, thumbnails: true })).toContain('square-thumbs');
    expect(offered({ design })).not.toContain('square-thumbs');
    expect(offered({ design, autoplay: true })).toEqual(
      expect.arrayContaining(['autoplay-duration', 'random']),
    );
    expect(offered({ design })).not.toContain('autoplay-duration');
    expect(offered({ design, transition: 'scroll' })).toContain('scrollDirection');
    expect(offered({ design })).not.toContain('scrollDirection');
    expect(offered({ design: 'grid', lightbox: false })).not.toContain('lightboxTheme');
    expect(offered({ design: 'stacked', captions: 'overlay' })).toContain('meta-position');
    expect(offered({ design: 'stacked' })).not.toContain('meta-position');
  });
});

it('offers each design in exactly one of the four variants [GAL-07, GAL-08]', () => {
  expect(Object.keys(GALLERY_VARIANTS)).toEqual(['slideshow', 'carousel', 'grid', 'stack']);
  expect(Object.values(GALLERY_VARIANTS).flat().toSorted()).toEqual([...BLOCK_DESIGNS].toSorted());
});
