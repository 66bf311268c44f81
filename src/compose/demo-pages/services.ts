import { planSection, put } from '#compose/section-plan.ts';
import { titledText } from '../templates/titled-text.ts';
import { draftWith } from '#compose/block-draft.ts';
import type { DemoPage } from './demo-page.ts';
import { openingSection } from './opening-section.ts';

/**
 * Blocks over which a service puts its own widget. Where no banner asks visitors, their scripts come by themselves
 * (BLK-67, BLK-68, BLK-71, BLK-81), so they have a page of their own that says so and stays out of search engines.
 */
export const services: DemoPage = {
  pictures: [],
  build: () => ({
    key: 'try-services',
    title: 'Services',
    urlName: 'services',
    description: 'Tables, reservations and followers: links over which services put their own widgets.',
    navigation: 'main',
    noindex: true,
    sections: [
      openingSection(
        'Services',
        'This page asks OpenTable, Tock and GitHub’s buttons for their scripts as soon as their links come near, since this site has no cookie banner. With the banner on, or the restrictive policy, the plain links stay until the visitor accepts.',
        [
          ['tables', 'Tables and reservations'],
          ['follow', 'Followers'],
        ],
      ),
      planSection({ name: 'Tables', theme: 'light', anchor: 'tables' }, [
        put(
          [0, 0, 8, 5],
          titledText(
            2,
            'Tables and reservations',
            'A plain link from the start; where its service answers, the widget stands in its place.',
          ),
        ),
        put([10, 0, 7, 3], draftWith('reservation', { account: 'portico-kitchen' }), { gap: 2 }),
        put([17, 0, 7, 3], draftWith('opentable', { account: '1' })),
      ]),
      planSection({ name: 'Follow', theme: 'white', anchor: 'follow' }, [
        put(
          [0, 0, 8, 5],
          titledText(2, 'Followers', 'A link to a profile; the network makes a button of it.'),
        ),
        put([10, 0, 14, 3], draftWith('follow-button', { service: 'github', account: 'github' }), { gap: 2 }),
      ]),
    ],
  }),
};
