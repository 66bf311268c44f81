import { siteTemplates } from '#messages/en/interface/site-templates.ts';
import { designOf } from '../design-of.ts';
import type { SiteTemplate } from '../site-template.ts';
import { shopAbout, shopContact } from './shop-house.ts';
import { shopFooter, shopHome } from './shop-pages.ts';
import { shopStore } from './shop-store.ts';

/** A small shop that shows its goods: calm colours, one picture for each thing. */
export const shop: SiteTemplate = {
  id: 'shop',
  title: siteTemplates.shop,
  sampleTitle: 'Weaver Row',
  description: siteTemplates.shopHelp,
  pictureUrl: '/_portico/templates/shop.jpg',
  pictures: [
    'shop-window',
    'shop-vase',
    'shop-bowls',
    'shop-jug',
    'shop-candles',
    'shop-linen',
    'shop-lamp',
    'shop-soap',
  ],
  build: (kit) => ({
    tagline: 'Things for every day',
    description: 'Pots, linen and light for every day, made in small numbers by people we know.',
    design: designOf({
      palette: {
        white: '#ffffff',
        black: '#20251f',
        accent: '#3f5d4a',
        lightAccent: '#eef0e8',
        darkAccent: '#26362b',
      },
      fonts: {
        heading: 'newsreader',
        body: 'dm-sans',
        headingWeight: 400,
        headingLineHeight: 1.1,
        baseSize: 17,
        headingScale: 'large',
      },
      spacing: { siteWidth: 1320, siteMargin: 'medium', sectionPadding: 'medium', blockGap: 20 },
      buttons: { style: 'solid', shape: 'rounded', padding: 'medium', weight: 500 },
      imageRadius: 4,
    }),
    header: {
      theme: 'white',
      layout: 'nav-left',
      isSticky: false,
      button: { text: 'Contact', link: kit.page('contact') },
    },
    pages: [shopHome(kit), shopAbout(kit), shopContact(kit)],
    store: { ...shopStore(kit), afterPage: 'home' },
    footer: shopFooter(kit),
  }),
};
