import { defineTranslation } from '../../define-messages.ts';
import type { shellPages as english } from '../../en/interface/shell-pages.ts';

export const shellPages = defineTranslation<typeof english>('shellPages', {
  editorNeedsScript: 'يحتاج المحرّر إلى JavaScript.',
  dashboardNeedsScript: 'تحتاج لوحة التحكم إلى JavaScript. يُرجى تفعيله وإعادة تحميل هذه الصفحة.',
});
