import { defineMessages } from '../../define-messages.ts';

/** Fonts that the owner uploaded. */
export const ownFonts = defineMessages('ownFonts', {
  note: 'Fonts you upload stand beside the others in the lists above.',
  remove: 'Remove {font}',
  removed: 'Remove font',
  added: 'Add font',
  upload: 'Upload fonts',
  italic: '{weight} italic',
  forHeadings: '{weights} · used for headings',
  forParagraphs: '{weights} · used for paragraphs',
  forBoth: '{weights} · used for headings and paragraphs',
  connectionLost: 'The connection was lost. Please try again.',
  tooLarge: 'The file {name} is too large. The maximum allowed file size is {max} MB.',
  send: 'Upload',
  sending: 'Uploading …',
  drop: 'Drop font files here',
  dropHelp: 'WOFF2, WOFF, TTF or OTF, at most 5 MB each. Weights and italics of one family come together.',
  checking: 'Checking {name} and cutting it down …',
  characters: 'Characters to keep',
  latin: 'Latin',
  vietnamese: 'Vietnamese',
  cyrillic: 'Cyrillic',
  greek: 'Greek',
  allCharacters: 'All that the file has',
  confirmed: 'I have the right to use these fonts on this site',
  notAll: 'Not everything was uploaded',
});
