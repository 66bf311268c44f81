import { defineMessages } from '../../define-messages.ts';

/** What is said while tables of people are looked through, taken in and taken back (CRM-19). */
export const tableImports = defineMessages('tableImports', {
  looking: 'Looking through {file}',
  taking: 'Importing {file}',
  undoing: 'Undoing the import of {file}',
  rows: '{rows, plural, one {# row} other {# rows}}',
  rowsOf: '{rows, number} of {total, number} rows',
  uploading: 'Uploading the file',
  opening: 'Opening the import',
  dismiss: 'Dismiss',
  undo: 'Undo',
  details: 'Details',
  downloadLeftOut: 'Download left-out rows',
  firstShown: 'Shown are the first {shown, number} of {total, number}.',
  goOn: 'Continue',
  discard: 'Discard',
  close: 'Close',
  ready: '{file} is ready to be imported',
  readyText: 'The file is kept for a day.',
  done: 'Imported: {file}',
  result: '{added, number} added, {changed, number} changed, {left, number} left out.',
  stopped: 'Import stopped: {file}',
  stoppedText: '{added, number} added, {changed, number} changed. They stay; for 72 hours you can undo it.',
  failed: 'Not imported: {file}',
  undone: 'The import was undone: {file}',
});
