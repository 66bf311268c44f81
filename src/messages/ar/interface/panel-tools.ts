import { defineTranslation } from '../../define-messages.ts';
import type { panelTools as english } from '../../en/interface/panel-tools.ts';

export const panelTools = defineTranslation<typeof english>('panelTools', {
  inTab: 'في علامة تبويب المتصفح',
  whereShared: 'حيث تُشارك الصفحة',
  undo: 'تراجع',
  undoStep: 'تراجع: {name}',
  redo: 'إعادة',
  redoStep: 'إعادة: {name}',
  notPublished: 'لم يُنشر بعد',
  publishChanges: 'نشر التغييرات',
  moreChanges:
    '{count, plural, zero {ولا تغييرات أخرى} one {وتغيير آخر} two {وتغييران آخران} few {و# تغييرات أخرى} many {و# تغييرًا آخر} other {و# تغيير آخر}}',
  liveAtOnce: 'ما تغيّره هنا يظهر فورًا، دون نشر.',
});
