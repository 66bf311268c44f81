import { siteTemplates } from '#messages/en/interface/site-templates.ts';
import { designOf } from '../design-of.ts';
import type { SiteTemplate } from '../site-template.ts';
import { journalAbout, journalContact, journalFooter, journalHome, journalPlaces } from './journal-pages.ts';
import { journalPosts } from './journal-posts.ts';

/** A journal with a blog: made for reading. */
export const journal: SiteTemplate = {
  id: 'journal',
  title: siteTemplates.journal,
  sampleTitle: 'Slow Paths',
  description: siteTemplates.journalHelp,
  pictureUrl: '/_portico/templates/journal.jpg',
  pictures: [
    'journal-ridges',
    'journal-sea',
    'journal-dunes',
    'journal-lake',
    'journal-snow',
    'journal-night',
  ],
  build: (kit) => ({
    tagline: 'Notes from slow walks',
    description:
      'A journal of slow walks: what the path was like, what the weather did, and what was in the sandwich.',
    design: designOf({
      palette: {
        white: '#fbfaf6',
        black: '#1b2226',
        accent: '#143a48',
        lightAccent: '#e7ecec',
        darkAccent: '#1c2f38',
      },
      fonts: {
        heading: 'crimson-pro',
        body: 'source-serif-4',
        headingWeight: 500,
        headingLineHeight: 1.08,
        baseSize: 19,
        headingScale: 'large',
      },
      spacing: { siteWidth: 1180, siteMargin: 'medium', sectionPadding: 'medium', blockGap: 20 },
      buttons: { style: 'outline', shape: 'rounded', padding: 'medium', weight: 600 },
      imageRadius: 2,
    }),
    header: { theme: 'white', layout: 'title-left', isSticky: false, button: null },
    pages: [journalHome(kit), journalPlaces(kit), journalAbout(kit), journalContact(kit)],
    blog: {
      key: 'blog',
      afterPage: 'home',
      title: 'Walks',
      urlName: 'walks',
      description: 'All walks, the latest first.',
      posts: journalPosts(kit),
    },
    footer: journalFooter(kit),
  }),
};
