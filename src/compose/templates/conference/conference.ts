import { siteTemplates } from '#messages/en/interface/site-templates.ts';
import { designOf } from '../design-of.ts';
import type { SiteTemplate } from '../site-template.ts';
import {
  conferenceFooter,
  conferenceHome,
  conferenceProgramme,
  conferenceSpeakers,
  conferenceTickets,
} from './conference-pages.ts';

/** A conference in large type: the programme by day, speakers, and tickets. */
export const conference: SiteTemplate = {
  id: 'conference',
  title: siteTemplates.conference,
  sampleTitle: 'Plain Sight',
  description: siteTemplates.conferenceHelp,
  pictureUrl: '/_portico/templates/conference.jpg',
  pictures: [
    'conference-hall',
    'conference-writer',
    'conference-mapmaker',
    'conference-civil-servant',
    'conference-light',
    'conference-nurse',
    'conference-printer',
  ],
  build: (kit) => ({
    tagline: 'Two days for clear things',
    description: 'Two days of talks and workshops for people who make complicated things clear.',
    design: designOf({
      palette: {
        white: '#ffffff',
        black: '#0d0b1f',
        accent: '#4a26d9',
        lightAccent: '#d9f26b',
        darkAccent: '#1b0f5c',
      },
      fonts: {
        heading: 'bricolage-grotesque',
        body: 'space-grotesk',
        headingWeight: 800,
        headingLineHeight: 1,
        baseSize: 18,
        headingScale: 'large',
      },
      spacing: { siteWidth: 1400, siteMargin: 'medium', sectionPadding: 'medium', blockGap: 16 },
      buttons: { style: 'solid', shape: 'rounded', padding: 'large', weight: 700 },
      imageRadius: 4,
    }),
    header: {
      theme: 'white',
      layout: 'title-left',
      isSticky: true,
      button: { text: 'Tickets', link: kit.page('tickets') },
    },
    pages: [conferenceHome(kit), conferenceProgramme(kit), conferenceSpeakers(kit), conferenceTickets(kit)],
    footer: conferenceFooter(kit),
  }),
};
