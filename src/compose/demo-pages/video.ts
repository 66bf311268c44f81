import { planSection, put } from '#compose/section-plan.ts';
import { titledText } from '../templates/titled-text.ts';
import { draftWith } from '#compose/block-draft.ts';
import type { DemoPage } from './demo-page.ts';
import { FILM } from './others-content.ts';
import { openingSection } from './opening-section.ts';

/** Videos of two providers that are commanded, one that is not, each mode, with and without overlay, and a wrong address. */
export const video: DemoPage = {
  pictures: ['studio-arcade', 'studio-pavilion', 'studio-window', 'studio-stairs', 'studio-tower'],
  build: (kit) => ({
    key: 'try-video',
    title: 'Video',
    urlName: 'video',
    description: 'Videos that ask nothing of anybody before you press play.',
    navigation: 'main',
    sections: [
      openingSection(
        'Video',
        'Nothing is loaded from a provider before you press play, or before you accepted it in the cookie banner. Only one video plays at a time.',
        [
          ['providers', 'YouTube and Vimeo'],
          ['room', 'Filling its room, or its own size'],
          ['others', 'Other providers'],
          ['overlay', 'Without an overlay'],
          ['wrong', 'An address that is no video'],
        ],
      ),
      planSection({ name: 'Fit', theme: 'light', anchor: 'providers' }, [
        put(
          [0, 0, 12, 4],
          titledText(2, 'Two that pause each other', 'Start one, then the other: the first falls silent.'),
        ),
        put(
          [0, 5, 12, 14],
          draftWith('video', {
            ...FILM,
            poster: kit.image('studio-arcade'),
            caption: 'From YouTube, under a picture of the studio’s own',
          }),
          { rows: 8 },
        ),
        put(
          [12, 5, 12, 14],
          draftWith('video', {
            url: 'https://vimeo.com/76979871',
            title: 'The new Vimeo player',
            poster: kit.image('studio-pavilion'),
            caption: 'From Vimeo',
          }),
          { rows: 8 },
        ),
      ]),
      planSection({ name: 'Fill and own size', theme: 'white', anchor: 'room' }, [
        put(
          [0, 0, 12, 4],
          titledText(2, 'Room to fill', 'A video fits its width, fills its room, or keeps the size it has.'),
        ),
        put(
          [0, 5, 10, 16],
          draftWith('video', {
            ...FILM,
            mode: 'fill',
            poster: kit.image('studio-stairs'),
            caption: 'Fill: covers its room and is cropped',
          }),
          { rows: 10 },
        ),
        put(
          [12, 5, 12, 16],
          draftWith('video', {
            ...FILM,
            mode: 'none',
            ratio: '4:3',
            poster: kit.image('studio-window'),
            caption: 'Its own size, 4:3, up to 640 pixels',
          }),
          { rows: 8 },
        ),
      ]),
      planSection({ name: 'Other providers', theme: 'dark', anchor: 'others' }, [
        put(
          [0, 0, 8, 5],
          titledText(
            2,
            'Shown, not steered',
            'Players of other services cannot be told to pause. They are taken out of the page when another video starts.',
          ),
        ),
        put(
          [10, 0, 14, 16],
          draftWith('video', {
            url: 'https://www.dailymotion.com/video/x5e9eog',
            title: 'A film at Dailymotion',
            poster: kit.image('studio-tower'),
            caption: 'From Dailymotion',
          }),
          { rows: 8 },
        ),
      ]),
      planSection({ name: 'Without an overlay', theme: 'light', anchor: 'overlay' }, [
        put(
          [0, 0, 8, 5],
          titledText(
            2,
            'There at once',
            'Without an overlay the player is part of the page as soon as the visitor agreed to it. Until then a plain cover stands in for it.',
          ),
        ),
        put(
          [10, 0, 14, 16],
          draftWith('video', { ...FILM, hasOverlay: false, caption: 'From YouTube, without a picture' }),
          { rows: 8 },
        ),
      ]),
      planSection({ name: 'Wrong', theme: 'white', anchor: 'wrong' }, [
        put([0, 0, 8, 4], titledText(2, 'No video', 'An address that is no video says so in its place.')),
        put([10, 0, 14, 4], draftWith('video', { url: 'https://example.com/' })),
      ]),
    ],
  }),
};
