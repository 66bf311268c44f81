import { defineMessages } from '../../define-messages.ts';

/** What saving sections and blocks for later says (EDIT-205). */
export const savedParts = defineMessages('savedParts', {
  nameMissing: 'Please enter a name.',
  isSynced: '“{name}” is synced. Find it under “Add section”, “Synced”.',
  blockSaved: '“{name}” is saved. Find it under “Add block”.',
  sectionSaved: '“{name}” is saved. Find it under “Add section”.',
  saveBlocks: 'Save blocks',
  saveSection: 'Save section',
  cancel: 'Cancel',
  save: 'Save',
  name: 'Name',
  editorOnly: 'Seen in the editor only.',
  copyKept: 'A copy is kept as it is now, for the pages of all your sites.',
  synced: 'Synced: changes everywhere',
  syncedText:
    'It can stand on many pages of this site. What is changed in it changes on all of them, but for texts and pictures that you set for one page.',
  saved: 'Saved',
  deleteNamed: 'Delete {name}',
  more: '{count, number} more: search by name.',
  search: 'Search saved sections',
  noResults: 'Unable to load results',
  tryAgain: 'Try again',
  loading: 'Loading saved sections',
  none: 'Nothing is saved yet',
  noneText:
    'Select a section, press “Save section” in its toolbar, and find it here on every page of your sites.',
  noMatch: 'No saved section matches “{words}”',
  makeNamedSynced: 'Make {name} synced',
  makeSynced: 'Make synced',
  delete: 'Delete',
  deleted: '“{name}” was deleted. Pages on which it stands keep it.',
  undo: 'Undo',
});
