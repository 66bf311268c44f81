import { defineTranslation } from '../../define-messages.ts';
import type { panelTools as english } from '../../en/interface/panel-tools.ts';

export const panelTools = defineTranslation<typeof english>('panelTools', {
  inTab: 'في علامة تبويب المتصفح',
  whereShared: 'حيث تُشارك الصفحة',
  undo: 'تراجع',
  undoStep: 'تراجع: {name}',
  redo: 'إعادة',
  redoStep: 'إعادة: {name}',
});
