/** What a gallery holds: slides, or the tracks of an album. */
export type SlideKind = 'slide' | 'track';

/** What the editor calls them. */
export const SLIDE_WORDS = {
  slide: {
    One: 'Slide',
    one: 'slide',
    many: 'slides',
    home: 'A gallery',
    drop: 'Drop pictures and videos here',
    /** What its picture is. */
    picture: 'Picture',
  },
  track: {
    One: 'Track',
    one: 'track',
    many: 'tracks',
    home: 'An album',
    drop: 'Drop MP3 or M4A files here',
    picture: 'Cover',
  },
} as const satisfies Readonly<Record<SlideKind, Readonly<Record<string, string>>>>;
export type SlideWords = (typeof SLIDE_WORDS)[SlideKind];

/** “Tracks” as a name of a list. */
export function manyAsName({ One }: SlideWords): string {
  return `${One}s`;
}
