import { siteTemplates } from '#messages/en/interface/site-templates.ts';
import { designOf } from '../design-of.ts';
import type { SiteTemplate } from '../site-template.ts';

/** One empty page; header and footer show the title of the site, whatever it is called later (EDIT-183). */
export const blank: SiteTemplate = {
  id: 'blank',
  title: siteTemplates.blank,
  sampleTitle: 'Your site',
  description: siteTemplates.blankHelp,
  pictureUrl: '/_portico/templates/blank.jpg',
  pictures: [],
  isBlank: true,
  build: () => ({
    tagline: '',
    description: '',
    design: designOf({
      palette: {
        white: '#ffffff',
        black: '#17181a',
        accent: '#2d4f8f',
        lightAccent: '#f1f2f4',
        darkAccent: '#1d2530',
      },
      fonts: {
        heading: 'figtree',
        body: 'figtree',
        headingWeight: 650,
        headingLineHeight: 1.12,
        baseSize: 17,
        headingScale: 'regular',
      },
    }),
    header: { theme: 'white', layout: 'title-left', isSticky: false, button: null },
    pages: [
      { key: 'home', title: 'Home', urlName: 'home', description: '', navigation: 'hidden', sections: [] },
    ],
    // Without sections the footer shows the title of the site.
    footer: [],
  }),
};
