import { defineMessages } from '../define-messages.ts';

/** What videos and held content say. */
export const media = defineMessages('media', {
  /** DSGN-59 */
  stopBackgroundVideo: 'Stop the background video',
  playBackgroundVideo: 'Play the background video',
  showContent: 'Show content',
  heldContent:
    'This content comes from other websites. It is loaded when you ask for it, or once you accept cookies.',
});
