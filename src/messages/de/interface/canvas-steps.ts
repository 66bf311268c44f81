import { defineTranslation } from '../../define-messages.ts';
import type { canvasSteps as english } from '../../en/interface/canvas-steps.ts';

export const canvasSteps = defineTranslation<typeof english>('canvasSteps', {
  replacePicture: 'Bild ersetzen',
  choosePicture: 'Bild auswählen',
  moveBlockOnMobile: 'Block mobil verschieben',
  resizeBlockOnMobile: 'Blockgröße mobil ändern',
  moveBlocks: 'Blöcke verschieben',
  moveBlocksOnMobile: 'Blöcke mobil verschieben',
  alignBlocks: 'Blöcke ausrichten',
  distributeBlocks: 'Blöcke verteilen',
  sameWidth: 'Blöcke gleich breit machen',
  sameHeight: 'Blöcke gleich hoch machen',
});
