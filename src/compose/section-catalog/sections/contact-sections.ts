import { sectionCatalog } from '#messages/en/interface/section-catalog.ts';
import { socialLinks, text } from '../../block-kit.ts';
import { form } from '../../form-kit.ts';
import { h, p, strong } from '../../rich-text-kit.ts';
import type { CatalogDesign } from '../catalog-design.ts';
import { planSection, put } from '../../section-plan.ts';

/** Ways to get in touch. */
export const CONTACT_SECTIONS: readonly CatalogDesign[] = [
  {
    id: 'contact-form',
    title: sectionCatalog.contactForm,
    category: 'contact',
    plan: () =>
      planSection({ name: 'Contact', theme: 'light', anchor: 'contact' }, [
        put(
          [0, 0, 9, 8],
          text(
            h(2, 'Write to us'),
            p('We read everything ourselves and answer within two working days.'),
            p(strong('Open'), ' Monday to Friday, nine to five'),
          ),
        ),
        put(
          [12, 0, 12, 18],
          form({ name: 'Contact form', thanks: 'Thank you. Your message is on its way to us.' }),
        ),
      ]),
  },
  {
    id: 'contact-visit',
    title: sectionCatalog.whereToFindUs,
    category: 'contact',
    plan: () =>
      planSection({ name: 'Visit', theme: 'dark' }, [
        put([0, 0, 9, 4], text(h(2, 'Come by'))),
        put([10, 0, 6, 6], text(h(4, 'Address'), p('Street and number'), p('Postcode and town'))),
        put([17, 0, 7, 6], text(h(4, 'Hours'), p('Tuesday to Friday, 10 to 6'), p('Saturday, 10 to 4'))),
        put([10, 7, 14, 2], socialLinks(['https://www.instagram.com/', 'https://www.facebook.com/'])),
      ]),
  },
];
