import { defineMessages } from '../../define-messages.ts';

/** What the menu behind a slash offers and says aloud (EDIT-192). */
export const slashMenu = defineMessages('slashMenu', {
  bulletedList: 'Bulleted list',
  numberedList: 'Numbered list',
  quote: 'Quote',
  codeText: 'Code text',
  table: 'Table',
  line: 'Line',
  inserted: '{title} inserted',
  closed: 'Menu closed',
  nothingMatches: 'Nothing matches',
  nothingMatchesWords: 'Nothing matches “{words}”.',
  position: '{title}, {place} of {count}',
  opened: 'Insert menu. {said}. Arrow keys choose, Enter inserts.',
  insert: 'Insert',
});
