import { defineMessages } from '../../define-messages.ts';

/** Words that styles of the slash menu are looked for by, with commas between them; the English ones find them in every language. */
export const slashSearch = defineMessages('slashSearch', {
  heading: 'title',
  bulletedList: 'unordered, points, ul',
  numberedList: 'ordered, steps, ol',
  quote: 'blockquote, citation',
  codeText: 'pre, program',
  table: 'grid, rows, columns, cells',
  line: 'divider, rule, separator, hr',
});
