import { defineMessages } from '../../define-messages.ts';

/** What is said aloud when something was done on the canvas, and what people are told who asked for what does not go. */
export const editAnnouncements = defineMessages('editAnnouncements', {
  savedAsYouGo: 'Everything is saved as you go',
  syncedAlready: 'This section is synced already: find it under “Add section”, “Synced”.',
  copied: 'Copied',
  pasted: 'Pasted',
  added: '{title} added',
  sectionAdded: 'Section added',
  layoutAdded: 'Layout {title} added',
  sectionAtEnd: 'The section is at the end already',
  sectionMovedUp: 'Section moved up',
  sectionMovedDown: 'Section moved down',
  blocksDeleted: '{count, plural, one {Block deleted} other {# blocks deleted}}',
  sectionDeleted: 'Section deleted',
  nothingToUndo: 'Nothing to undo',
  undone: 'Undone: {name}',
  nothingToRedo: 'Nothing to redo',
  redone: 'Done again: {name}',
  redo: 'Redo',
  block: 'Block',
  oneSection: 'A synced section is one section: others are added, moved and deleted on the page.',
  selectSeveral: 'Select several blocks to group them',
  grouped: '{count, plural, one {# blocks grouped} other {# blocks grouped}}',
  ungrouped: 'Ungrouped',
  pictureReplaced: 'Picture replaced',
  picturesAdded: '{count, plural, one {Picture added} other {# pictures added}}',
  selected: '{count, plural, one {# block selected} other {# blocks selected}}',
  selectedOfOneSection:
    'Only blocks of one section can be selected together. {count, plural, one {# block selected} other {# blocks selected}}',
  gathering: '1 block selected. Go to further blocks with Tab and add them with Shift and Enter',
  selectSectionFirst: 'Select a section first, or a block in it',
});
