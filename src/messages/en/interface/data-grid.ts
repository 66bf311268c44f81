import { defineMessages } from '../../define-messages.ts';

/** What a table with cells like those of a spreadsheet says. */
export const dataGrid = defineMessages('dataGrid', {
  fillDown: 'Fill down',
  hint: 'Arrow keys move, Enter edits, Ctrl+C and Ctrl+V copy and paste.',
  yes: 'Yes',
  no: 'No',
  changed: '{count, plural, one {# cell was changed.} other {# cells were changed.}}',
  someRefused:
    '{refused, plural, one {# cell could not be kept} other {# cells could not be kept}}; {kept, plural, one {# cell was changed.} other {# cells were changed.}}',
});
