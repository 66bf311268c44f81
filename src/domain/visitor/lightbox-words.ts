import { LIGHTBOX } from './lightbox.ts';

/** What the lightbox calls its parts. */
export interface LightboxWords {
  /** Its own name, where it is given none (OVER-85). */
  readonly title: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly caption: string;
  readonly pause: string;
  readonly play: string;
  /** Between the number of an item and how many there are: `2 of 3`. */
  readonly of: string;
}

const ENGLISH: LightboxWords = {
  title: LIGHTBOX.title,
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  caption: 'Caption',
  pause: 'Pause',
  play: 'Play',
  of: 'of',
};

const WORDS: Readonly<Record<string, LightboxWords>> = {
  de: {
    title: 'Galerie',
    close: 'Schließen',
    previous: 'Zurück',
    next: 'Weiter',
    caption: 'Bildtext',
    pause: 'Anhalten',
    play: 'Abspielen',
    of: 'von',
  },
  fr: {
    title: 'Galerie',
    close: 'Fermer',
    previous: 'Précédent',
    next: 'Suivant',
    caption: 'Légende',
    pause: 'Pause',
    play: 'Lecture',
    of: 'sur',
  },
  es: {
    title: 'Galería',
    close: 'Cerrar',
    previous: 'Anterior',
    next: 'Siguiente',
    caption: 'Leyenda',
    pause: 'Pausa',
    play: 'Reproducir',
    of: 'de',
  },
  it: {
    title: 'Galleria',
    close: 'Chiudi',
    previous: 'Precedente',
    next: 'Successiva',
    caption: 'Didascalia',
    pause: 'Pausa',
    play: 'Riproduci',
    of: 'di',
  },
  nl: {
    title: 'Galerij',
    close: 'Sluiten',
    previous: 'Vorige',
    next: 'Volgende',
    caption: 'Bijschrift',
    pause: 'Pauzeren',
    play: 'Afspelen',
    of: 'van',
  },
};

/** The words in the language of a page, as its root element names it, else in English. */
export function lightboxWords(language: string): LightboxWords {
  const [primary = ''] = language.toLowerCase().split('-');
  return WORDS[primary] ?? ENGLISH;
}
