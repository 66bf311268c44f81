import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import formStyles from '../form/styles.css?inline';
import { NewsletterBlock } from './render.tsx';
import { newsletterDefaults, newsletterMigrations, newsletterSchema } from './schema.ts';
import styles from './styles.css?inline';

/** Signs visitors up to a mailing list (CONT-45, BLK-57 to BLK-60). */
export const newsletter = defineBlock({
  type: 'newsletter',
  title: 'Newsletter',
  category: 'forms',
  icon: 'mail',
  keywords: ['sign-up', 'subscribe', 'mailing list', 'email', 'letter'],
  schema: newsletterSchema,
  defaults: newsletterDefaults,
  dataVersion: 1 + newsletterMigrations.length,
  migrations: newsletterMigrations,
  fields: {
    title: { control: 'text', label: 'Title', maxLength: 200 },
    text: { control: 'rich-text', label: 'Text' },
    asksForName: { control: 'toggle', label: 'Ask for the name' },
    submitText: { control: 'text', label: 'Button text', maxLength: 100 },
    mailingList: { control: 'mailing-list', label: 'Mailing list' },
    successText: {
      control: 'rich-text',
      label: 'Text after signing up',
      help: 'Empty: the text that belongs to the list.',
    },
    successLink: {
      control: 'link',
      label: 'Page after signing up',
      help: 'Visitors are sent there instead of reading the text.',
    },
    disclaimer: { control: 'rich-text', label: 'Disclaimer' },
    alignment: {
      control: 'segmented',
      label: 'Alignment',
      options: [
        { value: 'left', label: 'Left', icon: 'align-left' },
        { value: 'center', label: 'Center', icon: 'align-center' },
      ],
    },
  },
  size: { w: 12, h: 7 },
  inlineTexts: [
    { path: 'title', label: 'Title', maxLength: 200 },
    { path: 'submitText', label: 'Button text', maxLength: 100 },
  ],
  render: NewsletterBlock,
  hasBehaviour: true,
  sharedStyles: [buttonStyles, formStyles],
  styles,
  plainText: (data) =>
    [data.title, plainTextOf(data.text), plainTextOf(data.disclaimer)]
      .filter((text) => text !== '')
      .join('\n'),
});
