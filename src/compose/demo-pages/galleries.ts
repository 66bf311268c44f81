import { planSection, put } from '#compose/section-plan.ts';
import type { PictureName } from '../pictures.ts';
import type { DemoKit, DemoPage } from './demo-page.ts';
import { GALLERY_PICTURES, galleryOf, slidesOf } from './gallery-block.ts';
import { galleryCarousel, gallerySlider, gallerySlideshow } from './gallery-moving.ts';
import {
  galleryAutocolumns,
  galleryAutogrid,
  galleryGrid,
  galleryList,
  galleryStack,
} from './gallery-still.ts';
import { openingSection } from './opening-section.ts';

/** The pages of the designs, each with the words and the picture that lead to it. */
const DESIGNS = [
  [gallerySlideshow, 'Slideshow', 'One picture at a time', 'journal-lake'],
  [gallerySlider, 'Slider', 'A strip with one that stands out', 'journal-sea'],
  [galleryCarousel, 'Carousel', 'Pictures in groups', 'shop-jug'],
  [galleryGrid, 'Grid', 'Equal cells in rows', 'shop-bowls'],
  [galleryAutogrid, 'Grid of equal boxes', 'As many as fit', 'studio-tower'],
  [galleryAutocolumns, 'Columns', 'Each in its own proportions', 'journal-dunes'],
  [galleryStack, 'Stack', 'One under another', 'journal-ridges'],
  [galleryList, 'List', 'Words beside pictures', 'cafe-cup'],
] as const satisfies readonly (readonly [DemoPage & { readonly key: string }, string, string, PictureName])[];

/** Leads to a page of its own for every design (GAL-02, GAL-07). */
const overview: DemoPage = {
  pictures: GALLERY_PICTURES,
  build: (kit) => ({
    key: 'try-galleries',
    title: 'Galleries',
    urlName: 'galleries',
    description: 'Every gallery design on a page of its own.',
    navigation: 'main',
    sections: [
      openingSection(
        'Galleries',
        'Eight designs for pictures and videos. Choose one to see it in all its ways.',
        [['designs', 'The designs']],
      ),
      planSection({ name: 'Designs', theme: 'light', anchor: 'designs' }, [
        put(
          [0, 0, 24, 16],
          galleryOf(
            DESIGNS.flatMap((design) => leadingSlides(kit, design)),
            OVERVIEW,
          ),
          { rows: 16 },
        ),
      ]),
    ],
  }),
};

const OVERVIEW = { design: 'grid', imageAspectRatio: '4:3', padding: 24 } as const;

function leadingSlides(kit: DemoKit, [page, title, description, picture]: (typeof DESIGNS)[number]) {
  return slidesOf(kit, [picture]).map((slide) => ({
    ...slide,
    title,
    description,
    link: kit.page(page.key),
  }));
}

export const galleries: readonly DemoPage[] = [overview, ...DESIGNS.map(([page]) => page)];
