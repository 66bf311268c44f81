import { siteTemplates } from '#messages/en/interface/site-templates.ts';
import { designOf } from '../design-of.ts';
import type { SiteTemplate } from '../site-template.ts';
import { nonProfitFooter, nonProfitHome } from './non-profit-home.ts';
import { nonProfitAbout, nonProfitGive, nonProfitTakePart, nonProfitWork } from './non-profit-pages.ts';
import { nonProfitPosts } from './non-profit-posts.ts';

/** People who plant trees in streets: numbers, ways to help, days to come along, and where the money goes. */
export const nonProfit: SiteTemplate = {
  id: 'non-profit',
  title: siteTemplates.nonProfit,
  sampleTitle: 'Leaf by Leaf',
  description: siteTemplates.nonProfitHelp,
  pictureUrl: '/_portico/templates/non-profit.jpg',
  pictures: ['non-profit-street', 'non-profit-hands', 'non-profit-shade', 'non-profit-shed'],
  build: (kit) => ({
    tagline: 'Trees for streets that have none',
    description:
      'Neighbours who plant trees in streets that have none, and water them until they can manage.',
    design: designOf({
      palette: {
        white: '#fffaf0',
        black: '#14251c',
        accent: '#1a6b43',
        lightAccent: '#fbd9c4',
        darkAccent: '#0f3d2e',
      },
      fonts: {
        heading: 'bitter',
        body: 'work-sans',
        headingWeight: 800,
        headingLineHeight: 1.08,
        baseSize: 18,
        headingScale: 'regular',
      },
      spacing: { siteWidth: 1280, siteMargin: 'large', sectionPadding: 'medium', blockGap: 20 },
      buttons: { style: 'solid', shape: 'rounded', padding: 'medium', weight: 700 },
      imageRadius: 8,
    }),
    header: {
      theme: 'dark',
      layout: 'title-left',
      isSticky: true,
      button: { text: 'Give', link: kit.page('give') },
    },
    pages: [
      nonProfitHome(kit),
      nonProfitWork(kit),
      nonProfitTakePart(kit),
      nonProfitGive(kit),
      nonProfitAbout(kit),
    ],
    blog: {
      key: 'blog',
      afterPage: 'take-part',
      title: 'News',
      urlName: 'news',
      description: 'From the streets, the tree nursery and the tap.',
      posts: nonProfitPosts(kit),
    },
    footer: nonProfitFooter(kit),
  }),
};
