import type { SummaryData } from '#blocks/summary/schema.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { accordion, button, menu, socialLinks } from '#compose/block-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import type { TemplateKit } from '../templates/site-template.ts';
import { titledText } from '../templates/titled-text.ts';
import { draftWith } from '#compose/block-draft.ts';
import { DAY_MENU, QUESTIONS, STEPS } from './blocks-content.ts';
import type { DemoPage } from './demo-page.ts';
import { NOTES_KEY, NOTES_PICTURES } from './notes.ts';
import { MAP_ADDRESS } from './others-content.ts';
import { openingSection } from './opening-section.ts';

/** The key of this page, behind which the blog of the demo site stands. */
export const BLOCKS_KEY = 'try-blocks';

const NETWORKS = ['instagram.com', 'youtube.com', 'pinterest.com', 'github.com'].map(
  (host) => `https://www.${host}/portico`,
);

/** Blocks with a behaviour of their own, from tabs and disclosure to booking and embeds. */
export const blocks: DemoPage = {
  pictures: NOTES_PICTURES,
  build: (kit) => ({
    key: BLOCKS_KEY,
    title: 'Blocks',
    urlName: 'blocks',
    description: 'Accordion, menu, summary, booking, donation, audio and embeds.',
    navigation: 'main',
    sections: [
      openingSection(
        'Blocks',
        'Blocks that do something. Everything here can be read without scripts, too.',
        [
          ['questions', 'Questions and answers'],
          ['menu', 'A menu'],
          ['notes', 'Notes from the blog'],
          ['buttons', 'Buttons and networks'],
          ['booking', 'Booking a visit'],
          ['give', 'Giving'],
          ['elsewhere', 'From elsewhere'],
        ],
      ),
      planSection({ name: 'Questions', theme: 'light', anchor: 'questions' }, [
        put([0, 0, 11, 4], titledText(2, 'Questions and answers', 'One answer at a time, between lines.')),
        put([0, 5, 11, 10], accordion(QUESTIONS)),
        put(
          [13, 0, 11, 4],
          titledText(2, 'Step by step', 'As many open as you like, the first from the start, without lines.'),
          { gap: 3 },
        ),
        put(
          [13, 5, 11, 10],
          draftWith('accordion', {
            items: STEPS.map(([title, answer]) => ({ title, content: richTextOf(answer) })),
            allowMultipleOpen: true,
            firstItemExpanded: true,
            dividers: false,
          }),
        ),
      ]),
      planSection({ name: 'Menu', theme: 'white', anchor: 'menu' }, [
        put(
          [0, 0, 8, 5],
          titledText(
            2,
            'A menu',
            'Written as plain text, shown in tabs. The arrow keys lead from tab to tab.',
          ),
        ),
        put([10, 0, 14, 14], menu(DAY_MENU), { gap: 2 }),
      ]),
      planSection({ name: 'Notes', theme: 'dark', anchor: 'notes' }, [
        put(
          [0, 0, 8, 5],
          titledText(
            2,
            'Notes from the blog',
            'The newest posts: in a row to page through, a grid, a list, a wall.',
          ),
        ),
        put([0, 6, 24, 9], notes(kit, { variant: 'carousel', metadata: 'time-since' }), { gap: 2 }),
      ]),
      planSection({ name: 'Grid and list', theme: 'white' }, [
        put([0, 0, 11, 9], notes(kit, { variant: 'grid', columns: 2, showExcerpt: false })),
        put([13, 0, 11, 9], notes(kit, { variant: 'list', metadata: 'category' }), { gap: 2 }),
      ]),
      planSection({ name: 'Wall', theme: 'white' }, [
        put([0, 0, 24, 9], notes(kit, { variant: 'wall', columns: 4, metadata: 'none' })),
      ]),
      planSection({ name: 'Buttons', theme: 'light', anchor: 'buttons' }, [
        put(
          [0, 0, 8, 4],
          titledText(2, 'Buttons and networks', 'Three weights, and icons with and without circles.'),
        ),
        put([10, 0, 5, 3], button('Our work', kit.page('home')), { gap: 2 }),
        put([15, 0, 5, 3], button('Our work', kit.page('home'), { variant: 'outline' })),
        put([20, 0, 4, 3], button('Our work', kit.page('home'), { variant: 'text' })),
        put([10, 4, 7, 2], socialLinks(NETWORKS), { gap: 2 }),
        put([17, 4, 7, 2], socialLinks(NETWORKS, { style: 'circles' })),
      ]),
      planSection({ name: 'Booking', theme: 'white', anchor: 'booking' }, [
        put(
          [0, 0, 24, 4],
          draftWith('booking', { url: 'https://calendly.com/portico/visit', title: 'Book a visit' }),
        ),
      ]),
      planSection({ name: 'Give', theme: 'dark', anchor: 'give' }, [
        put(
          [0, 0, 14, 6],
          draftWith('donation', {
            title: 'Keep the quarry steps open',
            text: richTextOf(
              'Eighty-four steps, one lamp for every twelfth. A gift of twenty buys the light for a month.',
            ),
            link: { kind: 'url', href: 'https://example.com/give', newWindow: false },
          }),
        ),
      ]),
      planSection({ name: 'Sound and embeds', theme: 'light', anchor: 'elsewhere' }, [
        put(
          [0, 0, 12, 4],
          titledText(2, 'From elsewhere', 'Loaded when you ask for it, and not before; code is only shown.'),
        ),
        put(
          [0, 5, 11, 8],
          draftWith('audio', {
            url: 'https://open.spotify.com/track/6rqhFgbbKwnb9MLmUQDhG6',
            title: 'What we listen to while drawing',
          }),
          { gap: 2 },
        ),
        put(
          [0, 14, 11, 6],
          draftWith('code', {
            language: 'css',
            source: '.stairs {\n  block-size: calc(84 * 17cm);\n}\n',
          }),
        ),
        put([13, 5, 11, 15], draftWith('embed', { url: MAP_ADDRESS, title: 'The way to us' }), { rows: 8 }),
      ]),
    ],
  }),
};

function notes(kit: TemplateKit, changes: Partial<SummaryData>) {
  return draftWith('summary', { collection: kit.page(NOTES_KEY), count: 4, ...changes });
}
