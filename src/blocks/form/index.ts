import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import { formBlock } from '#messages/en/interface/form-block.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import { formFieldsOf } from './form-fields.ts';
import { FORM_CONTROLS } from './form-controls.ts';
import { FormBlock } from './render.tsx';
import { formDefaults, formMigrations, formSchema } from './schema.ts';
import styles from './styles.css?inline';

/** A form visitors fill in and send (FORM, FBLD). */
export const form = defineBlock({
  type: 'form',
  title: blockKinds.form,
  category: 'forms',
  icon: 'clipboard-list',
  schema: formSchema,
  defaults: formDefaults,
  dataVersion: 1 + formMigrations.length,
  migrations: formMigrations,
  fields: FORM_CONTROLS,
  size: { w: 14, h: 16 },
  inlineTexts: [
    { path: 'fields.*.title', label: formBlock.titleOfField, maxLength: 300 },
    { path: 'submitText', label: formBlock.buttonText, maxLength: 100 },
    { path: 'overlayButtonText', label: formBlock.openingButtonText, maxLength: 100 },
  ],
  render: FormBlock,
  hasBehaviour: true,
  sharedStyles: [buttonStyles],
  styles,
  code: (data) => data.postSubmitHtml,
  codeFields: () => ['postSubmitHtml'],
  plainText: (data) =>
    [
      ...formFieldsOf('', data).map((field) => (field.kind === 'hidden' ? '' : field.title)),
      plainTextOf(data.disclaimer),
    ]
      .filter((text) => text !== '')
      .join('\n'),
});
