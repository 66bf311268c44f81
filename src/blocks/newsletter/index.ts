import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import formStyles from '../form/styles.css?inline';
import { NewsletterBlock } from './render.tsx';
import { newsletterDefaults, newsletterMigrations, newsletterSchema } from './schema.ts';
import styles from './styles.css?inline';

/** Signs visitors up to a mailing list (CONT-45, BLK-57 to BLK-60). */
export const newsletter = defineBlock({
  type: 'newsletter',
  title: blockKinds.newsletter,
  category: 'forms',
  icon: 'mail',
  schema: newsletterSchema,
  defaults: newsletterDefaults,
  dataVersion: 1 + newsletterMigrations.length,
  migrations: newsletterMigrations,
  fields: {
    title: { control: 'text', label: blockFields.title, maxLength: 200 },
    text: { control: 'rich-text', label: blockFields.text },
    asksForName: { control: 'toggle', label: blockFields.asksForName },
    submitText: { control: 'text', label: blockFields.buttonText, maxLength: 100 },
    mailingList: { control: 'mailing-list', label: blockFields.mailingList },
    successText: {
      control: 'rich-text',
      label: blockFields.afterSigningUp,
      help: blockFields.afterSigningUpHelp,
    },
    successLink: {
      control: 'link',
      label: blockFields.pageAfterSigningUp,
      help: blockFields.insteadOfText,
    },
    disclaimer: { control: 'rich-text', label: blockFields.disclaimer },
    alignment: {
      control: 'segmented',
      label: blockFields.alignment,
      options: [
        { value: 'left', label: blockFields.left, icon: 'align-left' },
        { value: 'center', label: blockFields.center, icon: 'align-center' },
      ],
    },
  },
  size: { w: 12, h: 7 },
  inlineTexts: [
    { path: 'title', label: blockFields.title, maxLength: 200 },
    { path: 'submitText', label: blockFields.buttonText, maxLength: 100 },
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
