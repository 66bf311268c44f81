import { describe, expect, it } from 'vitest';
import { carouselGroups, slidesOfGroup } from './layout-carousel.ts';
import { metaOverlayHeight } from './meta-overlay.ts';
import { gallerySettings } from './gallery-settings.ts';
import { captionPosition, cropsPictures, slideRatio, stageRatio, stripHeightPercent } from './slide-frame.ts';

describe('a carousel', () => {
  it.each([
    [5, 1200, 5, 'GAL-181'],
    [5, 724, 5, 'GAL-188'],
    [5, 723, 3, 'GAL-188'],
    [2, 723, 2, 'GAL-188'],
    [5, 480, 3, 'GAL-187'],
    [5, 479, 2, 'GAL-187'],
    [1, 479, 1, 'GAL-187'],
    [3, 0, 2, 'GAL-187'],
  ])('of %d per row in %d px shows %d [%s, GAL-189]', (perRow, width, shown, _id) => {
    expect(slidesOfGroup(perRow, width)).toBe(shown);
  });

  it.each([
    [7, 3, 0, { count: 3, index: 0, hasControls: true, canGoBack: false, canGoOn: true }, 'GAL-181, GAL-183'],
    [7, 3, 3, { count: 3, index: 1, hasControls: true, canGoBack: true, canGoOn: true }, 'GAL-181'],
    [7, 3, 6, { count: 3, index: 2, hasControls: true, canGoBack: true, canGoOn: false }, 'GAL-184, GAL-190'],
    [3, 3, 0, { count: 1, index: 0, hasControls: false, canGoBack: false, canGoOn: false }, 'GAL-182'],
    [0, 3, 0, { count: 1, index: 0, hasControls: false, canGoBack: false, canGoOn: false }, 'GAL-182'],
    [7, 3, 99, { count: 3, index: 2, hasControls: true, canGoBack: true, canGoOn: false }, 'GAL-184'],
  ] as const)(
    'of %d slides in groups of %d at slide %d stands at %j [%s]',
    (slides, perGroup, slide, groups, _id) => {
      expect(carouselGroups(slides, perGroup, slide)).toEqual(groups);
    },
  );
});

it.each([
  [180, 200, null, 'GAL-206'],
  [180.1, 200, 80, 'GAL-206, GAL-207, GAL-208'],
  [500, 200, 80, 'GAL-207, GAL-208'],
  [0, 0, null, 'GAL-206'],
])('an overlay of %d px in a container of %d gets the height %j [%s]', (overlay, container, height, _id) => {
  expect(metaOverlayHeight(overlay, container)).toBe(height);
});

describe('frames', () => {
  const photo = { isVideo: false, image: { width: 3000, height: 2000 } };

  it.each([
    [{}, photo, 1.5],
    [{ imageAspectRatio: '1:1' }, photo, 1],
    [{ imageAspectRatio: '1:1', mixedContent: true }, photo, 1.5],
    [{}, { isVideo: true, image: null }, 16 / 9],
    [{}, { isVideo: false, image: null }, 1.5],
  ])('give a slide its proportions: %j, %j → %d [GAL-33, GAL-34, GAL-40]', (stored, slide, ratio) => {
    expect(slideRatio(gallerySettings('base', stored), slide)).toBe(ratio);
  });

  it('of a slideshow follow the slide, unless proportions are given or pictures are to fill it [GAL-46, GAL-54, GAL-60, GAL-154]', () => {
    expect(stageRatio(gallerySettings('stacked', {}))).toBeNull();
    expect(stageRatio(gallerySettings('stacked', { aspectRatio: 50 }))).toBe(2);
    expect(stageRatio(gallerySettings('stacked', { imageAspectRatio: '4:5' }))).toBe(0.8);
    expect(stageRatio(gallerySettings('stacked', { 'auto-crop': true }))).toBe(1.5);
  });

  it('of a strip are as high as five percent of its width for each step, by default half [GAL-45, GAL-179, GAL-180]', () => {
    expect(stripHeightPercent(gallerySettings('strip', {}))).toBe(50);
    expect(stripHeightPercent(gallerySettings('strip', { vSize: 4 }))).toBe(20);
    expect(stripHeightPercent(gallerySettings('strip', { aspectRatio: 30, vSize: 4 }))).toBe(30);
  });

  it('crop where the owner asks for it and show pictures whole otherwise [GAL-54, GAL-60]', () => {
    expect(cropsPictures('stacked', gallerySettings('stacked', {}))).toBe(false);
    expect(cropsPictures('stacked', gallerySettings('stacked', { 'auto-crop': true }))).toBe(true);
    expect(cropsPictures('strip', gallerySettings('strip', { 'auto-crop': true, mixedContent: true }))).toBe(
      false,
    );
    expect(cropsPictures('grid', gallerySettings('grid', {}))).toBe(true);
  });

  it('of packed designs have no room for text below', () => {
    expect(captionPosition('autocolumns', 'below')).toBe('overlay');
    expect(captionPosition('autocolumns', 'none')).toBe('none');
    expect(captionPosition('grid', 'below')).toBe('below');
  });
});
