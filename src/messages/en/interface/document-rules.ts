import { defineMessages } from '../../define-messages.ts';

/** What is wrong with what documents, saved parts and tables shall hold. */
export const documentRules = defineMessages('documentRules', {
  valueTooLarge: 'The value is too large.',
  recordTooLarge: 'The record is too large.',
  fieldNotAllowed: 'A field of the record has a name that is not allowed.',
  nothingToSave: 'There is nothing to save.',
  syncedNotSaved: 'What shows a synced section is not saved: insert that from the list of synced sections.',
  tooLargeToSave: 'This is too large to be saved. Save parts of it.',
  bandsOverlap: 'Each weight has to be above the one before it.',
  codesBackwards: '{code} runs backwards: enter the lower postal code first.',
  noTable: 'This is no table that can be shown.',
  tooManyFields: 'There can be {most} of these fields at most.',
  mailTwice: 'There is a text for this mail already.',
  mailAlwaysSent: 'Buyers always get this mail.',
  unknownPlaceholder: 'There is no placeholder named {name}.',
});
