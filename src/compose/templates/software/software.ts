import { siteTemplates } from '#messages/en/interface/site-templates.ts';
import { designOf } from '../design-of.ts';
import type { SiteTemplate } from '../site-template.ts';
import { softwareChanges } from './software-changes.ts';
import { softwareContact, softwareDocs } from './software-help.ts';
import { softwareFeatures, softwareHome } from './software-home.ts';
import { softwareFooter, softwarePricing } from './software-pricing.ts';

/** A software product: its screens large, prices beside each other, documentation, and a log of what changed. */
export const software: SiteTemplate = {
  id: 'software',
  title: siteTemplates.software,
  sampleTitle: 'Duly',
  description: siteTemplates.softwareHelp,
  pictureUrl: '/_portico/templates/software.jpg',
  pictures: ['software-board', 'software-phone', 'software-year', 'software-paper'],
  build: (kit) => ({
    tagline: 'Checks that come back by themselves',
    description:
      'Recurring checks for kitchens, workshops and small offices: done on time, and proven on paper.',
    design: designOf({
      palette: {
        white: '#ffffff',
        black: '#1d1420',
        accent: '#c01f5e',
        lightAccent: '#fbeef2',
        darkAccent: '#2c1024',
      },
      fonts: {
        heading: 'manrope',
        body: 'inter',
        headingWeight: 750,
        headingLineHeight: 1.1,
        baseSize: 16,
        headingScale: 'regular',
      },
      spacing: { siteWidth: 1200, siteMargin: 'medium', sectionPadding: 'medium', blockGap: 16 },
      buttons: { style: 'solid', shape: 'pill', padding: 'medium', weight: 600 },
      imageRadius: 20,
    }),
    header: {
      theme: 'white',
      layout: 'nav-left',
      isSticky: true,
      button: { text: 'Try it free', link: kit.page('contact') },
    },
    pages: [
      softwareHome(kit),
      softwareFeatures(kit),
      softwarePricing(kit),
      softwareDocs(kit),
      softwareContact(kit),
    ],
    blog: {
      key: 'changes',
      afterPage: 'docs',
      title: 'Changes',
      urlName: 'changes',
      description: 'What is new in each version, the latest first.',
      posts: softwareChanges(kit),
    },
    footer: softwareFooter(kit),
  }),
};
