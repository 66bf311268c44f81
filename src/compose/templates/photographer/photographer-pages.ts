import { button, gallery, lead, line, picture, small, socialLinks, text } from '#compose/block-kit.ts';
import { field, form } from '#compose/form-kit.ts';
import { h, lines, p, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import type { PictureName } from '../../pictures.ts';
import { titledText } from '../titled-text.ts';
import type { TemplateKit, TemplatePage } from '../site-template.ts';

/** Pictures from edge to edge, without a gap and without words. */
function wall(kit: TemplateKit, perRow: number, ratio: string, names: readonly PictureName[]): SectionPlan {
  return planSection({ name: 'Pictures', theme: 'white', width: 'full' }, [
    put(
      [0, 0, 24, 16],
      gallery(
        names.map((name) => ({ image: kit.image(name) })),
        { perRow, perRowOnPhones: 1, ratio, padding: 6, lightboxTheme: 'light' },
      ),
      { rows: 12 },
    ),
  ]);
}

export function photographerHome(kit: TemplateKit): TemplatePage {
  return {
    key: 'home',
    title: 'Home',
    urlName: 'home',
    description: 'Photographs of people and quiet places, made with the light that is there.',
    socialImage: kit.image('photographer-shore'),
    navigation: 'hidden',
    sections: [
      planSection(
        {
          name: 'Opening',
          theme: 'white',
          height: 'screen',
          verticalAlign: 'top',
          background: {
            kind: 'image',
            image: { ...kit.image('photographer-shore'), alt: '' },
            overlay: 0.1,
          },
        },
        [put([0, 0, 20, 4], text(h(1, 'Available light')))],
      ),
      wall(kit, 2, '3:2', ['photographer-street', 'photographer-table', 'journal-dunes', 'journal-sea']),
      planSection({ name: 'Invitation', theme: 'white', width: 'narrow' }, [
        put([0, 0, 24, 3], text(h(2, 'Shall we go for a walk?', 'center'))),
        put(
          [0, 4, 24, 2],
          button('Write to me', kit.page('contact'), { variant: 'text', alignment: 'center' }),
        ),
      ]),
    ],
  };
}

export function photographerPeople(kit: TemplateKit): TemplatePage {
  return {
    key: 'people',
    title: 'People',
    urlName: 'people',
    description: 'Portraits and passers-by, seen from a few steps away.',
    socialImage: kit.image('photographer-doorway'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Portrait', theme: 'white' }, [
        put([0, 0, 10, 3], text(h(1, 'People'))),
        put([12, 0, 12, 3], lead(p('Portraits and passers-by, seen from a few steps away.'))),
        put([4, 6, 16, 26], picture(kit.image('photographer-doorway'), { ratio: '4:5' }), { rows: 11 }),
      ]),
      wall(kit, 2, '3:2', ['photographer-street', 'photographer-shore']),
    ],
  };
}

export function photographerPlaces(kit: TemplateKit): TemplatePage {
  return {
    key: 'places',
    title: 'Places',
    urlName: 'places',
    description: 'Coasts, hills and rooms with nobody in them.',
    socialImage: kit.image('journal-dunes'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'white' }, [
        put([0, 0, 10, 3], text(h(1, 'Places'))),
        put([12, 0, 12, 3], lead(p('Coasts, hills and rooms with nobody in them.'))),
      ]),
      wall(kit, 1, '21:9', ['journal-dunes']),
      wall(kit, 3, '1:1', ['journal-snow', 'journal-lake', 'photographer-table']),
      wall(kit, 1, '21:9', ['journal-sea']),
    ],
  };
}

export function photographerContact(kit: TemplateKit): TemplatePage {
  return {
    key: 'contact',
    title: 'Contact',
    urlName: 'contact',
    description: 'Ask for a portrait, a day of your wedding, or a print for the wall.',
    socialImage: kit.image('photographer-table'),
    navigation: 'main',
    sections: [
      planSection({ name: 'Contact', theme: 'white' }, [
        put([0, 0, 10, 3], text(h(1, 'Say hello'))),
        put(
          [0, 4, 10, 4],
          lead(p('Portraits, weddings, and prints of everything here. No studio, no flash.')),
        ),
        put([0, 9, 10, 14], picture(kit.image('photographer-table'), { ratio: '3:2' }), { rows: 6 }),
        put(
          [12, 0, 12, 18],
          form({
            name: 'Enquiry',
            fields: [
              field('name', 'name', 'Name', { required: true }),
              field('email', 'email', 'Email', { required: true }),
              field('select', 'kind', 'What is it about?', {
                options: ['A portrait', 'A wedding', 'A print', 'Something else'],
              }),
              field('textarea', 'message', 'Message', { required: true, maxLength: 2000 }),
            ],
            submitText: 'Send',
            thanks: 'Thank you. You hear from me within two days.',
          }),
        ),
      ]),
    ],
  };
}

export function photographerFooter(kit: TemplateKit): readonly SectionPlan[] {
  return [
    planSection({ name: 'Footer', theme: 'light' }, [
      put([0, 0, 11, 4], titledText(3, kit.title, 'Portraits, weddings, and prints for the wall.')),
      put(
        [12, 0, 6, 4],
        small(
          p(to(kit.page('people'), 'People')),
          p(to(kit.page('places'), 'Places')),
          p(to(kit.page('contact'), 'Ask for a print')),
        ),
      ),
      put([18, 0, 6, 4], small(lines('No studio, no flash', 'Answers within two days'))),
      put([0, 6, 24, 1], line()),
      put([0, 7, 12, 1], socialLinks(['https://www.instagram.com/', 'https://www.behance.net/'])),
      put([18, 7, 6, 1], small(p(`© ${kit.title}`))),
    ]),
  ];
}
