import { defineMessages } from '../../define-messages.ts';

/** What is wrong with a change to a document, and what to do. */
export const recordRules = defineMessages('recordRules', {
  settingsNeeded: 'The settings cannot be removed.',
  cannotHold: 'A {kind} cannot hold a {type}.',
  cannotHaveId: 'A {type} cannot have the id {id}.',
  sectionGone: 'The section of this block is not there any more. Put the block into another one.',
  noSuchBlock: 'There is no such block. Take one of the list of blocks.',
  tagTooLong: 'A tag can have at most {max} characters.',
  categoryTooLong: 'A category can have at most {max} characters.',
  tagTwice: 'This tag already exists',
  categoryTwice: 'This category already exists',
  folderGone: 'The folder of this link is not there any more. Move the link out of it.',
  popupFormGone: 'The form of the pop-up is not there any more. Choose another one.',
  anchorTwice: 'Another section of this page has this anchor. Choose another one.',
  syncedNotHere: 'A synced section cannot stand here.',
  parentCategoryGone: 'The category this one lies in is not there any more. Put it into another one.',
  categoryUrlTwice: 'Another category of this store page has this address. Choose another one.',
});
