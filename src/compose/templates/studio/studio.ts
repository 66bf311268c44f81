import { siteTemplates } from '#messages/en/interface/site-templates.ts';
import { designOf } from '../design-of.ts';
import type { SiteTemplate } from '../site-template.ts';
import { studioContact, studioHome, studioProfile } from './studio-pages.ts';
import { studioProject, studioWork } from './studio-work.ts';
import { studioFooter } from './studio-footer.ts';

/** A studio for spaces and objects: quiet, with large pictures. */
export const studio: SiteTemplate = {
  id: 'studio',
  title: siteTemplates.studio,
  sampleTitle: 'Quarry Lane',
  description: siteTemplates.studioHelp,
  pictureUrl: '/_portico/templates/studio.jpg',
  pictures: [
    'studio-arcade',
    'studio-stairs',
    'studio-pavilion',
    'studio-window',
    'studio-tower',
    'studio-model',
    'studio-stool',
  ],
  build: (kit) => ({
    tagline: 'Spaces and objects',
    description: 'A small studio for houses, rooms and the things that stand in them.',
    design: designOf({
      palette: {
        white: '#faf8f4',
        black: '#1d1b19',
        accent: '#a4472c',
        lightAccent: '#ece5da',
        darkAccent: '#2d2a26',
      },
      fonts: {
        heading: 'bricolage-grotesque',
        body: 'libre-franklin',
        headingWeight: 500,
        headingLineHeight: 1.05,
        baseSize: 17,
        headingScale: 'large',
      },
      spacing: { siteWidth: 1360, siteMargin: 'medium', sectionPadding: 'medium', blockGap: 20 },
      buttons: { style: 'solid', shape: 'square', padding: 'medium', weight: 500 },
      imageRadius: 0,
    }),
    header: {
      theme: 'white',
      layout: 'title-left',
      isSticky: false,
      button: { text: 'Start a project', link: kit.page('contact') },
    },
    pages: [studioHome(kit), studioWork(kit), studioProject(kit), studioProfile(kit), studioContact(kit)],
    footer: studioFooter(kit),
  }),
};
