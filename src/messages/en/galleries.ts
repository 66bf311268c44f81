import { defineMessages } from '../define-messages.ts';

/** What galleries and the lightbox call their parts. */
export const galleries = defineMessages('galleries', {
  name: 'Gallery',
  thumbnails: 'Thumbnails',
  previous: 'Previous',
  next: 'Next',
  caption: 'Caption',
  pause: 'Pause',
  play: 'Play',
  position: '{index} of {count}',
});
