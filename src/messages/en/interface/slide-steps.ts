import { defineMessages } from '../../define-messages.ts';

/** What people do to slides and tracks, as undo and histories call it. */
export const slideSteps = defineMessages('slideSteps', {
  addOne: '{holds, select, track {Add track} other {Add slide}}',
  addSeveral: '{holds, select, track {Add tracks} other {Add slides}}',
  moveOne: '{holds, select, track {Move track} other {Move slide}}',
  moveSeveral: '{holds, select, track {Move tracks} other {Move slides}}',
  moveUp: '{holds, select, track {Move track up} other {Move slide up}}',
  moveDown: '{holds, select, track {Move track down} other {Move slide down}}',
  removeOne: '{holds, select, track {Remove track} other {Remove slide}}',
  removeSeveral: '{holds, select, track {Remove tracks} other {Remove slides}}',
  moveToStart: 'Move to the start',
  moveToEnd: 'Move to the end',
  altFromName: 'Alternative text from file names',
  titlesFromName: 'Titles from file names',
  removeCaptions: 'Remove titles and descriptions',
  removeLinks: 'Remove links',
  changePicture: 'Change picture',
});
