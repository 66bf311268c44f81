import { defineTranslation } from '../../define-messages.ts';
import type { stockMails as english } from '../../en/interface/stock-mails.ts';

export const stockMails = defineTranslation<typeof english>('stockMails', {
  soldOut: 'نفد {name}',
  few: '{left, plural, zero {لم يبقَ شيء: {name}} one {بقيت قطعة واحدة: {name}} two {بقيت قطعتان: {name}} few {بقيت # قطع: {name}} many {بقيت # قطعة: {name}} other {بقيت # قطعة: {name}}}',
  several:
    '{count, plural, zero {لا خيارات مخزونها قليل} one {خيار واحد مخزونه قليل} two {خياران مخزونهما قليل} few {# خيارات مخزونها قليل} many {# خيارًا مخزونها قليل} other {# خيار مخزونها قليل}}',
  open: 'فتح المخزون',
});
