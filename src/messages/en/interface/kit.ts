import { defineMessages } from '../../define-messages.ts';

/** What the controls of the interface say by themselves. */
export const kit = defineMessages('kit', {
  breadcrumbs: 'Breadcrumbs',
  working: 'Working',
  chooseColor: 'Choose {label}',
  hue: 'Hue',
  cancel: 'Cancel',
  failed: 'Something went wrong',
  close: 'Close',
  optional: '(optional)',
  chooseFiles: 'Choose files',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  position: 'Page {page} of {count}',
  positionOfMore: 'Page {page} of over {count}',
  choose: 'Choose…',
  justNow: 'just now',
  listed: '{names}, {name}',
});
