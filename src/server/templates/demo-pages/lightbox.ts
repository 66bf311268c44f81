import { gallery, text, type MadeBlock } from '#domain/section-catalog/block-kit.ts';
import { h, p } from '#domain/section-catalog/rich-text-kit.ts';
import { planSection, put } from '#domain/section-catalog/section-plan.ts';
import { titledText } from '../titled-text.ts';
import type { DemoPage } from './demo-page.ts';

/** The lightbox dark, light and moving by itself, and below it the popups and tooltips that scripts of a page may use. */
export const lightbox: DemoPage = {
  pictures: ['journal-ridges', 'journal-sea', 'journal-dunes', 'shop-vase', 'shop-jug', 'shop-lamp'],
  build: (kit) => ({
    key: 'try-lightbox',
    title: 'Lightbox',
    urlName: 'lightbox',
    description: 'Galleries that open large, popups and tooltips.',
    navigation: 'main',
    sections: [
      planSection({ name: 'Opening', theme: 'white' }, [
        put(
          [0, 0, 16, 5],
          text(
            h(1, 'Lightbox'),
            p(
              'Choose a picture: it opens over the page. The arrow keys, a click on its left or right half and the two arrows lead on; on a phone, scroll. Escape and a click beside it lead back.',
            ),
          ),
        ),
      ]),
      planSection({ name: 'Dark', theme: 'light' }, [
        put(
          [0, 0, 8, 3],
          titledText(2, 'Dark', 'An address that ends with #itemId=first opens the first picture.'),
        ),
        put(
          [0, 4, 24, 8],
          gallery(
            [
              { image: kit.image('journal-ridges'), caption: 'The first of three', urlName: 'first' },
              { image: kit.image('journal-sea'), caption: 'The second', urlName: 'second' },
              { image: kit.image('journal-dunes'), urlName: 'third' },
            ],
            { perRow: 3, perRowOnPhones: 1, ratio: '3:2' },
          ),
          { rows: 8 },
        ),
      ]),
      planSection({ name: 'Light', theme: 'white' }, [
        put([0, 0, 8, 3], titledText(2, 'Light', 'The third picture has a link and follows it.')),
        put(
          [0, 4, 24, 8],
          gallery(
            [
              { image: kit.image('shop-vase'), caption: 'On a light ground' },
              { image: kit.image('shop-jug') },
              {
                image: kit.image('shop-lamp'),
                caption: 'Leads to the top of the page',
                link: { kind: 'url', href: '#', newWindow: false },
              },
            ],
            { perRow: 3, perRowOnPhones: 1, ratio: '3:2', lightboxTheme: 'light' },
          ),
          { rows: 8 },
        ),
      ]),
      planSection({ name: 'By itself', theme: 'light' }, [
        put(
          [0, 0, 8, 3],
          titledText(
            2,
            'By itself',
            'Moves on after four seconds, stands still under the pointer, and can be paused.',
          ),
        ),
        put(
          [0, 4, 24, 8],
          gallery(
            [
              { image: kit.image('journal-sea') },
              { image: kit.image('shop-vase') },
              { image: kit.image('shop-lamp') },
            ],
            {
              perRow: 3,
              perRowOnPhones: 1,
              ratio: '3:2',
              lightboxAutoplay: 'next',
              lightboxAutoplaySeconds: 4,
            },
          ),
          { rows: 8 },
        ),
      ]),
      planSection({ name: 'Popups', theme: 'white' }, [
        put(
          [0, 0, 9, 4],
          titledText(
            2,
            'Popups and tooltips',
            'Made by a code block with the helpers that Portico offers to scripts of a page. Rest the pointer on a button to see its tooltip.',
          ),
        ),
        put([11, 0, 13, 5], popupButtons(), { rows: 5 }),
      ]),
    ],
  }),
};

function popupButtons(): MadeBlock {
  return { blockType: 'code', data: { source: POPUP_BUTTONS, language: 'html', display: 'run' } };
}

const POPUP_BUTTONS = `<style>#popups button { min-height: 44px; padding: 0 1.2em; font: inherit; }</style>
<p id="popups">
  <button type="button" data-popup="confirm" data-tooltip="Asks and reports the answer">Ask</button>
  <button type="button" data-popup="alert" data-tooltip="One button, Okay">Tell</button>
  <button type="button" data-popup="inform" data-tooltip="Hides by itself after two seconds">Note</button>
</p>
<script>
  document.addEventListener('portico:ready', async () => {
    const page = await portico.load();
    const actions = {
      async confirm() {
        const outcome = await page.confirm({ title: 'Really?', message: 'Nothing happens either way.' });
        page.inform({ title: 'Your answer', message: outcome });
      },
      alert: () => page.alert('This is an alert of the page, not of the browser.'),
      inform: () => page.inform({ title: 'Saved', message: 'This note goes by itself.' }),
    };
    for (const button of document.querySelectorAll('#popups button')) {
      button.addEventListener('click', () => actions[button.dataset.popup]());
    }
  });
</script>`;
