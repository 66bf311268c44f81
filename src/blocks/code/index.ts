import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import textStyles from '../text/styles.css?inline';
import { CodeBlock } from './render.tsx';
import { codeDefaults, codeMigrations, codeSchema, MAX_CODE_LENGTH } from './schema.ts';
import styles from './styles.css?inline';

/** Code of the owner's, shown or run (CONT-25). */
export const code = defineBlock({
  type: 'code',
  title: blockKinds.code,
  category: 'advanced',
  icon: 'code',
  schema: codeSchema,
  defaults: codeDefaults,
  dataVersion: 1 + codeMigrations.length,
  migrations: codeMigrations,
  fields: {
    display: {
      control: 'segmented',
      label: blockFields.onThePage,
      options: [
        { value: 'show', label: blockFields.showSource },
        { value: 'run', label: blockFields.runCode },
      ],
    },
    language: {
      control: 'select',
      label: blockFields.codeLanguage,
      options: [
        { value: 'html', label: 'HTML' },
        { value: 'css', label: 'CSS' },
        { value: 'javascript', label: 'JavaScript' },
        { value: 'markdown', label: blockFields.markdown },
        { value: 'text', label: blockFields.plainText },
      ],
    },
    source: {
      control: 'textarea',
      label: blockFields.code,
      maxLength: MAX_CODE_LENGTH,
      isCode: true,
      help: blockFields.codeHelp,
    },
    isTracking: {
      control: 'toggle',
      label: blockFields.tracking,
      help: blockFields.trackingHelp,
    },
  },
  size: { w: 12, h: 6 },
  render: CodeBlock,
  hasBehaviour: true,
  // Code is held only on sites that ask for consent, whose pages have the runtime anyway.
  needsBehaviour: () => false,
  sharedStyles: [textStyles, buttonStyles],
  styles,
  plainText: (data) => (data.display === 'show' ? data.source : ''),
  code: (data) =>
    data.display === 'run' && data.language !== 'markdown' && data.language !== 'text'
      ? JSON.stringify([data.language, data.isTracking, data.source])
      : '',
  codeFields: (data) =>
    data.display === 'run' ? ['display', 'language', 'source', 'isTracking'] : ['display'],
});
