import { accordion } from '#blocks/accordion/index.ts';
import { audio } from '#blocks/audio/index.ts';
import { booking } from '#blocks/booking/index.ts';
import { donation } from '#blocks/donation/index.ts';
import { embed } from '#blocks/embed/index.ts';
import { followButton } from '#blocks/follow-button/index.ts';
import { menu } from '#blocks/menu/index.ts';
import { opentable } from '#blocks/opentable/index.ts';
import { reservation } from '#blocks/reservation/index.ts';
import { socialLinks } from '#blocks/social-links/index.ts';
import { button, text } from '#domain/section-catalog/block-kit.ts';
import { h, p } from '#domain/section-catalog/rich-text-kit.ts';
import { planSection, put } from '#domain/section-catalog/section-plan.ts';
import { blockWith } from './block-with.ts';
import type { DemoPage } from './demo-page.ts';

/** Blocks with a behaviour of their own, from tabs and disclosure to booking and embeds. */
export const blocks: DemoPage = {
  pictures: [],
  build: (kit) => ({
    key: 'try-blocks',
    title: 'Blocks',
    urlName: 'blocks',
    description: 'Accordion, menu, booking, follow, donation, audio and embeds.',
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'white' }, [
        put([0, 0, 16, 3], text(h(1, 'Blocks'), p('Everything here can be read without scripts, too.'))),
      ]),
      planSection({ name: 'Open and close', theme: 'light' }, [
        put([0, 0, 11, 10], blockWith(accordion)),
        put([13, 0, 11, 10], blockWith(menu)),
      ]),
      planSection({ name: 'Buttons', theme: 'light' }, [
        put([0, 0, 8, 2], button('To the first page', kit.page('home'))),
        put([8, 0, 8, 2], button('Another look', kit.page('home'), { variant: 'outline' })),
        put([16, 0, 8, 2], blockWith(socialLinks)),
      ]),
      planSection({ name: 'Booking', theme: 'white' }, [
        put([0, 0, 24, 4], blockWith(booking, { url: 'https://calendly.com/portico/visit' })),
        put([0, 5, 8, 3], blockWith(reservation)),
        put([8, 5, 8, 3], blockWith(opentable)),
        put([16, 5, 8, 3], blockWith(followButton)),
      ]),
      planSection({ name: 'Give', theme: 'dark' }, [
        put(
          [0, 0, 12, 6],
          blockWith(donation, {
            link: { kind: 'url', href: 'https://example.com/give', newWindow: false },
          }),
        ),
      ]),
      planSection({ name: 'Sound and embeds', theme: 'light' }, [
        put(
          [0, 0, 12, 10],
          blockWith(audio, {
            url: 'https://open.spotify.com/track/6rqhFgbbKwnb9MLmUQDhG6',
            title: 'A track',
          }),
          { rows: 6 },
        ),
        put([12, 0, 12, 10], blockWith(embed), { rows: 8 }),
      ]),
    ],
  }),
};
