/** What a gallery holds: slides, or the tracks of an album. */
export type SlideKind = 'slide' | 'track';
