/** What the button of a background video is called (DSGN-59). */
export const BACKGROUND_VIDEO_WORDS = {
  stop: 'Stop the background video',
  play: 'Play the background video',
} as const;
