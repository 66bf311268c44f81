import { siteTemplates } from '#messages/en/interface/site-templates.ts';
import { designOf } from '../design-of.ts';
import type { SiteTemplate } from '../site-template.ts';
import {
  photographerContact,
  photographerFooter,
  photographerHome,
  photographerPeople,
  photographerPlaces,
} from './photographer-pages.ts';

/** A photographer's pictures from edge to edge, with hardly a word between them. */
export const photographer: SiteTemplate = {
  id: 'photographer',
  title: siteTemplates.photographer,
  sampleTitle: 'Slow Light',
  description: siteTemplates.photographerHelp,
  pictureUrl: '/_portico/templates/photographer.jpg',
  pictures: [
    'photographer-shore',
    'photographer-doorway',
    'photographer-street',
    'photographer-table',
    'journal-dunes',
    'journal-sea',
    'journal-snow',
    'journal-lake',
  ],
  build: (kit) => ({
    tagline: 'Available light',
    description: 'Photographs of people and quiet places, made with the light that is there.',
    design: designOf({
      palette: {
        white: '#ffffff',
        black: '#1d2226',
        accent: '#3b5f73',
        lightAccent: '#f1f3f3',
        darkAccent: '#22303a',
      },
      fonts: {
        heading: 'outfit',
        body: 'outfit',
        headingWeight: 300,
        bodyWeight: 400,
        headingLineHeight: 1.1,
        baseSize: 17,
        headingScale: 'large',
      },
      spacing: { siteWidth: 1600, siteMargin: 'small', sectionPadding: 'small', blockGap: 6 },
      buttons: { style: 'outline', shape: 'square', padding: 'small', weight: 400 },
      imageRadius: 0,
    }),
    header: { theme: 'white', layout: 'title-left', isSticky: false, button: null },
    pages: [
      photographerHome(kit),
      photographerPeople(kit),
      photographerPlaces(kit),
      photographerContact(kit),
    ],
    footer: photographerFooter(kit),
  }),
};
