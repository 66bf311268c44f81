import { layoutCatalog } from '#messages/en/interface/layout-catalog.ts';
import { asking, gallery, lead, line, picture, quote, small, text } from '#compose/block-kit.ts';
import { field, form } from '#compose/form-kit.ts';
import { h, p, strong } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import { pageLayout, type PageLayout } from './page-layout.ts';

/** What a page opens with that is no landing page: its name, and what it is about in a sentence or two. */
function opening(title: string, words: string, theme: 'white' | 'light' = 'white'): SectionPlan {
  return planSection({ name: 'Opening', theme }, [
    put([0, 0, 16, 4], text(h(1, title))),
    put([0, 5, 13, 4], lead(p(words))),
  ]);
}

/**
 * Whole pages to begin with. Each has one heading of the first level and names colour themes, never colours; the words
 * say what belongs in their place. None has a picture of its own: those are the owner's, and
 * previews show samples in their places.
 */
export const PAGE_LAYOUTS: readonly PageLayout[] = [
  pageLayout('landing', layoutCatalog.landing, [
    'intro-centered',
    'services-three',
    'about-story',
    'testimonial-two',
    'questions',
    'call-to-action',
  ]),
  pageLayout('about', layoutCatalog.about, [
    planSection({ name: 'Opening', theme: 'light', verticalAlign: 'middle', isLevel: true }, [
      put([0, 2, 11, 5], text(h(1, 'Who we are'))),
      put(
        [0, 8, 10, 6],
        lead(p('Say in two sentences who you are, what you do, and why somebody should care about it.')),
      ),
      put([13, 0, 11, 20], asking(picture(null, { ratio: '4:5' }), 'practice-team-hands'), { rows: 14 }),
    ]),
    'about-story',
    'about-two-columns',
    'team-three',
    'call-to-action',
  ]),
  pageLayout('services', layoutCatalog.services, [
    opening(
      'What we do',
      'Name the two or three things that people come to you for, in their words.',
      'light',
    ),
    'services-three',
    'services-list',
    'testimonial-one',
    'questions',
    'call-to-action',
  ]),
  pageLayout('contact', layoutCatalog.contact, [
    planSection({ name: 'Contact', theme: 'white' }, [
      put(
        [0, 0, 10, 6],
        text(
          h(1, 'Get in touch'),
          p('Tell people what to write to you about, and how soon they can expect an answer.'),
        ),
      ),
      put(
        [0, 8, 10, 5],
        text(h(4, 'Telephone'), p('Monday to Friday, nine to five'), p(strong('Your number'))),
      ),
      put(
        [12, 0, 12, 18],
        form({ name: 'Contact form', thanks: 'Thank you. Your message is on its way to us.' }),
      ),
    ]),
    'contact-visit',
  ]),
  pageLayout('work', layoutCatalog.work, [
    opening('Selected work', 'A line about what these pictures have in common, and who they were made for.'),
    planSection({ name: 'Work', theme: 'white' }, [
      put(
        [0, 0, 24, 16],
        asking(
          gallery([], { perRow: 3, ratio: '4:5' }),
          'journal-ridges',
          'photographer-table',
          'studio-tower',
          'shop-vase',
          'journal-night',
          'cafe-cup',
        ),
        { rows: 8 },
      ),
    ]),
    'gallery-pair',
    'call-to-action',
  ]),
  pageLayout('prices', layoutCatalog.prices, [
    opening(
      'What it costs',
      'Say what a price includes and what it does not. People remember who was clear.',
    ),
    'prices-three',
    'questions',
    'call-to-action',
  ]),
  pageLayout('questions', layoutCatalog.questions, [
    opening(
      'Questions we are asked',
      'Answers to what people want to know before they write or call.',
      'light',
    ),
    'questions',
    'contact-form',
  ]),
  pageLayout('article', layoutCatalog.article, [
    planSection({ name: 'Text', theme: 'white', width: 'medium' }, [
      put([0, 0, 20, 4], text(h(1, 'A page to be read'))),
      put([0, 4, 20, 1], small(p('Last changed on the day you write here'))),
      put([0, 6, 24, 1], line()),
      put([0, 8, 18, 4], lead(p('An opening sentence that says what the page is about, and for whom.'))),
      put(
        [0, 13, 18, 10],
        text(
          h(2, 'A heading'),
          p(
            'Terms, a manifesto, a long answer: whatever is read from top to bottom stands best in one column.',
          ),
          p('Short paragraphs and a heading every now and then help people to find their place again.'),
          h(2, 'Another heading'),
          p('And the last words tell what to do next.'),
        ),
      ),
    ]),
  ]),
  pageLayout('event', layoutCatalog.event, [
    planSection({ name: 'Opening', theme: 'dark', height: 'medium', verticalAlign: 'middle' }, [
      put([0, 0, 18, 5], text(h(1, 'An evening worth coming for'))),
      put([0, 6, 12, 3], lead(p('Day, time and place, so that nobody has to look for them.'))),
    ]),
    planSection({ name: 'Details', theme: 'white' }, [
      put([0, 0, 7, 6], text(h(3, 'When'), p('Day and month'), p('Doors open an hour before'))),
      put([8, 0, 7, 6], text(h(3, 'Where'), p('Name of the house'), p('Street and town'))),
      put(
        [16, 0, 8, 6],
        text(h(3, 'What'), p('Two sentences about what happens there, and who takes part.')),
      ),
      put([0, 8, 24, 1], line()),
      put([0, 10, 16, 6], quote('Something that was said about the last one.', 'Who said it')),
    ]),
    planSection({ name: 'Sign up', theme: 'light' }, [
      put([0, 0, 9, 5], text(h(2, 'Keep a place'), p('We answer within two days and hold it until then.'))),
      put(
        [12, 0, 12, 14],
        form({
          name: 'Sign-up',
          fields: [
            field('name', 'name', 'Name', { required: true }),
            field('email', 'email', 'Email', { required: true }),
            field('textarea', 'message', 'Anything we should know?', { maxLength: 1000 }),
          ],
          submitText: 'Sign up',
          thanks: 'Thank you. We will write to you shortly.',
        }),
      ),
    ]),
  ]),
];
