import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import { formFieldsOf } from './form-fields.ts';
import { FormBlock } from './render.tsx';
import { formDefaults, formMigrations, formSchema } from './schema.ts';
import styles from './styles.css?inline';

/** A form visitors fill in and send (FORM, FBLD). */
export const form = defineBlock({
  type: 'form',
  title: 'Form',
  category: 'forms',
  icon: 'clipboard-list',
  keywords: ['contact', 'email', 'fields', 'survey', 'message', 'sign-up'],
  schema: formSchema,
  defaults: formDefaults,
  dataVersion: 1 + formMigrations.length,
  migrations: formMigrations,
  fields: {
    name: { control: 'text', label: 'Form name', maxLength: 200 },
    fields: { control: 'custom', label: 'Fields' },
    notifyEmail: { control: 'text', label: 'Send answers to this email address', maxLength: 256 },
    keepSubmissions: { control: 'toggle', label: 'Keep answers in the list of submissions' },
    submitText: { control: 'text', label: 'Button text', maxLength: 100 },
    alignment: {
      control: 'segmented',
      label: 'Button alignment',
      options: [
        { value: 'left', label: 'Left', icon: 'align-left' },
        { value: 'center', label: 'Center', icon: 'align-center' },
        { value: 'right', label: 'Right', icon: 'align-right' },
      ],
    },
    successText: { control: 'rich-text', label: 'Text after sending' },
    successLink: {
      control: 'link',
      label: 'Page after sending',
      help: 'Visitors are sent there instead of reading the text.',
    },
    postSubmitHtml: {
      control: 'textarea',
      label: 'Code after sending',
      isCode: true,
      maxLength: 100_000,
      help: 'HTML and scripts, run on the published site after a form was sent.',
    },
    disclaimer: { control: 'rich-text', label: 'Disclaimer' },
    needsConsent: { control: 'toggle', label: 'Ask for consent' },
    consentText: { control: 'text', label: 'Consent text', maxLength: 500 },
  },
  size: { w: 14, h: 16 },
  inlineTexts: [
    { path: 'fields.*.title', label: 'Title of the field', maxLength: 300 },
    { path: 'submitText', label: 'Button text', maxLength: 100 },
  ],
  render: FormBlock,
  hasBehaviour: true,
  styles: buttonStyles + styles,
  plainText: (data) =>
    [
      ...formFieldsOf('', data).map((field) => (field.kind === 'hidden' ? '' : field.title)),
      plainTextOf(data.disclaimer),
    ]
      .filter((text) => text !== '')
      .join('\n'),
});
