import { translateEnglish } from '#messages/translator.ts';
import { COLOR_THEME_IDS } from '#domain/palette/color-theme-ids.ts';
import { colorThemeTitle } from '#domain/design/color-themes.ts';
import { button, line, quote, small, text } from '#compose/block-kit.ts';
import { h, p, to } from '#compose/rich-text-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import type { DemoPage } from './demo-page.ts';
import { openingSection } from './opening-section.ts';

/** A section in each of the ten colour themes: what a change of the palette does is seen at one glance. */
export const colors: DemoPage = {
  pictures: [],
  build: () => ({
    key: 'try-colors',
    title: 'Colors',
    urlName: 'colors',
    description: 'The ten color themes, derived from one palette.',
    navigation: 'main',
    sections: [
      openingSection(
        'Colors',
        'Five colors make the whole site; ten themes follow them. Choose another accent in Design, from a preset or from a picture, and this page changes as a whole: every text stays readable.',
        COLOR_THEME_IDS.map((id) => [id, translateEnglish(colorThemeTitle(id))] as const),
      ),
      ...COLOR_THEME_IDS.map((theme) =>
        planSection({ name: translateEnglish(colorThemeTitle(theme)), theme, anchor: theme }, [
          put(
            [0, 0, 11, 4],
            text(
              h(2, translateEnglish(colorThemeTitle(theme))),
              p('A text with ', to({ kind: 'url', href: '#main', newWindow: false }, 'a link'), ' in it.'),
            ),
          ),
          put([0, 4, 11, 1], line()),
          put([0, 5, 11, 2], button('A button', { kind: 'url', href: '#main', newWindow: false })),
          put([13, 0, 11, 4], quote('What is set in another color is still read.', '')),
          put([13, 4, 11, 2], small(p('Small print, a shade lighter than the text.'))),
        ]),
      ),
    ],
  }),
};
