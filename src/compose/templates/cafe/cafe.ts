import { siteTemplates } from '#messages/en/interface/site-templates.ts';
import { designOf } from '../design-of.ts';
import type { SiteTemplate } from '../site-template.ts';
import { cafeEvents, cafeStory, cafeVisit } from './cafe-house.ts';
import { cafeFooter, cafeHome, cafeMenu } from './cafe-pages.ts';

/** A neighbourhood café: warm, with a menu, hours and a form for groups. */
export const cafe: SiteTemplate = {
  id: 'cafe',
  title: siteTemplates.cafe,
  sampleTitle: 'Mill & Oven',
  description: siteTemplates.cafeHelp,
  pictureUrl: '/_portico/templates/cafe.jpg',
  pictures: ['cafe-cup', 'cafe-counter', 'cafe-bread', 'cafe-cake', 'cafe-lemons', 'cafe-shelf'],
  build: (kit) => ({
    tagline: 'Coffee, bread and a long counter',
    description: 'Coffee from a small roaster, bread from our own oven, and a seat at the long counter.',
    design: designOf({
      palette: {
        white: '#fffaf2',
        black: '#2a1a12',
        accent: '#b5502a',
        lightAccent: '#f6e7d2',
        darkAccent: '#3b2418',
      },
      fonts: {
        heading: 'fraunces',
        body: 'figtree',
        headingWeight: 600,
        headingLineHeight: 1.08,
        baseSize: 18,
        headingScale: 'large',
      },
      spacing: { siteWidth: 1240, siteMargin: 'medium', sectionPadding: 'medium', blockGap: 20 },
      buttons: { style: 'solid', shape: 'pill', padding: 'medium', weight: 600 },
      imageRadius: 18,
    }),
    header: {
      theme: 'white',
      layout: 'title-center',
      isSticky: true,
      button: { text: 'Visit', link: kit.page('visit') },
    },
    pages: [cafeHome(kit), cafeMenu(kit), cafeStory(kit), cafeEvents(kit), cafeVisit(kit)],
    footer: cafeFooter(kit),
  }),
};
