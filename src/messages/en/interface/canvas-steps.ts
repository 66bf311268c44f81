import { defineMessages } from '../../define-messages.ts';

/** What people do on the canvas with the pointer and with pictures, as undo and histories call it. */
export const canvasSteps = defineMessages('canvasSteps', {
  replacePicture: 'Replace picture',
  choosePicture: 'Choose picture',
  moveBlockOnMobile: 'Move block on mobile',
  resizeBlockOnMobile: 'Resize block on mobile',
  moveBlocks: 'Move blocks',
  moveBlocksOnMobile: 'Move blocks on mobile',
  alignBlocks: 'Align blocks',
  distributeBlocks: 'Distribute blocks',
  sameWidth: 'Make blocks the same width',
  sameHeight: 'Make blocks the same height',
});
