import { defineMessages } from '../../define-messages.ts';

/** What stands on the canvas in place of a block that shows nothing yet. */
export const blockHints = defineMessages('blockHints', {
  booking: 'Enter the address of your booking page at Calendly, Cal.com or Acuity Scheduling.',
  audio: 'Enter the address of an uploaded audio file, or of a track at Spotify or SoundCloud.',
  summary: 'Choose the collection this block draws on.',
  account: 'Enter the account this block belongs to.',
  noSuchAccount: 'There can be no account “{name}”.',
  embed: 'Enter an address to embed.',
  notEmbeddable: 'This address cannot be embedded.',
  embeddable: 'Addresses of these services work: {services}.',
  video: 'Enter the address of a video, or choose an uploaded one.',
  image: 'Choose an image, or drop one here',
  slide: 'Choose an image',
  markdown: 'Write Markdown in the block’s panel.',
  gallery: 'Add pictures',
  menu: 'Write your menu in the panel.',
  memberArea: 'Choose the area this block offers.',
  socialLinks: 'Add the addresses of your profiles.',
  code: '{language} code. It runs on the published site only.',
  invalidVideo: 'Invalid video embed.',
  comments: 'The comments on this item stand here. On a page without an item the block shows nothing.',
  productReviews: 'Choose the product whose reviews this block shows.',
  noReviews: 'No review of this product is approved yet. Visitors see nothing here.',
  product: 'Choose the product this block sells.',
});
