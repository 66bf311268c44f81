import { defineMessages } from '../define-messages.ts';

/** What videos and held content say. */
export const media = defineMessages('media', {
  /** DSGN-59 */
  stopBackgroundVideo: 'Stop the background video',
  playBackgroundVideo: 'Play the background video',
  showContent: 'Show content',
  heldContent:
    'This content comes from other websites. It is loaded when you ask for it, or once you accept cookies.',
  playVideo: 'Play video: {name}',
  playVideoFrom: 'Play video: {name}. Plays from {provider}',
  playsFrom: 'Plays from {provider}',
  download: 'Download',
  openLink: 'Open link',
  footnotes: 'Footnotes',
  backToReference: 'Back to reference {number}',
  done: 'Done: ',
  toDo: 'To do: ',
});
