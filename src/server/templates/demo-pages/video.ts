import { video as videoBlock } from '#blocks/video/index.ts';
import { text } from '#domain/section-catalog/block-kit.ts';
import { h, p } from '#domain/section-catalog/rich-text-kit.ts';
import { planSection, put } from '#domain/section-catalog/section-plan.ts';
import { titledText } from '../titled-text.ts';
import { blockWith } from './block-with.ts';
import type { DemoPage } from './demo-page.ts';

/** Videos of two providers that are commanded, one that is not, each mode, with and without overlay, and a wrong address. */
export const video: DemoPage = {
  pictures: ['studio-arcade'],
  build: (kit) => ({
    key: 'try-video',
    title: 'Video',
    urlName: 'video',
    description: 'Videos that ask nothing of anybody before you press play.',
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'white' }, [
        put(
          [0, 0, 16, 5],
          text(
            h(1, 'Video'),
            p(
              'Nothing is loaded from a provider before you press play, or before you accepted it in the cookie banner. Only one video plays at a time.',
            ),
          ),
        ),
      ]),
      planSection({ name: 'Fit', theme: 'light' }, [
        put(
          [0, 0, 12, 14],
          blockWith(videoBlock, {
            poster: kit.image('studio-arcade'),
            caption: 'YouTube, with a picture of yours',
          }),
          { rows: 8 },
        ),
        put(
          [12, 0, 12, 14],
          blockWith(videoBlock, {
            url: 'https://vimeo.com/76979871',
            title: 'The new Vimeo player',
            caption: 'Vimeo, paused when another starts',
          }),
          { rows: 8 },
        ),
      ]),
      planSection({ name: 'Fill and own size', theme: 'white' }, [
        put(
          [0, 0, 10, 14],
          blockWith(videoBlock, { mode: 'fill', caption: 'Fill covers its room and crops' }),
          { rows: 10 },
        ),
        put(
          [12, 0, 12, 14],
          blockWith(videoBlock, { mode: 'none', ratio: '4:3', caption: 'Own size, 4:3' }),
          {
            rows: 8,
          },
        ),
      ]),
      planSection({ name: 'Other providers', theme: 'light' }, [
        put(
          [0, 0, 12, 14],
          blockWith(videoBlock, {
            url: 'https://www.dailymotion.com/video/x5e9eog',
            title: 'A film at Dailymotion',
            caption: 'Shown only: taken out of the page when another starts',
          }),
          { rows: 8 },
        ),
        put(
          [12, 0, 12, 14],
          blockWith(videoBlock, { hasOverlay: false, caption: 'Without an overlay, once you agreed' }),
          { rows: 8 },
        ),
      ]),
      planSection({ name: 'Wrong', theme: 'white' }, [
        put(
          [0, 0, 9, 4],
          titledText(2, 'No video', 'An address that is no video says so in place of the video.'),
        ),
        put([11, 0, 13, 4], blockWith(videoBlock, { url: 'https://example.com/' })),
      ]),
    ],
  }),
};
