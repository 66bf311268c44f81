import { imageFields } from '#messages/en/interface/image-fields.ts';
import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import { ASPECT_RATIO_OPTIONS } from './aspect-ratio.ts';
import placeholderStyles from './image-placeholder.css?inline';
import { ImageBlock } from './render.tsx';
import { imageDefaults, imageHeight, imageMigrations, imageSchema } from './schema.ts';
import besideStyles from './beside.css?inline';
import posterStyles from './poster.css?inline';
import styles from './styles.css?inline';

/** The layouts with a title, a text and a button. */
const WITH_TEXT = { field: 'variant', is: ['poster', 'card', 'overlap', 'collage', 'stack'] } as const;

/** One picture, plain or with text in one of six variants (CONT-08). */
export const image = defineBlock({
  type: 'image',
  title: blockKinds.image,
  category: 'media',
  icon: 'image',
  schema: imageSchema,
  defaults: imageDefaults,
  dataVersion: 1 + imageMigrations.length,
  migrations: imageMigrations,
  fields: {
    image: { control: 'image', label: imageFields.image },
    variant: {
      control: 'select',
      label: blockFields.layout,
      options: [
        { value: 'inline', label: imageFields.inline },
        { value: 'poster', label: imageFields.poster },
        { value: 'card', label: imageFields.card },
        { value: 'overlap', label: imageFields.overlap },
        { value: 'collage', label: imageFields.collage },
        { value: 'stack', label: imageFields.stack },
      ],
    },
    mode: {
      control: 'segmented',
      label: imageFields.mode,
      options: [
        { value: 'fill', label: blockFields.fill },
        { value: 'fit', label: blockFields.fit },
        { value: 'none', label: blockFields.ownSize },
      ],
    },
    ratio: {
      control: 'select',
      label: blockFields.proportions,
      options: [...ASPECT_RATIO_OPTIONS, { value: 'block', label: imageFields.asHighAsBlock }],
    },
    caption: {
      control: 'text',
      label: blockFields.caption,
      maxLength: 1000,
      when: [{ field: 'variant', is: ['inline'] }],
    },
    link: { control: 'link', label: blockFields.link },
    title: {
      control: 'text',
      label: blockFields.title,
      maxLength: 300,
      when: [WITH_TEXT],
    },
    subtitle: { control: 'textarea', label: blockFields.text, maxLength: 2000, when: [WITH_TEXT] },
    buttonText: {
      control: 'text',
      label: imageFields.button,
      maxLength: 100,
      when: [WITH_TEXT],
      help: imageFields.buttonHelp,
    },
    side: {
      control: 'segmented',
      label: imageFields.side,
      when: [WITH_TEXT],
      options: [
        { value: 'start', label: imageFields.first },
        { value: 'end', label: imageFields.last },
      ],
    },
    alignment: {
      control: 'select',
      label: imageFields.textAlignment,
      when: [WITH_TEXT],
      options: [
        { value: 'site', label: blockFields.asOnSite },
        { value: 'start', label: blockFields.start },
        { value: 'center', label: blockFields.center },
        { value: 'end', label: blockFields.end },
      ],
    },
    buttonKind: {
      control: 'select',
      label: imageFields.buttonKind,
      when: [WITH_TEXT],
      options: [
        { value: 'site', label: blockFields.asOnSite },
        { value: 'primary', label: blockFields.primary },
        { value: 'secondary', label: blockFields.secondary },
        { value: 'tertiary', label: blockFields.tertiary },
      ],
    },
  },
  size: { w: 12, h: 12 },
  height: imageHeight,
  inlineTexts: [
    { path: 'caption', label: blockFields.caption, maxLength: 1000 },
    { path: 'title', label: blockFields.title, maxLength: 300 },
    { path: 'buttonText', label: blockFields.buttonText, maxLength: 100 },
  ],
  render: ImageBlock,
  hasBehaviour: false,
  takesFiles: { pictureField: 'image' },
  sharedStyles: [buttonStyles, placeholderStyles],
  styles,
  classStyles: [
    { className: 'portico-block-image-poster', styles: posterStyles },
    { className: 'portico-block-image-beside', styles: besideStyles },
  ],
  plainText: (data) =>
    (data.variant === 'inline' ? [data.caption] : [data.title, data.subtitle, data.buttonText])
      .filter((each) => each !== '')
      .join('\n'),
  fileIds: (data) => (data.image === null ? [] : [data.image.fileId]),
});
