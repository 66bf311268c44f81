import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import { ASPECT_RATIO_OPTIONS } from './aspect-ratio.ts';
import placeholderStyles from './image-placeholder.css?inline';
import { ImageBlock } from './render.tsx';
import { imageDefaults, imageHeight, imageMigrations, imageSchema } from './schema.ts';
import styles from './styles.css?inline';

/** The layouts with a title, a text and a button. */
const WITH_TEXT = { field: 'variant', is: ['poster', 'card', 'overlap', 'collage', 'stack'] } as const;

/** One picture, plain or with text in one of six variants (CONT-08). */
export const image = defineBlock({
  type: 'image',
  title: 'Image',
  category: 'media',
  icon: 'image',
  keywords: ['picture', 'photo', 'poster', 'card', 'collage', 'overlap', 'stack', 'caption'],
  schema: imageSchema,
  defaults: imageDefaults,
  dataVersion: 1 + imageMigrations.length,
  migrations: imageMigrations,
  fields: {
    image: { control: 'image', label: 'Image' },
    variant: {
      control: 'select',
      label: 'Layout',
      options: [
        { value: 'inline', label: 'Plain, with a caption' },
        { value: 'poster', label: 'Poster: text over the image' },
        { value: 'card', label: 'Card: text beside the image' },
        { value: 'overlap', label: 'Overlap: text over one edge' },
        { value: 'collage', label: 'Collage: text over a corner' },
        { value: 'stack', label: 'Stack: text below the image' },
      ],
    },
    mode: {
      control: 'segmented',
      label: 'Picture in its frame',
      options: [
        { value: 'fill', label: 'Fill' },
        { value: 'fit', label: 'Fit' },
        { value: 'none', label: 'Own size' },
      ],
    },
    ratio: {
      control: 'select',
      label: 'Proportions',
      options: [...ASPECT_RATIO_OPTIONS, { value: 'block', label: 'As high as the block' }],
    },
    caption: {
      control: 'text',
      label: 'Caption',
      maxLength: 1000,
      when: [{ field: 'variant', is: ['inline'] }],
    },
    link: { control: 'link', label: 'Link' },
    title: {
      control: 'text',
      label: 'Title',
      maxLength: 300,
      when: [WITH_TEXT],
    },
    subtitle: { control: 'textarea', label: 'Text', maxLength: 2000, when: [WITH_TEXT] },
    buttonText: {
      control: 'text',
      label: 'Button',
      maxLength: 100,
      when: [WITH_TEXT],
      help: 'The button leads to the link. Without a button the picture is linked.',
    },
    side: {
      control: 'segmented',
      label: 'Picture stands',
      when: [WITH_TEXT],
      options: [
        { value: 'start', label: 'First' },
        { value: 'end', label: 'Last' },
      ],
    },
    alignment: {
      control: 'segmented',
      label: 'Alignment of the text',
      when: [WITH_TEXT],
      options: [
        { value: 'start', label: 'Start', icon: 'align-left' },
        { value: 'center', label: 'Center', icon: 'align-center' },
      ],
    },
  },
  size: { w: 12, h: 12 },
  height: imageHeight,
  inlineTexts: [
    { path: 'caption', label: 'Caption', maxLength: 1000 },
    { path: 'title', label: 'Title', maxLength: 300 },
    { path: 'buttonText', label: 'Button text', maxLength: 100 },
  ],
  render: ImageBlock,
  hasBehaviour: false,
  sharedStyles: [buttonStyles, placeholderStyles],
  styles,
  plainText: (data) =>
    (data.variant === 'inline' ? [data.caption] : [data.title, data.subtitle, data.buttonText])
      .filter((each) => each !== '')
      .join('\n'),
  fileIds: (data) => (data.image === null ? [] : [data.image.fileId]),
});
