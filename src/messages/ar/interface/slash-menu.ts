import { defineTranslation } from '../../define-messages.ts';
import type { slashMenu as english } from '../../en/interface/slash-menu.ts';

export const slashMenu = defineTranslation<typeof english>('slashMenu', {
  bulletedList: 'قائمة نقطية',
  numberedList: 'قائمة مرقّمة',
  quote: 'اقتباس',
  codeText: 'نص شيفرة',
  table: 'جدول',
  line: 'خط',
  inserted: 'أُدرج {title}',
  closed: 'أُغلقت القائمة',
  nothingMatches: 'لا شيء مطابق',
  nothingMatchesWords: 'لا شيء يطابق «{words}».',
  position: '{title}، {place} من {count}',
  opened: 'قائمة الإدراج. {said}. مفاتيح الأسهم للاختيار، وEnter للإدراج.',
  insert: 'إدراج',
});
