import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import textStyles from '../text/styles.css?inline';
import { CodeBlock } from './render.tsx';
import { codeDefaults, codeMigrations, codeSchema, MAX_CODE_LENGTH } from './schema.ts';
import styles from './styles.css?inline';

/** Code of the owner's, shown or run (CONT-25). */
export const code = defineBlock({
  type: 'code',
  title: 'Code',
  category: 'advanced',
  icon: 'code',
  keywords: ['html', 'css', 'javascript', 'script', 'snippet'],
  schema: codeSchema,
  defaults: codeDefaults,
  dataVersion: 1 + codeMigrations.length,
  migrations: codeMigrations,
  fields: {
    display: {
      control: 'segmented',
      label: 'On the page',
      options: [
        { value: 'show', label: 'Show the source' },
        { value: 'run', label: 'Run it' },
      ],
    },
    language: {
      control: 'select',
      label: 'Language',
      options: [
        { value: 'html', label: 'HTML' },
        { value: 'css', label: 'CSS' },
        { value: 'javascript', label: 'JavaScript' },
        { value: 'markdown', label: 'Markdown' },
        { value: 'text', label: 'Plain text' },
      ],
    },
    source: {
      control: 'textarea',
      label: 'Code',
      maxLength: MAX_CODE_LENGTH,
      isCode: true,
      help: 'Code runs on the published site only, never while you edit. It takes the permission of developers.',
    },
    isTracking: {
      control: 'toggle',
      label: 'Follows visitors',
      help: 'Where visitors are asked about cookies, it runs once they have accepted. Code with addresses of other websites waits for that by itself.',
    },
  },
  size: { w: 12, h: 6 },
  render: CodeBlock,
  hasBehaviour: true,
  // Code waits only on sites that ask their visitors, whose pages have the runtime anyway.
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
