import { defineMessages } from '../../define-messages.ts';

/** What can be set about a block with a picture. */
export const imageFields = defineMessages('imageFields', {
  image: 'Image',
  inline: 'Plain, with a caption',
  poster: 'Poster: text over the image',
  card: 'Card: text beside the image',
  overlap: 'Overlap: text over one edge',
  collage: 'Collage: text over a corner',
  stack: 'Stack: text below the image',
  mode: 'Picture in its frame',
  asHighAsBlock: 'As high as the block',
  asThePicture: 'As the picture is',
  square: 'Square (1:1)',
  button: 'Button',
  buttonHelp: 'The button leads to the link. Without a button the picture is linked.',
  side: 'Picture stands',
  first: 'First',
  last: 'Last',
  textAlignment: 'Alignment of the text',
  buttonKind: 'Style of the button',
});
