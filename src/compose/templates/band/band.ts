import { siteTemplates } from '#messages/en/interface/site-templates.ts';
import { designOf } from '../design-of.ts';
import type { SiteTemplate } from '../site-template.ts';
import { bandFooter, bandHome } from './band-home.ts';
import { bandContact, bandMusic, bandPeople, bandShows } from './band-pages.ts';
import { bandPosts } from './band-posts.ts';

/** A band, as loud as its posters: dates first, then records, then notes from the road. */
export const band: SiteTemplate = {
  id: 'band',
  title: siteTemplates.band,
  sampleTitle: 'Moth Parade',
  description: siteTemplates.bandHelp,
  pictureUrl: '/_portico/templates/band.jpg',
  pictures: ['band-stage', 'band-porch-light', 'band-small-hours', 'band-paper-wings', 'band-van'],
  build: (kit) => ({
    tagline: 'Loud songs about small lights',
    description: 'A band of four. Dates, records, notes from the road, and how to book us.',
    design: designOf({
      palette: {
        white: '#fff6e4',
        black: '#15120f',
        accent: '#c81e63',
        lightAccent: '#ffcf24',
        darkAccent: '#1b2479',
      },
      fonts: {
        heading: 'oswald',
        body: 'space-mono',
        headingWeight: 700,
        headingLineHeight: 1.02,
        baseSize: 16,
        headingScale: 'large',
      },
      spacing: { siteWidth: 1440, siteMargin: 'small', sectionPadding: 'medium', blockGap: 12 },
      buttons: { style: 'solid', shape: 'square', padding: 'large', weight: 700 },
      imageRadius: 0,
    }),
    header: {
      theme: 'light',
      layout: 'nav-left',
      isSticky: false,
      button: { text: 'Book us', link: kit.page('contact') },
    },
    pages: [bandHome(kit), bandShows(kit), bandMusic(kit), bandPeople(kit), bandContact(kit)],
    blog: {
      key: 'blog',
      afterPage: 'people',
      title: 'Road notes',
      urlName: 'road-notes',
      description: 'Written in the van, mostly by whoever does not drive.',
      posts: bandPosts(kit),
    },
    footer: bandFooter(kit),
  }),
};
