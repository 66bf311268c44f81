import { siteTemplates } from '#messages/en/interface/site-templates.ts';
import { designOf } from '../design-of.ts';
import type { SiteTemplate } from '../site-template.ts';
import {
  personalAbout,
  personalContact,
  personalFooter,
  personalHome,
  personalProjects,
} from './personal-pages.ts';
import { personalPosts } from './personal-posts.ts';

/** A page of one's own: one narrow column on yellow paper, typewriter headings, and prints in two colors. */
export const personal: SiteTemplate = {
  id: 'personal',
  title: siteTemplates.personal,
  sampleTitle: 'A Small Press',
  description: siteTemplates.personalHelp,
  pictureUrl: '/_portico/templates/personal.jpg',
  pictures: ['personal-desk', 'personal-map', 'personal-radio', 'personal-swifts'],
  build: (kit) => ({
    tagline: 'Things made after dinner',
    description:
      'Small things made after dinner: a radio with one button, a map of benches, a count of swifts.',
    design: designOf({
      palette: {
        white: '#ffe28f',
        black: '#16206b',
        accent: '#1b2fbf',
        lightAccent: '#fff4cf',
        darkAccent: '#b3341a',
      },
      fonts: {
        heading: 'space-mono',
        body: 'bitter',
        headingWeight: 700,
        headingLineHeight: 1.2,
        baseSize: 17,
        headingScale: 'compact',
      },
      spacing: { siteWidth: 920, siteMargin: 'large', sectionPadding: 'small', blockGap: 24 },
      buttons: { style: 'outline', shape: 'square', padding: 'small', weight: 700 },
      imageRadius: 0,
    }),
    header: { theme: 'white', layout: 'nav-left', isSticky: false, button: null },
    pages: [personalHome(kit), personalProjects(kit), personalAbout(kit), personalContact(kit)],
    blog: {
      key: 'writing',
      afterPage: 'home',
      title: 'Writing',
      urlName: 'writing',
      description: 'Notes on making things, the latest first.',
      posts: personalPosts(kit),
    },
    footer: personalFooter(kit),
  }),
};
