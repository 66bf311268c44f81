import { defineTranslation } from '../../define-messages.ts';
import type { portfolioPanel as english } from '../../en/interface/portfolio-panel.ts';

export const portfolioPanel = defineTranslation<typeof english>('portfolioPanel', {
  newProject: 'مشروع جديد',
  loading: 'جارٍ تحميل المشاريع',
  add: 'إضافة مشروع',
  atMost: '{count} مشروع على الأكثر.',
  inOrder: 'المشاريع بالترتيب',
  none: 'لا مشاريع بعد.',
  untitled: 'مشروع بلا عنوان',
  move: 'نقل {title}',
  settingsOf: 'إعدادات {title}',
  delete: 'حذف {title}',
  settings: 'إعدادات المشروع',
  removeText: 'يُزال المشروع من الموقع فورًا. يمكنك استعادته من سلة المهملات خلال 30 يومًا.',
  projects: 'المشاريع',
});
