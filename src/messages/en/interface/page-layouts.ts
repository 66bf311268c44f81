import { defineMessages } from '../../define-messages.ts';

/** What choosing the layout of a new page says. */
export const pageLayouts = defineMessages('pageLayouts', {
  beginsWith: 'Begins with',
  toChooseFrom: 'Layouts to choose from',
  empty: 'Empty page',
});
