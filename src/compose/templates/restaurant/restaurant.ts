import { siteTemplates } from '#messages/en/interface/site-templates.ts';
import { designOf } from '../design-of.ts';
import type { SiteTemplate } from '../site-template.ts';
import { restaurantFooter, restaurantHome } from './restaurant-home.ts';
import { restaurantHouse, restaurantMenu, restaurantReserve } from './restaurant-pages.ts';

/** A restaurant in the evening: dark and dense, with a menu in tabs, hours and a form to reserve. */
export const restaurant: SiteTemplate = {
  id: 'restaurant',
  title: siteTemplates.restaurant,
  sampleTitle: 'Ember Yard',
  description: siteTemplates.restaurantHelp,
  pictureUrl: '/_portico/templates/restaurant.jpg',
  pictures: ['restaurant-room', 'restaurant-plate', 'restaurant-pans', 'restaurant-wine'],
  build: (kit) => ({
    tagline: 'Dinner over fire',
    description: 'A small dining room around an open fire. Dinner from Wednesday to Sunday, one sitting.',
    design: designOf({
      palette: {
        white: '#f6eee3',
        black: '#12100f',
        accent: '#c8452b',
        lightAccent: '#e6d3b8',
        darkAccent: '#241a16',
      },
      fonts: {
        heading: 'cormorant',
        body: 'karla',
        headingWeight: 600,
        headingLineHeight: 1,
        baseSize: 16,
        headingScale: 'large',
      },
      spacing: { siteWidth: 1320, siteMargin: 'medium', sectionPadding: 'small', blockGap: 20 },
      buttons: { style: 'solid', shape: 'square', padding: 'medium', weight: 600 },
      imageRadius: 0,
    }),
    header: {
      theme: 'black',
      layout: 'nav-left',
      isSticky: true,
      button: { text: 'Reserve', link: kit.page('reserve') },
    },
    pages: [restaurantHome(kit), restaurantMenu(kit), restaurantHouse(kit), restaurantReserve(kit)],
    footer: restaurantFooter(kit),
  }),
};
