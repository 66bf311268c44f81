import { paletteTokensCss } from '#domain/design/palette-tokens.ts';
import wordStyles from '../../styles/words.css?inline';
import type { PageFeature } from './page-feature.ts';

/** Texts in a colour of the palette. */
export const wordsFeature: PageFeature = {
  name: 'words',
  styles: ({ shell, body, over }) =>
    body.facts.hasClass('portico-words') || over.facts.hasClass('portico-words')
      ? paletteTokensCss(shell.design) + wordStyles
      : '',
};
